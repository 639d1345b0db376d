import UIKit

class DraftViewController: UIViewController {
  override var mayLeave: Bool { false }

  override class func screenName() -> String { "Draft of a " + super.screenName() }
}

extension DraftViewController {
  override func leavingQuestion(about subject: String) -> String { "Draft: " + super.leavingQuestion(about: subject) }
}
