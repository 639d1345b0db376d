import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.serialized) struct HeadlessVoiceOverTests {
  private final class Note: UILabel {
    var log: [String] = []
    override func accessibilityElementDidBecomeFocused() { log.append("came") }
    override func accessibilityElementDidLoseFocus() { log.append("left") }
  }

  private let voiceOver = HeadlessVoiceOver.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let note = Note(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  private let button = UIButton(frame: CGRect(x: 0, y: 40, width: 100, height: 44))

  init() {
    note.text = "Note"
    button.setTitle("Go", for: .normal)
    // The order of the views is not that of reading.
    window.addSubview(button)
    window.addSubview(note)
    window.isHidden = false
  }

  @Test func theCursorGoesThroughElementsAsPeopleRead() {
    voiceOver.run {
      expectEqual(voiceOver.elements(in: window), [note, button])
      #expect(voiceOver.focusNext(in: window) && note.accessibilityElementIsFocused())
      #expect(voiceOver.focusNext(in: window) && button.accessibilityElementIsFocused())
      #expect(!voiceOver.focusNext(in: window))
      #expect(voiceOver.focusPrevious(in: window) && voiceOver.focusedElement === note)
      expectEqual(note.log, ["came", "left", "came"])
    }
    #expect(note.log.last == "left" && !UIAccessibility.isVoiceOverRunning)
  }

  @Test func aDoubleTapActivates() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    voiceOver.run {
      #expect(!voiceOver.activate())
      // The title is a part of the button.
      #expect(button.titleLabel.map { voiceOver.focus($0) } == true && voiceOver.focusedElement === button)
      #expect(voiceOver.activate() && taps == 1)
    }
  }

  @Test func appsMoveTheCursorAndHaveTextsReadOut() {
    UIAccessibility.post(notification: .announcement, argument: "nobody listens")
    voiceOver.run {
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      expectEqual(voiceOver.announcements, ["Saved"])
      UIAccessibility.post(notification: .layoutChanged, argument: note)
      #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === note)
      #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      #expect(voiceOver.focusedElement === note)
    }
  }

  @Test func whatLeavesTheWindowLosesTheCursor() {
    voiceOver.run {
      voiceOver.focus(note)
      note.removeFromSuperview()
      #expect(voiceOver.focusedElement == nil && note.log == ["came", "left"])
      #expect(!voiceOver.focus(note))
    }
  }

  @Test func whatIsHiddenIsPassedOver() {
    voiceOver.run {
      note.accessibilityElementsHidden = true
      expectEqual(voiceOver.elements(in: window), [button])
      button.isHidden = true
      #expect(voiceOver.elements(in: window).isEmpty && !voiceOver.focus(button))
    }
  }

  @Test func whatSaysThatItIsNoElementIsNone() {
    voiceOver.run {
      note.text = ""
      expectEqual(voiceOver.elements(in: window), [button])
      // What is in a view that is none can be one.
      button.isAccessibilityElement = false
      expectEqual(voiceOver.elements(in: window), [button.titleLabel].compactMap { $0 })
      #expect(voiceOver.focus(button) && voiceOver.focusedElement === button.titleLabel)
      button.isHidden = true
      let card = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
      window.addSubview(card)
      card.isAccessibilityElement = true
      expectEqual(voiceOver.elements(in: window), [card])
    }
  }

  @Test func controlsInARowAreMetAfterIt() throws {
    let table = TableFixture(rows: 1)
    table.makeCell = { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = text
      cell.accessoryView = UISwitch(frame: .zero)
      return cell
    }
    table.table.reloadData()
    let cell = try #require(table.table.visibleCells.first)
    let toggle = try #require(cell.accessoryView)
    expectEqual(voiceOver.elements(in: table.window), [cell, toggle])
    cell.textLabel?.text = nil
    expectEqual(voiceOver.elements(in: table.window), [toggle])
  }

  @Test func cellsOfCollectionsArePassedThrough() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    let (late, early) = (UILabel(frame: CGRect(x: 50, y: 0, width: 50, height: 20)), UILabel())
    early.frame = CGRect(x: 0, y: 5, width: 50, height: 20)
    (late.text, early.text) = ("late", "early")
    for label in [late, early] { cell.contentView.addSubview(label) }
    window.addSubview(cell)
    voiceOver.run {
      // What stands side by side is one line, whatever is a bit higher.
      expectEqual(voiceOver.elements(in: window), [note, button, early, late])
      #expect(voiceOver.focus(cell) && voiceOver.focusedElement === early)
      cell.accessibilityElements = [late, early]
      expectEqual(voiceOver.elements(in: window), [note, button, late, early])
      cell.accessibilityElements = nil
      cell.isAccessibilityElement = true
      expectEqual(voiceOver.elements(in: window), [note, button, cell])
      #expect(voiceOver.focus(early) && voiceOver.focusedElement === cell)
    }
  }

  @Test func settingsFollowTheScreen() {
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    UIScreen.main.headlessWithTraits({
      $0.legibilityWeight = .bold
      $0.accessibilityContrast = .high
    }) {
      #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    }
  }

  @Test func turningItOnAndOffIsPosted() {
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    voiceOver.run {}
    NotificationCenter.default.removeObserver(token)
    expectEqual(posts, 2)
  }
}
