#if os(Linux) || os(Android)
  import Foundation

  extension ELFSymbols {
    private typealias Demangle =
      @convention(c) (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32) ->
      UnsafeMutablePointer<CChar>?

    private static let demangle: Demangle? = dlsym(nil, "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }

    /// What a name of a symbol stands for, with all modules, labels and types.
    private static func text(of name: String) -> String? {
      guard let text = demangle?(name, name.utf8.count, nil, nil, 0) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }

    /// The methods that a class declares, and their addresses, by what is said of them behind the name of the class:
    /// `"tableView(_: HeadlessUIKit.UITableView, heightForRowAt: …) -> Foundation.CGFloat"`.
    ///
    /// - Returns: `nil` if the class has no name here.
    func methods(ofClassAt descriptor: UInt) -> [String: UInt]? {
      let introduction = "nominal type descriptor for "
      guard let symbol = name(at: descriptor), let text = Self.text(of: symbol), text.hasPrefix(introduction) else {
        return nil
      }
      let name = text.dropFirst(introduction.count)
      var methods: [String: UInt] = [:]
      for function in functions(startingWith: String(symbol.dropLast(2))) {
        guard var text = Self.text(of: function.name)?[...] else { continue }
        if text.hasPrefix("(extension in "), let end = text.firstRange(of: "):") { text = text[end.upperBound...] }
        if text.hasPrefix(name + ".") {
          methods[String(text.dropFirst(name.count + 1))] = function.address
        } else if text.hasSuffix(" in " + name) {
          // Of a class in a function.
          methods[String(text.dropLast(name.count + 4))] = function.address
        }
      }
      return methods
    }

    /// What is said of a requirement behind the name of its protocol, by the address of a witness.
    func requirement(witnessedAt address: UInt) -> String? {
      let introduction = "protocol witness for "
      guard let symbol = name(at: address), let text = Self.text(of: symbol), text.hasPrefix(introduction),
        let end = text.ranges(of: " in conformance ").last
      else { return nil }
      // Module, protocol, requirement.
      return text[..<end.lowerBound].dropFirst(introduction.count).split(separator: ".", maxSplits: 2).last.map(
        String.init
      )
    }
  }
#endif
