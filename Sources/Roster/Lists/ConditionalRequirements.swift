/// The optional requirements that objects of a class answer only at times, and whether one of them does now.
///
/// A list asks a ``ListResponder`` when it is set which requirements it answers: UIKit by `responds(to:)` with a selector,
/// the headless UIKit by `headlessResponders` with full names, as `#function` spells them.
struct ConditionalRequirements {
  private struct Requirement {
    let name: String
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

  /// What every composite answers itself.
  ///
  /// - Parameters:
  ///   - owner: the composite's class.
  ///   - method: what all requirements are called, such as `tableView`.
  ///   - item: what the requirements call an item, such as `Row`.
  init(ofComposite owner: AnyClass, _ method: String, item: String) {
    let view = method.prefix(1).uppercased() + method.dropFirst()
    self = ConditionalRequirements(of: owner, method)
      .with(name: "numberOfSections(in:)", selector: "numberOfSectionsIn\(view):", true)
      .with("numberOf\(item)sInSection:", "numberOf\(item)sInSection:", true)
      .with("cellFor\(item)At:", "cellFor\(item)AtIndexPath:", true)
      .with("prefetch\(item)sAt:", "prefetch\(item)sAtIndexPaths:", true)
      .with("willDisplay:for\(item)At:", "willDisplayCell:for\(item)AtIndexPath:", true)
      .with("didEndDisplaying:for\(item)At:", "didEndDisplayingCell:for\(item)AtIndexPath:", true)
  }

  /// These requirements and another one.
  ///
  /// - Parameters:
  ///   - labels: the labels of its parameters in Swift, without that of the view.
  ///   - selector: its selector without the part of the view.
  ///   - isAnswered: whether a handler answers it now; `false` if only a subclass can.
  func with(_ labels: String, _ selector: String, _ isAnswered: Bool = false) -> Self {
    with(name: "\(method)(_:\(labels))", selector: "\(method):\(selector)", isAnswered)
  }

  /// These requirements and another one, by its full name and its full selector.
  func with(name: String, selector: String, _ isAnswered: Bool) -> Self {
    var all = self
    all.requirements.append(Requirement(name: name, selector: selector, isAnswered: isAnswered))
    return all
  }

  /// The full names of those that are answered now, or of those that are not.
  func names(answered: Bool) -> [String] {
    requirements.filter { $0.isAnswered == answered }.map(\.name)
  }

  /// The selectors of those that are answered now, or of those that are not.
  func selectors(answered: Bool) -> [String] {
    requirements.filter { $0.isAnswered == answered }.map(\.selector)
  }
}
