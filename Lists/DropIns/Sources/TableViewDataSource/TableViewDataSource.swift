import Roster
import RosterDiagnostics

#if canImport(ObjectiveC)
  /// The base class of data sources. Subclasses provide the rows.
  ///
  /// A subclass can implement other requirements of `UITableViewDataSource` and `UITableViewDelegate`.
  public typealias TableViewDataSource = TableViewDataSourceBase

  extension TableViewDataSourceBase: TableViewDataSourceType {
    var dataSource: any TableViewDataSourceType { self }
  }
#else
  /// The base class of data sources. Subclasses provide the rows.
  ///
  /// A subclass can implement other requirements of `UITableViewDataSource` and `UITableViewDelegate`, without `override`.
  ///
  /// Without Objective-C, Swift binds the requirements where a class conforms. So each class that inherits from `TableViewDataSource`
  /// declares the conformance. You can't create an object of `TableViewDataSource` itself.
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
