import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessRendering

@MainActor struct HeadlessOutlineTests {
  @Test func controlsSayTheirStates() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    label.text = "A \"quoted\"\nlabel\u{7}"
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.isEnabled = false
    let hidden = UILabel()
    hidden.text = "hidden"
    hidden.isHidden = true
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setImage(UIImage(systemName: "cart"), for: .normal)
    button.isSelected = true
    let field = UITextField()
    field.placeholder = "Search"
    field.accessibilityIdentifier = "search"
    let picture = UIImageView(image: UIImage(headlessColor: .red, size: CGSize(width: 4, height: 2.5)))
    for view in [label, toggle, hidden, button, field, picture] { root.addSubview(view) }
    #expect(
      HeadlessOutline.text(of: root) == #"""
        UIView
          UILabel "A \"quoted\"\nlabel\u{7}"
          UISwitch on disabled
          UIButton "Buy" symbol cart selected
          UITextField placeholder "Search" #search
          UIImageView image 4x2.5

        """#
    )
  }

  @Test func tablesListTheirRowsInOrder() {
    let source = FilmSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
    table.dataSource = source
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    if let first = table.cellForRow(at: IndexPath(row: 0, section: 0)) { table.bringSubviewToFront(first) }
    #expect(
      HeadlessOutline.text(of: table) == """
        UITableView insetGrouped
          section 0
            header UITableViewHeaderFooterView
              UILabel "Heat"
            row 0 UITableViewCell disclosureIndicator
              UILabel "Al Pacino"
              UILabel "Vincent Hanna"
            row 1 UITableViewCell selected disclosureIndicator
              UILabel "Robert De Niro"
              UILabel "Neil McCauley"
          section 1
            header UITableViewHeaderFooterView
              UILabel "Collateral"
            row 0 UITableViewCell disclosureIndicator
              UILabel "Tom Cruise"
              UILabel "Vincent"

        """
    )
  }

  @Test func framesAreAddedOnRequest() {
    let root = UIView(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    inner.bounds.origin = CGPoint(x: 0, y: 5)
    let leaf = UIView(frame: CGRect(x: 1.1, y: 6.3, width: 3, height: 3))
    root.addSubview(inner)
    inner.addSubview(leaf)
    #expect(
      HeadlessOutline.text(of: root, options: .init(includesFrames: true)) == """
        UIView (0 0 100 100)
          UIView (10 10 50 50)
            UIView (11 11.5 3 3)

        """
    )
  }

  @Test func theTerminalShowsTheRows() {
    let source = FilmSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .insetGrouped)
    table.dataSource = source
    let text = HeadlessTerminal.text(of: table, columns: 50)
    let rows = text.split(separator: "\n")
    #expect(rows.allSatisfy { String($0).headlessColumns == 50 })
    #expect(rows.contains { $0.contains("Al Pacino") && $0.contains("Vincent Hanna") && $0.contains("›") })
    expectEqual(rows.filter { $0.contains("Heat") }.count, 1)
  }

  @Test(arguments: hostileTexts)
  func everySketchKeepsItsWidth(text: String) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for (index, alignment) in [NSTextAlignment.left, .center, .right].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20 + index * 5))
      label.text = text
      label.textAlignment = alignment
      root.addSubview(label)
    }
    for columns in [0, 21, 40] {
      for line in HeadlessTerminal.text(of: root, columns: columns).split(separator: "\n") {
        expectEqual(String(line).headlessColumns, max(columns, HeadlessTerminal.minimumColumns))
      }
    }
  }

  @Test func whatIsCoveredIsNotSketched() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let label = UILabel(frame: root.bounds)
    label.text = "below"
    let cover = UIView(frame: root.bounds)
    root.addSubview(label)
    root.addSubview(cover)
    #expect(HeadlessTerminal.text(of: root).contains("below"))
    cover.backgroundColor = .red
    #expect(!HeadlessTerminal.text(of: root).contains("below"))
  }
}

/// Two films with their actors.
@MainActor final class FilmSource: NSObject, UITableViewDataSource {
  private let films = [
    ("Heat", [("Al Pacino", "Vincent Hanna"), ("Robert De Niro", "Neil McCauley")]),
    ("Collateral", [("Tom Cruise", "Vincent")]),
  ]

  func numberOfSections(in tableView: UITableView) -> Int { films.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { films[section].1.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { films[section].0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let (actor, role) = films[indexPath.section].1[indexPath.row]
    cell.textLabel?.text = actor
    cell.detailTextLabel?.text = role
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
