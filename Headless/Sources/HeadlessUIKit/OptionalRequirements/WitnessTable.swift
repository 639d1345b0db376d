/// A table that says by which functions a type conforms to a protocol, as the compiler writes it into a program.
struct WitnessTable: Hashable {
  let address: UInt

  /// The descriptor of the conformance, with which the table begins.
  private var conformance: UInt { self[0] }
  /// The descriptor of the protocol.
  private var requirements: UInt {
    let target = Self.target(of: conformance)
    return target & 1 == 0 ? target : Self.load(UInt.self, at: target & ~1)
  }
  /// The descriptor of the type that conforms; `nil` where it is named in another way.
  var conformingType: UInt? {
    let target = Self.target(of: conformance + 4)
    switch Self.load(UInt32.self, at: conformance + 12) >> 3 & 7 {
    case 0: return target
    case 1: return Self.load(UInt.self, at: target)
    default: return nil
    }
  }

  /// The protocol's name, without its module.
  var protocolName: String { Self.name(ofDescriptor: requirements) }

  /// The number of the table's addresses, that of the conformance's descriptor among them.
  var count: Int { 1 + Int(Self.load(UInt32.self, at: requirements + 16)) }

  /// Where the table has those of the protocols that its own one inherits from.
  var indicesOfInherited: [Int] {
    let signature = UInt(Self.load(UInt32.self, at: requirements + 12)) * 12
    return (1..<count).filter { index in
      Self.load(UInt32.self, at: requirements + 24 + signature + UInt(index - 1) * 8) & 0xF == 0
    }
  }

  subscript(index: Int) -> UInt {
    Self.load(UInt.self, at: address + UInt(index * MemoryLayout<UInt>.stride))
  }

  /// The table with other addresses in some places. It is there as long as the program runs.
  func replacing(_ addresses: [Int: UInt]) -> WitnessTable {
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: count)
    for index in 0..<count { words[index] = addresses[index] ?? self[index] }
    return WitnessTable(address: UInt(bitPattern: words))
  }

  // MARK: Descriptors

  static func name(ofDescriptor descriptor: UInt) -> String {
    // The name of a type is never at the address 0.
    String(cString: UnsafePointer<CChar>(bitPattern: target(of: descriptor + 8))!)
  }

  /// The name of the module that declares a type.
  static func module(ofDescriptor descriptor: UInt) -> String {
    var context = descriptor
    // Types may be in other types, and in functions. A module is of the kind 0, and is in nothing.
    while load(UInt32.self, at: context) & 0x1F != 0 {
      let parent = target(of: context + 4)
      context = parent & 1 == 0 ? parent : load(UInt.self, at: parent & ~1)
    }
    return name(ofDescriptor: context)
  }

  /// Where a field points to that holds its distance from there.
  private static func target(of field: UInt) -> UInt {
    field &+ UInt(bitPattern: Int(load(Int32.self, at: field)))
  }

  static func load<Value>(_ type: Value.Type, at address: UInt) -> Value {
    // A descriptor is never at the address 0.
    UnsafeRawPointer(bitPattern: address)!.load(as: type)
  }
}
