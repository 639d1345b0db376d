import Foundation
import GalleryScreens
import Testing

/// What stands around the phone: groups, the source, what the list was told. `Chromium.errors` hold every console message.
@Suite(
  .serialized,
  .enabled(if: Chromium.path != nil, "Chromium is not installed: apt-get install chromium fonts-liberation"),
  .timeLimit(.minutes(5))
)
struct ShopWindowTests {
  @Test func screensAreGroupedByWhatTheyTeach() async throws {
    try await TestServer.withWindow("movies") { window, _ in
      let headings = try await window.value("[...document.querySelectorAll('#screens h2')].map(h => h.textContent)")
      let wanted = GalleryLesson.allCases.map { JSONValue.string($0.rawValue) }
      #expect(headings == .array(wanted))
      try await window.expect("document.querySelector('#about p').textContent === \"\(GalleryScreen.movies.summary)\"")
      #expect(try await window.value("document.querySelectorAll('#screens button[title=\"\"]').length") == .number(0))
    }
  }

  @Test func theSourceIsTheFileThatRuns() async throws {
    try await TestServer.withWindow("movies") { window, _ in
      try await window.click("document.querySelector('#show-source')")
      try await window.expect("document.querySelector('#source').open")
      let file = try #require(GalleryScreen.movies.sources.first)
      #expect(file.lastPathComponent == "MoviesViewController.swift")
      let text = try await window.value("document.querySelector('#source pre').textContent")
      #expect(try text == .string(String(contentsOf: file, encoding: .utf8)))
      try await window.expect("[...document.querySelectorAll('#source .keyword')].some(k => k.textContent === 'class')")
    }
  }

  /// The oracle of a lexical highlighter: put together again, the parts are the text.
  @Test func highlightingLosesNothing() async throws {
    try await TestServer.withWindow("movies") { window, _ in
      for screen in GalleryScreen.allCases {
        #expect(screen.sources.first?.lastPathComponent.hasSuffix("ViewController.swift") == true, "\(screen)")
      }
      let failures = try await window.value(
        """
        (async () => {
          const { parts } = await import('/highlight.js');
          const failures = [];
          let count = 0;
          for (const { dataset } of document.querySelectorAll('#screens button')) {
            for (const { name, text } of await (await fetch('/sources/' + dataset.screen)).json()) {
              const found = parts(text);
              count += 1;
              if (found.map(([, part]) => part).join('') !== text) failures.push(name);
              // Comments begin with slashes and strings with quotation marks, and nothing else does.
              if (found.some(([kind, part]) => kind !== 'comment' && kind !== 'string' && part.includes('///'))) failures.push(name);
            }
          }
          return count > 100 ? failures : ['only ' + count + ' files'];
        })()
        """
      )
      #expect(failures == .array([]))
    }
  }

  @Test func saysWhatTheListWasTold() async throws {
    try await TestServer.withWindow("changes") { window, _ in
      try await window.expect("!document.querySelector('#told-none').hidden")
      try await window.click("document.querySelector('#glass button[aria-label=Insert]')")
      try await window.expect("/insert/i.test(document.querySelector('#told li pre')?.textContent)")
      #expect(try await window.value("document.querySelector('#told-none').hidden") == .bool(true))
    }
  }

  @Test func editBecomesDone() async throws {
    try await TestServer.withWindow("files") { window, _ in
      try await window.click("document.querySelector('#glass button[aria-label=Edit]')")
      try await window.expect("document.querySelector('#glass button[aria-label=Done]') !== null")
      try await window.click("document.querySelector('#glass button[aria-label=Done]')")
      try await window.expect("document.querySelector('#glass button[aria-label=Edit]') !== null")
    }
  }

  @Test func aLinkRestoresWhatIsShown() async throws {
    try await TestServer.withWindow("files?appearance=dark&beside=other") { window, _ in
      try await window.expect("document.title.startsWith('Files')")
      #expect(try await window.value("document.documentElement.dataset.theme") == .string("dark"))
      #expect(try await window.value("document.querySelector('#beside-choice').value") == .string("other"))

      try await window.value("document.querySelector('input[value=light]').click()")
      try await window.expect("location.hash === '#files?appearance=light&beside=other'")
      try await window.expect("document.documentElement.dataset.theme === 'light'")
      try await window.value("document.querySelector('#screens button[data-screen=mail]').click()")
      try await window.expect("document.title.startsWith('Mail')")
      #expect(try await window.value("location.hash") == .string("#mail?appearance=light&beside=other"))

      try await window.value("history.back()")
      try await window.expect("document.title.startsWith('Files')")
      try await window.value("location.reload()")
      try await window.expect("document.title.startsWith('Files')")
      // The title may be that of the page which is about to go.
      try await window.expect("document.documentElement.dataset.theme === 'light'")
    }
  }

  @Test func aLinkHasTheSizeOfTextAndTheDirection() async throws {
    try await TestServer.withWindow("movies?text=ax1&direction=rtl") { window, _ in
      let height = "\(BrowserWindow.cell("Seven Samurai")).getBoundingClientRect().height"
      try await window.value("window.large = \(height)")
      #expect(try await window.value("document.querySelector('#text-choice').value") == .string("ax1"))
      #expect(try await window.value("document.querySelector('#direction-choice').value") == .string("rtl"))
      let choice = "document.querySelector('#text-choice')"
      try await window.value("\(choice).value = 'l'; \(choice).dispatchEvent(new Event('change'))")
      try await window.expect("location.hash === '#movies?direction=rtl'")
      try await window.expect("\(height) < large")
    }
  }

  @Test func aLinkHasTheLanguageWhichSetsTheDirection() async throws {
    try await TestServer.withWindow("orders?language=de") { window, _ in
      let choice = "document.querySelector('#language-choice')"
      let texts = "document.querySelector('#glass').textContent"
      #expect(try await window.value("\(choice).value") == .string("de"))
      try await window.expect("\(texts).includes('Freitag, 27. Februar 2026')")
      try await window.value("\(choice).value = 'ar'; \(choice).dispatchEvent(new Event('change'))")
      try await window.expect("location.hash === '#orders?language=ar'")
      try await window.expect("\(texts).includes('فبراير')")
      try await window.value("location.hash = '#orders'")
      try await window.expect("\(choice).value === 'en' && \(texts).includes('Friday, February 27, 2026')")
    }
  }

  @Test func theOtherAppearanceIsBeside() async throws {
    try await TestServer.withWindow("movies?appearance=light&beside=other") { window, _ in
      let other = "frames[0].document"
      try await window.expect("frames.length === 1 && \(other).documentElement?.dataset.theme === 'dark'")
      try await window.expect("\(other).querySelector('#glass')?.textContent.includes('Seven Samurai')")
      let boxes = "[...document.querySelectorAll('.phone')].map(p => p.getBoundingClientRect())"
      try await window.expect("(([a, b]) => a.right < b.left && a.top === b.top && b.right <= innerWidth)(\(boxes))")
      try await window.value("document.querySelector('#screens button[data-screen=contacts]').click()")
      try await window.expect("\(other).querySelector('#glass')?.textContent.includes('Contacts')")
    }
  }

  /// It has a size class and a width of its own, and is touched where it is drawn.
  @Test func anIPadIsBeside() async throws {
    try await TestServer.withWindow("movies?beside=pad") { window, _ in
      let glass = "frames[0].document?.querySelector('#glass')"
      try await window.expect("frames.length === 1 && \(glass)?.clientWidth === 820")
      try await window.expect("\(glass).textContent.includes('Seven Samurai')")
      let row = "[...\(glass).querySelectorAll('.cell')].find(c => c.ariaLabel.includes('Seven Samurai'))"
      try await window.expect("\(row).getBoundingClientRect().width > 700")
      // The element that a click finds there: what is in a frame is found by its place in the frame, scaled.
      try await window.click(
        "(() => { const f = document.querySelector('iframe').getBoundingClientRect(); const s = f.width / 820;"
          + " const r = \(row).getBoundingClientRect(); return { getBoundingClientRect: () => ({ left: f.left + r.left * s,"
          + " top: f.top + r.top * s, width: r.width * s, height: r.height * s }) } })()"
      )
      try await window.expect("\(row).ariaSelected === 'true'")
    }
  }

  @Test func aFingerTaps() async throws {
    try await TestServer.withWindow("movies") { window, _ in
      try await window.touch(BrowserWindow.cell("Seven Samurai"))
      try await window.expect("\(BrowserWindow.cell("Seven Samurai")).ariaSelected === 'true'")
    }
  }

  /// Measured by Chromium itself, from the navigation to the first content that it paints.
  @Test func paintsWithinASecond() async throws {
    try await TestServer.withWindow("movies") { window, _ in
      let entry = "performance.getEntriesByName('first-contentful-paint')[0]"
      try await window.expect("\(entry) !== undefined")
      let time = try #require(try await window.value("\(entry).startTime").number)
      #expect(time < 1_000, "\(time) ms")
    }
  }

  @Test(
    .enabled(if: Axe.path != nil, "axe is missing: pip install axe-core-python==0.1.0, or set AXE_PATH to axe.min.js")
  )
  func hasNoSeriousAccessibilityFinding() async throws {
    let script = try String(contentsOfFile: try #require(Axe.path), encoding: .utf8)
    try await TestServer.withWindow("movies") { window, _ in
      try await window.value(script + "; 0")
      let buttons = "[...document.querySelectorAll('#screens button')]"
      let names = try await window.value("\(buttons).map(b => b.dataset.screen)")
      guard case .array(let screens) = names else { throw Chromium.Failure(description: "\(names)") }
      #expect(screens.count > 12)
      for screen in screens.compactMap(\.string) {
        for appearance in ["light", "dark"] {
          try await window.value("location.hash = '#\(screen)?appearance=\(appearance)'; 0")
          try await window.expect(
            "document.querySelector('[aria-current]')?.dataset.screen === '\(screen)'"
              + " && document.documentElement.dataset.theme === '\(appearance)'"
          )
          let findings = try await window.value(
            "axe.run().then(r => r.violations.filter(v => ['serious', 'critical'].includes(v.impact))"
              + ".map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html).join(' | ')))"
          )
          #expect(findings == .array([]), "\(screen), \(appearance)")
        }
      }
    }
  }
}
