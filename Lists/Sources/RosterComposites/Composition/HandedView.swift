import Roster

/// The view for a hand-written child of a composite: the shown view, in the child's own sections.
///
/// Items and sections are the child's own. Sizes, selection flags, and scrolling are the shown view's. After the child was removed,
/// this is an empty, hidden view.
@MainActor protocol HandedView: ListView, ForwardingView {
  associatedtype Child: CompositeChild
  var part: CompositePart<Child>? { get }
  /// The shown view.
  var shown: Child.View? { get }
}

extension HandedView {
  /// The shown view, or `nil` while UIKit creates this one, and after the child was removed.
  var target: Child.View? { part?.root == nil ? nil : shown }

  func local(_ path: IndexPath?) -> IndexPath? {
    guard let path, let target else { return nil }
    return part?.local(path, in: target)
  }

  func locals(_ paths: [IndexPath]?) -> [IndexPath] { paths?.compactMap(local) ?? [] }

  func ask<Address: SectionAddress, Answer>(_ address: Address, _ question: (Child.View, Address) -> Answer?) -> Answer?
  {
    guard let target, let global = part?.global(address, in: target) else { return nil }
    return question(target, global)
  }

  /// Makes a call with one of the child's addresses, or traps if the child has no such section.
  func call<Address: SectionAddress>(
    _ address: Address,
    _ function: StaticString = #function,
    _ body: (Child.View, Address) -> Void
  ) {
    if let target, let part { body(target, part.existing(address, in: target, function)) }
  }

  /// Records the child's changes.
  ///
  /// - Parameter old: The addresses before the change, which must be the child's.
  func tell(_ changes: HandChanges, _ function: StaticString = #function) {
    part?.tell(changes, to: target, from: [Int](), function)
  }

  func tell<Address: SectionAddress>(_ changes: HandChanges, from old: [Address], _ function: StaticString = #function)
  {
    part?.tell(changes, to: target, from: old, function)
  }

  func tellMove(_ path: IndexPath, to new: IndexPath, _ function: StaticString = #function) {
    let moves = zip([path].itemPaths, [new].itemPaths).map { IndexMove(from: $0, to: $1) }
    tell(HandChanges(items: .init(moves: moves)), from: [path], function)
  }
}
