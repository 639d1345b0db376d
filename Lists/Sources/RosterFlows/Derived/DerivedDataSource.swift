import Foundation
import ListChanges
import RosterCore
import RosterDiagnostics
import RowStructures

/// Content that follows the content of another data source: the same items, fewer or in another order.
///
/// ```swift
/// let found = mails.searched(by: \.subject)
/// found.slices = .lasting(.milliseconds(2))
/// ```
///
/// Each section of the base is a section of it, with the same header, footer, and index title. It follows the *edits* of its
/// base, so items need no identity. It retains its base, and the base doesn't retain it. A place of an item is the base's
/// place, so edits by place are made where the item is.
///
/// If the base reloads, it reloads too.
@preconcurrency @MainActor
public class DerivedDataSource<Base: DataSource, Version: DerivedVersion>: VersionedDataSource
where Version.Base == Base.Version {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source that is followed.
  public let base: Base
  public let changes: ContentChannel<Base.Item>
  /// Asks many rows about another rule.
  final lazy var work = SlicedWork { [unowned self] in ask(&$0) }

  /// Begins to follow a data source. All that ``follow(_:)`` changes has its first value.
  @inlinable
  init(_ base: Base, _ changes: ContentChannel<Base.Item> = ContentChannel()) {
    self.base = base
    self.changes = changes
    changes.derive(from: base, for: self) { [weak self] in self?.follow($0) }
  }

  public var version: Version { fatalError("abstract") }

  /// Follows an edit of the base.
  @usableFromInline
  func follow(_ edit: ContentEdit<Base.Item>) { fatalError("abstract") }

  /// Asks rows about a rule that was replaced, and makes the edits that follow.
  ///
  /// - Returns: whether rows are left.
  func ask(_ budget: inout SliceBudget) -> Bool { false }

  /// The number of items of the base that the newest rule hasn't been asked about, or that aren't in its order.
  ///
  /// - Complexity: O(*s*) in the number of sections, O(1) if nothing is pending.
  public var pendingCount: Int { 0 }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    let version = version
    checkIndex(index, of: .section, below: version.numberOfSections, in: Self.self, #function)
    return base.reconfigureSection(at: version.baseSection(index))
  }

  /// Returns the index path of an item of the base, or `nil` if it isn't shown here.
  public func indexPath(of place: ItemPlace) -> IndexPath? {
    guard let path = base.indexPath(of: place) else { return nil }
    let version = version
    guard let section = version.section(ofBase: path[0]) else { return nil }
    return version.index(ofBase: path[1], inSection: section).map { IndexPath(indexes: [section, $0]) }
  }
}

extension DerivedDataSource: BaseEditing {}
extension DerivedDataSource: EditableByPlace where Base: EditableByPlace {}

/// Rules over many items: what is pending after one was replaced.
///
/// A predicate, a query, a set of identifiers, or an order that is replaced over 10,000 items and more is asked in slices.
/// Until an item is asked it stays shown or hidden as it was, and until all are, an order stays what it was. Items that change
/// meanwhile are asked at once. A rule that is replaced again takes the place of the one that is pending.
extension DerivedDataSource {
  /// How a replaced rule shares the main actor.
  ///
  /// The default is slices of 4 ms. It counts from the next replacement or slice on.
  public var slices: TimeSlicing {
    get { work.slices }
    set { work.slices = newValue }
  }

  /// Makes the next slice now, without waiting for its turn.
  ///
  /// - Returns: A Boolean value that indicates whether more is pending.
  @discardableResult
  public func proceed() -> Bool {
    if pendingCount > 0 { _ = work.proceed() }
    return pendingCount > 0
  }

  /// Asks about all items that are pending at once.
  ///
  /// - Returns: The update, which tells when that is shown.
  /// - Complexity: O(*n*), with one call of the predicate or key for each pending item, O(*n* log *n*) for an order.
  @discardableResult
  public func settle() -> ContentUpdate { pendingCount > 0 ? work.settle() : .nothing }
}
