/// The optional requirements that objects of a class answer only at times, and whether one of them does now.
///
/// A list asks a ``ListResponder`` when it is set which requirements it answers: UIKit by `responds(to:)` with a selector,
/// the headless UIKit by `headlessResponders` with full names, as `#function` spells them.
struct ConditionalRequirements {
  private struct Requirement {
    let labels: String
    let selector: String
    let isAnswered: Bool
  }

  /// The class that declares the requirements, whose subclasses override them.
  let owner: AnyClass
  private let method: String
  private var requirements: [Requirement] = []

  /// - Parameters:
  ///   - owner: the class that declares the requirements.
  ///   - method: what all requirements are called, such as `tableView`.
  init(of owner: AnyClass, _ method: String) {
    self.owner = owner
    self.method = method
  }

  /// These requirements and another one.
  ///
  /// - Parameters:
  ///   - labels: the labels of its parameters in Swift, without that of the view.
  ///   - selector: its selector without the part of the view.
  ///   - isAnswered: whether a handler answers it now; `false` if only a subclass can.
  func with(_ labels: String, _ selector: String, _ isAnswered: Bool = false) -> Self {
    var all = self
    all.requirements.append(Requirement(labels: labels, selector: selector, isAnswered: isAnswered))
    return all
  }

  /// The full names of those that are answered now, or of those that are not.
  func names(answered: Bool) -> [String] {
    requirements.filter { $0.isAnswered == answered }.map { "\(method)(_:\($0.labels))" }
  }

  /// The selectors of those that are not answered now.
  var unansweredSelectors: [String] {
    requirements.filter { !$0.isAnswered }.map { "\(method):\($0.selector)" }
  }
}
