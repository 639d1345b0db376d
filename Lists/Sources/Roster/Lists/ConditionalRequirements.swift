#if canImport(UIKit)
  import ObjectiveC
#endif

/// The optional requirements that objects of a class implement only at times.
///
/// Each class has one table. When a ``ListDelegateBase`` is set, a list reads which requirements it implements. UIKit uses
/// `responds(to:)` with a selector, and the headless UIKit uses `headlessResponders` with full names, as in `#function`.
package struct ConditionalRequirements<Owner: AnyObject>: RequirementTable {
  private struct Requirement {
    let name: String
    let isAnswered: @MainActor (Owner) -> Bool
  }

  private let method: String
  private var requirements: [Requirement] = []
  /// The indexes of requirements by selector.
  private var indexes: [RequirementSelector: Int] = [:]

  /// - Parameters:
  ///   - owner: The class that declares the requirements. Subclasses override them.
  ///   - method: The base name of all requirements, such as `tableView`.
  package init(of owner: Owner.Type, _ method: String) {
    self.method = method
  }

  /// Returns these requirements and another one.
  ///
  /// - Parameters:
  ///   - labels: The labels of its Swift parameters, without the view.
  ///   - selector: The selector, without the view's part.
  ///   - isAnswered: A closure that returns whether a handler implements it now. By default, only subclasses can.
  package func with(
    _ labels: String,
    _ selector: String,
    _ isAnswered: @escaping @MainActor (Owner) -> Bool = { _ in false }
  ) -> Self {
    with(name: "\(method)(_:\(labels))", selector: "\(method):\(selector)", isAnswered)
  }

  /// Returns these requirements and another one, with its full name and selector.
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
