import Roster

/// Content of the world: a data source and what it has to show.
@MainActor protocol Branch: AnyObject {
  var name: String { get }
  /// What views show, whatever is waiting.
  var visible: [ModelSection] { get }
  var content: any DataSource { get }
  var child: ContentChild<Entry, Title, Title> { get }
  func tableDataSource() -> TableViewDataSource
  func collectionDataSource() -> CollectionViewDataSource
  var changes: ContentChanges { get }
  var leaves: [any Leaf] { get }
  var groups: [Group] { get }
}

/// A data source that holds items.
@MainActor protocol Leaf: Branch {
  /// Makes one change at random.
  ///
  /// - Parameter isAlone: whether nothing else is changed in the same update.
  /// - Returns: what it did, in words, and the update if there is one.
  func step(isAlone: Bool) -> Step
  /// Has views show what is there.
  func settle()
}

/// What a change did.
struct Step {
  var text: String
  var update: ContentUpdate?
  /// What is not selected any more, as nobody knows what changed.
  var lost: Set<Int> = []
  /// Whether everything above was told to read everything again.
  var isAnnouncement = false
  /// Whether it did not even try.
  var isNothing = false

  static func nothing(_ text: String) -> Step {
    var step = Step(text)
    step.isNothing = true
    return step
  }

  init(_ text: String, _ update: ContentUpdate? = nil) {
    self.text = text
    self.update = update
  }
}

extension Leaf {
  var leaves: [any Leaf] { [self] }
  var groups: [Group] { [] }
}
