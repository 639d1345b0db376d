#if Translator
  /// What errors come from, and what to write instead.
  struct ErrorCause {
    let name: String
    let advice: String

    /// - Parameters:
    ///   - error: the compiler's error.
    ///   - missingModules: the modules that are not here, whose names stand before names of theirs.
    init(of error: CompilerError, missingModules: Set<String>) {
      if let module = error.missingModule {
        self = Self.missing(module)
        return
      }
      let text = error.text
      let names = error.quoted
      if text.hasPrefix("cannot find"), let name = names.first {
        if missingModules.contains(name) {
          self = Self.missing(name)
        } else if AppleNames.types.contains(name) {
          self.init(
            "\(name) is missing here",
            "something else there, or move the file aside: Headless/Conformance/COVERAGE.md says what there is"
          )
        } else {
          let advice = "its declaration into the folder, or a protocol in its place"
          self.init(
            "\(name) is declared nowhere",
            AppleNames.couldBeApples(name) ? advice + ": perhaps it is Apple's, and missing here" : advice
          )
        }
      } else if text.contains("has no member"), names.count >= 2 {
        if AppleNames.members.contains(names[1]), AppleNames.couldBeApples(names[0]) {
          self.init(
            "\(names[0]).\(names[1]) is missing here",
            "something else there: Headless/Conformance/COVERAGE.md says what there is"
          )
        } else {
          let advice = "its declaration into the folder"
          self.init(
            "\(names[0]).\(names[1]) is declared nowhere",
            AppleNames.couldBeApples(names[0])
              ? advice + ", if an extension of the app has it: perhaps it is Apple's, and missing here" : advice
          )
        }
      } else if text.contains("does not override any") {
        self.init(
          "an override of what is missing here",
          "the method without `override` in a condition, or move it aside"
        )
      } else if text.contains("actor-isolated") {
        self.init("isolation", "@MainActor on the type or the method that uses views")
      } else {
        self.init(
          "another error of the compiler's",
          "what the error says: it may follow from another one above"
        )
      }
    }

    private init(_ name: String, _ advice: String) {
      self.name = name
      self.advice = advice
    }

    /// What is written where a module is not here.
    static func missing(_ module: String) -> ErrorCause {
      let advice =
        switch module.prefix(while: { $0 != "." }) {
        case "os", "OSLog":
          "`#if canImport(\(module))` around it and what is logged, or a function of the app's that logs"
        case "Combine":
          "closures or an AsyncStream where the screens meet it, or a package of the same API, as OpenCombine"
        case "UniformTypeIdentifiers": "the identifier of the type as a text"
        default: "a protocol of what is used of it, and move the file that imports it aside"
        }
      return ErrorCause("the module \(module)", "\(advice): there is no \(module) here")
    }

    /// What is written where the compiler itself ends.
    static let crash = ErrorCause(
      "a crash of the compiler's",
      "what is unusual in the file in another way, or move it aside: `swift build` says where the compiler was"
    )
  }
#endif
