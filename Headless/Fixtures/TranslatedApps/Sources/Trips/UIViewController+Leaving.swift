import UIKit

extension UIViewController {
  /// Whether a person may leave the screen without being asked.
  @objc var mayLeave: Bool { true }

  /// What a person is asked before they leave.
  @objc func leavingQuestion(about subject: String = "changes") -> String { "Discard \(subject)?" }

  /// What screens of the class are called.
  @objc class func screenName() -> String { "Screen" }
}
