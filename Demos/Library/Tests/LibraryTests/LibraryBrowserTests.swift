import Foundation
import GRDB
import GalleryServer
import LibraryScreens
import Testing

@testable import library

/// The library in a real browser, with a million books.
@Suite(
  .enabled(if: Chromium.path != nil, "Chromium is not installed: apt-get install chromium fonts-liberation"),
  .timeLimit(.minutes(5))
)
struct LibraryBrowserTests {
  private static let count = 1_000_000

  @Test func aMillionBooksAreMadeScrolledSearchedAndFollowed() async throws {
    try await TemporaryLibrary.with { path in
      try await withServer(path) { url in
        let browser = try Chromium()
        do {
          try await use(BrowserWindow(browser, url.absoluteString + "#library"), path)
          #expect(await browser.errors == [])
        } catch {
          await browser.close()
          throw error
        }
        await browser.close()
      }
    }
  }

  private func use(_ window: BrowserWindow, _ path: String) async throws {
    let glass = "document.querySelector('#glass')"
    try await wait(for: "\(glass).textContent.includes('1,000,000 books, by author')", in: window)
    #expect(try await window.value("document.querySelectorAll('#glass .cell').length < 60") == .bool(true))

    // The end.
    let pool = try Catalogue.open(at: path)
    let last = try await pool.read {
      try String.fetchOne(
        $0,
        sql: "SELECT title FROM book ORDER BY initial DESC, author DESC, title DESC, id DESC LIMIT 1"
      )
    }
    // A browser's pages are not as long as the list.
    let focused =
      "(document.querySelector('#glass .cell:not(.leaves)').focus(), document.activeElement.matches('.cell'))"
    try await wait(for: focused, in: window)
    try await window.press("End")
    try await wait(for: "\(glass).textContent.includes('\(last ?? "")')", in: window)
    try await window.press("Home")
    try await wait(for: "document.activeElement.getAttribute('aria-rowindex') === '1'", in: window)

    // A search.
    let field = "document.querySelector('#glass input')"
    try await window.click(field)
    try await window.type("silent lamp malm")
    let found = try await pool.read {
      try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM book WHERE title = 'Silent Lamp of Malmö'") ?? 0
    }
    try await wait(for: "\(glass).textContent.includes('\(found) books, by author')", in: window)

    // Another process writes what is found.
    try await pool.write {
      try $0.execute(
        sql: "INSERT INTO book(title, author, initial, year) VALUES ('Silent Lamp of Malmö', 'Aaa, First', 'A', 2026)"
      )
    }
    try await wait(for: "\(glass).textContent.includes('Aaa, First, 2026')", in: window)
  }

  /// Lets the server work until a condition holds; the time limit of the suite ends it otherwise.
  private func wait(for condition: String, in window: BrowserWindow) async throws {
    while try await window.value(condition) != .bool(true) { try await Task.sleep(for: .milliseconds(50)) }
  }

  private func withServer(_ path: String, _ body: @escaping @Sendable (URL) async throws -> Void) async throws {
    let file = await LibraryFile(path: path, count: Self.count)
    await file.opened()
    let server = try await LiveServer(port: 0, screens: [Serve.screen(file)])
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await server.run { continuation.yield($0) } }
      group.addTask {
        for await url in addresses {
          try await body(url)
          return
        }
      }
      try await group.next()
    }
  }
}
