import Foundation

/// What a table or a collection would do with a drop now, in the words of both.
@MainActor struct ListDropProposal {
  enum Intent {
    case somewhere, between, into, automatic
  }

  var operation: UIDropOperation
  var intent: Intent
  /// What the drop delegate gave.
  let proposal: UIDropProposal

  /// Whether something would happen.
  var isAccepted: Bool { operation == .copy || operation == .move }
}
