import Roster

/// A child of a composite in one view: what the view is to the child, and a leaf of the view's tree.
@MainActor final class ChildAdapter<Child: CompositeChild> {
  /// Who says how many sections the child has, and what changes in them.
  private enum Source {
    /// The child, at the view that it is handed, after the fact.
    case hand(ExternalContent)
    /// Content of Roster's, before it changes its views.
    case content(ContentChannel)
    /// The composite that the child is.
    case composite(CompositeBinding<Child>)
  }

  let child: Child
  private(set) weak var binding: CompositeBinding<Child>?
  /// How the child's sections come and go.
  var animation = Child.View.standardAnimation
  /// The view that the child is handed.
  private(set) lazy var proxy = Child.makeProxy(of: self)
  private var source: Source?
  /// What has the view that the child is handed follow the child's content.
  private(set) var updater: ListUpdater?

  /// The properties of the view that the child has set to `nil`, and not to itself since then.
  var clearedProperties: Set<AnyKeyPath> = []

  // MARK: Calls of a hand-written child

  /// What the child has called at the view that it was handed, to be repeated at the view that shows the composite.
  var calls = CompositeCalls<Child>()
  /// The calls that are being repeated.
  var repeated = CompositeCalls<Child>()
  /// What is selected in sections that are replaced because they move and change.
  var replacedSelection = TrackedPaths([])
  /// The update that is being made.
  var update: ContentUpdate?

  #if canImport(UIKit)
    /// The reuse identifiers of registrations of cells and supplementary views.
    var registrations: [NSObject: String] = [:]
  #endif

  init(_ child: Child, in binding: CompositeBinding<Child>) {
    self.child = child
    self.binding = binding
    CompositeNesting.didChange()
    if let nested = child.nested {
      source = .composite(nested.binding(for: proxy))
    } else if let changes = child.changes {
      source = .content(changes)
      updater = child.follow(in: proxy)
    } else {
      let external = ExternalContent(of: child.object) { [weak self] in self?.currentNumberOfSections ?? 0 }
      external.changes.follow(self)
      source = .hand(external)
    }
  }

  /// What the child is in the tree.
  var leaf: ViewComposite.Child {
    switch source {
    case .hand(let external):
      ViewComposite.Child(self, changes: external.changes) {
        external.numberOfSections
      } isHandWritten: {
        true
      }
    case .content(let changes):
      ViewComposite.Child(self, changes: changes) { [unowned self] in
        currentNumberOfSections
      } numberOfItems: { [list = child.contentDelegate?.list.list] section in
        list?.numberOfItems(section) ?? 0
      } item: { [list = child.contentDelegate?.list.list] item, section in
        guard let viewModel = list?.viewModel(IndexPath(indexes: [section, item])) else { return ViewItem() }
        return ViewItem(id: PresentableIdentity(of: viewModel).map(AnyHashable.init), value: viewModel)
      } isHandWritten: {
        false
      }
    case .composite(let nested):
      ViewComposite.Child(self, changes: nested.tree.changes) {
        nested.tree.snapshot.numberOfSections
      } numberOfItems: {
        nested.tree.numberOfItems(inSection: $0)
      } item: {
        nested.tree.item(at: $0, inSection: $1)
      } isHandWritten: {
        nested.tree.hasHandWrittenChildren
      }
    case nil:
      ViewComposite.Child(self, changes: ContentChannel()) {
        0
      } isHandWritten: {
        false
      }
    }
  }

  /// The composite that the child is, in the view that it is handed.
  var nested: CompositeBinding<Child>? {
    if case .composite(let nested) = source { nested } else { nil }
  }

  /// What keeps count of a hand-written child.
  var external: ExternalContent? {
    if case .hand(let external) = source { external } else { nil }
  }

  /// The view that shows the composite; `nil` when the child has left it.
  var target: Child.View? { binding?.view }

  var scrollView: UIScrollView? { target }
  var follower: (any ContentFollower)? { binding?.root }

  /// Whether the view shows the child: it may have gone from the composite in the update that is being made.
  var isShowing: Bool { isInTree && binding?.isShowing == true }

  /// Whether the child is in the tree of the view that shows everything.
  var isInTree: Bool {
    guard let binding, binding.tree.snapshot.sections(of: self) != nil else { return false }
    return binding.parent?.isInTree ?? true
  }

  /// Whether the view that shows everything has read the child's sections.
  var isKnown: Bool {
    guard let binding, binding.knownSections(of: self) != nil else { return false }
    return binding.parent?.isKnown ?? true
  }

  /// The number of the child's sections that the view has read.
  var numberOfSections: Int {
    guard let binding, let view = binding.view else { return 0 }
    _ = view.numberOfSections
    return binding.knownSections(of: self)?.count ?? 0
  }

  /// The number of sections that the child has now.
  private var currentNumberOfSections: Int { child.numberOfSections(in: proxy) }

  /// Has the child, or its children, count sections as a view does that reads them.
  func reread() {
    external?.reread()
    nested?.reread()
  }

  func detach() {
    updater = nil
    binding = nil
    CompositeNesting.didChange()
  }
}
