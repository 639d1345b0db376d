import Foundation

/// A conformance that an object's class inherits, and what the class implements of it beyond the one that conforms.
///
/// Swift binds the requirements of a protocol where a class conforms to it. One that the class leaves to the default stays with the
/// default in all subclasses, whatever they declare; UIKit asks the object. So the table of witnesses that comes with the object is
/// copied, and the subclass's methods are written into the copy. A method of a class is called as the witness of a protocol of classes
/// is: with the arguments as declared, and the object in the same register.
@MainActor enum InheritedConformance {
  /// Why it is not known what a subclass implements.
  struct Obstacle: Error {
    let reason: String
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let table: WitnessTable
  }

  /// The tables of classes, by those of the conformances that they inherit. A class is there as long as the program runs.
  private static var tables: [Key: WitnessTable] = [:]
  /// Takes the texts that say that methods of a subclass are not seen. The default prints them.
  static var report: @MainActor (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  /// An object with what its own class implements of a protocol.
  ///
  /// - Parameter object: an existential of one protocol of classes; everything else is returned as it is.
  static func ofOwnClass<Requirements>(_ object: Requirements?) -> Requirements? {
    guard var object, MemoryLayout<Requirements>.size == 2 * MemoryLayout<UInt>.size else { return object }
    let type: AnyClass = Swift.type(of: object as AnyObject)
    withUnsafeMutableBytes(of: &object) { words in
      let table = words.load(fromByteOffset: MemoryLayout<UInt>.size, as: WitnessTable.self)
      let key = Key(type: ObjectIdentifier(type), table: table)
      let own = tables[key] ?? tableOrReport(of: type, inheriting: table)
      tables[key] = own
      words.storeBytes(of: own, toByteOffset: MemoryLayout<UInt>.size, as: WitnessTable.self)
    }
    return object
  }

  static func tableOrReport(
    of type: AnyClass,
    inheriting table: WitnessTable,
    symbols: @MainActor (UInt) -> ImageSymbols? = loadedSymbols
  ) -> WitnessTable {
    do {
      return try self.table(of: type, inheriting: table, symbols: symbols)
    } catch {
      report(
        "HeadlessUIKit: \(String(reflecting: type)) inherits its conformance to \(table.protocolName). What only the subclass implements "
          + "of it is called on a device, and not here: \(error.reason). Declare it in the class that conforms, and override it."
      )
      return table
    }
  }
}

#if os(Linux) || os(Android)
  extension InheritedConformance {
    /// The table of a class: that which it inherits, if the class adds nothing.
    ///
    /// - Parameter symbols: gives the symbols of the image around an address, if there are some.
    private static func table(
      of type: AnyClass,
      inheriting table: WitnessTable,
      symbols: @MainActor (UInt) -> ImageSymbols?
    ) throws(Obstacle) -> WitnessTable {
      var addresses: [Int: UInt] = [:]
      for index in table.indicesOfInherited {
        let inherited = WitnessTable(address: table[index])
        // Objects inherit what is required of them from `NSObject`, which implements it.
        guard inherited.protocolName != "NSObjectProtocol" else { continue }
        let own = try self.table(of: type, inheriting: inherited, symbols: symbols)
        if own != inherited { addresses[index] = own.address }
      }
      let methods = try methods(of: type, below: table.conformingType, symbols: symbols)
      if !methods.isEmpty {
        guard let image = symbols(table[0]) else { throw Obstacle(reason: "the program has no table of symbols") }
        for index in 1..<table.count where addresses[index] == nil {
          if let name = image.requirement(witnessedAt: table[index]), let method = methods[name] {
            addresses[index] = method
          }
        }
      }
      return addresses.isEmpty ? table : table.replacing(addresses)
    }

    /// The methods of a class and of those that it inherits from, down to the one that conforms, which is not among them.
    private static func methods(
      of type: AnyClass,
      below conforming: UInt?,
      symbols: @MainActor (UInt) -> ImageSymbols?
    ) throws(Obstacle) -> [String: UInt] {
      var descriptors: [UInt] = []
      var next: AnyClass? = type
      while let type = next, descriptor(of: type) != conforming {
        descriptors.append(descriptor(of: type))
        next = superclass(of: type)
      }
      guard let owner = next else { throw Obstacle(reason: "the class that conforms is not known") }
      // The classes of the headless UIKit declare every requirement: subclasses override it.
      guard !String(reflecting: owner).hasPrefix("HeadlessUIKit.") else { return [:] }
      var methods: [String: UInt] = [:]
      for descriptor in descriptors.reversed() {
        guard let own = symbols(descriptor)?.methods(ofClassAt: descriptor) else {
          throw Obstacle(reason: "the program has no table of symbols that names its methods")
        }
        methods.merge(own) { $1 }
      }
      return methods
    }

    /// Whether a class, or one that it inherits from below those of the headless UIKit, declares a method.
    ///
    /// - Parameter start: how the method is written, from its name on.
    /// - Returns: `nil` if that cannot be found out: without a table of symbols, and in optimised programs, which leave out
    ///   the names of methods that are written into their callers.
    static func declares(methodStartingWith start: String, class type: AnyClass) -> Bool? {
      #if DEBUG
        var next: AnyClass? = type
        while let type = next, type != NSObject.self, !String(reflecting: type).hasPrefix("HeadlessUIKit.") {
          let descriptor = descriptor(of: type)
          guard let methods = loadedSymbols(around: descriptor)?.methods(ofClassAt: descriptor) else { return nil }
          if methods.keys.contains(where: { $0.hasPrefix(start) }) { return true }
          next = superclass(of: type)
        }
        return false
      #else
        return nil
      #endif
    }

    private static var images: [ImageSymbols] = []

    static func loadedSymbols(around address: UInt) -> ImageSymbols? {
      if let image = images.first(where: { $0.addresses.contains(address) }) { return image }
      guard let image = ImageSymbols(around: address) else { return nil }
      images.append(image)
      return image
    }

    // MARK: Classes without Objective-C, as they are in memory

    private static func descriptor(of type: AnyClass) -> UInt {
      WitnessTable.load(UInt.self, at: unsafeBitCast(type, to: UInt.self) + 40)
    }

    private static func superclass(of type: AnyClass) -> AnyClass? {
      let address = WitnessTable.load(UInt.self, at: unsafeBitCast(type, to: UInt.self) + 8)
      return address == 0 ? nil : unsafeBitCast(address, to: AnyClass.self)
    }
  }
#else
  /// Methods are found by their names in programs of Linux.
  struct ImageSymbols {}

  extension InheritedConformance {
    static func loadedSymbols(around address: UInt) -> ImageSymbols? { nil }

    /// Whether a class declares a method, which cannot be found out here.
    static func declares(methodStartingWith start: String, class type: AnyClass) -> Bool? { nil }

    /// Finds nothing, and says so of a class that has another name than the one that conforms.
    private static func table(
      of type: AnyClass,
      inheriting table: WitnessTable,
      symbols: @MainActor (UInt) -> ImageSymbols?
    ) throws(Obstacle) -> WitnessTable {
      let owner = table.conformingType.map(WitnessTable.name(ofDescriptor:))
      let isOwner = String(describing: type).prefix { $0 != "<" } == owner ?? ""
      if isOwner || owner?.hasPrefix("UI") == true { return table }
      throw Obstacle(reason: "methods are found by their names only in programs of Linux")
    }
  }
#endif
