import Foundation

extension UITableView {
  /// What is known of classes of data sources.
  private static var committingClasses: [ObjectIdentifier: Bool] = [:]

  /// Whether a row that is swiped shows the button for deletion: the data source implements
  /// `tableView(_:commit:forRowAt:)`, or that cannot be found out.
  ///
  /// It is not called to find out, as it would delete.
  var offersDeletion: Bool {
    guard let dataSource else { return false }
    // What answers at times, or forwards, declares the method whether it answers or not.
    guard dataSourceAnswers == nil else { return true }
    let type: AnyClass = Swift.type(of: dataSource as AnyObject)
    if let known = Self.committingClasses[ObjectIdentifier(type)] { return known }
    let start = "tableView(_: HeadlessUIKit.UITableView, commit: "
    let answer =
      dataSource is any CommittingDataSource
      || InheritedConformance.declares(methodStartingWith: start, class: type) ?? true
    Self.committingClasses[ObjectIdentifier(type)] = answer
    return answer
  }
}

/// A data source of UIKit's own that implements `tableView(_:commit:forRowAt:)`, whatever subclasses declare.
@MainActor protocol CommittingDataSource: AnyObject {}

extension UITableViewDiffableDataSource: CommittingDataSource {}
