@_exported import CoreGraphics

/// The two are different types on Apple's platforms, and on Linux, where the same sources are compiled as well.
public typealias CGFloat = Double
public typealias NSRange = CoreGraphics._NSRange

extension CGPoint: @retroactive Equatable {
  public init(x: Int, y: Int) { fatalError() }
  public static var zero: CGPoint { fatalError() }
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { fatalError() }
}

extension CGSize: @retroactive Equatable {
  public init(width: Int, height: Int) { fatalError() }
  public static var zero: CGSize { fatalError() }
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool { fatalError() }
}

extension CGRect: @retroactive Equatable {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool { fatalError() }
  public static var zero: CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isNull: Bool { fatalError() }
  public var standardized: CGRect { fatalError() }
  public var integral: CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func union(_ other: CGRect) -> CGRect { fatalError() }
  public func intersection(_ other: CGRect) -> CGRect { fatalError() }
  public func intersects(_ other: CGRect) -> Bool { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ other: CGRect) -> Bool { fatalError() }
}

extension CGAffineTransform: @retroactive Equatable {
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public init(rotationAngle angle: CGFloat) { fatalError() }
  public static var identity: CGAffineTransform { fatalError() }
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool { fatalError() }
  public var isIdentity: Bool { fatalError() }
}

public final class CGColor: Sendable {
  init() {}
}

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
