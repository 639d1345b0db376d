import Roster

/// Items in sections for a table or collection view.
@preconcurrency @MainActor public protocol DataSourceType: AnyObject {
  /// The number of sections.
  var sectionsCount: Int { get }

  /// Returns the number of items in a section.
  func itemsCount(section: Int) -> Int

  /// Returns the item at an index of a section.
  func item(index: Int, section: Int) -> any ItemType

  /// Returns the header of a section, or `nil` if it has none.
  func item(section: Int, kind: String?) -> (any ItemType)?

  /// A Boolean value that indicates whether all sections are empty.
  var isEmpty: Bool { get }
}

extension DataSourceType {
  public func item(section: Int, kind: String?) -> (any ItemType)? { nil }

  public var isEmpty: Bool {
    !(0..<sectionsCount).contains { itemsCount(section: $0) > 0 }
  }
}
