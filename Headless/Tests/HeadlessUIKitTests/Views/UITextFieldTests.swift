import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UITextFieldTests {
  final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var refused: Set<String> = []
    var mayEnd = true

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length):\(string)")
      return !refused.contains(string)
    }
  }

  @Test func typingAsksTheDelegateForEveryCharacter() {
    let field = UITextField()
    let delegate = Delegate()
    delegate.refused = ["b"]
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.headlessType("a👍🏽b")
    expectEqual(field.text, "a👍🏽")
    expectEqual(changes, 2)
    expectEqual(delegate.log, ["begin", "0,0:a", "1,0:👍🏽", "5,0:b"])
    field.headlessDeleteBackward()
    expectEqual(field.text, "a")
    expectEqual(delegate.log.last, "1,4:")
  }

  @Test func onlyOneFieldIsEdited() {
    let first = UITextField()
    let second = UITextField()
    first.headlessTap()
    #expect(first.isEditing && first.isFirstResponder)
    second.headlessTap()
    #expect(second.isFirstResponder && !first.isEditing)
    second.resignFirstResponder()
    #expect(!second.isFirstResponder)
  }

  @Test func aFieldThatMayNotEndKeepsTheFirstResponder() {
    let first = UITextField()
    let delegate = Delegate()
    first.delegate = delegate
    first.becomeFirstResponder()
    delegate.mayEnd = false
    let second = UITextField()
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder && !second.isEditing)
    delegate.mayEnd = true
    #expect(second.becomeFirstResponder())
    expectEqual(delegate.log, ["begin", "end"])
    second.resignFirstResponder()
  }

  @Test func aFieldThatLeavesTheWindowEndsEditing() {
    let window = UIWindow()
    let container = UIView()
    let field = UITextField()
    let delegate = Delegate()
    field.delegate = delegate
    container.addSubview(field)
    window.addSubview(container)
    field.becomeFirstResponder()
    container.removeFromSuperview()
    #expect(!field.isFirstResponder)
    expectEqual(delegate.log, ["begin", "end"])
  }

  @Test func programmaticChangesSendNothing() {
    let field = UITextField()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
    field.text = "x"
    field.text = nil
    #expect(field.text == "" && changes == 0)
  }
}

/// Fields whose parts have places of their own.
@MainActor @Suite struct TextFieldPlacesTests {
  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      super.leftViewRect(forBounds: bounds).offsetBy(dx: 5, dy: 0)
    }
  }

  @Test func theTextIsWhereTheFieldSays() {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    expectEqual(field.headlessShownTextRect.minX, 30)
    field.text = "Tea"
    expectEqual(field.headlessShownTextRect.minX, 10)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(field)
    window.isHidden = false
    field.becomeFirstResponder()
    expectEqual(field.headlessShownTextRect.minX, 20)
  }

  @Test func textsKeepClearOfBordersViewsAndTheButton() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    expectEqual(field.textRect(forBounds: field.bounds), field.bounds)
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    field.text = "Tea"
    let button = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.textRect(forBounds: field.bounds).maxX < button.minX && button.maxX < 200 && button.midY == 20)
    expectEqual(field.borderRect(forBounds: field.bounds), field.bounds)
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    field.leftView = icon
    field.leftViewMode = .always
    field.layoutIfNeeded()
    expectEqual(icon.frame, CGRect(x: 0, y: 10, width: 24, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX > 24)
  }

  @Test func viewsAtTheSidesAreWhereTheFieldSays() {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    field.leftView = icon
    field.leftViewMode = .always
    field.layoutIfNeeded()
    expectEqual(icon.frame.minX, 5)
  }
}
