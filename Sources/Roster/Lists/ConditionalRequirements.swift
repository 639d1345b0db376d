#if canImport(UIKit)
  import ObjectiveC
#endif

/// The optional requirements that objects of a class answer only at times, and how one of them says whether it does now.
///
/// A class has one such table. A list asks a ``ListDelegateBase`` when it is set which requirements it answers: UIKit by
/// `responds(to:)` with a selector, the headless UIKit by `headlessResponders` with full names, as `#function` spells them.
struct ConditionalRequirements<Owner: AnyObject>: RequirementTable {
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
  init(of owner: Owner.Type, _ method: String) {
    self.method = method
  }

  /// What every composite answers itself.
  ///
  /// - Parameters:
  ///   - owner: the composite's class.
  ///   - method: what all requirements are called, such as `tableView`.
  ///   - item: what the requirements call an item, such as `Row`.
  ///   - handlers: the handlers that all children of a composite share.
  init(
    ofComposite owner: Owner.Type,
    _ method: String,
    item: String,
    handlers: @escaping @MainActor (Owner) -> ListDelegate
  ) {
    let view = method.prefix(1).uppercased() + method.dropFirst()
    self = ConditionalRequirements(of: owner, method)
      .with(name: "numberOfSections(in:)", selector: "numberOfSectionsIn\(view):") { _ in true }
      .with("numberOf\(item)sInSection:", "numberOf\(item)sInSection:") { _ in true }
      .with("cellFor\(item)At:", "cellFor\(item)AtIndexPath:") { _ in true }
      .with("prefetch\(item)sAt:", "prefetch\(item)sAtIndexPaths:") { _ in true }
      .with("willDisplay:for\(item)At:", "willDisplayCell:for\(item)AtIndexPath:") { _ in true }
      .with("didEndDisplaying:for\(item)At:", "didEndDisplayingCell:for\(item)AtIndexPath:") { _ in true }
      .with(
        name: "indexPathForPreferredFocusedView(in:)",
        selector: "indexPathForPreferredFocusedViewIn\(view):"
      ) { handlers($0).preferredFocus != nil }
  }

  /// These requirements and another one.
  ///
  /// - Parameters:
  ///   - labels: the labels of its parameters in Swift, without that of the view.
  ///   - selector: its selector without the part of the view.
  ///   - isAnswered: whether a handler of an object answers it now; by default, only a subclass can.
  func with(
    _ labels: String,
    _ selector: String,
    _ isAnswered: @escaping @MainActor (Owner) -> Bool = { _ in false }
  ) -> Self {
    with(name: "\(method)(_:\(labels))", selector: "\(method):\(selector)", isAnswered)
  }

  /// These requirements and another one, by its full name and its full selector.
  func with(name: String, selector: String, _ isAnswered: @escaping @MainActor (Owner) -> Bool) -> Self {
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

  var owner: AnyClass { Owner.self }

  @MainActor func names(answered: Bool, by object: AnyObject) -> [String] {
    guard let object = object as? Owner else { return [] }
    return requirements.filter { $0.isAnswered(object) == answered }.map(\.name)
  }

  @MainActor func isAnswered(_ selector: RequirementSelector, by object: AnyObject) -> Bool? {
    guard let index = indexes[selector], let object = object as? Owner else { return nil }
    return requirements[index].isAnswered(object)
  }
}
