import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// "Attempt to delete row containing first responder that refused to resign" is a table's counterpart of what a collection says
/// (square/Listable); that it holds for headers and footers is a choice.
@MainActor struct UITableViewResponderTests {
  private final class Stubborn: NSObject, UITextFieldDelegate {
    var asked = 0
    var refuses = true
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      asked += 1
      return !refuses
    }
  }

  private final class Forms: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 3]
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    var place = "row"
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      if place == "row", indexPath == [0, 1] { cell.contentView.addSubview(field) }
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      place == "header" && section == 0 ? field : nil
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      place == "footer" && section == 0 ? field : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
  }

  private func failures(
    place: String = "row",
    refuses: Bool = true,
    _ change: (UITableView, Forms) -> Void
  ) -> [HeadlessFailure] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let table = UITableView(frame: window.bounds, style: .grouped)
    let (forms, stubborn) = (Forms(), Stubborn())
    stubborn.refuses = refuses
    forms.place = place
    (table.dataSource, table.delegate) = (forms, forms)
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
    forms.field.delegate = stubborn
    #expect(forms.field.becomeFirstResponder())
    let failures = HeadlessFailure.recording { change(table, forms) }
    stubborn.refuses = false
    window.endEditing(true)
    return failures
  }

  private let text = "Attempt to delete row containing first responder that refused to resign"

  @Test func aRowThatIsDeletedMustNotKeepTheFirstResponder() {
    let failures = failures {
      $1.counts[0] = 2
      $0.deleteRows(at: [[0, 1]], with: .fade)
    }
    #expect(failures.map(\.kind) == [.responderRefusedToResign] && failures.first?.reason == text)
    expectEqual(failures.first?.indexes, [[0, 1]])
  }

  @Test(arguments: ["row", "header", "footer"]) func aSectionThatIsDeletedMustNotKeepIt(place: String) {
    let failures = failures(place: place) {
      $1.counts = [3]
      $0.deleteSections([0], with: .fade)
    }
    expectEqual(failures.map(\.reason), [text])
  }

  @Test func anObedientFirstResponderGoesWithItsRow() {
    let failures = failures(refuses: false) { table, forms in
      forms.counts[0] = 2
      table.deleteRows(at: [[0, 1]], with: .fade)
      #expect(!forms.field.isFirstResponder)
    }
    #expect(failures.isEmpty)
  }

  @Test func rowsThatStayKeepTheFirstResponder() {
    let failures = failures { table, forms in
      forms.counts[0] = 2
      table.deleteRows(at: [[0, 0]], with: .fade)
      table.moveRow(at: [0, 0], to: [0, 1])
      forms.counts[0] = 3
      table.insertRows(at: [[0, 0]], with: .fade)
      #expect(forms.field.isFirstResponder)
    }
    #expect(failures.isEmpty)
  }

  @Test func aReloadedRowIsNoDeletedOne() {
    #expect(failures { table, _ in table.reloadRows(at: [[0, 1]], with: .none) }.isEmpty)
    #expect(failures { table, _ in table.reloadSections([0], with: .none) }.isEmpty)
  }
}
