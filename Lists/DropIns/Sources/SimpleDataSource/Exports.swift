// Version 0.3.8 renamed the library to SimpleDataSource. This is `ReusableDataSource` with that name.
@_exported import ReusableDataSource
