import Foundation

/// The items of a horizontal or vertical group, one after the other.
@MainActor struct GroupLine {
  struct Entry {
    let item: NSCollectionLayoutItem
    var size: CGSize
    /// The size before views said how large they are.
    let estimate: CGSize
    /// What is in the entry if it is a group.
    var group: ResolvedGroup?
    /// The positions in the line of the items in the entry.
    let firstLeaf: Int
    var lastLeaf = 0
  }

  let group: NSCollectionLayoutGroup
  let axis: FlowAxis
  /// The room for the items, in points.
  var inner: CGSize
  /// The position of the first item in the section's group.
  let first: Int
  var entries: [Entry] = []

  var leafCount: Int { entries.last?.lastLeaf ?? 0 }

  /// The least room between items, in points.
  var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  /// The least room that an item keeps around itself along an axis, in points.
  static func edges(of item: NSCollectionLayoutItem, along axis: FlowAxis) -> CGFloat {
    let (start, end) = ends(of: item, along: axis)
    return (start?.spacing ?? 0) + (end?.spacing ?? 0)
  }

  private static func ends(
    of item: NSCollectionLayoutItem,
    along axis: FlowAxis
  ) -> (start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?) {
    guard let edges = item.edgeSpacing else { return (nil, nil) }
    return axis == .vertical ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
  }

  // MARK: Measured sizes

  /// The breadth of the largest item whose breadth does not follow from the group's; `nil` if there is none.
  func measuredBreadth(limit: Int) -> CGFloat? {
    let cross = axis.crossed
    let relative: NSCollectionLayoutDimension.Kind = axis == .vertical ? .fractionalWidth : .fractionalHeight
    return entries.compactMap { entry -> CGFloat? in
      let size = entry.item.layoutSize
      let dimension = axis == .vertical ? size.widthDimension : size.heightDimension
      guard dimension.kind != relative, first + entry.firstLeaf < limit else { return nil }
      return cross.length(entry.size) + Self.edges(of: entry.item, along: cross)
    }.max()
  }

  /// The room that the items and the spacing between them take along the line.
  func usedLength(limit: Int) -> CGFloat {
    let present = entries.filter { first + $0.firstLeaf < limit }
    guard !present.isEmpty else { return axis.length(inner) }
    return present.reduce(0) { $0 + axis.length($1.size) + Self.edges(of: $1.item, along: axis) }
      + spacing * CGFloat(present.count - 1)
  }

  /// Makes items as large as the largest where they ask for it.
  mutating func makeUniform(limit: Int) {
    for axis in [FlowAxis.horizontal, .vertical] {
      let uniform = entries.indices.filter {
        entries[$0].item.layoutSize.uniformAxes.contains(axis.uiAxis) && first + entries[$0].firstLeaf < limit
      }
      guard let largest = uniform.map({ axis.length(entries[$0].size) }).max() else { continue }
      for index in uniform {
        entries[index].size = axis.cgSize(length: largest, breadth: axis.breadth(entries[index].size))
      }
    }
  }

  /// Makes an item that is longer than the line as long as the line.
  mutating func shortenLast(to room: CGFloat) {
    guard let last = entries.indices.last else { return }
    let length = max(0, room - Self.edges(of: entries[last].item, along: axis))
    entries[last].size = axis.cgSize(length: length, breadth: axis.breadth(entries[last].size))
  }

  // MARK: Places

  /// Puts the items one after the other; what is left over is shared by what is flexible.
  func place() -> ResolvedGroup {
    var result = ResolvedGroup(size: inner)
    let used = usedLength(limit: .max)
    let flexibleGaps = group.interItemSpacing?.isFlexible == true ? max(0, entries.count - 1) : 0
    let flexibleEdges = entries.reduce(0) { count, entry in
      let (start, end) = Self.ends(of: entry.item, along: axis)
      return count + (start?.isFlexible == true ? 1 : 0) + (end?.isFlexible == true ? 1 : 0)
    }
    let flexible = flexibleGaps + flexibleEdges
    let share = flexible > 0 ? max(0, axis.length(inner) - used) / CGFloat(flexible) : 0
    var position: CGFloat = 0
    for (index, entry) in entries.enumerated() {
      if index > 0 { position += spacing + (flexibleGaps > 0 ? share : 0) }
      let (start, end) = Self.ends(of: entry.item, along: axis)
      position += (start?.spacing ?? 0) + (start?.isFlexible == true ? share : 0)
      let across = crossPosition(of: entry)
      append(entry, at: axis.rect(start: position, before: across, size: axis.size(entry.size)).origin, to: &result)
      position += axis.length(entry.size) + (end?.spacing ?? 0) + (end?.isFlexible == true ? share : 0)
    }
    return result
  }

  private func crossPosition(of entry: Entry) -> CGFloat {
    let cross = axis.crossed
    let (start, end) = Self.ends(of: entry.item, along: cross)
    guard start?.isFlexible == true else { return start?.spacing ?? 0 }
    let leftover = cross.length(inner) - cross.length(entry.size) - Self.edges(of: entry.item, along: cross)
    return (start?.spacing ?? 0) + max(0, leftover) / (end?.isFlexible == true ? 2 : 1)
  }

  private func append(_ entry: Entry, at origin: CGPoint, to result: inout ResolvedGroup) {
    if let group = entry.group {
      result.append(group, at: origin)
      return
    }
    let frame = CGRect(origin: origin, size: entry.size).inset(by: entry.item.effectiveInsets)
    let leaf = result.leaves.count
    result.leaves.append(ResolvedLeaf(frame: frame, measuredAxes: entry.item.layoutSize.measuredAxes))
    result.supplementaries += entry.item.supplementaryItems.map {
      ResolvedSupplementary($0, at: frame, leaf: leaf)
    }
  }
}
