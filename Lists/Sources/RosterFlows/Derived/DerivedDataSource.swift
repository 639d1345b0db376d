import Foundation
import ListChanges
import RosterCore
import RosterDiagnostics
import RowStructures

/// Content that follows another data source: the same items, fewer or in another order.
///
/// ```swift
/// let found = mails.searched(by: \.subject)
/// found.slices = .lasting(.milliseconds(2))
/// ```
///
/// Each section shows a section of the base, with the same header, footer, and index title. It follows the *edits* of its base, so
/// items need no identity. It retains its base, but the base doesn't retain it. A place of an item is the base's place, so edits by
/// place are made where the item is.
///
/// If the base reloads, it reloads too.
@preconcurrency @MainActor
public class DerivedDataSource<Base: DataSource, Version: DerivedVersion>: VersionedDataSource
where Version.Base == Base.Version {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source that this one follows.
  public let base: Base
  public let changes: ContentChannel<Base.Item>
  /// The work of evaluating another rule for many rows.
  final lazy var work = SlicedWork { [unowned self] in ask(&$0) }

  /// Follows a data source. All properties that ``follow(_:)`` changes must have their first values.
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

  /// Evaluates a replaced rule for rows, and makes the resulting edits.
  ///
  /// - Returns: A Boolean value that indicates whether rows are left.
  func ask(_ budget: inout SliceBudget) -> Bool { false }

  /// The number of items of the base that the newest rule hasn't evaluated, or that aren't in its order.
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

/// Rules over many items, and their pending items after one is replaced.
///
/// A predicate, a query, a set of identifiers, or an order that you replace over 10,000 items and more is evaluated in slices.
/// Until an item is evaluated, it stays shown or hidden, and until all are, the order stays the same. Items that change meanwhile
/// are evaluated at once. Replacing a rule again also replaces the pending one.
extension DerivedDataSource {
  /// The division of the main actor's time for a replaced rule.
  ///
  /// The default is slices of 4 ms. A new value applies to the next replacement or slice.
  public var slices: TimeSlicing {
    get { work.slices }
    set { work.slices = newValue }
  }

  /// Evaluates the next slice now.
  ///
  /// - Returns: A Boolean value that indicates whether more is pending.
  @discardableResult
  public func proceed() -> Bool {
    if pendingCount > 0 { _ = work.proceed() }
    return pendingCount > 0
  }

  /// Evaluates all pending items at once.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*), with one call of the predicate or key for each pending item, O(*n* log *n*) for an order.
  @discardableResult
  public func settle() -> ContentUpdate { pendingCount > 0 ? work.settle() : .nothing }
}
