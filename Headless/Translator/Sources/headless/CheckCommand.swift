#if Translator
  import Foundation
  import SourceCheck

  /// Says what stops which file of a folder.
  struct CheckCommand {
    private var folder: String?
    private var modules: String?
    private var languageMode = "5"
    private var moduleName: String?
    private var isJSON = false
    private var isUnderstood = true

    init(_ arguments: [String]) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--json": isJSON = true
        case "--modules": modules = rest.popFirst()
        case "--swift-version": languageMode = rest.popFirst() ?? languageMode
        case "--module-name": moduleName = rest.popFirst()
        case _ where argument.hasPrefix("-") || folder != nil: isUnderstood = false
        default: folder = argument
        }
      }
    }

    func run() async throws -> Int32 {
      guard let folder, isUnderstood else {
        say(usage)
        return 2
      }
      do {
        let url = URL(fileURLWithPath: folder)
        let target = ManifestTarget(of: url)
        let report = try await FolderCheck(
          url,
          modules: modulesFolder,
          languageMode: languageMode,
          moduleName: moduleName ?? target?.moduleName,
          excluded: target?.excluded ?? [],
          progress: say
        ).run()
        if isJSON {
          let encoder = JSONEncoder()
          encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
          print(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else {
          print(report.text)
        }
        return report.stops.isEmpty ? 0 : 1
      } catch let failure as FolderCheck.Failure {
        say("error: \(failure)")
        return 2
      }
    }

    /// Where the headless UIKit was built: said, in this folder's package, or beside the command.
    private var modulesFolder: URL {
      if let modules { return URL(fileURLWithPath: modules) }
      let here = URL(fileURLWithPath: ".build/debug/Modules")
      let isHere = FileManager.default.fileExists(atPath: here.appendingPathComponent("HeadlessUIKit.swiftmodule").path)
      return isHere ? here : Bundle.main.bundleURL.appendingPathComponent("Modules")
    }
  }
#endif
