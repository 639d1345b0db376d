import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenTesting

/// A table of names with a swipe, a menu, a search field, editing and a button.
private final class NamesViewController: UITableViewController {
  var names: [String]
  var tapped: [String] = []
  var refreshes = 0
  var appearances = 0
  var notified: [String] = []
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    field.placeholder = "Search"
    field.accessibilityIdentifier = "search"
    tableView.tableHeaderView = field
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refreshes += 1 }, for: .valueChanged)
    navigationItem.rightBarButtonItems = [
      editButtonItem, UIBarButtonItem(title: "Add", primaryAction: UIAction { [weak self] _ in self?.insert("new") }),
    ]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  func insert(_ name: String) {
    names.insert(name, at: 0)
    tableView.insertRows(at: [[0, 0]], with: .automatic)
  }

  private func delete(_ name: String) {
    guard let row = names.firstIndex(of: name) else { return }
    names.remove(at: row)
    tableView.deleteRows(at: [[0, row]], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tapped.append(names[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = names[indexPath.row]
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
        self?.delete(name)
        completion(true)
      }
    ])
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = names[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.insert("copy of " + name) }])
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

@Suite @MainActor struct TestScreenTests {
  private let names = NamesViewController(["Ada", "Bob", "Cyd"])
  private let screen: TestScreen

  init() { screen = TestScreen(names) }

  private func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? ScreenFailure)?.reason
    }
  }

  @Test
  func theScreensTextsAreThoseThatAPersonReadsFromTopToBottom() {
    expectEqual(screen.texts, ["Search", "Ada", "Bob", "Cyd"])
    expectEqual(screen.visibleItems, ["Ada", "Bob", "Cyd"])
    names.insert("Zoe")
    expectEqual(screen.texts, ["Search", "Zoe", "Ada", "Bob", "Cyd"])
    #expect(screen.shows("Zoe") && screen.shows(.identifier("search")) && screen.shows(.role(.field)))
    #expect(screen.shows(.indexPath([0, 3])) && !screen.shows(.indexPath([0, 4])) && !screen.shows("Zo"))
  }

  @Test
  func allRowsAreReadWithNewCellsAlsoThoseThatAreNotOnTheScreen() {
    let many = NamesViewController((0..<100).map { "name \($0)" })
    let screen = TestScreen(many)
    #expect(screen.visibleItems.count < 30)
    expectEqual(screen.allItems, many.names)
  }

  @Test
  func tapsGoToRowsToButtonsOfTheBarAndToFieldsWhatCannotBeTappedSaysSoAndShowsTheScreen() throws {
    try screen.tap("Bob")
    try screen.tap(.indexPath([0, 2]))
    expectEqual(names.tapped, ["Bob", "Cyd"])
    try screen.tap("Add")
    expectEqual(screen.visibleItems, ["new", "Ada", "Bob", "Cyd"])
    try screen.tap(.identifier("search"))
    #expect(names.field.isEditing)
    expectEqual(failure { try screen.tap("Dan") }, "There is no view with the text “Dan”.")
    names.field.isEnabled = false
    expectEqual(failure { try screen.tap(.role(.field)) }, "The control with the role field is disabled.")
    #expect(throws: ScreenFailure.self) { try screen.view("Dan") }
    do {
      try screen.tap("Dan")
    } catch {
      #expect("\(error)".contains("row 2 UITableViewCell") && "\(error)".contains("\"Bob\""))
    }
  }

  @Test
  func swipesAndMenusTapWhatTheyUncover() throws {
    try screen.swipe("Bob", tap: "Delete")
    expectEqual(screen.visibleItems, ["Ada", "Cyd"])
    try screen.longPress("Cyd", tap: "Copy")
    expectEqual(screen.visibleItems, ["copy of Cyd", "Ada", "Cyd"])
    expectEqual(failure { try screen.swipe("Ada", tap: "Flag") }, "A swipe shows [\"Delete\"] and not “Flag”.")
    expectEqual(failure { try screen.swipe("Ada", from: .leading, tap: "Flag") }, "A swipe shows [] and not “Flag”.")
    let menu = failure { try screen.longPress("Ada", tap: "Paste") }
    expectEqual(menu, "The menu of the row with the text “Ada” has [\"Copy\"] and not “Paste”.")
  }

  @Test
  func aRowIsDraggedInPhasesAndFollowsItselfWhenRowsArriveMeanwhile() throws {
    expectEqual(failure { try screen.beginDrag("Ada") }, "The row with the text “Ada” cannot be dragged now.")
    try screen.tap("Edit")
    try screen.beginDrag("Ada")
    names.insert("Zoe")
    #expect(try screen.drop(at: "Cyd"))
    expectEqual(names.names, ["Zoe", "Bob", "Cyd", "Ada"])
    expectEqual(screen.visibleItems, names.names)
    #expect(try screen.drag("Ada", to: .indexPath([0, 0])))
    expectEqual(names.names, ["Ada", "Zoe", "Bob", "Cyd"])
    expectEqual(failure { try screen.drop(at: "Ada") }, "Nothing is dragged.")
    try screen.beginDrag("Cyd")
    names.names.removeLast()
    names.tableView.deleteRows(at: [[0, 3]], with: .none)
    #expect(try !screen.drop(at: "Ada"))
  }

  @Test
  func scrollingPullingTypingAndTurningReachTheListAndTheField() throws {
    let many = NamesViewController((0..<100).map { "name \($0)" })
    let screen = TestScreen(many)
    try screen.scroll(by: 440)
    #expect(!screen.shows("name 0") && screen.shows("name 12"))
    try screen.scrollToEnd()
    expectEqual(screen.visibleItems.last, "name 99")
    try screen.pullToRefresh()
    expectEqual(many.refreshes, 1)
    try screen.scroll(by: -10_000)
    try screen.type("ab")
    expectEqual(many.field.text, "ab")
    screen.rotate()
    expectEqual(many.tableView.bounds.width, TestScreen.phone.height)
    screen.setStyle(.dark)
    expectEqual(many.tableView.traitCollection.userInterfaceStyle, .dark)
    let size = UIScreen.main.traitCollection.preferredContentSizeCategory
    screen.setTextSize(.extraSmall)
    expectEqual(many.tableView.traitCollection.preferredContentSizeCategory, .extraSmall)
    screen.setTextSize(size)
    many.refreshControl = nil
    expectEqual(failure { try screen.pullToRefresh() }, "There is nothing to refresh.")
    let empty = TestScreen(UIView())
    expectEqual(failure { try empty.scroll(by: 1) }, "There is nothing to scroll.")
  }

  @Test
  func leavingTheWindowAndComingBackDisappearsAndAppears() {
    expectEqual(names.appearances, 1)
    screen.leaveWindow()
    #expect(screen.texts.isEmpty && names.view.window == nil)
    names.insert("Zoe")
    screen.returnToWindow()
    expectEqual(names.appearances, 2)
    expectEqual(screen.visibleItems, ["Zoe", "Ada", "Bob", "Cyd"])
  }

  @Test
  func anAlertInFrontTakesTheTaps() throws {
    var chosen = ""
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for title in ["Add", "Cancel"] {
      alert.addAction(UIAlertAction(title: title, style: .default) { chosen = $0.title ?? "" })
    }
    names.present(alert, animated: false)
    try screen.tap("Add")
    #expect(chosen == "Add" && names.names.count == 3)
    try screen.tap("Add")
    expectEqual(names.names.count, 4)
  }

  @Test
  func itemsOfACollectionViewAreTappedPressedAndDraggedAsRowsAre() throws {
    let folders = FoldersViewController(
      SimulatedServer(choices: Choices(seed: 1), latency: .milliseconds(0...0), failing: 0, keepsOrder: false)
    )
    let screen = TestScreen(folders)
    expectEqual(screen.visibleItems.prefix(3), ["Letters", "letter 0", "letter 1 · shared"])
    #expect(try screen.drag("letter 0", to: "letter 2"))
    expectEqual(folders.folders[0].files.prefix(3), ["letter 1", "letter 2", "letter 0"])
    try screen.longPress("Letters", tap: "Remove")
    expectEqual(screen.visibleItems.first, "Pictures")
    try screen.tap("Pictures")
    expectEqual(screen.visibleItems.prefix(2), ["Pictures", "Bills"])
    expectEqual(screen.allItems.count, folders.names.count)
  }
}
