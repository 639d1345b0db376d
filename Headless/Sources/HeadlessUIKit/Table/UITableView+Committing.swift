import Foundation

extension UITableView {
  /// What is known of classes of data sources.
  private static var committingClasses: [ObjectIdentifier: Bool] = [:]

  /// Calls a function where nothing comes of it, as in a copy of the process, and says what it returned; `nil` if that is not possible.
  ///
  /// A tool sets it, so that rows have the same buttons in optimized programs, which do not say what their classes declare.
  package static var headlessTries: ((_ body: () -> Bool) -> Bool?)?

  /// Whether a row that is swiped shows the button for deletion: the data source implements
  /// `tableView(_:commit:forRowAt:)`, or that cannot be found out.
  ///
  /// It is not called here to find out, as it would delete.
  func offersDeletion(at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    // What answers at times, or forwards, declares the method whether it answers or not.
    guard dataSourceAnswers == nil else { return true }
    let type: AnyClass = Swift.type(of: dataSource as AnyObject)
    if let known = Self.committingClasses[ObjectIdentifier(type)] { return known }
    let start = "tableView(_: \(HeadlessModule.fullName(of: "UITableView")), commit: "
    let answer =
      dataSource is any CommittingDataSource
      || InheritedConformance.declares(methodStartingWith: start, class: type)
        ?? Self.headlessTries? { headlessCommits(at: path) } ?? true
    Self.committingClasses[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Has the data source delete a row; `false` if it does not implement the method for that.
  package func headlessCommits(at path: IndexPath) -> Bool { tellCommit(.delete, at: path) }
}

/// A data source of UIKit's own that implements `tableView(_:commit:forRowAt:)`, whatever subclasses declare.
@MainActor protocol CommittingDataSource: AnyObject {}

extension UITableViewDiffableDataSource: CommittingDataSource {}
