import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessRendering

/// Well-known screens of compositional layouts, drawn. With `ROSTER_PICTURES` set to a folder, they are written there to be
/// looked at.
@MainActor struct CompositionalPicturesTests {
  @Test(arguments: WellKnownScreen.allCases, [UIUserInterfaceStyle.light, .dark])
  func screensAreDrawn(screen: WellKnownScreen, style: UIUserInterfaceStyle) throws {
    for isMirrored in [false, true] {
      let source = WellKnownSource(screen, isMirrored: isMirrored)
      let view = source.view
      if screen == .pinnedHeaders {
        view.contentOffset.y = 330
        view.layoutIfNeeded()
      }
      if screen == .outlineSidebar {
        view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      }
      if screen == .appStore { view.headlessScrollSection(1, by: 40, velocity: 1) }
      if screen == .settings { view.headlessRevealSwipeActions(forItemAt: IndexPath(item: 1, section: 1)) }
      if screen == .mail { view.headlessRevealSwipeActions(forItemAt: IndexPath(item: 2, section: 0)) }
      if screen == .calendar {
        view.contentOffset.y = 120
        view.layoutIfNeeded()
      }
      let svg = HeadlessSVG.document(of: view, style: style)
      #expect(isWellFormed(svg))
      if let folder = ProcessInfo.processInfo.environment["ROSTER_PICTURES"] {
        let name = "\(screen)-\(style == .dark ? "dark" : "light")\(isMirrored ? "-rtl" : "").svg"
        try svg.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      }
    }
  }

  @Test(arguments: [false, true]) func theIndexIsAtTheTrailingEdge(isMirrored: Bool) throws {
    let source = WellKnownSource(.contacts, isMirrored: isMirrored)
    let svg = HeadlessSVG.document(of: source.view, style: .light)
    // A letter that no name and no header begins with.
    let letter = try #require(svg.components(separatedBy: "<text ").first { $0.contains(">M</text>") })
    let start = try #require(letter.range(of: "x=\"")).upperBound
    let x = try #require(Double(letter[start...].prefix { $0 != "\"" }))
    #expect(isMirrored ? x < 20 : x > 370)
  }
}
