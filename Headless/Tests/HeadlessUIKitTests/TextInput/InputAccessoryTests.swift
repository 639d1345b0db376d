import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What stands on the keyboard.
@MainActor @Suite struct InputAccessoryTests {
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func aFieldsBarStandsOnTheKeyboard() {
    let controller = UIViewController()
    let window = window(controller)
    defer { window.isHidden = true }
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.inputAccessoryView = bar
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(bar.window === window && bar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
    window.headlessKeyboardHeight = 300
    expectEqual(bar.frame.minY, 500)
    expectEqual(controller.view.keyboardLayoutGuide.layoutFrame.minY, 500)
    field.resignFirstResponder()
    #expect(bar.superview == nil)
    expectEqual(controller.view.keyboardLayoutGuide.layoutFrame.minY, 544)
  }

  @Test func observersAreToldOfItsHeight() {
    let controller = UIViewController()
    let window = window(controller)
    defer { window.isHidden = true }
    let told = Told()
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      MainActor.assumeIsolated { told.heights.append(frame.height) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    window.headlessKeyboardHeight = 300
    expectEqual(told.heights, [44, 344])
  }

  @Test func aControllersBarStaysWhileItIsTypedInto() {
    let controller = BarController()
    let window = window(controller)
    defer { window.isHidden = true }
    controller.becomeFirstResponder()
    expectEqual(controller.bar.frame.maxY, 844)
    controller.field.becomeFirstResponder()
    window.headlessKeyboardHeight = 300
    expectEqual(controller.bar.frame.maxY, 544)
    window.endEditing(true)
    window.headlessKeyboardHeight = 0
    #expect(controller.isFirstResponder && controller.bar.frame.maxY == 844)
    // What is presented has no bar.
    let sheet = UIViewController()
    controller.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(controller.bar.superview == nil)
    sheet.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(controller.bar.superview === window)
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    #expect(controller.bar.superview == nil)
  }
}

@MainActor private final class Told { var heights: [CGFloat] = [] }

private final class BarController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
