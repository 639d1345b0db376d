import Roster

/// Items in sections that a table or a collection shows.
@preconcurrency @MainActor public protocol DataSourceType: AnyObject {
  /// The number of sections.
  var sectionsCount: Int { get }

  /// The number of items in a section.
  func itemsCount(section: Int) -> Int

  /// The item at an index of a section.
  func item(index: Int, section: Int) -> any ItemType

  /// The header of a section, or `nil` if it has none.
  func item(section: Int, kind: String?) -> (any ItemType)?

  /// Whether there is no item in any section.
  var isEmpty: Bool { get }
}

extension DataSourceType {
  public func item(section: Int, kind: String?) -> (any ItemType)? { nil }

  public var isEmpty: Bool {
    !(0..<sectionsCount).contains { itemsCount(section: $0) > 0 }
  }
}
