import Foundation
import SourceTranslation

/// Type-checks a folder of an app's files as one module, translated.
public struct FolderCheck {
  /// Why a folder cannot be checked.
  public enum Failure: Error, CustomStringConvertible {
    case noFiles(String)
    case noModule(String)
    case noCompiler

    public var description: String {
      switch self {
      case .noFiles(let folder): "there are no Swift files in \(folder)"
      case .noModule(let folder):
        "there is no HeadlessUIKit.swiftmodule in \(folder): build a package that uses HeadlessUIKit, and name its .build/debug/Modules by --modules"
      case .noCompiler: "there is no swiftc in PATH"
      }
    }
  }

  private let folder: URL
  private let modules: URL
  private let languageMode: String

  /// - Parameters:
  ///   - folder: the app's files, those in folders below it included.
  ///   - modules: where `HeadlessUIKit.swiftmodule` is.
  ///   - languageMode: `5` or `6`.
  public init(_ folder: URL, modules: URL, languageMode: String = "5") {
    self.folder = folder.standardizedFileURL
    self.modules = modules
    self.languageMode = languageMode
  }

  /// Checks.
  public func run() throws -> CheckReport {
    guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("HeadlessUIKit.swiftmodule").path)
    else {
      throw Failure.noModule(modules.path)
    }
    let paths = swiftFiles()
    guard !paths.isEmpty else { throw Failure.noFiles(folder.path) }
    let module = ModuleTranslator(
      try paths.map { SourceFile(path: name($0), text: try String(contentsOfFile: $0, encoding: .utf8)) }
    )
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("headless-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }

    var files: [String] = []
    /// The files whose declarations are all in conditions, by their numbers.
    var conditional: [Int: String] = [:]
    for (number, translation) in module.translations.enumerated() {
      // Files of one name are no fault of the folder's here.
      let url = work.appendingPathComponent("\(number)-\(URL(fileURLWithPath: translation.path).lastPathComponent)")
      let marked = ConditionalFile(translation.text)?.marked(number) ?? translation.text
      if marked != translation.text { conditional[number] = name(paths[number]) }
      try marked.write(to: url, atomically: true, encoding: .utf8)
      files.append(url.path)
    }
    let (all, filled) = try errors(of: files, in: work)
    let refused = Set(module.messages.map { "\($0.file):\($0.line)" })
    let errors = all.filter { !refused.contains("\($0.file):\($0.line)") }
    let stops =
      module.messages.map {
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
        let cause = error.cause
        return .init(
          file: error.file,
          line: error.line,
          column: error.column,
          text: error.text,
          cause: cause.name,
          advice: cause.advice
        )
      }
    let empty = conditional.filter { !filled.contains($0.key) }.map(\.value).sorted()
    return CheckReport(files: paths.map(name), stops: stops, empty: empty)
  }

  /// The compiler's errors, and the numbers of the marks that it met. A module that is missing hides all other errors: an empty one takes its
  /// place, so that they are seen as well.
  private func errors(of files: [String], in work: URL) throws -> (errors: [CompilerError], marks: Set<Int>) {
    var missing: [String: CompilerError] = [:]
    var stops: [CompilerError] = []
    while true {
      let output = try swiftc(
        [
          "-typecheck", "-continue-building-after-errors", "-module-name", "Checked", "-swift-version", languageMode,
          "-parse-as-library",
          "-suppress-warnings", "-I", modules.path, "-I", work.path,
        ] + files
      )
      let errors = output.split(separator: "\n").compactMap(CompilerError.init)
      let new = errors.filter { error in error.missingModule.map { missing[$0] == nil } ?? false }
      guard !new.isEmpty else {
        // The same error may be said for several files that see the place.
        var seen: Set<String> = []
        let own = (stops + errors).filter { seen.insert("\($0.file):\($0.line):\($0.column):\($0.text)").inserted }
        return (
          own.filter { ConditionalFile.number(of: $0) == nil }, Set(own.compactMap(ConditionalFile.number))
        )
      }
      stops += new
      for error in new {
        guard let module = error.missingModule, missing[module] == nil else { continue }
        missing[module] = error
        let empty = work.appendingPathComponent("empty.swift")
        // Apple's frameworks bring Foundation along.
        try "@_exported import Foundation".write(to: empty, atomically: true, encoding: .utf8)
        _ = try swiftc(
          [
            "-emit-module", "-module-name", module, "-o", work.appendingPathComponent("\(module).swiftmodule").path,
            empty.path,
          ]
        )
      }
    }
  }

  private func swiftc(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { throw Failure.noCompiler }
    return String(decoding: data, as: UTF8.self)
  }

  private func name(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }

  private func swiftFiles() -> [String] {
    let enumerator = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map(\.standardizedFileURL.path).sorted()
  }
}
