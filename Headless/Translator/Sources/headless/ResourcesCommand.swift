#if Translator
  import Foundation
  import SourceTranslation

  /// Writes which resources a target has, which are read where they are, and how its code finds them by `Bundle`.
  struct ResourcesCommand {
    private struct Listing: Encodable {
      let module: String
      let files: [String]
    }

    private var folder: URL?
    private var module: String?
    private var declaresBundle = false
    private var files: [String] = []

    init(_ arguments: [String]) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--into": folder = rest.popFirst().map { URL(fileURLWithPath: $0) }
        case "--module": module = rest.popFirst()
        case "--bundle": declaresBundle = true
        case "--":
          files = Array(rest)
          rest = []
        default: files.append(argument)
        }
      }
    }

    func run() throws -> Int32 {
      guard let folder, let module else {
        say(usage)
        return 2
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !files.isEmpty {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let list = try encoder.encode(Listing(module: module, files: files))
        try write(list, to: folder.appendingPathComponent("HeadlessResources.json"))
      }
      if declaresBundle {
        try write(
          Data(BundleExtension(module: module).text.utf8),
          to: folder.appendingPathComponent("HeadlessBundle.swift")
        )
      }
      return 0
    }

    /// Writes what has changed: what is as it was keeps its date, so that nothing is built again.
    private func write(_ data: Data, to file: URL) throws {
      if FileManager.default.contents(atPath: file.path) != data { try data.write(to: file, options: .atomic) }
    }
  }
#endif
