#if Translator
  import Foundation

  /// Where a package declares a screen.
  struct ScreenSearch {
    let target: PackageDescription.Target
    /// `nil` where it is not declared but made by the expression alone.
    let screen: DeclaredClass?

    /// Looks for a screen in the files of a package's targets.
    ///
    /// - Throws: ``CommandMistake`` if there is none, or if there are several.
    init(_ options: ScreenOptions, in package: PackageDescription) throws {
      var targets = package.libraries
      if let name = options.target {
        targets = targets.filter { $0.name == name }
        guard !targets.isEmpty else {
          throw CommandMistake(
            "\(package.name) has no target \(name); it has \(Self.list(package.libraries.map(\.name)))"
          )
        }
      }
      var found: [(PackageDescription.Target, DeclaredClass)] = []
      var screens: [String] = []
      for target in targets {
        for file in Self.swiftFiles(in: package.folder(of: target)) {
          guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("class ") else { continue }
          for declared in DeclaredClass.all(in: text) {
            if declared.name == options.screen { found.append((target, declared)) }
            if declared.looksLikeScreen { screens.append(declared.name) }
          }
        }
      }
      // A folder of the manifest may have that of another target in it.
      let names = Set(found.map(\.0.name))
      if let (target, screen) = found.first, names.count == 1 {
        (self.target, self.screen) = (target, screen)
        return
      }
      guard found.isEmpty else {
        throw CommandMistake(
          "\(options.screen) is in the targets \(Self.list(names.sorted())): say which with --target"
        )
      }
      if options.expression != nil, let only = targets.first, targets.count == 1 {
        (target, screen) = (only, nil)
        return
      }
      throw CommandMistake(
        "no target of \(package.name) declares a class \(options.screen); there are \(Self.list(Set(screens).sorted()))"
      )
    }

    private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

    private static func swiftFiles(in folder: URL) -> [URL] {
      let enumerator = FileManager.default.enumerator(
        at: folder,
        includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles]
      )
      return (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
    }
  }
#endif
