/// Two protocols and two classes whose witness table is known.
private protocol ProbeBase: AnyObject {}
private protocol Probe: ProbeBase {
  func first()
  func second()
}
private class ProbeOwner: Probe {
  func first() {}
  func second() {}
}
private final class ProbeSubclass: ProbeOwner {}

extension WitnessTable {
  /// A Boolean value that indicates whether the running version of Swift lays out witness tables and classes as this file reads
  /// them.
  ///
  /// The compiler lays out the table of a probe. Its fields come before the names that they lead to, so that a wrong one isn't
  /// followed.
  static let hasKnownLayout: Bool = {
    WitnessTable(of: ProbeSubclass() as any Probe).isTable(
      of: ProbeOwner.self,
      subclass: ProbeSubclass.self,
      count: 4,
      inherited: [1]
    )
  }()

  /// The table of an existential of one protocol of classes.
  ///
  /// - Parameter object: the existential, written with `as any`, so that it isn't opened.
  init<Requirements>(of object: Requirements) {
    precondition(MemoryLayout<Requirements>.size == 2 * MemoryLayout<UInt>.size)
    self = withUnsafeBytes(of: object) { $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: WitnessTable.self) }
  }

  /// Returns a Boolean value that indicates whether the table has a number of entries, and is that of a class.
  func isTable(of owner: AnyClass, subclass: AnyClass, count: Int, inherited: [Int]) -> Bool {
    guard self.count == count, indicesOfInherited == inherited else { return false }
    #if os(Linux) || os(Android)
      guard conformingType == Self.descriptor(of: owner), Self.superclass(of: subclass) == owner else { return false }
    #endif
    return protocolName == "Probe" && conformingType.map(Self.module(ofDescriptor:)) == HeadlessModule.name
  }

  // MARK: Classes without Objective-C, as they are in memory

  #if os(Linux) || os(Android)
    static func descriptor(of type: AnyClass) -> UInt { load(UInt.self, at: unsafeBitCast(type, to: UInt.self) + 40) }

    static func superclass(of type: AnyClass) -> AnyClass? {
      let address = load(UInt.self, at: unsafeBitCast(type, to: UInt.self) + 8)
      return address == 0 ? nil : unsafeBitCast(address, to: AnyClass.self)
    }
  #endif
}
