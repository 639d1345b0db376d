import Foundation
import HeadlessRendering
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct HeadlessLayerTests {
  @MainActor private final class Names: NSObject, UITableViewDataSource {
    var names = ["a", "b", "c"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let names = Names()

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = names
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  private var list: HeadlessLayer? { window.headlessLayers().sublayers.first }

  private func ids() -> [String: Int] {
    let cells = list?.sublayers.filter { $0.kind == .cell } ?? []
    return Dictionary(uniqueKeysWithValues: cells.map { ($0.accessibility.label, $0.id) })
  }

  @Test func cellsAreLayersOfTheirList() throws {
    let list = try #require(list)
    expectEqual(list.kind, .scroll)
    expectEqual(list.scrolling?.list, .table)
    expectEqual(list.scrolling?.itemCount, 3)
    let cells = list.sublayers.filter { $0.kind == .cell }
    expectEqual(cells.map(\.accessibility.label), ["a", "b", "c"])
    expectEqual(cells.map(\.place?.ordinal), [0, 1, 2])
    #expect(cells[0].svg.contains(">a</text>"))
    #expect(!list.svg.contains("</text>"))
    #expect(list.sublayers.first { $0.kind == .supplement }?.floating != nil)
  }

  @Test func aCellKeepsItsIdentityThroughUpdates() {
    let before = ids()
    names.names = ["c", "x", "a"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    }
    let after = ids()
    expectEqual(after["a"], before["a"])
    expectEqual(after["c"], before["c"])
    #expect(after["x"] != nil)
    #expect(!before.values.contains(after["x"] ?? -1))
  }

  @Test func aCellThatIsUsedAgainGetsAnotherIdentity() {
    let before = ids()
    table.reloadData()
    let after = ids()
    expectEqual(after.count, 3)
    #expect(Set(before.values).isDisjoint(with: after.values))
  }

  @Test func layersAreTheSameWhileNothingChanges() {
    expectEqual(window.headlessLayers(), window.headlessLayers())
  }

  @Test func aTapOnALayerReachesItsCell() throws {
    let id = try #require(ids()["b"])
    #expect(window.headlessTap(layer: id))
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    #expect(list?.sublayers.first { $0.id == id }?.isSelected == true)
    #expect(!window.headlessTap(layer: -1))
  }

  @Test func controlsAreLayersOfTheirOwn() throws {
    let toggle = UISwitch()
    let segments = UISegmentedControl(items: ["One", "Two"])
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    field.placeholder = "Search"
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    for view in [toggle, segments, field] { panel.addSubview(view) }
    window.addSubview(panel)
    func layer(_ kind: HeadlessLayer.Kind) -> HeadlessLayer? {
      window.headlessLayers().sublayers.first { $0.kind == kind }
    }
    #expect(window.headlessTap(layer: try #require(layer(.toggle)).id))
    #expect(toggle.isOn)
    #expect(layer(.toggle)?.isSelected == true)
    #expect(window.headlessTap(layer: try #require(layer(.segments)?.sublayers.last).id))
    expectEqual(segments.selectedSegmentIndex, 1)
    expectEqual(layer(.field)?.field?.placeholder, "Search")
    toggle.isEnabled = false
    #expect(!window.headlessTap(layer: toggle.headlessLayerID))
  }

  @Test func theButtonsOfABarCanBeTapped() throws {
    var taps = 0
    let controller = UIViewController()
    controller.title = "Home"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      primaryAction: UIAction { _ in taps += 1 }
    )
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    navigation.pushViewController(UIViewController(), animated: false)
    func button(_ label: String) -> HeadlessLayer? {
      func find(_ layer: HeadlessLayer) -> HeadlessLayer? {
        if layer.kind == .button, layer.accessibility.label == label { return layer }
        return layer.sublayers.lazy.compactMap(find).first
      }
      return find(window.headlessLayers())
    }
    #expect(window.headlessTap(layer: try #require(button("Home")).id))
    #expect(navigation.topViewController === controller)
    #expect(window.headlessTap(layer: try #require(button("More")).id))
    expectEqual(taps, 1)
  }

  /// The delegate's ranges are those of the old text.
  private final class Ranges: NSObject, UITextFieldDelegate {
    var changes: [String] = []

    func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String) -> Bool {
      changes.append("\(range.location)+\(range.length) \(replacementString)")
      return replacementString != "no"
    }
  }

  @Test func editingAFieldIsOneStep() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let ranges = Ranges()
    field.delegate = ranges
    var texts: [String] = []
    field.addAction(UIAction { _ in texts.append(field.text ?? "") }, for: .editingChanged)
    window.addSubview(field)
    for text in ["abc", "abc", "axyc", "a\u{1F600}xyc", "ac", "c", "cc", ""] { #expect(field.headlessEdit(to: text)) }
    expectEqual(texts, ["abc", "axyc", "a\u{1F600}xyc", "ac", "c", "cc", ""])
    expectEqual(ranges.changes, ["0+0 abc", "1+1 xy", "1+0 \u{1F600}", "1+4 ", "0+1 ", "1+0 c", "0+2 "])
    #expect(!field.headlessEdit(to: "no"))
    field.isEnabled = false
    #expect(!field.headlessEdit(to: "x"))
    expectEqual(texts.count, 7)
  }
}
