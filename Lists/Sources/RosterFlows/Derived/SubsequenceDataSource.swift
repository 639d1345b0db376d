import Foundation
import ListChanges
import RosterCore
import RowStructures

/// Some items of another data source, in its order and its sections: those of a filter, a search, or a set of identifiers.
///
/// If you can reorder the base's items by their places, you can reorder these, too.
@preconcurrency @MainActor
public class SubsequenceDataSource<Base: DataSource>: DerivedDataSource<Base, SubsequenceVersion<Base.Version>> {
  /// The shown rows, in each section of the base.
  @usableFromInline final var rows = CountedList<BitList>()
  /// The rows that the newest rule hasn't evaluated, or `nil` if it has evaluated all.
  @usableFromInline final var pending: [BitList]?
  @usableFromInline final let gate: EmptySectionGate<Base.Item>
  @usableFromInline final let observed: ObservedRows?
  final let name: StaticString
  /// A closure that returns whether an item is shown.
  @usableFromInline final var predicate: (Base.Item) -> Bool

  /// Follows a data source. Call ``readAll()`` next.
  @usableFromInline
  init(
    _ base: Base,
    _ emptySections: EmptySections,
    _ name: StaticString,
    _ predicate: @escaping (Base.Item) -> Bool
  ) {
    self.name = name
    self.predicate = predicate
    let changes = ContentChannel<Base.Item>()
    gate = EmptySectionGate(emptySections, changes, total: 0) { _ in true }
    observed = ObservedRows(of: base)
    super.init(base, changes)
    observed?.askAgain = { [weak self] in self?.askChangedRows() }
  }

  @inlinable public override final var version: SubsequenceVersion<Base.Version> {
    SubsequenceVersion(base.version, rows, gate.shown)
  }

  public override final var pendingCount: Int { pending?.reduce(0) { $0 + $1.ones } ?? 0 }

  // MARK: Rules

  /// Runs a closure that evaluates the rule. Changing content in it traps.
  @usableFromInline
  final func evaluate<Answer>(_ body: () -> Answer) -> Answer {
    Turn.evaluate(name) { observed == nil ? notingUnfollowedReads(in: name, body) : body() }
  }

  /// Runs a closure that reads an item, which is evaluated again when a model that it reads changes.
  @inlinable @inline(__always)
  final func track<Answer>(_ section: Int, _ label: RowLabel, _ body: () -> Answer) -> Answer {
    observed?.track(section, label, body) ?? body()
  }

  /// Follows an edit of the base before its rows are evaluated.
  @usableFromInline
  func prepare(_ edit: ContentEdit<Base.Item>) {}

  /// Returns a Boolean value that indicates whether an item of the base is shown.
  @usableFromInline
  func isShown(_ item: Base.Item, _ place: RowPlace) -> Bool {
    track(place.section, place.label) { predicate(item) }
  }

  /// Returns a Boolean value that indicates whether a row of the base can't be evaluated yet.
  @usableFromInline
  func isUnread(_ place: RowPlace) -> Bool { false }

  /// Returns the shown rows of a section of the base.
  @usableFromInline
  func read(_ section: Int, of version: Base.Version) -> BitList {
    var flags = ContiguousArray<Bool>()
    flags.reserveCapacity(version.numberOfItems(inSection: section))
    let (predicate, observed) = (predicate, observed)
    version.forEachItem(inSection: section) { label, item in
      flags.append(observed?.track(section, label) { predicate(item) } ?? predicate(item))
    }
    return BitList(flags)
  }

  /// Evaluates rows of a section of the base, and returns those to show or hide.
  func changedRows(_ section: Int, of version: Base.Version, in scope: RuleScope) -> [Int] {
    let (predicate, observed, flags) = (predicate, observed, rows[section].flags)
    var changed: [Int] = []
    var index = 0
    version.forEachItem(inSection: section) { label, item in
      if scope.contains(flags[index]),
        (observed?.track(section, label) { predicate(item) } ?? predicate(item)) != flags[index]
      {
        changed.append(index)
      }
      index += 1
    }
    return changed
  }

  /// Returns which of some rows of a section of the base are shown.
  ///
  /// - Parameter indexes: Ascending indexes.
  func areShown(_ indexes: [Int], _ section: Int, of version: Base.Version) -> [Bool] {
    indexes.map { index in
      let place = RowPlace(section, index, version.label(at: index, inSection: section))
      return isShown(version.item(at: index, inSection: section), place)
    }
  }

  /// Returns the cost of some rows in a slice, in rows that are evaluated one by one.
  func cost(of count: Int) -> Int { count }

  /// Evaluates rows after the rule was replaced.
  @usableFromInline
  final func replaceRule(in scope: RuleScope) -> ContentUpdate {
    changes.checkChange()
    let version = base.version
    var count = 0
    rows.forEach { rows, _ in count += rows.count }
    let cost = cost(of: count)
    guard pending != nil || cost >= slices.minimumCount else {
      return Turn.edit {
        for section in 0..<rows.count {
          show(evaluate { changedRows(section, of: version, in: scope) }, section, version)
        }
      }
    }
    var all: [BitList] = []
    for section in 0..<rows.count {
      var flags = pending?[section].flags ?? ContiguousArray(repeating: false, count: rows[section].count)
      for (index, isShown) in rows[section].flags.enumerated() where !flags[index] {
        flags[index] = scope.contains(isShown) || isUnread(RowPlace(section, index, 0))
      }
      all.append(BitList(flags))
    }
    pending = all
    return work.begin(cost)
  }

  override final func ask(_ budget: inout SliceBudget) -> Bool {
    let version = base.version
    for section in 0..<rows.count {
      var changed: [Int] = []
      while let left = pending?[section].ones, left > 0 {
        let count = budget.take(left, most: 256)
        if count == 0 { break }
        var asked: [Int] = []
        // The check above ensures that as many are set.
        if let pending {
          pending[section].forEachOne(in: 0..<pending[section].select(count - 1) + 1) { asked.append($0) }
        }
        for (index, isShown) in zip(asked, evaluate { areShown(asked, section, of: version) }) {
          pending?[section].set(false, at: index)
          if isShown != rows[section][index] { changed.append(index) }
        }
      }
      show(changed, section, version)
    }
    if pendingCount == 0 { pending = nil }
    return pending != nil
  }

  /// Evaluates rows whose models have changed.
  private func askChangedRows() {
    guard let observed, observed.hasChanged else { return }
    let places = observed.takeChanged()
    Turn.edit {
      let version = base.version
      for (section, label) in places {
        guard let index = version.index(of: label, inSection: section) else { continue }
        let (place, item) = (RowPlace(section, index, label), version.item(at: index, inSection: section))
        prepare(.update(place, old: item, new: item))
        let isShown = evaluate { self.isShown(item, place) }
        pending?[section].set(isUnread(place), at: index)
        if isShown != rows[section][index] { show([index], section, version) }
      }
    }
  }

  // MARK: Edits

  @inlinable
  override final func follow(_ edit: ContentEdit<Base.Item>) {
    observed?.follow(edit)
    prepare(edit)
    pass(edit)
  }

  @inlinable
  final func send(_ edit: ContentEdit<Base.Item>) {
    gate.send(edit, total: rows.count) { section in rows.read(section) { $0.ones == 0 } }
  }

  /// Shows hidden rows of a section, and hides shown ones.
  ///
  /// - Parameter indexes: Ascending indexes.
  final func show(_ indexes: [Int], _ section: Int, _ version: Base.Version) {
    if indexes.isEmpty { return }
    if indexes.count <= 16 {
      for index in indexes {
        let (isShown, place) = rows.update(at: section) { rows in
          let isShown = !rows[index]
          rows.set(isShown, at: index)
          return (isShown, rows.rank(index))
        }
        let row = RowPlace(section, place, version.label(at: index, inSection: section))
        let item = version.item(at: index, inSection: section)
        send(isShown ? .insert(row, item) : .remove(row, item))
      }
      return
    }
    var flags = rows[section].flags
    var changes = RowChanges()
    var (before, next) = (0, 0)
    version.forEachLabel(of: indexes, inSection: section) { index, label in
      while next < index {
        if flags[next] { before += 1 }
        next += 1
      }
      next += 1
      if flags[index] {
        changes.removed.append((before, label))
        before += 1
      } else {
        changes.inserted.append((before - changes.removed.count + changes.inserted.count, label))
      }
      flags[index].toggle()
    }
    rows.update(at: section) { $0 = BitList(flags) }
    send(.rows(changes, inSection: section))
  }
}

extension SubsequenceDataSource: OrderableByPlace where Base: OrderableByPlace {
  @discardableResult
  public func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Base.Item?> {
    successor(of: other).map { base.move(place, before: $0) } ?? base.move(place, after: other)
  }

  @discardableResult
  public func insert(_ item: Base.Item, after other: ItemPlace) -> EditResult<ItemPath?> {
    successor(of: other).map { base.insert(item, before: $0) } ?? base.insert(item, after: other)
  }

  /// Returns the item that's shown after another one in its section, here and in the data source that has both.
  ///
  /// After an item means before the next shown one, so that hidden items stay after the same ones.
  private func successor(of place: ItemPlace) -> ItemPlace? {
    guard let path = indexPath(of: place), path[1] + 1 < numberOfItems(inSection: path[0]) else { return nil }
    let next = self.place(at: path[1] + 1, inSection: path[0])
    guard let source = place.dataSource, source === next.dataSource, place.path?.section == next.path?.section
    else { return nil }
    return next
  }
}
