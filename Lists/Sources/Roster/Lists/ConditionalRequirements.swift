#if canImport(UIKit)
  import ObjectiveC
#endif

/// The optional requirements that objects of a class answer only at times, and how one of them says whether it does now.
///
/// A class has one such table. A list asks a ``ListDelegateBase`` when it is set which requirements it answers: UIKit by
/// `responds(to:)` with a selector, the headless UIKit by `headlessResponders` with full names, as `#function` spells them.
package struct ConditionalRequirements<Owner: AnyObject>: RequirementTable {
  private struct Requirement {
    let name: String
    let isAnswered: @MainActor (Owner) -> Bool
  }

  private let method: String
  private var requirements: [Requirement] = []
  /// Where the requirement of a selector is.
  private var indexes: [RequirementSelector: Int] = [:]

  /// - Parameters:
  ///   - owner: the class that declares the requirements, whose subclasses override them.
  ///   - method: what all requirements are called, such as `tableView`.
  package init(of owner: Owner.Type, _ method: String) {
    self.method = method
  }

  /// These requirements and another one.
  ///
  /// - Parameters:
  ///   - labels: the labels of its parameters in Swift, without that of the view.
  ///   - selector: its selector without the part of the view.
  ///   - isAnswered: whether a handler of an object answers it now; by default, only a subclass can.
  package func with(
    _ labels: String,
    _ selector: String,
    _ isAnswered: @escaping @MainActor (Owner) -> Bool = { _ in false }
  ) -> Self {
    with(name: "\(method)(_:\(labels))", selector: "\(method):\(selector)", isAnswered)
  }

  /// These requirements and another one, by its full name and its full selector.
  package func with(name: String, selector: String, _ isAnswered: @escaping @MainActor (Owner) -> Bool) -> Self {
    var all = self
    let selector = RequirementSelector(selector)
    #if canImport(UIKit) && !os(tvOS)  // There some are no part of the protocols.
      assert(class_getInstanceMethod(owner, selector) != nil)
    #endif
    all.indexes[selector] = requirements.count
    all.requirements.append(Requirement(name: name, isAnswered: isAnswered))
    return all
  }

  // MARK: Asking

  package var owner: AnyClass { Owner.self }

  @MainActor package func names(answered: Bool, by object: AnyObject) -> [String] {
    guard let object = object as? Owner else { return [] }
    return requirements.filter { $0.isAnswered(object) == answered }.map(\.name)
  }

  @MainActor package func isAnswered(_ selector: RequirementSelector, by object: AnyObject) -> Bool? {
    guard let index = indexes[selector], let object = object as? Owner else { return nil }
    return requirements[index].isAnswered(object)
  }
}
