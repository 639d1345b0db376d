import Foundation
import HeadlessUIKit

/// A merger of two drawings with keyed lists and cells into one drawing with motions.
struct HeadlessDrawingMerger {
  private(set) var moved = 0
  private(set) var appeared = 0
  private(set) var disappeared = 0
  private(set) var changed = 0

  typealias Element = HeadlessDrawing.Element
  typealias Group = HeadlessDrawing.Group

  /// Returns the elements of both drawings: common ones stay or slide, and the others fade in or out.
  mutating func merge(_ old: [Element], _ new: [Element]) -> [Element] {
    guard old != new else { return new }
    let (oldBack, oldParts, oldFront) = split(old)
    let (newBack, newParts, newFront) = split(new)
    guard !oldParts.isEmpty || !newParts.isEmpty else { return mergeLoose(old, new) }
    let before = Dictionary(oldParts.map { ($0.key, $0) }) { first, _ in first }
    let after = Set(newParts.map(\.key))
    var result = mergeLoose(oldBack, newBack)
    for part in oldParts where !after.contains(part.key) {
      disappeared += 1
      result.append(motion(.disappears, [.group(part)]))
    }
    for part in newParts {
      if let previous = before[part.key] {
        result.append(.group(merge(previous, part)))
      } else {
        appeared += 1
        result.append(motion(.appears, [.group(part)]))
      }
    }
    return result + mergeLoose(oldFront, newFront)
  }

  /// Returns the elements behind the keyed groups, these groups, and the elements in front of the first of them.
  private func split(_ elements: [Element]) -> (back: [Element], parts: [Group], front: [Element]) {
    var (back, parts, front): ([Element], [Group], [Element]) = ([], [], [])
    for element in elements {
      if case .group(let group) = element, group.key != nil {
        parts.append(group)
      } else if parts.isEmpty {
        back.append(element)
      } else {
        front.append(element)
      }
    }
    return (back, parts, front)
  }

  /// Returns the later state of a keyed group, which slides if its place changed.
  private mutating func merge(_ old: Group, _ new: Group) -> Group {
    var group = new
    if !hasParts(old), !hasParts(new), old.elements != new.elements { changed += 1 }
    group.elements = merge(old.elements, new.elements)
    let way = CGPoint(x: old.transform.tx - new.transform.tx, y: old.transform.ty - new.transform.ty)
    if way != .zero {
      moved += 1
      group.motion = .slides(from: way)
    }
    return group
  }

  /// Returns a Boolean value that indicates whether a group includes keyed groups, at any depth.
  private func hasParts(_ group: Group) -> Bool {
    group.elements.contains { element in
      guard case .group(let inner) = element else { return false }
      return inner.key != nil || hasParts(inner)
    }
  }

  /// Merges elements without keys. Different ones in the middle crossfade.
  private mutating func mergeLoose(_ old: [Element], _ new: [Element]) -> [Element] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let goes = old[start..<old.count - end]
    let comes = new[start..<new.count - end]
    var middle: [Element] = []
    if goes.count == comes.count {
      for (old, new) in zip(goes, comes) { middle += merge(old, new) }
    } else {
      if !goes.isEmpty { middle.append(motion(.disappears, Array(goes))) }
      if !comes.isEmpty { middle.append(motion(.appears, Array(comes))) }
    }
    return new[..<start] + middle + new[(new.count - end)...]
  }

  private mutating func merge(_ old: Element, _ new: Element) -> [Element] {
    switch (old, new) {
    case _ where old == new: return [new]
    // Two overlapping translucent ones would reveal their background.
    case (.fill(let oldShape, let oldColor), .fill(let newShape, let newColor))
    where oldColor == newColor && oldShape.boundingBox == newShape.boundingBox:
      return [new]
    case (.group(let old), .group(var new)) where old.transform == new.transform && old.alpha == new.alpha:
      new.elements = merge(old.elements, new.elements)
      return [.group(new)]
    default: return [motion(.disappears, [old]), motion(.appears, [new])]
    }
  }

  private func motion(_ motion: HeadlessDrawing.Motion, _ elements: [Element]) -> Element {
    .group(Group(elements: elements, motion: motion))
  }
}
