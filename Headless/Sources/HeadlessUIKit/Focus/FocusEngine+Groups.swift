import Foundation

extension FocusEngine {
  /// Items among which arrow keys go, and between which the tab key does.
  struct Group {
    let identifier: String
    var members: [Member]
  }

  /// A list, or an item that is no cell of one.
  enum Member {
    case list(any FocusList)
    case item(UIView)

    var view: UIView {
      switch self {
      case .list(let list): list
      case .item(let view): view
      }
    }
  }

  /// The environment that keys reach: the window's root controller, or what is presented above everything.
  var root: (any UIFocusEnvironment)? {
    guard let window else { return nil }
    guard var controller = window.rootViewController else { return window }
    while let presented = controller.presentedViewController, presented.viewIfLoaded?.window === window {
      controller = presented
    }
    return controller
  }

  /// The view of that environment.
  var rootView: UIView? { (root as? UIViewController)?.viewIfLoaded ?? root as? UIView }

  /// The groups on the screen, in reading order.
  var groups: [Group] {
    guard let view = rootView else { return [] }
    view.layoutIfNeeded()
    var groups: [Group] = []
    collect(view, identifier: "", &groups)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let places = groups.map { group in
      let frame = group.members[0].view.frameInWindow
      return (frame.minY, isMirrored ? -frame.maxX : frame.minX)
    }
    return groups.indices.sorted { (places[$0].0, places[$0].1, $0) < (places[$1].0, places[$1].1, $1) }.map {
      groups[$0]
    }
  }

  private func collect(_ view: UIView, identifier: String, _ groups: inout [Group]) {
    guard view.takesFocusInside else { return }
    let inherited = view.focusGroupIdentifier ?? view.viewController?.focusGroupIdentifier ?? identifier
    if let list = view as? any FocusList {
      // Lists and texts have groups of their own, unless they are given one.
      add(.list(list), to: view.focusGroupIdentifier ?? view.ownFocusGroup, &groups)
    } else if view.rowOfCell == nil, view.canBecomeFocused {
      add(.item(view), to: view.takesTypedText ? view.focusGroupIdentifier ?? view.ownFocusGroup : inherited, &groups)
    }
    for subview in view.storedSubviews { collect(subview, identifier: inherited, &groups) }
  }

  private func add(_ member: Member, to identifier: String, _ groups: inout [Group]) {
    if let index = groups.firstIndex(where: { $0.identifier == identifier }) {
      groups[index].members.append(member)
    } else {
      groups.append(Group(identifier: identifier, members: [member]))
    }
  }

  /// The group that is focused.
  private func focusedGroup(in groups: [Group]) -> Int? {
    groups.firstIndex { group in
      group.members.contains { member in
        switch member {
        case .list(let list): list === self.list
        case .item(let view): view === focusedItem
        }
      }
    }
  }

  /// Focuses the next group, or the one before, in which something can be focused.
  func moveToGroup(_ heading: UIFocusHeading) -> Bool {
    let groups = groups
    let step = heading == .previous ? -1 : 1
    let current = focusedGroup(in: groups)
    var index = current.map { $0 + step } ?? (step > 0 ? 0 : groups.count - 1)
    for _ in groups {
      // A choice: after the last group, the tab key moves focus to the first.
      index = (index + groups.count) % groups.count
      guard index != current else { break }
      if let target = primaryTarget(of: groups[index]) { return move(to: target, heading: heading) }
      index += step
    }
    fail(heading)
    return false
  }

  /// What is focused when focus comes to a group: what has the highest priority, the first of several.
  private func primaryTarget(of group: Group) -> FocusTarget? {
    var best: (target: FocusTarget, priority: Int)?
    for member in group.members {
      let candidate: (target: FocusTarget, priority: Int)?
      switch member {
      case .list(let list):
        candidate = list.focusEntry().map { (.cell(list, $0), list.focusPriority($0).rawValue) }
      case .item(let view):
        candidate = (.item(view), view.focusGroupPriority.rawValue)
      }
      if let candidate, candidate.priority > best?.priority ?? -1 { best = candidate }
    }
    return best?.target
  }

  /// What an arrow key goes to in the focused group, outside of the list that is focused, or where a focus guide leads that is nearer.
  func neighborInGroup(_ heading: UIFocusHeading) -> FocusTarget? {
    guard let start = (focusedItem as? UIView)?.frameInWindow else { return nil }
    let groups = groups
    guard let index = focusedGroup(in: groups) else { return nil }
    let candidates = groups[index].members.flatMap { member -> [(target: FocusTarget, frame: CGRect)] in
      switch member {
      case .list(let list) where list !== self.list:
        return list.shownPaths.filter(list.canFocus).compactMap { path in
          list.cell(at: path).map { (FocusTarget.cell(list, path), $0.frameInWindow) }
        }
      case .item(let view) where view !== focusedItem: return [(.item(view), view.frameInWindow)]
      case .list, .item: return []
      }
    }
    let guides = rootView.map(guides(in:)) ?? []
    for found in FocusSearch(from: start, heading).ordered(candidates.map(\.frame) + guides.map(\.frame)) {
      if found < candidates.count { return candidates[found].target }
      if let target = target(of: guides[found - candidates.count].guide) { return target }
    }
    return nil
  }
}

extension UIView {
  /// The group of a list or a text for which the app has set none.
  var ownFocusGroup: String { "view \(ObjectIdentifier(self).hashValue)" }

  /// The view's rectangle in its window, in points.
  var frameInWindow: CGRect { converted(bounds, to: nil) }
}
