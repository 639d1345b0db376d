import Roster

/// A composite, of content or of hand-written children, that leaves are in.
@MainActor protocol LeafOwner: AnyObject {
  /// The leaves that are not hidden.
  var shownLeaves: [any Leaf] { get }
  /// Takes away the child that a leaf is in; nothing, and `nil`, if another leaf is in it too.
  func removeChild(with leaf: any Leaf, keeping other: any Leaf) -> Step?
}

/// Content of the world: a data source and what it has to show.
@MainActor protocol Branch: AnyObject {
  var name: String { get }
  /// What views show, whatever is waiting.
  var visible: [ModelSection] { get }
  var presentation: Presentation { get }
  var leaves: [any Leaf] { get }
  /// The leaves that are not hidden.
  var shownLeaves: [any Leaf] { get }
  var groups: [Group] { get }
  /// The leaf that shows a section, and the section's index in it.
  func owner(of section: Int) -> (leaf: any Leaf, section: Int)?
}

extension Branch {
  func has(_ leaf: any Leaf) -> Bool { shownLeaves.contains { $0 === leaf } }
}
