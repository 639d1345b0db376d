import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Tokens "always occur contiguously before any text in the search field":
/// https://developer.apple.com/documentation/uikit/uisearchtextfield
@MainActor struct UISearchTextFieldTests {
  private final class Log: NSObject, UISearchBarDelegate {
    var texts: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
  }

  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let log = Log()
  private var field: UISearchTextField { bar.searchTextField }

  init() {
    window.isHidden = false
    window.addSubview(bar)
    bar.delegate = log
    window.layoutIfNeeded()
  }

  private var texts: [String] { field.tokens.map(\.headlessText) }

  private func add(_ text: String, at index: Int) {
    field.insertToken(UISearchToken(icon: UIImage(systemName: "person"), text: text), at: index)
  }

  @Test func theProgramInsertsAndRemovesTokens() {
    add("Ada", at: 0)
    add("Kurt", at: 1)
    add("Emmy", at: 0)
    expectEqual(texts, ["Emmy", "Ada", "Kurt"])
    field.removeToken(at: 1)
    expectEqual(texts, ["Emmy", "Kurt"])
    field.tokens[0].representedObject = 7
    #expect(field.tokens.first?.representedObject as? Int == 7)
    #expect(log.texts.isEmpty, "nothing is told of what the program does")
    field.tokens = []
    #expect(field.tokens.isEmpty)
  }

  @Test func tokensStandBeforeTheText() {
    field.layoutIfNeeded()
    let before = field.headlessTextRoom(in: field.bounds)
    add("Ada", at: 0)
    add("Kurt", at: 1)
    field.layoutIfNeeded()
    let tokens = field.subviews.filter { $0.accessibilityLabel != nil && $0.isAccessibilityElement }
    expectEqual(tokens.map(\.accessibilityLabel), ["Ada", "Kurt"])
    #expect(tokens[0].frame.minX == before.minX && tokens[0].frame.maxX < tokens[1].frame.minX)
    #expect(
      field.headlessTextRoom(in: field.bounds).minX > tokens[1].frame.maxX
        && field.headlessTextRoom(in: field.bounds).maxX == before.maxX
    )
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(tokens[0].frame.minX > tokens[1].frame.maxX)
    #expect(field.headlessTextRoom(in: field.bounds).maxX < tokens[1].frame.minX)
  }

  /// Which key does what is a choice: the first one selects.
  @Test func aPersonDeletesTokensBeforeTheText() {
    add("Ada", at: 0)
    add("Kurt", at: 1)
    field.headlessType("x")
    field.headlessDeleteBackward()
    #expect(texts == ["Ada", "Kurt"] && field.headlessSelectedToken == nil)
    field.headlessDeleteBackward()
    #expect(texts == ["Ada", "Kurt"] && field.headlessSelectedToken === field.tokens[1])
    field.headlessDeleteBackward()
    #expect(texts == ["Ada"] && field.headlessSelectedToken == nil)
    expectEqual(log.texts, ["x", "", ""])
    #expect(field.headlessSelectToken(at: 0) && !field.headlessSelectToken(at: 1))
    field.headlessType("y")
    #expect(texts.isEmpty && field.text == "y")
  }

  @Test func tokensThatCannotBeDeletedStay() {
    add("Ada", at: 0)
    field.allowsDeletingTokens = false
    for _ in 0..<3 { field.headlessDeleteBackward() }
    expectEqual(texts, ["Ada"])
  }

  #if EXIT_TESTS
    @Test func aTokenBeyondTheOthersStops() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        UISearchTextField(frame: .zero).insertToken(UISearchToken(icon: nil, text: "Ada"), at: 1)
      }
    }

    @Test func removingNoTokenStops() async {
      await #expect(processExitsWith: .failure) { @MainActor in UISearchTextField(frame: .zero).removeToken(at: 0) }
    }
  #endif
}
