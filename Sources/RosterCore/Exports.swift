@_exported import ListChanges
