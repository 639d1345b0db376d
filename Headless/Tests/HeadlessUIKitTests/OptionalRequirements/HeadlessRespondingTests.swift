import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// UIKit asks an object once, when it is assigned, which optional requirements it answers.
@MainActor struct HeadlessRespondingTests {
  private func table(_ delegate: any UITableViewDelegate, _ dataSource: any UITableViewDataSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = dataSource
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
  }

  @Test func anAnswerThatComesLaterIsNotAskedFor() {
    let delegate = ChangingDelegate()
    let dataSource = Rows()
    let table = table(delegate, dataSource)
    delegate.height = 70
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height != 70)
    // The same object again changes nothing.
    table.delegate = delegate
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height != 70)
    table.delegate = nil
    table.delegate = delegate
    table.layoutIfNeeded()
    expectEqual(table.rectForRow(at: [0, 0]).height, 70)
  }

  @Test func anObjectThatWasNotThereIsNotReached() {
    let forwarder = Forwarder([Plain()])
    let dataSource = Rows()
    let table = table(forwarder, dataSource)
    let tall = Tall()
    forwarder.targets = [tall]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height != 80)
    table.delegate = nil
    table.delegate = forwarder
    table.layoutIfNeeded()
    expectEqual(table.rectForRow(at: [0, 0]).height, 80)
  }

  /// Another object of a class that was there answers: the view asks on its account.
  @Test func anObjectIsReachedIfAnotherOneOfItsClassWasThere() {
    let forwarder = Forwarder([Tall()])
    let dataSource = Rows()
    let table = table(forwarder, dataSource)
    forwarder.targets = [Low()]
    table.reloadData()
    table.layoutIfNeeded()
    expectEqual(table.rectForRow(at: [0, 0]).height, 20)
  }

  @Test func whatTheForwarderAnswersForAllIsAsked() {
    let forwarder = Forwarder([Plain()], answered: ["tableView(_:heightForRowAt:)"])
    let dataSource = Rows()
    let table = table(forwarder, dataSource)
    forwarder.targets = [Tall()]
    table.reloadData()
    table.layoutIfNeeded()
    expectEqual(table.rectForRow(at: [0, 0]).height, 80)
  }

  @Test func scrollingIsToldToWhatWasThere() {
    let plain = Forwarder([Plain()])
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = plain
    let tall = Tall()
    plain.targets = [tall]
    view.contentOffset.y = 10
    expectEqual(tall.scrolls, 0)
    view.delegate = nil
    view.delegate = plain
    view.contentOffset.y = 20
    expectEqual(tall.scrolls, 1)
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// Answers heights only where it has one, as an object that overrides `responds(to:)` on a device.
private final class ChangingDelegate: NSObject, UITableViewDelegate, HeadlessResponding {
  var height: CGFloat?

  var headlessResponders: [HeadlessRequirementAnswers] {
    [HeadlessRequirementAnswers(self, unanswered: height == nil ? ["tableView(_:heightForRowAt:)"] : [])]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let height, !HeadlessOptionalRequirement.wasUnanswered(#function, by: self) else {
      HeadlessOptionalRequirement.notImplemented()
      return tableView.rowHeight
    }
    return height
  }
}

private final class Plain: NSObject, UITableViewDelegate {}

private final class Low: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
}

private final class Tall: NSObject, UITableViewDelegate {
  var scrolls = 0
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class Forwarder: NSObject, UITableViewDelegate, HeadlessResponding {
  var targets: [any UITableViewDelegate]
  private let answered: [String]

  init(_ targets: [any UITableViewDelegate], answered: [String] = []) {
    self.targets = targets
    self.answered = answered
  }

  var headlessResponders: [HeadlessRequirementAnswers] {
    [HeadlessRequirementAnswers(self, answered: answered)] + targets.map { HeadlessRequirementAnswers($0) }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    for target in targets where HeadlessOptionalRequirement.reaches(target) {
      return target.tableView(tableView, heightForRowAt: indexPath)
    }
    HeadlessOptionalRequirement.notImplemented()
    return tableView.rowHeight
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    for target in targets where HeadlessOptionalRequirement.reaches(target) { target.scrollViewDidScroll(scrollView) }
  }
}
