import Foundation
import Roster
import TestSupport
import Testing

// The samples of the recipes, run.

private struct Mail: Identifiable, Equatable {
  let id: Int
  var subject: String
  var sender = "Ada"
  var day = 1
  var isRead = false
}

private final class MailCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Mail) { textLabel?.text = viewModel.subject }
}

extension Mail: TableViewPresentable {
  fileprivate typealias TableViewCell = MailCell
}

private struct NameField: Identifiable, Equatable {
  let id: String
  var text: String
}

private final class NameFieldCell: UITableViewCell, ReusablePresenter {
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func present(viewModel: NameField) {
    if !field.isFirstResponder { field.text = viewModel.text }
  }
}

extension NameField: TableViewPresentable {
  fileprivate typealias TableViewCell = NameFieldCell
}

private struct Switch: Identifiable, Equatable {
  let id: String
  var isOn: Bool
}

private final class SwitchCell: UITableViewCell, ReusablePresenter {
  let toggle = UISwitch()
  var onChange: (Bool) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    toggle.addAction(UIAction { [unowned self] _ in onChange(toggle.isOn) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func present(viewModel: Switch) {
    textLabel?.text = viewModel.id
    toggle.isOn = viewModel.isOn
  }
}

extension Switch: TableViewPresentable {
  fileprivate typealias TableViewCell = SwitchCell
}

private enum FormRow: TableViewRow {
  case name(NameField)
  case setting(Switch)

  var row: some TableViewPresentable {
    switch self {
    case .name(let field): field
    case .setting(let setting): setting
    }
  }
}

private struct Poster: Identifiable, Equatable {
  let id: Int
}

private final class PosterCell: UICollectionViewCell, ReusablePresenter {
  var shown = 0

  func present(viewModel: Poster) { shown = viewModel.id }
}

extension Poster: CollectionViewPresentable, ItemSizeProviding {
  fileprivate typealias CollectionViewCell = PosterCell

  fileprivate func itemSize(in collectionView: UICollectionView) -> CGSize {
    let width = (collectionView.bounds.width - 2 * 8) / 3
    return CGSize(width: width, height: width)
  }
}

private struct Carousel: Identifiable {
  let id: String
  let posters: FlatDataSource<Poster>
}

private final class CarouselCell: UITableViewCell, ReusablePresenter {
  let carousel = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 160),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(carousel)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func present(viewModel: Carousel) {
    carousel.attach(viewModel.posters)
  }
}

extension Carousel: TableViewPresentable {
  fileprivate typealias TableViewCell = CarouselCell
}

private struct Folder: Identifiable, Hashable {
  let id: String
  var folders: [Folder] = []
}

private final class FolderCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: OutlineRow<Folder>) {
    textLabel?.text = viewModel.node.id
    indentationLevel = viewModel.level
  }
}

@MainActor struct RecipesTests {
  private let tableView = makeTable()
  private let collectionView = makeCollection()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.addSubview(tableView)
    window.makeKeyAndVisible()
  }

  private var mails: [Mail] { (1...6).map { Mail(id: $0, subject: "Mail \($0)", day: $0 / 3) } }

  @Test func search() {
    let store = FlatDataSource(mails)
    let search = Search<Mail>(\.subject, \.sender)
    tableView.attach(store.searched(by: search))

    let searchBar = UISearchBar()
    searchBar.text = "4"
    search.text = searchBar.text ?? ""
    expectEqual(tableView.shownTexts, ["Mail 4"])
  }

  @Test func sections() {
    let store = FlatDataSource(mails)
    tableView.attach(store.grouped(by: \.day, .descending) { day, mails in "Day \(day): \(mails.count)" })
    expectEqual(tableView.numberOfSections, 3)
    expectEqual(tableView.shownTexts, ["Mail 6", "Mail 3", "Mail 4", "Mail 5", "Mail 1", "Mail 2"])
  }

  @Test func indexAtTheSide() {
    let store = FlatDataSource(mails + [Mail(id: 7, subject: "Mail 7", sender: "Grace")])
    let people = store.grouped(by: \.sender, indexTitle: { String($0.prefix(1)) })
    let delegate = tableView.attach(people)
    expectEqual(delegate.dataSource.sectionIndexTitles(for: tableView), ["A", "G"])
    store.append(Mail(id: 8, subject: "Mail 8", sender: "Barbara"))
    expectEqual(delegate.dataSource.sectionIndexTitles(for: tableView), ["A", "B", "G"])
  }

  @Test func outline() {
    let folders = OutlineDataSource([Folder(id: "Work", folders: [Folder(id: "Offers")]), Folder(id: "Home")]) {
      .nodes($0.folders)
    }
    tableView.attach(TableViewDataSource(folders, cell: FolderCell.self))
      .onSelect(OutlineRow<Folder>.self) { row in folders.toggle(row.node.id) }
    expectEqual(tableView.shownTexts, ["Work", "Home"])
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))
    expectEqual(tableView.shownTexts, ["Work", "Offers", "Home"])
  }

  @Test func openOutlineAmongOtherSections() {
    let folders = [
      Folder(id: "Work", folders: [Folder(id: "Offers")]), Folder(id: "Home", folders: [Folder(id: "Bills")]),
    ]
    let store = FlatDataSource([Mail(id: 1, subject: "Mail 1", sender: "Ada")])
    let opened = OutlineDataSource(folders, isExpanded: { $0.id == "Work" }) { .nodes($0.folders) }
    tableView.attach {
      store
      opened.map { Presented<FolderCell>($0) }
    }
    .onSelect(OutlineRow<Folder>.self) { row in opened.toggle(row.node.id) }
    expectEqual(tableView.shownTexts, ["Mail 1", "Work", "Offers", "Home"])
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 1))
    expectEqual(tableView.shownTexts, ["Mail 1", "Work", "Home"])
  }

  @Test func formWhoseInputsSurviveUpdates() throws {
    var rows: [FormRow] = [.name(NameField(id: "name", text: "")), .setting(Switch(id: "Notifications", isOn: true))]
    let form = FlatDataSource(rows)
    tableView.attach(form).configure(SwitchCell.self) { cell, setting, place in
      cell.onChange = { isOn in
        form.update(place) { $0 = .setting(Switch(id: setting.id, isOn: isOn)) }
      }
    }

    tableView.layoutIfNeeded()
    let name = try #require(tableView.visibleCells.first as? NameFieldCell)
    name.field.text = "Grace"
    rows.insert(.setting(Switch(id: "Sounds", isOn: true)), at: 0)
    form.apply(rows)
    tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.dropFirst().first === name && name.field.text == "Grace")
    let cell = try #require(tableView.visibleCells.last as? SwitchCell)
    cell.onChange(false)
    expectEqual(form.items[2], .setting(Switch(id: "Notifications", isOn: false)))
  }

  @Test func multiSelection() {
    let store = FlatDataSource(mails)
    let selected = SelectedItems<Mail.ID>()
    tableView.allowsMultipleSelection = true
    tableView.attach(store).keepSelection(of: Mail.self, in: selected)
    selected.onChange { selected in print("\(selected.count) selected") }
    selected.ids = [1, 4]
    transaction {
      for id in selected.ids { store.remove(id: id) }
    }
    selected.ids = []
    expectEqual(store.items.map(\.id), [2, 3, 5, 6])
    selected.selectAll(in: store)
    expectEqual(selected.count, 4)
  }

  @Test func deletingBySwipe() {
    let store = FlatDataSource(mails)
    tableView.attach(store).onDelete(Mail.self) { _, place in store.remove(place) }
    tableView.layoutIfNeeded()
    #expect(tableView.headlessPerformSwipeAction(titled: "Delete", forRowAt: IndexPath(row: 1, section: 0)))
    expectEqual(store.items.map(\.id), [1, 3, 4, 5, 6])
  }

  @Test func reordering() {
    let store = FlatDataSource(mails)
    tableView.isEditing = true
    tableView.attach(store).reorder(Mail.self) { _, destination in store.move(to: destination) }
    tableView.layoutIfNeeded()
    tableView.headlessMoveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    expectEqual(store.items.map(\.id), [2, 3, 1, 4, 5, 6])
  }

  @Test func undo() {
    let store = FlatDataSource(mails)
    tableView.attach(store)
    let deletion = store.undoable { store.remove(id: 2) }
    expectEqual(store.items.count, 5)
    deletion.undo()
    expectEqual(store.items, mails)
    let undoManager: UndoManager? = UndoManager()
    func delete() {
      let deletion = store.undoable { store.remove(id: 2) }
      if let undoManager { deletion.register(with: undoManager, actionName: "Delete") }
    }
    delete()
    #expect(store.items.count == 5 && undoManager?.undoMenuItemTitle == "Undo Delete")
    undoManager?.undo()
    expectEqual(store.items, mails)
  }

  @Test func carouselInACell() throws {
    let new = FlatDataSource((1...20).map { Poster(id: $0) })
    tableView.rowHeight = 160
    tableView.attach(FlatDataSource([Carousel(id: "New", posters: new)]))
    tableView.layoutIfNeeded()
    let shelf = try #require(tableView.visibleCells.first as? CarouselCell)
    shelf.carousel.layoutIfNeeded()
    expectEqual(shelf.carousel.numberOfItems(inSection: 0), 20)
    new.remove(at: 0)
    expectEqual(shelf.carousel.numberOfItems(inSection: 0), 19)
  }

  @Test func chat() {
    let messages = FlatDataSource(mails)
    var options = TableViewUpdateOptions()
    options.anchoring = .end
    let delegate = tableView.attach(messages, options: options)
    delegate.scrollToEnd()
    delegate.onNewItemsBelow { count in print("\(count) new messages") }
    messages.append(contentsOf: (7...60).map { Mail(id: $0, subject: "Mail \($0)") })
    expectEqual(tableView.shownTexts.last, "Mail 60")
  }

  @Test func photoGrid() {
    let posters = FlatDataSource((1...20).map { Poster(id: $0) })
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    collectionView.setCollectionViewLayout(layout, animated: false)
    collectionView.attach(posters)
    collectionView.layoutIfNeeded()
    let firstRow = collectionView.visibleCells.filter { $0.frame.minY == 0 }
    expectEqual(firstRow.count, 3)
  }

  @Test func settingsScreen() throws {
    let settings = NestedDataSource([
      ContentSection(header: "Account", items: [FormRow.name(NameField(id: "name", text: "Grace"))]),
      ContentSection(header: "Alerts", items: [.setting(Switch(id: "Notifications", isOn: true))]),
    ])
    tableView.attach(settings).configure(SwitchCell.self) { cell, setting, place in
      cell.onChange = { isOn in
        settings.update(place) { $0 = .setting(Switch(id: setting.id, isOn: isOn)) }
      }
    }
    tableView.layoutIfNeeded()
    let cell = try #require(tableView.visibleCells.last as? SwitchCell)
    cell.onChange(false)
    expectEqual(settings.item(at: 0, inSection: 1), .setting(Switch(id: "Notifications", isOn: false)))
  }

  @Test func twoTeamsOnOneScreen() {
    let inbox = FlatDataSource(mails)
    let form = FlatDataSource<FormRow>([.setting(Switch(id: "Notifications", isOn: true))])
    let delegate = tableView.attach {
      inbox
      form
    }
    delegate.onSelect(Mail.self) { mail in print(mail.subject) }
    expectEqual(tableView.numberOfSections, 2)
    inbox.remove(at: 0)
    expectEqual(tableView.numberOfRows(inSection: 0), 5)
  }

  @Test func swipes() {
    let store = FlatDataSource(mails)
    let delegate = tableView.attach(store)
    delegate.trailingSwipeActions(for: Mail.self) { mail, place in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: mail.isRead ? "Unread" : "Read") { _, _, done in
          store.update(place) { $0.isRead.toggle() }
          done(true)
        }
      ])
    }
    tableView.layoutIfNeeded()
    let row = IndexPath(row: 0, section: 0)
    expectEqual(tableView.headlessSwipeActions(forRowAt: row).map(\.title), ["Read"])
  }

  @Test func keys() {
    let store = FlatDataSource(mails)
    var shown: [String] = []
    func show(_ mail: Mail) { shown.append(mail.subject) }
    tableView.attach(store)
      .canFocus(Mail.self) { mail, _ in mail.id != 2 }
      .onFocus(Mail.self) { mail, _ in show(mail) }
    tableView.layoutIfNeeded()
    for _ in 1...3 { window.headlessPress(UIKeyCommand.inputDownArrow) }
    expectEqual(shown.suffix(2), ["Mail 3", "Mail 4"])
  }
}
