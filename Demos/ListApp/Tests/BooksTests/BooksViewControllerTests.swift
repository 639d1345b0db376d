#if !canImport(UIKit)
  import Books
  import Foundation
  import HeadlessUIKit
  import ScreenTesting
  import Testing

  /// What a person does, step by step.
  @MainActor @Suite struct BooksViewControllerTests {
    let server = TestServer()
    let books: BooksViewController
    let screen: TestScreen

    init() async {
      books = BooksViewController(server)
      screen = TestScreen(UINavigationController(rootViewController: books))
      await books.refresh()
      await screen.settle()
    }

    @Test func booksAreShown() {
      #expect(books.titles == ["Middlemarch", "Moby-Dick", "The Odyssey"])
      #expect(screen.shows("Herman Melville"))
    }

    @Test func aTapMarksABook() throws {
      try screen.tap("Moby-Dick")
      screen.settle()
      #expect(books.tableView.cellForRow(at: [0, 1])?.accessoryType == .checkmark)
    }

    @Test func aSwipeDeletesABook() throws {
      try screen.swipe("Moby-Dick", tap: "Delete")
      #expect(books.titles == ["Middlemarch", "The Odyssey"])
    }

    @Test func aSearchShowsWhatWasFound() throws {
      try screen.type("homer")
      screen.settle()
      #expect(books.titles == ["The Odyssey"])
    }

    @Test func whatIsShownStaysWithoutAnAnswer() async {
      server.refuses = true
      await books.refresh()
      #expect(books.titles == ["Middlemarch", "Moby-Dick", "The Odyssey"])
    }
  }
#endif
