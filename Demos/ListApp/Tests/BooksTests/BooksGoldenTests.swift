#if !canImport(UIKit)
  import Books
  import Foundation
  import HeadlessUIKit
  import ScreenTesting
  import Testing

  /// What the screen looks like, and what VoiceOver says. `SCREEN_TESTING_RECORD=1 swift test` records anew.
  /// One after the other: the size of text is the whole system's, and a screen that settles lets other tests run.
  @MainActor @Suite(.serialized) struct BooksGoldenTests {
    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func books(_ textSize: UIContentSizeCategory) async throws {
      let books = BooksViewController(TestServer())
      let screen = TestScreen(UINavigationController(rootViewController: books))
      screen.setTextSize(textSize)
      await books.refresh()
      await screen.settle()
      try screen.expectGolden(textSize == .large ? "books" : "books in large text")
    }
  }
#endif
