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
    guard WitnessTable.hasKnownLayout else {
      reportUnknownLayout()
      return object
    }
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

  private static var hasReportedLayout = false

  static func reportUnknownLayout() {
    if hasReportedLayout { return }
    hasReportedLayout = true
    report(
      "HeadlessUIKit: this version of Swift lays out conformances in an unknown way. What only a subclass of the class that conforms "
        + "implements isn't called. Declare it in the class that conforms, and override it."
    )
  }

  static func tableOrReport(
    of type: AnyClass,
    inheriting table: WitnessTable,
    symbols: @MainActor (UInt) -> ELFSymbols? = loadedSymbols
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
      symbols: @MainActor (UInt) -> ELFSymbols?
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
      symbols: @MainActor (UInt) -> ELFSymbols?
    ) throws(Obstacle) -> [String: UInt] {
      var descriptors: [UInt] = []
      var next: AnyClass? = type
      while let type = next, descriptor(of: type) != conforming {
        descriptors.append(descriptor(of: type))
        next = superclass(of: type)
      }
      guard let owner = next else { throw Obstacle(reason: "the class that conforms is not known") }
      // The classes of the headless UIKit declare every requirement: subclasses override it.
      guard !HeadlessModule.declares(owner) else { return [:] }
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
      declaredMethods(of: type)?.contains { $0.hasPrefix(start) }
    }

    /// The methods that a class, and those that it inherits from below those of the headless UIKit, declare.
    ///
    /// - Returns: how they are written, or `nil` if that cannot be found out.
    private static func declaredMethods(of type: AnyClass) -> Set<String>? {
      #if DEBUG
        var declared: Set<String> = []
        var next: AnyClass? = type
        while let type = next, type != NSObject.self, !HeadlessModule.declares(type) {
          let descriptor = descriptor(of: type)
          guard let methods = loadedSymbols(around: descriptor)?.methods(ofClassAt: descriptor) else { return nil }
          declared.formUnion(methods.keys)
          next = superclass(of: type)
        }
        return declared
      #else
        return nil
      #endif
    }

    /// The requirements of a protocol that the classes of an app implement for an object, as `#function` spells them.
    ///
    /// - Returns: `nil` if that cannot be found out.
    static func implemented<Requirements>(by object: AnyObject, of type: Requirements.Type) -> [String]? {
      guard let object = object as? Requirements, MemoryLayout<Requirements>.size == 2 * MemoryLayout<UInt>.size else {
        return []
      }
      guard WitnessTable.hasKnownLayout else { return nil }
      guard let declared = declaredMethods(of: Swift.type(of: object as AnyObject)) else { return nil }
      if declared.isEmpty { return [] }
      return requirements(of: WitnessTable(of: object))?.filter(declared.contains).compactMap(functionName)
    }

    /// All requirements of a conformance, inherited ones included, as they are written.
    private static func requirements(of table: WitnessTable) -> [String]? {
      guard table.protocolName != "NSObjectProtocol" else { return [] }
      guard let image = loadedSymbols(around: table[0]) else { return nil }
      let inherited = table.indicesOfInherited
      var all: [String] = []
      for index in 1..<table.count {
        if inherited.contains(index) {
          all += requirements(of: WitnessTable(address: table[index])) ?? []
        } else if let name = image.requirement(witnessedAt: table[index]) {
          all.append(name)
        }
      }
      return all
    }

    /// The full name of a method that is written with its types: `tableView(_:heightForRowAt:)`.
    private static func functionName(_ method: String) -> String? {
      guard let start = method.firstIndex(of: "(") else { return nil }
      var name = String(method[...start])
      var (label, depth, isInLabel, previous) = ("", 0, true, start)
      for index in method.indices[method.index(after: start)...] {
        let character = method[index]
        if isInLabel {
          // The only parameter has no `_:` where it has no label.
          if character == ")" { return name + (label.isEmpty ? ")" : "_:)") }
          if character != " " { label.append(character) }
          if character == ":" {
            name += label
            (label, isInLabel) = ("", false)
          }
        } else {
          switch character {
          case "(", "[", "<": depth += 1
          case ")" where depth == 0: return name + ")"
          case ")", "]": depth -= 1
          case ">" where method[previous] != "-": depth -= 1
          case ",": isInLabel = depth == 0
          default: break
          }
        }
        previous = index
      }
      return nil
    }

    private static var images: [ELFSymbols] = []

    static func loadedSymbols(around address: UInt) -> ELFSymbols? {
      if let image = images.first(where: { $0.addresses.contains(address) }) { return image }
      guard let image = ELFSymbols(around: address) else { return nil }
      images.append(image)
      return image
    }

    private static func descriptor(of type: AnyClass) -> UInt { WitnessTable.descriptor(of: type) }
    private static func superclass(of type: AnyClass) -> AnyClass? { WitnessTable.superclass(of: type) }
  }
#else
  /// Methods are found by their names in programs of Linux.
  struct ELFSymbols {}

  extension InheritedConformance {
    static func loadedSymbols(around address: UInt) -> ELFSymbols? { nil }

    /// Whether a class declares a method, which cannot be found out here.
    static func declares(methodStartingWith start: String, class type: AnyClass) -> Bool? { nil }

    /// The requirements that the classes of an app implement, which cannot be found out here.
    static func implemented<Requirements>(by object: AnyObject, of type: Requirements.Type) -> [String]? { nil }

    /// Finds nothing, and says so of a class that has another name than the one that conforms.
    private static func table(
      of type: AnyClass,
      inheriting table: WitnessTable,
      symbols: @MainActor (UInt) -> ELFSymbols?
    ) throws(Obstacle) -> WitnessTable {
      let owner = table.conformingType
      let isOwner = String(describing: type).prefix { $0 != "<" } == owner.map(WitnessTable.name(ofDescriptor:)) ?? ""
      if isOwner || owner.map(WitnessTable.module(ofDescriptor:)) == HeadlessModule.name { return table }
      throw Obstacle(reason: "methods are found by their names only in programs of Linux")
    }
  }
#endif
