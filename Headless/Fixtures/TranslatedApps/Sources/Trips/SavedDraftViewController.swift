import UIKit

final class SavedDraftViewController: DraftViewController {
  override var mayLeave: Bool { !super.mayLeave }

  override func leavingQuestion(about subject: String) -> String {
    super.leavingQuestion(about: subject) + note(of: self)
  }
}

extension DraftViewController {
  override var description: String { "DraftViewController" + note(of: self) }
}

private func note(of draft: DraftViewController) -> String { draft is SavedDraftViewController ? " (saved)" : "" }
