import RosterCore
import RosterDiagnostics
import RowStructures

/// The rows of each section that a window shows.
enum WindowRule {
  case prefix(Int)
  case suffix(Int)
  case range(Range<Int>)

  /// Returns the shown rows of a section with `count` rows.
  func rows(of count: Int) -> Range<Int> {
    switch self {
    case .prefix(let length): 0..<min(length, count)
    case .suffix(let length): max(0, count - length)..<count
    case .range(let range): range.clamped(to: 0..<count)
    }
  }
}

/// Some neighbors in each section of another data source: the first items, the last ones, or those at certain indexes.
///
/// ```swift
/// let newest = mails.sorted(by: \.date, .descending).prefix(3)
/// ```
///
/// The window stays in place while items are inserted and removed. An inserted item pushes another one out at the edge, in the same
/// batch.
///
/// - Complexity: O(1) for each edit of the base. It retains three numbers for each section.
@preconcurrency @MainActor
public final class WindowDataSource<Base: DataSource>: DerivedDataSource<Base, WindowVersion<Base.Version>> {
  private var rule: WindowRule
  /// The shown rows of the base, in each section.
  private var ranges: CountedList<Range<Int>>

  init(_ base: Base, _ rule: WindowRule) {
    self.rule = WindowDataSource.checked(rule)
    ranges = WindowDataSource.ranges(rule, base.version)
    super.init(base)
  }

  public override var version: WindowVersion<Base.Version> { WindowVersion(base.version, ranges) }

  private static func ranges(_ rule: WindowRule, _ version: Base.Version) -> CountedList<Range<Int>> {
    CountedList((0..<version.numberOfSections).map { (rule.rows(of: version.numberOfItems(inSection: $0)), weight: 0) })
  }

  private static func checked(_ rule: WindowRule) -> WindowRule {
    switch rule {
    case .prefix(let length) where length < 0, .suffix(let length) where length < 0:
      trap(
        "WindowDataSource: \(length) items cannot be shown",
        cause: "the number was computed as a difference that went below 0",
        advice: "pass 0 for no items"
      )
    case .range(let range) where range.lowerBound < 0:
      trap(
        "WindowDataSource: indexes from \(range.lowerBound) cannot be shown",
        cause: "the first index was computed as a difference that went below 0",
        advice: "begin at 0 or above; indexes beyond the end are left out"
      )
    default: return rule
    }
  }

  /// Shows the first items of each section.
  ///
  /// - Parameter length: The maximum number of items, at least 0.
  /// - Returns: An update you can await.
  @discardableResult
  public func show(prefix length: Int) -> ContentUpdate { show(.prefix(length)) }

  /// Shows the last items of each section.
  ///
  /// - Parameter length: The maximum number of items, at least 0.
  /// - Returns: An update you can await.
  @discardableResult
  public func show(suffix length: Int) -> ContentUpdate { show(.suffix(length)) }

  /// Shows the items at certain indexes of each section.
  ///
  /// - Parameter indexes: The indexes, at least 0. Those without items are ignored.
  /// - Returns: An update you can await.
  @discardableResult
  public func show(_ indexes: Range<Int>) -> ContentUpdate { show(.range(indexes)) }

  private func show(_ rule: WindowRule) -> ContentUpdate {
    changes.checkChange()
    self.rule = WindowDataSource.checked(rule)
    return Turn.edit {
      for section in 0..<ranges.count { follow(RowChanges(), section, base.version) }
    }
  }

  // MARK: Following

  override func follow(_ edit: ContentEdit<Base.Item>) {
    let version = base.version
    switch edit {
    case .insert(let place, let item):
      if let index = insert(place, version) { changes.send(.insert(place.at(index), item)) }
      settle(place.section, version)
    case .remove(let place, let item):
      if let index = remove(place) { changes.send(.remove(place.at(index), item)) }
      settle(place.section, version)
    case .update(let place, let old, let new):
      let range = ranges[place.section]
      guard range.contains(place.index) else { break }
      changes.send(.update(place.at(place.index - range.lowerBound), old: old, new: new))
    case .move(let from, let to, let old, let new, let isChanged):
      switch (remove(from), insert(to, version)) {
      case (let start?, let end?):
        changes.send(.move(from: from.at(start), to: to.at(end), old: old, new: new, isChanged: isChanged))
      case (let start?, nil): changes.send(.remove(from.at(start), old))
      case (nil, let end?): changes.send(.insert(to.at(end), new))
      case (nil, nil): break
      }
      settle(from.section, version)
      if to.section != from.section { settle(to.section, version) }
    case .rows(let rows, let section): follow(rows, section, version)
    case .insertSections(let range):
      insertSections(range, version)
      changes.send(edit)
    case .removeSections(let range):
      for section in range.reversed() { ranges.remove(at: section) }
      changes.send(edit)
    case .moveSections(let range, let to):
      let moved = range.map { ranges[$0] }
      for section in range.reversed() { ranges.remove(at: section) }
      for (offset, rows) in moved.enumerated() { ranges.insert(rows, weight: 0, at: to + offset) }
      changes.send(edit)
    case .replaceSections(let range, let count):
      for section in range.reversed() { ranges.remove(at: section) }
      insertSections(range.lowerBound..<range.lowerBound + count, version)
      changes.send(edit)
    case .reload:
      ranges = WindowDataSource.ranges(rule, version)
      changes.send(edit)
    case .updateSection, .relabel: changes.send(edit)
    }
  }

  private func insertSections(_ range: Range<Int>, _ version: Base.Version) {
    for section in range {
      ranges.insert(rule.rows(of: version.numberOfItems(inSection: section)), weight: 0, at: section)
    }
  }

  /// Retains the shown rows after an insertion, and returns the row's index in the window if it's in it.
  private func insert(_ place: RowPlace, _ version: Base.Version) -> Int? {
    let target = rule.rows(of: version.numberOfItems(inSection: place.section))
    let index = place.index
    return ranges.update(at: place.section) { rows in
      let (low, high) = (rows.lowerBound, rows.upperBound)
      if index > low && index < high || (index == low || index == high) && target.contains(index) {
        rows = low..<high + 1
        return index - low
      }
      if index <= low { rows = low + 1..<high + 1 }
      return nil
    }
  }

  /// Retains the shown rows after a removal, and returns the row's former index in the window if it was in it.
  private func remove(_ place: RowPlace) -> Int? {
    ranges.update(at: place.section) { rows in
      let (low, high) = (rows.lowerBound, rows.upperBound)
      if rows.contains(place.index) {
        rows = low..<high - 1
        return place.index - low
      }
      if place.index < low { rows = low - 1..<high - 1 }
      return nil
    }
  }

  /// Inserts and removes rows at the edges of a window, until it's in place.
  private func settle(_ section: Int, _ version: Base.Version) {
    let target = rule.rows(of: version.numberOfItems(inSection: section))
    var rows = ranges[section]
    if rows == target { return }
    if rows.isEmpty { rows = target.lowerBound..<target.lowerBound }
    func send(_ index: Int, isIn: Bool, at position: Int) {
      let place = RowPlace(section, position, version.label(at: index, inSection: section))
      let item = version.item(at: index, inSection: section)
      ranges.update(at: section) { $0 = rows }
      changes.send(isIn ? .insert(place, item) : .remove(place, item))
    }
    while rows.upperBound < target.upperBound {
      rows = rows.lowerBound..<rows.upperBound + 1
      send(rows.upperBound - 1, isIn: true, at: rows.count - 1)
    }
    while rows.lowerBound > target.lowerBound {
      rows = rows.lowerBound - 1..<rows.upperBound
      send(rows.lowerBound, isIn: true, at: 0)
    }
    while rows.upperBound > target.upperBound {
      rows = rows.lowerBound..<rows.upperBound - 1
      send(rows.upperBound, isIn: false, at: rows.count)
    }
    while rows.lowerBound < target.lowerBound {
      rows = rows.lowerBound + 1..<rows.upperBound
      send(rows.lowerBound - 1, isIn: false, at: 0)
    }
    ranges.update(at: section) { $0 = rows }
  }

  /// Follows many rows, and another rule.
  private func follow(_ rows: RowChanges, _ section: Int, _ version: Base.Version) {
    let count = version.numberOfItems(inSection: section)
    let (old, new) = (ranges[section], rule.rows(of: count))
    let seen = rows.seen(
      of: count - rows.inserted.count + rows.removed.count,
      where: old.contains,
      new.contains,
      label: { version.label(at: $0, inSection: section) }
    )
    ranges.update(at: section) { $0 = new }
    if !seen.isEmpty { changes.send(.rows(seen, inSection: section)) }
  }
}

extension RowPlace {
  /// Returns the place at another index.
  fileprivate func at(_ index: Int) -> RowPlace { RowPlace(section, index, label) }
}

/// The items of a ``WindowDataSource`` at one time.
public struct WindowVersion<Base: ContentVersion>: DerivedVersion {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  public let base: Base
  @usableFromInline let ranges: CountedList<Range<Int>>

  init(_ base: Base, _ ranges: CountedList<Range<Int>>) {
    self.base = base
    self.ranges = ranges
  }

  @inlinable public func numberOfItems(inSection section: Int) -> Int { ranges[section].count }
  @inlinable public func baseIndex(of index: Int, inSection section: Int) -> Int {
    ranges[section].lowerBound + index
  }
  @inlinable public func index(ofBase index: Int, inSection section: Int) -> Int? {
    let range = ranges[section]
    return range.contains(index) ? index - range.lowerBound : nil
  }
}

extension DataSource {
  /// Returns the first items of each section.
  ///
  /// - Parameter length: The maximum number of items, at least 0.
  public func prefix(_ length: Int) -> WindowDataSource<Self> { WindowDataSource(self, .prefix(length)) }

  /// Returns the last items of each section.
  ///
  /// - Parameter length: The maximum number of items, at least 0.
  public func suffix(_ length: Int) -> WindowDataSource<Self> { WindowDataSource(self, .suffix(length)) }

  /// Returns the items at certain indexes of each section.
  ///
  /// - Parameter indexes: The indexes, at least 0. Those without items are ignored.
  public func window(_ indexes: Range<Int>) -> WindowDataSource<Self> { WindowDataSource(self, .range(indexes)) }
}
