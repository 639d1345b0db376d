import Foundation

/// Finds the places in one group of a section.
@MainActor struct GroupSolver {
  let traits: UITraitCollection
  /// The section's group, for texts.
  let outermost: NSCollectionLayoutGroup
  /// The sizes that views asked for, by their position in the group.
  var measured: (Int) -> CGSize? = { _ in nil }
  /// How many items the group has; those beyond take no part in sizes that follow from the items'.
  var limit = Int.max
  /// What was wrong with the group.
  private(set) var problem: Problem?

  enum Problem {
    case noRoom(insets: NSDirectionalEdgeInsets, size: CGSize)
    case nothingFits(CGSize)
  }

  init(_ group: NSCollectionLayoutGroup, traits: UITraitCollection) {
    outermost = group
    self.traits = traits
  }

  /// The group in a container of a size.
  mutating func solve(in container: CGSize) -> ResolvedGroup {
    resolve(outermost, size: outermost.layoutSize.size(in: container), first: 0)
  }

  /// Whether the items of the section's group break into groups as wide as the items turn out to be.
  static func flows(_ group: NSCollectionLayoutGroup) -> Bool {
    guard case .repeating(let axis) = group.arrangement,
      !group.layoutSize.measuredAxes.contains(axis.uiAxis)
    else { return false }
    return group.subitems.contains {
      !($0 is NSCollectionLayoutGroup) && $0.layoutSize.measuredAxes.contains(axis.uiAxis)
    }
  }

  private mutating func resolve(_ group: NSCollectionLayoutGroup, size: CGSize, first: Int) -> ResolvedGroup {
    let insets = group.effectiveInsets
    var inner = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom
    )
    guard inner.width > 0, inner.height > 0 else {
      problem = problem ?? .noRoom(insets: insets, size: size)
      return ResolvedGroup(size: size)
    }
    let measuredAxes = group.layoutSize.measuredAxes
    let content: ResolvedGroup
    switch group.arrangement {
    case .custom(let provider):
      content = custom(provider, size: inner, measuredAxes: measuredAxes)
    case .repeating(let axis), .counted(let axis, _, _):
      var line = GroupLine(group: group, axis: axis, inner: inner, first: first)
      fill(&line, measuredAxes)
      if measuredAxes.contains(axis.crossed.uiAxis), let breadth = line.measuredBreadth(limit: limit) {
        inner = axis.cgSize(length: axis.length(inner), breadth: breadth)
        line.inner = inner
        fill(&line, measuredAxes)
      }
      if measuredAxes.contains(axis.uiAxis) {
        line.inner = axis.cgSize(length: line.usedLength(limit: limit), breadth: axis.breadth(inner))
      }
      content = line.place()
    }
    var solved = ResolvedGroup(
      size: CGSize(
        width: content.size.width + insets.leading + insets.trailing,
        height: content.size.height + insets.top + insets.bottom
      )
    )
    solved.append(content, at: CGPoint(x: insets.leading, y: insets.top))
    let bounds = CGRect(origin: .zero, size: solved.size)
    solved.supplementaries += group.supplementaryItems.map {
      ResolvedSupplementary($0, at: bounds, leaf: 0)
    }
    return solved
  }

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    size: CGSize,
    measuredAxes: UIAxis
  ) -> ResolvedGroup {
    let items = provider(LayoutEnvironment(size: size, traits: traits))
    var group = ResolvedGroup(size: size)
    group.leaves = items.map { ResolvedLeaf(frame: $0.frame, zIndex: $0.zIndex) }
    let extent = items.reduce(CGRect.zero) { $0.union($1.frame) }
    if measuredAxes.contains(.horizontal) { group.size.width = extent.maxX }
    if measuredAxes.contains(.vertical) { group.size.height = extent.maxY }
    return group
  }

  // MARK: Lines

  /// Gives a line its items with their sizes.
  private mutating func fill(_ line: inout GroupLine, _ measuredAxes: UIAxis) {
    line.entries = []
    switch line.group.arrangement {
    case .custom: break
    case .counted(_, let count, let divides):
      let spacing = line.spacing * CGFloat(count - 1)
      let share = (line.axis.length(line.inner) - spacing) / CGFloat(max(1, count))
      guard let item = line.group.subitems.first, count > 0 else { break }
      if divides, share <= 0 {
        problem = problem ?? .nothingFits(line.inner)
        return
      }
      for _ in 0..<count {
        let edges = GroupLine.edges(of: item, along: line.axis)
        append(item, to: &line, length: divides ? share - edges : nil)
      }
    case .repeating:
      repeatItems(&line, isMeasured: measuredAxes.contains(line.axis.uiAxis))
    }
    line.makeUniform(limit: limit)
  }

  private mutating func repeatItems(_ line: inout GroupLine, isMeasured: Bool) {
    let items = line.group.subitems
    let flows = line.group === outermost && Self.flows(line.group)
    let room = line.axis.length(line.inner)
    var used: CGFloat = 0
    var index = 0
    guard !items.isEmpty else { return }
    while !flows || line.leafCount < max(1, limit) {
      let item = items[index % items.count]
      append(item, to: &line, length: nil)
      guard let entry = line.entries.last else { return }
      // Where views say how long they are, the number of items follows from the estimates.
      let length = flows ? line.axis.length(entry.size) : line.axis.length(entry.estimate)
      let spacing = index == 0 ? 0 : line.spacing
      let needed = used + spacing + length + GroupLine.edges(of: item, along: line.axis)
      guard needed <= room + FlowSection.tolerance else {
        if index > 0 {
          line.entries.removeLast()
        } else if isMeasured || flows {
          if flows { line.shortenLast(to: room) }
        } else {
          line.entries = []
          problem = problem ?? .nothingFits(line.inner)
        }
        return
      }
      index += 1
      if index % items.count == 0, needed <= used { return }
      used = needed
    }
  }

  private mutating func append(_ item: NSCollectionLayoutItem, to line: inout GroupLine, length: CGFloat?) {
    var size = item.layoutSize.size(in: line.inner)
    if let length { size = line.axis.cgSize(length: length, breadth: line.axis.breadth(size)) }
    let first = line.first + line.leafCount
    var entry = GroupLine.Entry(item: item, size: size, estimate: size, firstLeaf: line.leafCount)
    if let group = item as? NSCollectionLayoutGroup {
      let resolved = resolve(group, size: size, first: first)
      entry.group = resolved
      entry.size = resolved.size
      entry.lastLeaf = entry.firstLeaf + resolved.leaves.count
    } else {
      entry.lastLeaf = entry.firstLeaf + 1
      let axes = item.layoutSize.measuredAxes
      if axes != [], let own = measured(first) {
        if axes.contains(.horizontal) { entry.size.width = own.width }
        if axes.contains(.vertical) { entry.size.height = own.height }
      }
    }
    line.entries.append(entry)
  }
}

extension FlowAxis {
  var uiAxis: UIAxis { self == .vertical ? .vertical : .horizontal }

  var crossed: FlowAxis { self == .vertical ? .horizontal : .vertical }

  func cgSize(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// The room at the start and at the end along the axis.
  func ends(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }
}
