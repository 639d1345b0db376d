import Foundation
import GalleryScreens
import HeadlessRendering
import Roster
import Testing

@testable import GalleryServer
@testable import gallery

/// What a browser window is shown, without the browser.
@MainActor struct LiveSessionTests {
  private func screens() throws -> [LiveScreen] {
    let orders = try OrdersFile(contentsOf: OrdersFile.sample()).orders
    return GalleryScreen.allCases.flatMap {
      LiveScreen.screens($0, orders: orders, files: .sample, mails: Mail.sample, conversation: ChatMessage.sample) {
        FeedServer()
      }
    }
  }

  private func opening(_ screen: String) -> LiveOpening {
    LiveOpening(screen: screen, width: 390, height: 794, dark: false)
  }

  private func content(_ session: LiveSession) throws -> UIViewController {
    try #require((session.window.rootViewController as? UINavigationController)?.topViewController)
  }

  /// Whatever the size of the phone when the screen was made.
  @Test func screensAreAsTallAsTheirPhone() throws {
    let screens = try screens()
    for screen in screens {
      let session = try LiveSession(opening(screen.name), screens: screens)
      for height in [794.0, 500, 900] {
        _ = try session.answer(.resize(width: 390, height: height))
        let view: UIView = try content(session).view
        #expect(Double(session.window.bounds.height) == height)
        #expect(view.convert(view.bounds, to: session.window) == session.window.bounds, "\(screen.name)")
        let lowest = view.subviews.map { $0.convert($0.bounds, to: session.window).maxY }.max() ?? 0
        #expect(view is UIScrollView || Double(lowest) == height, "\(screen.name) ends at \(lowest) of \(height)")
      }
      session.close()
    }
  }

  @Test func readsTheSizeOfTextAndTheDirectionFromTheOpening() throws {
    let screens = try screens()
    var opening = opening("movies")
    opening.text = .ax1
    opening.mirrored = true
    let session = try LiveSession(opening, screens: screens)
    func traits() throws -> UITraitCollection { try content(session).traitCollection }
    #expect(try traits().preferredContentSizeCategory == .accessibilityMedium)
    #expect(try traits().layoutDirection == .rightToLeft)
    _ = try session.answer(.reading(text: .l, .en, isMirrored: nil))
    #expect(try traits().preferredContentSizeCategory == .large)
    #expect(try traits().layoutDirection == .leftToRight)
    _ = try session.answer(.reading(text: .xxl, .en, isMirrored: false))
    _ = try session.answer(.show(screen: "mail"))
    #expect(try traits().preferredContentSizeCategory == .extraExtraLarge, "another screen is read in the same size")
    let categories = Set(LiveTextSize.allCases.map(\.category))
    #expect(categories.count == LiveTextSize.allCases.count)
  }

  /// Each window has its own language, which sets the direction unless the window says one.
  @Test func writesDatesPricesAndCountsInTheLanguageOfItsWindow() throws {
    let screens = try screens()
    var opening = opening("orders")
    let english = try LiveSession(opening, screens: screens)
    opening.language = .de
    let german = try LiveSession(opening, screens: screens)
    func text(_ session: LiveSession) -> String {
      _ = session.frame()
      return HeadlessOutline.text(of: session.window)
    }
    #expect(text(german).contains("Freitag, 27. Februar 2026") && text(german).contains("436,47\u{A0}$"))
    #expect(text(german).contains("11 orders"), "the gallery's own texts stay English")
    #expect(text(english).contains("Friday, February 27, 2026") && text(english).contains("$436.47"))
    _ = try german.answer(.reading(text: .l, .ar, isMirrored: nil))
    #expect(text(german).contains("٢٧ فبراير"))
    #expect(try content(german).traitCollection.layoutDirection == .rightToLeft)
    _ = try german.answer(.reading(text: .l, .ar, isMirrored: false))
    #expect(try content(german).traitCollection.layoutDirection == .leftToRight)
    _ = try german.answer(.reading(text: .l, .ja, isMirrored: nil))
    #expect(text(german).contains("2026年2月27日"))
    #expect(text(english).contains("Friday, February 27, 2026"))
  }

  /// The page scrolls by the room at the top of the content, which stays; headers that float stand below the lower bar.
  @Test func barsBecomeLowerAsThePageScrolls() throws {
    let screens = try screens()
    let session = try LiveSession(opening("movies"), screens: screens)
    func scroll(_ element: LiveElement) -> (key: Int, scroll: LiveElement.Scroll)? {
      element.scroll.map { (element.key, $0) } ?? (element.parts ?? []).lazy.compactMap { scroll($0) }.first
    }
    let before = try #require(scroll(session.frame().root))
    #expect(before.scroll.covered == nil)
    let frame = try #require(try session.answer(.scroll(key: before.key, x: 0, y: 100)))
    let after = try #require(scroll(frame.root))
    #expect(after.scroll.offset == [0, 100])
    #expect(after.scroll.inset == before.scroll.inset)
    #expect(after.scroll.covered == before.scroll.inset[0] - 52)
  }
}
