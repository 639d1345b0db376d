/// Values of drags that neither UIKit's documentation nor a public report states clearly.
enum DragAssumptions {
  /// What a drop would do where the drop delegate does not say.
  static let unansweredOperation = UIDropOperation.copy
  /// How much of a row's height, at each end, means "between rows" where the table chooses.
  static let automaticEdge = 0.25
}
