#if Translator
  import Foundation
  import SourceTranslation

  /// Writes translations for a build.
  struct TranslateCommand {
    private var folder: URL?
    private var context: [String] = []
    private var files: [String] = []

    init(_ arguments: [String]) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--into": folder = rest.popFirst().map { URL(fileURLWithPath: $0) }
        case "--context": if let file = rest.popFirst() { context.append(file) }
        case "--":
          files = Array(rest)
          rest = []
        default: files.append(argument)
        }
      }
    }

    func run() throws -> Int32 {
      guard let folder, !files.isEmpty else {
        say(usage)
        return 2
      }
      let module = try ModuleTranslator(files.map(source), context: context.map(source))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for translation in module.translations {
        // Not the original's name: the compiler would not know which of the two a `#fileID` is.
        let name = URL(fileURLWithPath: translation.path).deletingPathExtension().lastPathComponent
        let url = folder.appendingPathComponent("\(name)+Headless.swift")
        // What is as it was keeps its date, so that it is not compiled again.
        guard (try? String(contentsOf: url, encoding: .utf8)) != translation.text else { continue }
        try translation.text.write(to: url, atomically: true, encoding: .utf8)
      }
      for message in module.messages { say("\(message)") }
      return module.messages.isEmpty ? 0 : 1
    }

    private func source(_ path: String) throws -> SourceFile {
      SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }
  }
#endif
