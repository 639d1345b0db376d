import Foundation
import PackagePlugin

/// Translates the files of a target that the target doesn't compile itself, where there is no Objective-C.
@main
struct HeadlessSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    #if canImport(ObjectiveC)
      return []
    #else
      guard let target = target as? any SourceModuleTarget else { return [] }
      // SwiftPM's own list: what the target excludes isn't in it, and folders such as catalogues are one file each.
      let files = target.sourceFiles.filter { !Self.isOfOtherTarget($0.url, than: target, in: context.package) }
        .sorted { $0.url.path < $1.url.path }
      let compiled = files.filter { $0.type == .source }.map(\.url)
      let translated = files.filter { $0.type == .unknown && $0.url.pathExtension == "swift" }.map(\.url)
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
      let headless = try context.tool(named: "headless").url
      let context = compiled.filter { $0.pathExtension == "swift" }
      var commands: [Command] = [
        .buildCommand(
          displayName: "Translating \(translated.count) files of \(target.name)",
          executable: headless,
          arguments: ["translate", "--into", folder.path] + context.flatMap { ["--context", $0.path] } + ["--"]
            + translated.map(\.path),
          inputFiles: context + translated,
          outputFiles: translated.map {
            folder.appendingPathComponent($0.deletingPathExtension().lastPathComponent + "+Headless.swift")
          }
        )
      ]
      let resources = files.filter { [.unknown, .resource].contains($0.type) }.map(\.url)
        .filter { !["swift", "docc", "md"].contains($0.pathExtension) }
      let declaresBundle = target.recursiveTargetDependencies.contains { $0.name == "HeadlessUIKit" }
      // A list is enough: files are read where they are, so that messages name the app's own.
      let outputs =
        (resources.isEmpty ? [] : ["HeadlessResources.json"]) + (declaresBundle ? ["HeadlessBundle.swift"] : [])
      if !outputs.isEmpty {
        commands.append(
          .buildCommand(
            displayName: "Listing \(resources.count) resources of \(target.name)",
            executable: headless,
            arguments: ["resources", "--into", folder.path, "--module", target.moduleName]
              + (declaresBundle ? ["--bundle"] : []) + ["--"] + resources.map(\.path),
            inputFiles: resources,
            outputFiles: outputs.map { folder.appendingPathComponent($0) }
          )
        )
      }
      return commands
    #endif
  }

  /// Whether a file is of another target, whose folder is in this one's, or which compiles it from the same folder.
  private static func isOfOtherTarget(_ file: URL, than target: any SourceModuleTarget, in package: Package) -> Bool {
    package.targets.contains { other in
      guard other.name != target.name, let other = other as? any SourceModuleTarget else { return false }
      if other.directoryURL.path == target.directoryURL.path {
        return other.sourceFiles.contains { $0.type == .source && $0.url == file }
      }
      return other.directoryURL.path.hasPrefix(target.directoryURL.path + "/")
        && file.path.hasPrefix(other.directoryURL.path + "/")
    }
  }
}
