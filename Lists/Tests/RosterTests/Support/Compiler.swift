import Foundation
import Testing

/// The Swift compiler, for samples that must or must not compile.
enum Compiler {
  static let isThere: Bool = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
  }()

  struct Result {
    var status: Int32
    var output: String
  }

  /// Type-checks a source against the built modules.
  ///
  /// - Parameters:
  ///   - version: the language mode.
  ///   - isolation: what declarations belong to that do not say it, as projects of Xcode 26 and later have it; `nil` for nothing.
  static func typecheck(_ source: String, version: String = "6", isolation: String? = nil) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Sample.swift")
    try ("import Roster\n" + source + "\n").write(to: file, atomically: true, encoding: .utf8)
    let modules = try #require(modulesFolder, "the built modules are not beside the tests")
    return try run(
      [
        "swiftc", "-typecheck", "-swift-version", version, "-parse-as-library", "-I", modules.path,
        // What ScreenTesting is made of has a part in C.
        "-Xcc", "-fmodule-map-file=\(modules.deletingLastPathComponent().path)/CSimulation.build/module.modulemap",
        "-module-cache-path", FileManager.default.temporaryDirectory.appendingPathComponent("roster-modules").path,
        file.path,
      ] + (isolation.map { ["-default-isolation", $0] } ?? [])
    )
  }

  private static func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// The folder with `Roster.swiftmodule`, beside or above the test executable.
  private static var modulesFolder: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<6 {
      folder.deleteLastPathComponent()
      for candidate in [folder.appendingPathComponent("Modules"), folder] {
        let module = candidate.appendingPathComponent("Roster.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return candidate }
      }
    }
    return nil
  }
}
