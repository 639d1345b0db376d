#if os(Linux) || os(Android)
  import Foundation

  /// The names in the symbol table of an ELF image, which is the program or a library in it.
  ///
  /// A program that is stripped has none. Swift has no other list of a class's methods with their names.
  struct ELFSymbols {
    /// An entry as the file has it.
    private struct Entry {
      let name: UInt32
      let info: UInt8
      let other: UInt8
      let section: UInt16
      let value: UInt64
      let size: UInt64
    }

    /// Where the image is in memory.
    let addresses: ClosedRange<UInt>

    private let file: Data
    private let bias: UInt
    private let table: Range<Int>
    private let names: Int
    private var functions: [Int] = []
    private var descriptions: [UInt: Int] = [:]

    /// - Parameter address: an address in the image.
    init?(around address: UInt) {
      guard MemoryLayout<UInt>.size == 8, let image = ELFSymbols.image(around: address),
        let file = try? Data(contentsOf: URL(fileURLWithPath: image.path), options: .alwaysMapped),
        let found = file.withUnsafeBytes({ ELFSymbols.symbolTable(in: $0) })
      else { return nil }
      self.file = file
      addresses = image.addresses
      bias = found.isRelocated ? image.addresses.lowerBound : 0
      table = found.table
      names = found.names
      sort()
    }

    /// Keeps where functions, descriptors of types and witnesses are.
    private mutating func sort() {
      let bias = bias
      var functions: [Int] = []
      var descriptions: [UInt: Int] = [:]
      read { entries, names in
        for index in entries.indices where entries[index].section != 0 {
          let name = names + Int(entries[index].name)
          // Of the names that Swift 5 and later give: "$s…".
          guard name[0] == UInt8(ascii: "$"), name[1] == UInt8(ascii: "s") else { continue }
          let length = strlen(name)
          switch (name[length - 2], name[length - 1]) {
          case (_, CChar(UInt8(ascii: "F"))): functions.append(index)
          case (CChar(UInt8(ascii: "M")), CChar(UInt8(ascii: "n"))),
            (CChar(UInt8(ascii: "T")), CChar(UInt8(ascii: "W"))):
            descriptions[UInt(entries[index].value) + bias] = index
          default: break
          }
        }
      }
      self.functions = functions
      self.descriptions = descriptions
    }

    /// The name of the descriptor of a type, or of the witness, that is at an address.
    func name(at address: UInt) -> String? {
      descriptions[address].map { index in read { String(cString: $1 + Int($0[index].name)) } }
    }

    /// The functions whose names begin as the given one does, with their addresses.
    func functions(startingWith prefix: String) -> [(name: String, address: UInt)] {
      let length = prefix.utf8.count
      return read { entries, names in
        functions.compactMap { index in
          let name = names + Int(entries[index].name)
          guard strncmp(name, prefix, length) == 0 else { return nil }
          return (String(cString: name), UInt(entries[index].value) + bias)
        }
      }
    }

    private func read<Value>(_ body: (UnsafeBufferPointer<Entry>, UnsafePointer<CChar>) -> Value) -> Value {
      file.withUnsafeBytes { bytes in
        let entries = UnsafeRawBufferPointer(rebasing: bytes[table]).assumingMemoryBound(to: Entry.self)
        let names = UnsafeRawBufferPointer(rebasing: bytes[names...]).assumingMemoryBound(to: CChar.self)
        // The table of an image has a name at least.
        return body(entries, names.baseAddress!)
      }
    }

    // MARK: Finding it

    /// Where the symbol table of an ELF file with 64 bits is, and the names that it refers to.
    private static func symbolTable(
      in file: UnsafeRawBufferPointer
    ) -> (table: Range<Int>, names: Int, isRelocated: Bool)? {
      guard file.count > 64, file.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
      func number<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Int {
        Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: offset, as: type))
      }
      let sections = number(UInt64.self, at: 0x28)
      let length = number(UInt16.self, at: 0x3A)
      for index in 0..<number(UInt16.self, at: 0x3C) {
        let section = sections + index * length
        guard number(UInt32.self, at: section + 0x04) == 2 else { continue }
        let start = number(UInt64.self, at: section + 0x18)
        let size = number(UInt64.self, at: section + 0x20)
        let names = sections + number(UInt32.self, at: section + 0x28) * length
        let isExecutable = number(UInt16.self, at: 0x10) == 2
        return (start..<start + size, number(UInt64.self, at: names + 0x18), !isExecutable)
      }
      return nil
    }

    /// The file that is loaded around an address, and where.
    private static func image(around address: UInt) -> (path: String, addresses: ClosedRange<UInt>)? {
      guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
      var loaded: [Substring: ClosedRange<UInt>] = [:]
      for line in maps.split(separator: "\n") {
        guard let slash = line.firstIndex(of: "/") else { continue }
        let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1] else { continue }
        loaded[line[slash...], default: bounds[0]...bounds[0]] =
          (loaded[line[slash...]]?.lowerBound ?? bounds[0])...(bounds[1] - 1)
      }
      return loaded.first { $0.value.contains(address) }.map { (String($0.key), $0.value) }
    }
  }
#endif
