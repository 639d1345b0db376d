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
      let files = Self.files(in: target.directoryURL, ["swift"])
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
      let interfaces = Self.files(in: target.directoryURL, ["xib", "storyboard", "strings", "xcstrings"])
      let headless = try context.tool(named: "headless").url
      let unchanged = files.filter { compiled.contains($0.path) }
      var commands: [Command] = [
        .buildCommand(
          displayName: "Translating \(translated.count) files of \(target.name)",
          executable: headless,
          arguments: ["translate", "--into", folder.path] + unchanged.flatMap { ["--context", $0.path] } + ["--"]
            + translated.map(\.path),
          inputFiles: files,
          outputFiles: translated.map {
            folder.appendingPathComponent($0.deletingPathExtension().lastPathComponent + "+Headless.swift")
          }
        )
      ]
      if !interfaces.isEmpty {
        // A list is enough: files are read where they are, so that messages name the app's own.
        let list = folder.appendingPathComponent("HeadlessInterface.json")
        commands.append(
          .buildCommand(
            displayName: "Listing \(interfaces.count) files of Interface Builder of \(target.name)",
            executable: headless,
            arguments: ["interface", "--output", list.path, "--module", target.moduleName, "--"]
              + interfaces.map(\.path),
            inputFiles: interfaces,
            outputFiles: [list]
          )
        )
      }
      return commands
    #endif
  }

  /// The files in a folder and those below it that have one of some extensions.
  private static func files(in folder: URL, _ extensions: [String]) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter { extensions.contains($0.pathExtension) }
      .map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }
}
