#if Translator
  import Foundation
  import SourceTranslation

  /// Type-checks a folder of an app's files as one module, translated.
  public struct FolderCheck {
    /// Why a folder cannot be checked.
    public enum Failure: Error, CustomStringConvertible {
      case noFiles(String)
      case noModule(String)
      case noCompiler
      case compiler(String)

      public var description: String {
        switch self {
        case .noFiles(let folder): "there are no Swift files in \(folder)"
        case .noModule(let folder):
          "there is no HeadlessUIKit.swiftmodule in \(folder): run swift build --target HeadlessUIKit in your package, or name its .build/debug/Modules by --modules"
        case .noCompiler: "there is no swiftc in PATH"
        case .compiler(let text): "the compiler does not check the folder:\n\(text)"
        }
      }
    }

    private let folder: URL
    private let modules: URL
    private let languageMode: String
    private let moduleName: String?
    private let excluded: [String]
    private let progress: (String) -> Void

    /// - Parameters:
    ///   - folder: the app's files, those in folders below it included.
    ///   - modules: where `HeadlessUIKit.swiftmodule` is.
    ///   - languageMode: `5` or `6`.
    ///   - moduleName: the module's name; the folder's if it is `nil`.
    ///   - excluded: files and folders that are left out, by their paths in the folder.
    ///   - progress: gets a line for people about what takes time.
    public init(
      _ folder: URL,
      modules: URL,
      languageMode: String = "5",
      moduleName: String? = nil,
      excluded: [String] = [],
      progress: @escaping (String) -> Void = { _ in }
    ) {
      self.folder = folder.standardizedFileURL
      self.modules = modules
      self.languageMode = languageMode
      self.moduleName = moduleName
      self.excluded = excluded
      self.progress = progress
    }

    /// Checks.
    public func run() async throws -> CheckReport {
      guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("HeadlessUIKit.swiftmodule").path)
      else {
        throw Failure.noModule(modules.path)
      }
      guard let toolchain = Toolchain() else { throw Failure.noCompiler }
      let names = swiftFiles()
      guard !names.isEmpty else { throw Failure.noFiles(folder.path) }
      let work = FileManager.default.temporaryDirectory.appendingPathComponent("headless-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: work) }

      let isLarge = names.count > 50
      if isLarge { progress("Translating \(names.count) files") }
      let module = ModuleTranslator(try await read(names))
      let compiler = CheckedModule(
        name: moduleName ?? folderModule(toolchain),
        modules: modules,
        languageMode: languageMode,
        work: work,
        toolchain: toolchain
      )
      let files = try compiler.write(module.translations)
      var next = names.count / 10
      let outcome = try compiler.check(files) { count in
        guard isLarge, count >= next else { return }
        progress("Checked \(count) of \(names.count) files")
        next = count + names.count / 10
      }
      return report(names, module.messages, files, outcome)
    }

    /// Reads files, as many at once as there are processors.
    private func read(_ names: [String]) async throws -> [SourceFile] {
      try await withThrowingTaskGroup(of: (Int, SourceFile).self) { group in
        for (number, name) in names.enumerated() {
          let url = folder.appendingPathComponent(name)
          group.addTask { (number, SourceFile(path: name, text: try String(contentsOf: url, encoding: .utf8))) }
        }
        var files = [SourceFile?](repeating: nil, count: names.count)
        for try await (number, file) in group { files[number] = file }
        return files.compactMap { $0 }
      }
    }

    private func report(
      _ names: [String],
      _ messages: [TranslationMessage],
      _ files: CheckedModule.Files,
      _ outcome: ModuleCheck.Outcome
    ) -> CheckReport {
      let refused = Set(messages.map { "\($0.file):\($0.line)" })
      // The same error may be said by several processes that see the place.
      var seen: Set<CompilerError> = []
      let all = outcome.errors.filter { seen.insert($0).inserted }
      let errors = all.filter { ConditionalFile.number(of: $0) == nil && !refused.contains("\($0.file):\($0.line)") }
      let missing = Set(errors.compactMap(\.missingModule))
      let stops =
        messages.map {
          CheckReport.Stop(
            file: $0.file,
            line: $0.line,
            column: $0.column,
            text: $0.cause,
            cause: $0.cause,
            advice: $0.advice
          )
        }
        + errors.map { error in
          let cause = ErrorCause(of: error, missingModules: missing)
          return CheckReport.Stop(
            file: error.file,
            line: error.line,
            column: error.column,
            text: error.text,
            cause: cause.name,
            advice: cause.advice
          )
        }
        + outcome.crashes.map { number in
          let cause = ErrorCause.crash
          return CheckReport.Stop(
            file: names[number],
            line: 1,
            column: 1,
            text: "the compiler ended in the file",
            cause: cause.name,
            advice: cause.advice
          )
        }
      let filled = Set(all.compactMap(ConditionalFile.number))
      return CheckReport(
        files: names,
        stops: stops.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) },
        empty: files.conditional.filter { !filled.contains($0) }.map { names[$0] }
      )
    }

    // MARK: The folder

    /// The name that the module has of its folder, unless files import another module of that name.
    private func folderModule(_ toolchain: Toolchain) -> String {
      let name = Self.moduleName(folder.lastPathComponent)
      let isTaken = toolchain.hasModule(name) || ["HeadlessUIKit", "ConstraintSolver"].contains(name)
      return isTaken ? "\(name)Folder" : name
    }

    /// The name of a module, as SwiftPM makes it of a target's.
    static func moduleName(_ target: String) -> String {
      let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return name.first?.isNumber == false ? name : "_\(name)"
    }

    /// What looks like a file where SwiftPM looks for a target's files.
    private static let packages: Set = [
      "docc", "xcassets", "xcdatamodeld", "bundle", "playground", "framework", "xcodeproj",
    ]

    /// The paths of the module's files in the folder.
    private func swiftFiles() -> [String] {
      let enumerator = FileManager.default.enumerator(
        at: folder,
        includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles]
      )
      var names: [String] = []
      while let url = enumerator?.nextObject() as? URL {
        let name = String(url.standardizedFileURL.path.dropFirst(folder.path.count + 1))
        if Self.packages.contains(url.pathExtension) || excluded.contains(name) {
          enumerator?.skipDescendants()
        } else if url.pathExtension == "swift" {
          names.append(name)
        }
      }
      return names.sorted()
    }
  }
#endif
