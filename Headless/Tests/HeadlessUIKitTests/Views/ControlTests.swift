import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct ControlTests {
  final class Log {
    var entries: [String] = []
  }

  private func observe(_ control: UIControl, _ events: [(String, UIControl.Event)]) -> Log {
    let log = Log()
    for (name, event) in events { control.addAction(UIAction { _ in log.entries.append(name) }, for: event) }
    return log
  }

  @Test func aTapSendsTheEventsInOrder() {
    let button = UIButton(type: .system)
    let log = observe(
      button,
      [("primary", .primaryActionTriggered), ("up", .touchUpInside), ("down", .touchDown), ("value", .valueChanged)]
    )
    button.headlessTap()
    expectEqual(log.entries, ["down", "up", "primary"])
    #expect(!button.isHighlighted)
  }

  @Test func aControlThatCannotBeReachedDoesNothing() {
    let container = UIView()
    let toggle = UISwitch()
    container.addSubview(toggle)
    let log = observe(toggle, [("value", .valueChanged)])
    func expectNoTap() {
      toggle.headlessTap()
      #expect(log.entries.isEmpty && !toggle.isOn)
    }
    toggle.isEnabled = false
    expectNoTap()
    toggle.isEnabled = true
    toggle.isHidden = true
    expectNoTap()
    toggle.isHidden = false
    container.alpha = 0
    expectNoTap()
    container.alpha = 1
    container.isUserInteractionEnabled = false
    expectNoTap()
    container.isUserInteractionEnabled = true
    toggle.headlessTap()
    #expect(log.entries == ["value"] && toggle.isOn)
  }

  @Test func settingASwitchSendsNothing() {
    let toggle = UISwitch()
    let log = observe(toggle, [("value", .valueChanged)])
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(log.entries.isEmpty)
  }

  @Test func aSwitchKeepsItsSize() {
    let toggle = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 3))
    expectEqual(toggle.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
    toggle.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    expectEqual(toggle.frame, CGRect(x: 5, y: 6, width: 51, height: 31))
    expectEqual(toggle.sizeThatFits(.zero), CGSize(width: 51, height: 31))
  }

  @Test func anActionWithTheSameIdentifierReplaces() {
    let button = UIButton(type: .system)
    let log = Log()
    let identifier = UIAction.Identifier("same")
    for name in ["first", "second"] {
      button.addAction(UIAction(identifier: identifier) { _ in log.entries.append(name) }, for: .touchUpInside)
    }
    button.headlessTap()
    expectEqual(log.entries, ["second"])
    button.removeAction(identifiedBy: identifier, for: .touchUpInside)
    button.headlessTap()
    expectEqual(log.entries, ["second"])
  }

  @Test func theActionKnowsItsSender() {
    var sender: AnyObject?
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { sender = $0.sender as AnyObject? })
    expectEqual(button.title(for: .normal), "Go")
    button.headlessTap()
    #expect(sender === button)
  }

  @Test func aButtonWithAMenuOpensItInsteadOfActing() {
    let button = UIButton(type: .system)
    let log = observe(button, [("primary", .primaryActionTriggered), ("menu", .menuActionTriggered)])
    button.menu = UIMenu(children: [UIAction(title: "Choose") { _ in log.entries.append("chosen") }])
    button.headlessTap()
    button.showsMenuAsPrimaryAction = true
    button.headlessTap()
    #expect(button.menu?.headlessTap(actionTitled: "Choose") == true)
    expectEqual(log.entries, ["primary", "menu", "chosen"])
  }

  @Test func aButtonShowsTheTitleOfItsState() {
    let button = UIButton(type: .custom)
    button.setTitle("normal", for: .normal)
    button.setTitle("chosen", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "normal")
    expectEqual(button.titleLabel?.textColor, .red)
    button.isSelected = true
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "chosen")
    button.isEnabled = false
    expectEqual(button.currentTitle, "normal")
  }

  @Test func aConfiguredButtonHasRoomAroundItsContent() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = UIButton(configuration: configuration)
    let label = try #require(button.titleLabel)
    expectEqual(button.bounds.width, label.intrinsicContentSize.width + 6)
    expectEqual(button.bounds.height, label.intrinsicContentSize.height + 4)
    button.layoutIfNeeded()
    expectEqual(label.frame.origin, CGPoint(x: 2, y: 1))
    expectEqual(label.textColor, .white)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, true, true), (.trailing, true, false), (.top, false, true), (.bottom, false, false),
  ])
  func placesTheImage(edge: NSDirectionalRectEdge, isBeside: Bool, isFirst: Bool) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(headlessColor: .red, size: CGSize(width: 20, height: 20))
    configuration.imagePlacement = edge
    configuration.imagePadding = 5
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    let first = isFirst ? image : title
    let second = isFirst ? title : image
    #expect(isBeside ? second.minX == first.maxX + 5 : second.minY == first.maxY + 5)
    #expect(isBeside ? image.midY == title.midY : image.midX == title.midX)
  }

  @Test func segmentsAreTapped() {
    let control = UISegmentedControl(items: ["a", "b"])
    let log = observe(control, [("value", .valueChanged)])
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.headlessTapSegment(at: 1)
    control.headlessTapSegment(at: 1)
    control.setEnabled(false, forSegmentAt: 0)
    control.headlessTapSegment(at: 0)
    control.headlessTapSegment(at: 7)
    expectEqual(control.selectedSegmentIndex, 1)
    expectEqual(log.entries, ["value"])
  }

  @Test func aSpinnerHidesWhenItStops() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden && spinner.bounds.size == spinner.intrinsicContentSize)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.hidesWhenStopped = false
    spinner.stopAnimating()
    #expect(!spinner.isHidden && !spinner.isAnimating)
  }

  @Test func aSubclassOfAButtonHasItsTypes() {
    final class Custom: UIButton {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let button = Custom(type: .system)
    expectEqual(button.buttonType, .system)
    expectEqual(button.titleLabel?.font, .systemFont(ofSize: 15))
    expectEqual(Custom(frame: .zero).buttonType, .custom)
  }
}
