import Foundation
import PackagePlugin

/// Translates the files of a target's folder that the target does not compile itself, where there is no Objective-C.
@main
struct HeadlessSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    #if canImport(ObjectiveC)
      return []
    #else
      guard let target = target as? any SourceModuleTarget else { return [] }
      let compiled = target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path)
      let files = Self.swiftFiles(in: target.directoryURL)
      let translated = files.filter { !compiled.contains($0.path) }
      guard !translated.isEmpty else {
        Diagnostics.error(
          """
          \(target.name) compiles all of its files itself. On Linux, name in `sources:` of the target only files that need no translation, \
          at least one: HeadlessSources translates the others of its folder
          """
        )
        return []
      }
      let folder = context.pluginWorkDirectoryURL
      let unchanged = files.filter { compiled.contains($0.path) }
      return [
        .buildCommand(
          displayName: "Translating \(translated.count) files of \(target.name)",
          executable: try context.tool(named: "headless").url,
          arguments: ["translate", "--into", folder.path] + unchanged.flatMap { ["--context", $0.path] } + ["--"]
            + translated.map(\.path),
          inputFiles: files,
          outputFiles: translated.map {
            folder.appendingPathComponent($0.deletingPathExtension().lastPathComponent + "+Headless.swift")
          }
        )
      ]
    #endif
  }

  /// The Swift files in a folder and those below it.
  private static func swiftFiles(in folder: URL) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }
}
