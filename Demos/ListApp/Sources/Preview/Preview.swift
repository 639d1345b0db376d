#if !canImport(UIKit)
  import Books
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// Draws the first screen in both appearances.
  @main @MainActor struct Preview {
    static func main() async throws {
      let books = BooksViewController(SampleServer())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UINavigationController(rootViewController: books)
      window.makeKeyAndVisible()
      // A screen that loads by itself is given the time: try await Task.sleep(for: .seconds(1))
      await books.refresh()

      let page = URL(fileURLWithPath: "books.html")
      let screen = HeadlessScreen(name: "Books", of: window)
      try HeadlessHTML.document(screens: [screen], title: "ListApp").write(to: page, atomically: true, encoding: .utf8)
      print(page.path)
    }
  }
#else
  /// There is a device, or a simulator.
  @main struct Preview {
    static func main() { print("Open App/ListApp.xcodeproj, and run it.") }
  }
#endif
