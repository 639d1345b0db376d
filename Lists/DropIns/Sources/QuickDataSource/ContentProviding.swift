import Roster

/// A data source that announces its changes.
@MainActor protocol ContentProviding: DataSourceType {
  var changes: ContentChannel { get }
}
