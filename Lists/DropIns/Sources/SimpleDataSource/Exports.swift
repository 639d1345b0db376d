// The library was called SimpleDataSource from version 0.3.8 on: this is `ReusableDataSource` by that name.
@_exported import ReusableDataSource
