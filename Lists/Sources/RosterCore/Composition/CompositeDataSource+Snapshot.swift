import RowStructures

extension CompositeDataSource {
  /// Which children are shown, and where their sections are, at one time.
  ///
  /// It is a value: the composite can change, and the snapshot still says what was. A view reads counts and keeps them, so
  /// that questions in the middle of an update are about the snapshot of its last reading.
  package struct Snapshot {
    private var tree: Tree
    private let elements: [ObjectIdentifier: Tree.Element]

    init(_ tree: Tree, _ elements: [ObjectIdentifier: Tree.Element]) {
      self.tree = tree
      self.elements = elements
    }

    /// - Complexity: O(1)
    package var numberOfSections: Int { tree.total }

    /// The data sources or other objects that the children were made of, in order.
    ///
    /// - Complexity: O(*n*) in the number of children.
    @MainActor package var children: [AnyObject] { tree.elements.map { tree[$0].child.content } }

    /// The children in order, each with its sections.
    ///
    /// - Complexity: O(*n*) in the number of children.
    @MainActor package var places: [(child: AnyObject, sections: Range<Int>)] {
      var start = 0
      return tree.elements.map { element in
        defer { start += tree.count(of: element) }
        return (tree[element].child.content, start..<start + tree.count(of: element))
      }
    }

    /// Counts the steps of look-ups, if it is there.
    package var steps: StepCounter? {
      get { tree.steps }
      set { tree.steps = newValue }
    }

    /// The sections of a child; `nil` if it is none.
    ///
    /// - Complexity: O(log *n*) in the number of children.
    package func sections(of child: AnyObject) -> Range<Int>? {
      guard let element = elements[ObjectIdentifier(child)] else { return nil }
      let offset = tree.offset(of: element)
      return offset..<offset + tree.count(of: element)
    }

    /// The child that a section belongs to, and which of the child's sections that is; `nil` if there is no such section.
    ///
    /// - Complexity: O(log *n*) in the number of children.
    @MainActor package func child(at section: Int) -> (child: AnyObject, section: Int)? {
      guard (0..<tree.total).contains(section) else { return nil }
      let (element, local) = tree.element(covering: section)
      return (tree[element].child.content, local)
    }
  }

  /// The children as views show them now: what a transaction drafts is not in it.
  ///
  /// - Complexity: O(1). While a snapshot is kept, the next change of the composite is O(*n*) in the number of children.
  package var snapshot: Snapshot { Snapshot(tree, elements) }
}
