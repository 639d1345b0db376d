import Roster
import RosterDiagnostics

#if canImport(ObjectiveC)
  /// The base class of data sources: a subclass says what is in its rows.
  ///
  /// A subclass implements other requirements of `UITableViewDataSource` and `UITableViewDelegate` as far as it needs
  /// them.
  public typealias TableViewDataSource = TableViewDataSourceBase

  extension TableViewDataSourceBase: TableViewDataSourceType {
    var dataSource: any TableViewDataSourceType { self }
  }
#else
  /// The base class of data sources: a subclass says what is in its rows.
  ///
  /// A subclass implements other requirements of `UITableViewDataSource` and `UITableViewDelegate` as far as it needs
  /// them, without `override`.
  ///
  /// Where there is no Objective-C, a table asks an object for what the class that conforms to the protocol implements,
  /// and not for what only a subclass of that class adds. So the base class leaves the conformance to each class that
  /// inherits from `TableViewDataSource`. There is no object of `TableViewDataSource` itself.
  public typealias TableViewDataSource = TableViewDataSourceBase & TableViewDataSourceType

  extension TableViewDataSourceBase {
    var dataSource: any TableViewDataSourceType {
      if let dataSource = self as? any TableViewDataSourceType { return dataSource }
      trap(
        "\(type(of: self)) does not conform to TableViewDataSourceType",
        cause: "it inherits from TableViewDataSourceBase",
        advice: "let it inherit from TableViewDataSource"
      )
    }
  }
#endif
