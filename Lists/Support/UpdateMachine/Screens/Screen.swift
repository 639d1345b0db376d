import Foundation
import Roster

/// A view of the world, and what it has to show.
@MainActor final class Screen {
  let name: String
  let list: any ListView
  /// The branch that is shown; `nil` if there is none, or if children are composed by hand.
  private(set) var branch: (any Branch)?
  /// The identifiers of what is selected.
  var selected: Set<Int> = []
  /// Whether everything fits on the screen.
  let isHigh: Bool
  /// How the view came to show the changes of this transition.
  var paths: Set<ListUpdateReport.Path> = []
  /// What the view was told of in this transition, batch by batch.
  var stages: [ChangeStage] = []
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_400))
  private var anchor: [(id: Int, distance: CGFloat, bottom: CGFloat)] = []

  init(_ list: any ListView, _ branch: (any Branch)?, isHigh: Bool, _ dice: Dice) {
    self.list = list
    self.isHigh = isHigh
    name = "\(list.kind)\(dice.serial()) of \(branch?.name ?? "composite")\(isHigh ? "" : ", low")"
    window.isHidden = false
    window.addSubview(list.view)
    if let branch { show(branch) }
    list.view.layoutIfNeeded()
  }

  var expected: [ModelSection] { branch?.visible ?? list.composite?.expected ?? [] }
  var isInWindow: Bool { list.view.window != nil }

  func shows(_ leaf: any Leaf) -> Bool {
    if list.composite != nil { return true }
    return branch?.leaves.contains { $0 === leaf } ?? false
  }

  func owner(of section: Int) -> (leaf: any Leaf, section: Int)? {
    list.composite?.owner(of: section) ?? branch?.owner(of: section)
  }

  // MARK: What a programmer does

  /// Shows another branch, or nothing.
  func show(_ branch: (any Branch)?) {
    self.branch = branch
    list.show(branch)
    selected = []
  }

  func toggleWindow() -> String {
    if list.view.superview == nil {
      window.addSubview(list.view)
      return "\(name): in the window"
    }
    list.view.removeFromSuperview()
    return "\(name): off the window"
  }

  func scroll(_ dice: Dice) -> String {
    list.view.layoutIfNeeded()
    let room = max(0, list.view.contentSize.height - list.view.bounds.height)
    list.view.contentOffset.y = CGFloat(dice.below(Int(room) + 1))
    return "\(name): scroll to \(list.view.contentOffset.y)"
  }

  func select(_ dice: Dice) -> String {
    guard let path = path(dice) else { return "\(name): nothing to select" }
    list.select(path)
    let id = expected[path.section].items[path.item].id
    selected = list.allowsMultipleSelection ? selected.union([id]) : [id]
    return "\(name): select \(path)"
  }

  /// Any index path of the view.
  func path(_ dice: Dice) -> IndexPath? {
    let sections = (0..<list.numberOfSections).filter { list.numberOfItems(inSection: $0) > 0 }
    guard !sections.isEmpty else { return nil }
    let section = dice.pick(sections)
    return IndexPath(item: dice.below(list.numberOfItems(inSection: section)), section: section)
  }

  /// Changes a hand-written child, and something else in the same batch.
  ///
  /// - Returns: what was done, or `nil` if there is no such child.
  func handStep(_ dice: Dice, beside others: (() -> Void)?) -> String? {
    guard let (content, send) = list.hand else { return nil }
    let edit = HandEdit(content.rows, dice, isOnlyChange: others == nil)
    if case .reload(let path) = edit { selected.remove(content.rows[path.section][path.item].id) }
    guard let others else {
      edit.change(&content.rows, dice)
      send(edit)
      return "\(name): \(edit)"
    }
    list.performCompositeBatch {
      let isFirst = dice.chance(50)
      if !isFirst { others() }
      edit.change(&content.rows, dice)
      send(edit)
      if isFirst { others() }
    }
    return "\(name): in a batch, \(edit)"
  }

  // MARK: Selection

  /// Takes over what the view has selected.
  func adoptSelection() { selected = selectedInView }

  /// Takes over whether the view has an item selected.
  func adoptSelection(of id: Int) {
    if selectedInView.contains(id) { selected.insert(id) } else { selected.remove(id) }
  }

  private var selectedInView: Set<Int> {
    let expected = expected
    return Set(
      list.selectedPaths.compactMap { path in
        expected.indices.contains(path.section) && expected[path.section].items.indices.contains(path.item)
          ? expected[path.section].items[path.item].id : nil
      }
    )
  }

  // MARK: Anchors

  /// Keeps what has to stay where it is.
  func noteAnchor() {
    anchor = []
    guard !isHigh, isInWindow, list.keepsPlace else { return }
    list.view.layoutIfNeeded()
    let expected = expected
    for path in list.visiblePaths {
      guard let frame = list.frame(at: path) else { continue }
      let offset = list.view.contentOffset.y
      anchor.append((expected[path.section].items[path.item].id, frame.minY - offset, frame.maxY - offset))
    }
  }

  func checkAnchor(_ ambiguous: Set<Int>) -> String? {
    guard ambiguous.isDisjoint(with: anchor.map(\.id)) else { return nil }
    // Items that did not move themselves are kept before those that did, which the model does not tell apart.
    var failure: String?
    let view = list.view
    for (id, distance, bottom) in anchor {
      for (section, model) in expected.enumerated() {
        guard let item = model.items.firstIndex(where: { $0.id == id }),
          let frame = list.frame(at: IndexPath(item: item, section: section))
        else { continue }
        let top = frame.minY
        // One that begins above the top and becomes lower ends where it ended.
        let distance = distance < 0 ? max(distance, bottom - frame.height) : distance
        let lowest = max(0, view.contentSize.height - view.bounds.height)
        let offset = min(max(top - distance, 0), lowest)
        let isKept = abs(top - view.contentOffset.y - distance) < 0.5
        if isKept || abs(view.contentOffset.y - offset) < 0.5 { return nil }
        failure = failure ?? "\(name): \(id) is \(top - view.contentOffset.y) below the top and not \(distance)"
      }
    }
    return failure
  }
}
