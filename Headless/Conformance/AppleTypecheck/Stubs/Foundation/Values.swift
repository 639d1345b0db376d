@_exported import CoreFoundation

/// The two are different types on Apple's platforms, and on Linux, where the same sources are compiled as well.
public typealias CGFloat = Double
public typealias NSRange = CoreFoundation._NSRange
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSNotFound = Int.max

// Foundation exports the C library.
public func sin(_ x: Double) -> Double { fatalError() }
public func cos(_ x: Double) -> Double { fatalError() }
public func tan(_ x: Double) -> Double { fatalError() }
public func atan2(_ y: Double, _ x: Double) -> Double { fatalError() }
public func sqrt(_ x: Double) -> Double { fatalError() }
public func pow(_ x: Double, _ y: Double) -> Double { fatalError() }
public func exp(_ x: Double) -> Double { fatalError() }
public func log(_ x: Double) -> Double { fatalError() }
public func hypot(_ x: Double, _ y: Double) -> Double { fatalError() }

public struct IndexSet: Hashable, Sendable, BidirectionalCollection, SetAlgebra {
  public typealias Element = Int
  public struct Index: Hashable, Comparable, Sendable {
    public static func < (lhs: Index, rhs: Index) -> Bool { fatalError() }
  }
  public init() { fatalError() }
  public init(integer: Int) { fatalError() }
  public init(integersIn range: Range<Int>) { fatalError() }
  public init(integersIn range: ClosedRange<Int>) { fatalError() }
  public init(_ elements: some Sequence<Int>) { fatalError() }
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public func index(after i: Index) -> Index { fatalError() }
  public func index(before i: Index) -> Index { fatalError() }
  public subscript(position: Index) -> Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var first: Int? { fatalError() }
  public var last: Int? { fatalError() }
  public func contains(_ member: Int) -> Bool { fatalError() }
  public func union(_ other: IndexSet) -> IndexSet { fatalError() }
  public func intersection(_ other: IndexSet) -> IndexSet { fatalError() }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { fatalError() }
  public mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int) { fatalError() }
  public mutating func insert(integersIn range: Range<Int>) { fatalError() }
  public mutating func remove(_ member: Int) -> Int? { fatalError() }
  public mutating func update(with newMember: Int) -> Int? { fatalError() }
  public mutating func formUnion(_ other: IndexSet) { fatalError() }
  public mutating func formIntersection(_ other: IndexSet) { fatalError() }
  public mutating func formSymmetricDifference(_ other: IndexSet) { fatalError() }
}
