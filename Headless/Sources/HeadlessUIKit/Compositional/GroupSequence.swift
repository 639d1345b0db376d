import Foundation

/// The groups of a section, one after the other along an axis.
///
/// All groups are as the first, in closed form, however many there are. What differs is kept one by one: groups in which
/// a view said how large it is and, where items break into groups as they turn out, all groups up to the last such.
@MainActor struct GroupSequence {
  /// A group of a sequence whose items break into groups as they turn out.
  private struct Packed {
    let items: Range<Int>
    let start: CGFloat
    let group: ResolvedGroup
  }

  let axis: FlowAxis
  let itemCount: Int
  let spacing: CGFloat
  /// A full group before views said how large they are.
  private(set) var template: ResolvedGroup
  private let container: CGSize
  private var solver: GroupSolver
  private let flows: Bool
  private var measured: [Int: CGSize]
  private var packed: [Packed] = []
  private var changed: [Int: ResolvedGroup] = [:]
  private var differences = SparsePrefixSums(count: 0)
  /// How far views reach out of their groups along the axis, in points.
  private(set) var overflow: CGFloat = 0

  init(
    _ group: NSCollectionLayoutGroup,
    in container: CGSize,
    along axis: FlowAxis,
    itemCount: Int,
    spacing: CGFloat,
    measured: [Int: CGSize],
    traits: UITraitCollection
  ) {
    self.axis = axis
    self.itemCount = itemCount
    self.spacing = spacing
    self.container = container
    self.measured = measured
    flows = GroupSolver.flows(group)
    solver = GroupSolver(group, traits: traits)
    template = solver.solve(in: container)
    solveAll()
  }

  var problem: GroupSolver.Problem? { solver.problem }

  /// The number of items of a full group.
  var perGroup: Int { max(1, template.leaves.count) }

  var count: Int { packed.count + tailCount }

  /// The extent of all groups and the spacing between them.
  var length: CGFloat { count == 0 ? 0 : start(ofGroup: count - 1) + extent(ofGroup: count - 1) }

  /// The breadth of the broadest group, in points; of those that were measured, if any was.
  var breadth: CGFloat {
    guard count > 0 else { return 0 }
    let own = packed.map { axis.breadth($0.group.size) } + changed.values.map { axis.breadth($0.size) }
    return own.max() ?? axis.breadth(template.size)
  }

  // MARK: Groups

  private var tailItem: Int { packed.last?.items.upperBound ?? 0 }
  private var tailCount: Int {
    template.leaves.isEmpty ? 0 : (itemCount - tailItem + perGroup - 1) / perGroup
  }
  private var tailStart: CGFloat { packed.last.map { $0.start + axis.length($0.group.size) + spacing } ?? 0 }
  private var stride: CGFloat { axis.length(template.size) + spacing }

  /// The number of the group that an item is in.
  func group(ofItem item: Int) -> Int {
    item < tailItem
      ? packed.partition { $0.items.upperBound <= item } : packed.count + (item - tailItem) / perGroup
  }

  func items(ofGroup group: Int) -> Range<Int> {
    guard group >= packed.count else { return packed[group].items }
    let first = tailItem + (group - packed.count) * perGroup
    return first..<min(itemCount, first + perGroup)
  }

  /// Where a group begins, from the first one's start.
  ///
  /// - Complexity: O(log groups)
  func start(ofGroup group: Int) -> CGFloat {
    guard group >= packed.count else { return packed[group].start }
    let index = group - packed.count
    return tailStart + CGFloat(index) * stride + differences.sum(before: index)
  }

  func extent(ofGroup group: Int) -> CGFloat { axis.length(self[group].size) }

  /// The places in a group.
  subscript(group: Int) -> ResolvedGroup {
    group < packed.count ? packed[group].group : changed[group] ?? template
  }

  /// The groups that intersect a part of the sequence.
  ///
  /// - Complexity: O(log² groups)
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = firstGroup { self.start(ofGroup: $0) + self.extent(ofGroup: $0) + self.overflow > start }
    let last = firstGroup { self.start(ofGroup: $0) - self.overflow >= end }
    return first < last ? first..<last : 0..<0
  }

  /// The group whose start is nearest to a place.
  func nearestGroup(to position: CGFloat) -> Int {
    let after = firstGroup { start(ofGroup: $0) >= position }
    guard after > 0 else { return 0 }
    guard after < count else { return max(0, count - 1) }
    return start(ofGroup: after) - position <= position - start(ofGroup: after - 1) ? after : after - 1
  }

  private func firstGroup(_ condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Measured sizes

  /// Takes over the size that an item's view asked for.
  mutating func setSize(_ size: CGSize, ofItem item: Int) {
    measured[item] = size
    if flows || isUniform {
      solveAll()
    } else {
      solve(group(ofItem: item))
    }
  }

  /// Whether one item's size is that of all groups.
  private var isUniform: Bool { solver.outermost.layoutSize.uniformAxes != [] }

  private mutating func solveAll() {
    packed = []
    changed = [:]
    overflow = template.overflow(along: axis)
    if flows { pack() }
    differences = SparsePrefixSums(count: tailCount)
    if flows { return }
    if isUniform { return solveUniformly() }
    for group in Set(measured.keys.filter { $0 < itemCount }.map(group(ofItem:))) { solve(group) }
  }

  private mutating func solve(_ index: Int) {
    let items = items(ofGroup: index)
    let sizes = measured
    solver.measured = { sizes[items.lowerBound + $0] }
    solver.limit = items.count
    let group = solver.solve(in: container)
    changed[index] = group
    overflow = max(overflow, group.overflow(along: axis))
    differences.set(axis.length(group.size) - axis.length(template.size), at: index - packed.count)
  }

  /// Solves the groups up to the last item that was measured.
  private mutating func pack() {
    guard let last = measured.keys.filter({ $0 < itemCount }).max(), !template.leaves.isEmpty else { return }
    let sizes = measured
    var first = 0
    var start: CGFloat = 0
    while first <= last {
      let offset = first
      solver.measured = { sizes[offset + $0] }
      solver.limit = itemCount - first
      let group = solver.solve(in: container)
      guard !group.leaves.isEmpty else { return }
      packed.append(Packed(items: first..<first + group.leaves.count, start: start, group: group))
      start += axis.length(group.size) + spacing
      first += group.leaves.count
      overflow = max(overflow, group.overflow(along: axis))
    }
  }

  /// Lets every group be as large as the largest item that was measured.
  private mutating func solveUniformly() {
    guard let first = measured.values.first else { return }
    let largest = measured.values.reduce(first) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    solver.measured = { _ in largest }
    solver.limit = .max
    template = solver.solve(in: container)
  }
}
