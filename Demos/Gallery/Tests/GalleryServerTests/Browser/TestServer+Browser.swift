import Foundation
import Testing

extension TestServer {
  /// Shows a screen in a real browser, whose console has to stay empty.
  ///
  /// - Parameters:
  ///   - link: what stands in the address: a screen, and how it is shown.
  ///   - body: uses the window.
  static func withWindow(
    _ link: String,
    _ body: @escaping @Sendable (BrowserWindow, TestServer) async throws -> Void
  ) async throws {
    try await with { server in
      let browser = try Chromium()
      do {
        try await body(BrowserWindow(browser, server.url.absoluteString + "#" + link), server)
        #expect(await browser.errors == [])
      } catch {
        await browser.close()
        throw error
      }
      await browser.close()
    }
  }
}
