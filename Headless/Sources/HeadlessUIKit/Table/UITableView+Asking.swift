import Foundation

/// The questions to the data source and the delegate whose answers have a default; `nil` is "not implemented".
extension UITableView {
  // MARK: Data source

  func askNumberOfSections() -> Int {
    guard let dataSource else { return 1 }
    let sections = headlessEvents.ask(of: dataSourceAnswers, "numberOfSections(in:)", "numberOfSections") {
      dataSource.numberOfSections(in: self)
    }
    return sections ?? 1
  }

  func askNumberOfRows(inSection section: Int) -> Int {
    guard let dataSource else { return 0 }
    headlessEvents.record("numberOfRows", IndexPath(index: section))
    return dataSource.tableView(self, numberOfRowsInSection: section)
  }

  func askCanEdit(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return headlessEvents.ask(of: dataSourceAnswers, "tableView(_:canEditRowAt:)", "canEditRow", [path]) {
      dataSource.tableView(self, canEditRowAt: path)
    } ?? true
  }

  func askCanMove(_ path: IndexPath) -> Bool? {
    guard let dataSource else { return false }
    return headlessEvents.ask(of: dataSourceAnswers, "tableView(_:canMoveRowAt:)", "canMoveRow", [path]) {
      dataSource.tableView(self, canMoveRowAt: path)
    }
  }

  func askSectionIndexTitles() -> [String]? {
    guard let dataSource else { return nil }
    return headlessEvents.ask(of: dataSourceAnswers, "sectionIndexTitles(for:)", "sectionIndexTitles") {
      dataSource.sectionIndexTitles(for: self)
    } ?? nil
  }

  func askSection(forIndexTitle title: String, at index: Int) -> Int {
    // A choice: if the data source doesn't say, an index title is for the section at its own position.
    guard let dataSource else { return index }
    return headlessEvents.ask(
      of: dataSourceAnswers,
      "tableView(_:sectionForSectionIndexTitle:at:)",
      "sectionForSectionIndexTitle",
      detail: title
    ) {
      dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    } ?? index
  }

  /// Whether the data source takes the edit.
  func tellCommit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return headlessEvents.ask(
      of: dataSourceAnswers,
      "tableView(_:commit:forRowAt:)",
      "commit",
      [path],
      detail: "\(style)"
    ) {
      dataSource.tableView(self, commit: style, forRowAt: path)
    } != nil
  }

  /// Whether the data source takes the move.
  func tellMove(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return headlessEvents.ask(of: dataSourceAnswers, "tableView(_:moveRowAt:to:)", "moveRow", [source, destination]) {
      dataSource.tableView(self, moveRowAt: source, to: destination)
    } != nil
  }

  // MARK: Delegate

  /// Asks the delegate about a row.
  func ask<Answer>(
    _ requirement: StaticString,
    _ name: String,
    _ path: IndexPath,
    _ question: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return headlessEvents.ask(of: delegateAnswers, requirement, name, [path]) { question(delegate) }
  }

  /// Asks the delegate about a section.
  func ask<Answer>(
    _ requirement: StaticString,
    _ name: String,
    section: Int,
    _ question: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return headlessEvents.ask(of: delegateAnswers, requirement, name, [IndexPath(index: section)]) {
      question(delegate)
    }
  }

  /// Tells the delegate about a row.
  func tell(
    _ requirement: StaticString,
    _ name: String,
    _ path: IndexPath,
    _ message: (any UITableViewDelegate) -> Void
  ) {
    _ = ask(requirement, name, path, message)
  }
}
