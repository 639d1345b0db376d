#if Translator
  import Foundation
  import SourceTranslation

  /// The translated files of a module, written for the compiler.
  struct CheckedModule {
    /// What has been written.
    struct Files {
      var paths: [String] = []
      var sizes: [Int] = []
      /// The numbers of the files whose declarations are all in conditions.
      var conditional: [Int] = []
    }

    let name: String
    let modules: URL
    let languageMode: String
    let work: URL
    let toolchain: Toolchain

    /// Writes translations, each with marks that say that it has been met.
    func write(_ translations: [ModuleTranslator.Translation]) throws -> Files {
      let imports = translations.map { Self.imports(in: $0.text) }
      let missing = try missingModules(Set(imports.joined()))
      var files = Files()
      for (number, translation) in translations.enumerated() {
        // Files of one name are no fault of the folder's here.
        let url = work.appendingPathComponent("\(number)-\(URL(fileURLWithPath: translation.path).lastPathComponent)")
        var text = translation.text
        if let conditional = ConditionalFile(text) {
          text = conditional.marked(number)
          files.conditional.append(number)
        }
        // Apple's frameworks bring Foundation along.
        let foundation = missing.isDisjoint(with: imports[number]) ? "" : "import Foundation; "
        text = foundation + ModuleCheck.mark(number) + "\n" + text
        try text.write(to: url, atomically: false, encoding: .utf8)
        files.paths.append(url.path)
        files.sizes.append(text.utf8.count)
      }
      return files
    }

    /// Checks what has been written.
    func check(_ files: Files, progress: @escaping (Int) -> Void) throws -> ModuleCheck.Outcome {
      let all = work.appendingPathComponent("all.list")
      try files.paths.joined(separator: "\n").write(to: all, atomically: false, encoding: .utf8)
      try writeBundle()
      let check = ModuleCheck(
        sizes: files.sizes,
        // Each process reads all files, which pays for itself where there are many.
        processCount: max(1, min(ProcessInfo.processInfo.activeProcessorCount, files.paths.count / 100, 8)),
        start: { range in
          let primary = work.appendingPathComponent("from-\(range.lowerBound).list")
          try files.paths[range].joined(separator: "\n").write(to: primary, atomically: false, encoding: .utf8)
          let arguments = [
            "-typecheck", "-filelist", all.path, "-primary-filelist", primary.path, "-module-name", name,
            "-import-module", Self.bundleModule, "-swift-version", languageMode, "-parse-as-library",
            "-suppress-warnings", "-show-diagnostics-after-fatal", "-D", "SWIFT_PACKAGE", "-D", "DEBUG", "-I",
            modules.path, "-I", work.path,
          ]
          return try toolchain.start(arguments, output: work.appendingPathComponent("from-\(range.lowerBound).txt"))
        },
        progress: progress
      )
      return try check.run()
    }

    // MARK: Modules

    private static let bundleModule = "HeadlessCheckedBundle"

    /// Writes the module that every file imports, for what SwiftPM writes into a target that has resources. A declaration of the app's own goes before it.
    private func writeBundle() throws {
      let source = work.appendingPathComponent("\(Self.bundleModule).swift")
      try "import Foundation\nextension Foundation.Bundle { public static var module: Bundle { .main } }"
        .write(to: source, atomically: false, encoding: .utf8)
      let lines = try toolchain.run(
        [
          "-emit-module", "-parse-as-library", "-module-name", Self.bundleModule, "-o",
          work.appendingPathComponent("\(Self.bundleModule).swiftmodule").path, source.path,
        ],
        output: work.appendingPathComponent("bundle.txt")
      )
      guard lines.isEmpty else { throw FolderCheck.Failure.compiler(lines.joined(separator: "\n")) }
    }

    /// The modules that are not here, of some.
    private func missingModules(_ imports: Set<String>) throws -> Set<String> {
      let names = imports.sorted()
      let source = work.appendingPathComponent("imports.swift")
      try names.map { "import \($0)" }.joined(separator: "\n").write(to: source, atomically: false, encoding: .utf8)
      let lines = try toolchain.run(
        [
          "-typecheck", "-show-diagnostics-after-fatal", "-suppress-warnings", "-parse-as-library", "-module-name",
          name,
          "-I", modules.path, source.path,
        ],
        output: work.appendingPathComponent("imports.txt")
      )
      let missing = lines.compactMap(CompilerError.init).filter { $0.missingModule != nil }.map { names[$0.line - 1] }
      return Set(missing)
    }

    /// The modules that a file's lines import.
    static func imports(in text: String) -> [String] {
      text.split { $0 == "\n" || $0 == ";" }.compactMap { line in
        guard line.contains("import ") else { return nil }
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let word = words.firstIndex(of: "import"), words[..<word].allSatisfy(isModifier) else { return nil }
        let rest = words[(word + 1)...]
        guard let first = rest.first else { return nil }
        // Of one declaration: the module stands before its name.
        if kinds.contains(String(first)) {
          return rest.dropFirst().first?.split(separator: ".").first.map(String.init)
        }
        return String(first)
      }
      .filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
    }

    private static func isModifier(_ word: Substring) -> Bool {
      word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
    }

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
  }
#endif
