import HeadlessUIKit
import ScreenTesting
import TestSupport
import Testing

/// Books, which can be dragged to other places and into the shelf "Lent", and take texts of other apps.
private final class BooksViewController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  var books = ["Lent", "Emma", "Dune", "Ulysses"]
  var lent: [String] = []
  var dropped: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = books[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard indexPath.row > 0 else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = books[indexPath.row]
    return [item]
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard session.localDragSession != nil else {
      return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    let isLent = destinationIndexPath?.row == 0
    return UITableViewDropProposal(
      operation: .move,
      intent: isLent ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    )
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    for item in coordinator.items {
      guard let book = item.dragItem.localObject as? String, let row = books.firstIndex(of: book) else {
        dropped.append("from another app at \(coordinator.destinationIndexPath?.row ?? -1)")
        continue
      }
      books.remove(at: row)
      tableView.deleteRows(at: [[0, row]], with: .automatic)
      if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
        lent.append(book)
      } else {
        let place = min(coordinator.destinationIndexPath?.row ?? books.count, books.count)
        books.insert(book, at: place)
        tableView.insertRows(at: [[0, place]], with: .automatic)
      }
    }
  }
}

@MainActor @Suite struct TestScreenDraggingTests {
  private let books = BooksViewController(style: .plain)

  private func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? ScreenFailure)?.reason
    }
  }

  @Test
  func aRowIsCarriedToAPlaceIntoAnotherRowOrNotAtAll() throws {
    let screen = TestScreen(books)
    #expect(try screen.drag("Ulysses", to: "Emma"))
    expectEqual(screen.visibleItems, ["Lent", "Ulysses", "Emma", "Dune"])
    #expect(try screen.drag("Dune", into: "Lent"))
    #expect(books.lent == ["Dune"] && screen.visibleItems == ["Lent", "Ulysses", "Emma"])
    try screen.beginDrag("Emma")
    try screen.cancelDrag()
    expectEqual(screen.visibleItems, ["Lent", "Ulysses", "Emma"])
    expectEqual(failure { try screen.beginDrag("Lent") }, "The row with the text “Lent” cannot be dragged now.")
    expectEqual(failure { try screen.drop(into: "Lent") }, "Nothing is dragged.")
    expectEqual(failure { try screen.cancelDrag() }, "Nothing is dragged.")
  }

  @Test
  func anotherAppsItemsAreDropped() throws {
    let screen = TestScreen(books)
    #expect(try screen.drop([NSItemProvider()], at: "Dune"))
    expectEqual(books.dropped, ["from another app at 2"])
  }

  @Test
  func aRowIsMeantByWhatItsCellShowsAlsoIfItIsNotOnTheScreen() throws {
    books.books += (0..<100).map { "Volume \($0)" }
    let screen = TestScreen(books)
    let place = try screen.place(of: UITableViewCell.self) { $0.textLabel?.text == "Volume 90" }
    expectEqual(place, .indexPath([0, 94]))
    #expect(failure { _ = try screen.place(of: UICollectionViewCell.self) { _ in true } } != nil)
  }
}
