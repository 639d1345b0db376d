import Foundation
import Roster
import TestSupport
import Testing

// The samples of the recipes of forms and of a search controller, run.

private struct Field: Identifiable, Equatable {
  let id: String
  var text = ""
  var problem: String?
}

private final class FieldCell: UITableViewCell, ReusablePresenter {
  let field = UITextField()
  private let problem = UILabel()
  var onEdit: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.addAction(UIAction { [unowned self] _ in onEdit(field.text ?? "") }, for: .editingChanged)
    problem.font = .preferredFont(forTextStyle: .footnote)
    problem.adjustsFontForContentSizeCategory = true
    problem.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [field, problem])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func present(viewModel: Field) {
    field.placeholder = viewModel.id
    if !field.isFirstResponder { field.text = viewModel.text }
    problem.text = viewModel.problem
    problem.isHidden = viewModel.problem == nil
  }
}

extension FieldCell {
  fileprivate var shownProblem: String? { problem.isHidden ? nil : problem.text }
}

extension Field: TableViewPresentable {
  fileprivate typealias TableViewCell = FieldCell
}

private func problem(of field: Field) -> String? {
  switch field.id {
  case "E-mail": field.text.contains("@") ? nil : "An address has an @."
  case "Password": field.text.count < 8 ? "At least 8 characters are needed." : nil
  default: nil
  }
}

private struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
}

extension Song: TableViewPresentable {
  @MainActor fileprivate func present(on cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
  }
}

private final class SongsViewController: UITableViewController, UISearchResultsUpdating {
  private let songs: FlatDataSource<Song>
  private let search = Search<Song>(\.title)

  init(_ songs: FlatDataSource<Song>) {
    self.songs = songs
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    tableView.attach(songs.searched(by: search))
  }

  func updateSearchResults(for searchController: UISearchController) {
    search.text = searchController.searchBar.text ?? ""
  }
}

@MainActor struct FormRecipesTests {
  private let tableView = makeTable()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.addSubview(tableView)
    window.makeKeyAndVisible()
  }

  @Test func aFormIsValidatedWhileItIsTyped() throws {
    let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    let fields = FlatDataSource([Field(id: "E-mail"), Field(id: "Password")])
    save.isEnabled = false
    tableView.attach(fields).configure(FieldCell.self) { [weak save] cell, _, place in
      cell.onEdit = { text in
        fields.update(place) {
          $0.text = text
          $0.problem = problem(of: $0)
        }
        save?.isEnabled = fields.items.allSatisfy { problem(of: $0) == nil }
      }
    }
    tableView.layoutIfNeeded()
    let cell = try #require(tableView.cellForRow(at: [0, 0]) as? FieldCell)
    let height = cell.bounds.height
    #expect(cell.field.bounds.height >= 44, "a finger needs 44 points")
    cell.field.becomeFirstResponder()
    cell.field.headlessType("ada")
    tableView.layoutIfNeeded()
    expectEqual(fields.items[0].text, "ada")
    #expect(cell.shownProblem == "An address has an @." && cell.bounds.height > height)
    #expect(cell.field.isFirstResponder && cell.field.text == "ada" && tableView.cellForRow(at: [0, 0]) === cell)
    cell.field.headlessType("@example.org")
    tableView.layoutIfNeeded()
    #expect(cell.shownProblem == nil && cell.bounds.height == height && !save.isEnabled)
    let second = try #require(tableView.cellForRow(at: [0, 1]) as? FieldCell)
    second.field.becomeFirstResponder()
    second.field.headlessType("lovelace")
    #expect(save.isEnabled)
  }

  @Test func aSearchControllerSearches() throws {
    let songs = SongsViewController(FlatDataSource([Song(id: 1, title: "Aria"), Song(id: 2, title: "Canon")]))
    window.rootViewController = UINavigationController(rootViewController: songs)
    window.layoutIfNeeded()
    let search = try #require(songs.navigationItem.searchController)
    search.searchBar.text = "can"
    songs.updateSearchResults(for: search)
    songs.tableView.layoutIfNeeded()
    expectEqual(songs.tableView.visibleCells.map(\.shownText), ["Canon"])
  }
}
