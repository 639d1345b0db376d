import Foundation
import GalleryScreens
import Testing

/// Drives the page in a real browser.
@Suite(
  .serialized,
  .enabled(if: Chromium.path != nil, "Chromium is not installed: apt-get install chromium fonts-liberation"),
  .timeLimit(.minutes(10))
)
struct BrowserTests {
  @Test func aTapSelects() async throws {
    try await TestServer.withWindow("movies") { window, _ in
      let row = BrowserWindow.cell("Seven Samurai")
      #expect(try await window.value("\(row).ariaSelected") == .string("false"))
      try await window.click(row)
      try await window.expect("\(row).ariaSelected === 'true'")
      try await window.expect("document.querySelector('#glass').textContent.includes('directed by Akira Kurosawa')")
      // The keyboard does the same.
      try await window.press("ArrowDown")
      try await window.expect("document.activeElement.ariaLabel.includes('Toshiro Mifune')")
      try await window.press("Enter")
      try await window.expect("\(BrowserWindow.cell("Toshiro Mifune")).ariaSelected === 'true'")
      #expect(try await window.value("document.activeElement.getAttribute('role')") == .string("row"))
    }
  }

  @Test func recordsATest() async throws {
    try await TestServer.withWindow("movies") { window, _ in
      let button = "document.querySelector('#record')"
      try await window.click(button)
      try await window.expect("\(button).ariaPressed === 'true'")
      try await window.click(BrowserWindow.cell("Seven Samurai"))
      try await window.expect("\(BrowserWindow.cell("Seven Samurai")).ariaSelected === 'true'")
      try await window.click(button)
      try await window.expect("document.querySelector('#recording').open")
      let test = try await window.value("document.querySelector('#recording pre').textContent").string ?? ""
      #expect(test.contains("UINavigationController(rootViewController: MoviesViewController())"))
      #expect(test.contains("  try screen.tap(.indexPath([") && test.contains("// Seven Samurai"))
      #expect(test.contains("#expect(screen.visibleItems == items)"))
      try await window.expect("\(button).ariaPressed === 'false'")
    }
  }

  @Test func scrollsToTheEndOfUnicode() async throws {
    try await TestServer.withWindow("unicode") { window, _ in
      try await window.wheel("document.querySelector('#glass')", by: 2000)
      try await window.expect(
        "!\(BrowserWindow.cell("Exclamation Mark")) && document.querySelector('.scroller').scrollTop > 0"
      )
      try await window.value("document.querySelector('.scroller').scrollTop = 1e9")
      try await window.expect(
        "[...document.querySelectorAll('.cell')].some(c => c.ariaRowIndex === document.querySelector('[role=grid]').ariaRowCount)"
      )
      #expect(try await window.value("document.querySelectorAll('#glass .cell').length < 40") == .bool(true))
    }
  }

  @Test(arguments: ["unicode", "countries-grid"]) func aMouseDragScrolls(screen: String) async throws {
    try await TestServer.withWindow(screen) { window, _ in
      let scroller = "document.querySelector('#glass .scroller')"
      #expect(try await window.value("\(scroller).scrollTop") == .number(0))
      try await window.drag("document.querySelectorAll('#glass .cell')[4]", byX: 0, y: -200)
      try await window.expect("\(scroller).scrollTop === 200")
      // The list has been told, and nothing was tapped or moved.
      try await window.expect("document.querySelector('#glass .cell[aria-selected=true]') === null")
      try await window.drag("document.querySelectorAll('#glass .cell')[4]", byX: 0, y: 120)
      try await window.expect("\(scroller).scrollTop === 80")
    }
  }

  @Test func readsMore() async throws {
    try await TestServer.withWindow("travel-guide") { window, _ in
      let more = "[...document.querySelectorAll('#glass .cell:not([inert])')].find(c => /Read More/i.test(c.ariaLabel))"
      let before = try await window.value("(\(more)).closest('[role=grid]').ariaRowCount").string.flatMap(Int.init)
      try await window.value("(\(more)).dataset.key")
      try await window.click(more)
      try await window.expect("Number(document.querySelector('[role=grid]').ariaRowCount) > \(before ?? .max)")
    }
  }

  @Test func swipesToDelete() async throws {
    try await TestServer.withWindow("contacts") { window, _ in
      let row = BrowserWindow.cell("Amara Okafor")
      let below = BrowserWindow.cell("Carmen")
      try await window.value("window.below = \(below); window.belowTop = below.getBoundingClientRect().top")
      try await window.drag(row, byX: -160, y: 0)
      try await window.expect("document.querySelector('.actions button[aria-label=Delete]') !== null")
      try await window.click("document.querySelector('.actions button[aria-label=Delete]')")
      try await window.expect("!\(row)")
      // What stays moves up and is the same element.
      try await window.expect("below.isConnected && below.getBoundingClientRect().top < belowTop - 20")
      #expect(try await window.value("\(below) === below") == .bool(true))
    }
  }

  @Test func switchesAndMenus() async throws {
    try await TestServer.withWindow("contacts") { window, _ in
      try await window.click("document.querySelector('#glass [role=switch][aria-label=Notes]')")
      try await window.expect("document.querySelector('[role=switch][aria-label=Notes]').ariaChecked === 'false'")
      try await window.expect("!document.querySelector('#glass').textContent.includes('Closed on Mondays')")
      try await window.value(
        "\(BrowserWindow.cell("Amara")).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"
      )
      try await window.expect("document.querySelectorAll('[role=menuitem]').length > 0")
      try await window.press("Escape")
      try await window.expect("document.querySelector('[role=menu]') === null")
    }
  }

  @Test func searchesAndReorders() async throws {
    try await TestServer.withWindow("countries-grid") { window, server in
      let moved = BrowserWindow.cell("Gabon")
      let neighbour = BrowserWindow.cell("Chad")
      try await window.value("window.moved = \(moved); window.neighbour = \(neighbour)")
      let (x, y) = try await window.middle(neighbour)
      let (fromX, fromY) = try await window.middle(moved)
      // An item is lifted by a long press; a drag before that scrolls.
      try await window.drag(moved, byX: x - fromX, y: y - fromY, after: .milliseconds(700))
      try await window.expect("moved.dataset.place === '0.0' && neighbour.dataset.place === '0.1'")
      #expect(try await window.value("\(moved) === moved && \(neighbour) === neighbour") == .bool(true))

      let list = try await BrowserWindow(window.browser, server.url.absoluteString + "#countries")
      try await list.value("window.mali = \(BrowserWindow.cell("Mali"))")
      try await list.click("document.querySelector('#glass input[type=search]')")
      try await list.type("mali")
      try await list.expect("document.querySelectorAll('#glass .cell:not([inert])').length === 1")
      #expect(try await list.value("\(BrowserWindow.cell("Mali")) === mali") == .bool(true))
      try await list.value("document.querySelector('#glass input').select()")
      try await list.press("Delete")
    }
  }

  @Test func mailIsSearchedAndArrives() async throws {
    try await TestServer.withWindow("mail") { window, _ in
      let shown = "[...document.querySelectorAll('#glass .cell:not([inert])')]"
      try await window.expect("\(shown).length > 4")
      try await window.click("document.querySelector('#glass input[type=search]')")
      try await window.type("printing")
      try await window.expect("\(shown).length === 2")
      try await window.click("document.querySelector('#glass button[aria-label=Receive]')")
      try await window.click("document.querySelector('#glass button[aria-label=Unread]')")
      try await window.expect("\(shown).length === 1 && !!\(BrowserWindow.cell("Paper has arrived"))")
    }
  }

  @Test func postsComeAsOneScrolls() async throws {
    try await TestServer.withWindow("feed") { window, _ in
      let count = "Number(document.querySelector('[role=grid]').ariaRowCount)"
      try await window.expect("!!\(BrowserWindow.cell("Somebody left a blue bicycle"))")
      try await window.value("window.before = \(count)")
      try await window.value("document.querySelector('.scroller').scrollTop = 1e9")
      try await window.expect("\(count) > before")
      try await window.expect(
        "(document.querySelector('.scroller').scrollTop = 1e9, !!\(BrowserWindow.cell("Older posts"))) || \(count) === 62"
      )
    }
  }

  @Test func whatIsReadInAChatStaysWhileMessagesArrive() async throws {
    try await TestServer.withWindow("chat") { window, _ in
      // Those in the middle: the bar below grows over the last, and elements are in no order until nothing moves.
      let bubbles =
        "[...document.querySelectorAll('#glass .cell:not([inert])')]"
        + ".sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)"
      try await window.expect("\(bubbles).length > 3")
      try await window.wheel("document.querySelector('#glass')", by: -500)
      try await window.expect("!\(BrowserWindow.cell("Unread messages"))")
      // Wheels turn on for a while.
      try await window.expect(
        "(top => { const rests = window.last === top; window.last = top; return rests })(document.querySelector('.scroller').scrollTop)"
      )
      // The message and not its element: older messages that come meanwhile push it out of the view and back into it.
      let read = "\(bubbles).find(bubble => bubble.ariaLabel === readLabel)"
      try await window.value("window.readLabel = \(bubbles)[2].ariaLabel")
      try await window.value("window.readTop = \(read).getBoundingClientRect().top")
      for _ in 0..<3 { try await window.click("document.querySelector('#glass button[aria-label=Receive]')") }
      try await window.expect("document.querySelector('#glass').textContent.includes('3 new')")
      try await window.expect("Math.abs(\(read)?.getBoundingClientRect().top - readTop) < 1")
    }
  }

  @Test func foldersOpenAndAreSearched() async throws {
    try await TestServer.withWindow("files") { window, _ in
      let shown = "[...document.querySelectorAll('#glass .cell:not([inert])')]"
      try await window.click(BrowserWindow.cell("Pictures"))
      try await window.expect("\(shown).length === 8 && !!\(BrowserWindow.cell("Tides.svg"))")
      try await window.click(BrowserWindow.cell("Shared"))
      try await window.expect("!!\(BrowserWindow.cell("Calendar.ics"))")
      try await window.click("document.querySelector('#glass input[type=search]')")
      try await window.type("full")
      try await window.expect("\(shown).length === 3 && !!\(BrowserWindow.cell("Full.png"))")
      try await window.value(
        "(field => { field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true })) })"
          + "(document.querySelector('#glass input'))"
      )
      try await window.expect("\(shown).length === 10")
    }
  }

  @Test(.enabled(if: GalleryScreen(rawValue: "changes") != nil, "the gallery has no screen named changes"))
  func aShuffleMovesElements() async throws {
    try await TestServer.withWindow("changes") { window, _ in
      let cells = "[...document.querySelectorAll('#glass .cell:not([inert])')]"
      let tops = "\(cells).map(c => [c, c.dataset.place])"
      try await window.value("window.before = new Map(\(tops))")
      try await window.click("document.querySelector('#glass button[aria-label=Shuffle]')")
      try await window.expect("\(cells).some(c => before.has(c) && before.get(c) !== c.dataset.place)")
      // A row that is still displayed has the element of before.
      let labels = "new Map([...before.keys()].map(c => [c.ariaLabel, c]))"
      let areKept = try await window.value(
        "(() => { const old = \(labels); const now = \(cells); "
          + "return now.filter(c => (old.get(c.ariaLabel) ?? c) !== c).length <= 1 && now.some(c => before.has(c)) })()"
      )
      // One whose height was an estimate may have left the screen for a moment.
      #expect(areKept == .bool(true))
    }
  }

  @Test func twoWindowsAreApart() async throws {
    try await TestServer.withWindow("movies") { first, server in
      let second = try await BrowserWindow(first.browser, server.url.absoluteString + "#movies")
      let row = BrowserWindow.cell("Seven Samurai")
      try await first.click(row)
      try await first.expect("\(row).ariaSelected === 'true'")
      try await Task.sleep(for: .seconds(1.5))
      #expect(try await second.value("\(row).ariaSelected") == .string("false"))
    }
  }
}
