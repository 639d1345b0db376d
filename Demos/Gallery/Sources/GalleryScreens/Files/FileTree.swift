import Roster

/// What is in folders.
public struct FileTree: Sendable {
  /// The name of the folder at the top.
  public let title: String
  /// What is in the folder at the top.
  public let roots: [File]
  let childrenOf: @MainActor @Sendable (File) -> OutlineChildren<File>

  /// - Parameters:
  ///   - title: the name of the folder at the top.
  ///   - roots: what is in it.
  ///   - load: finds out what is in another folder, when it is opened.
  public init(title: String, roots: [File], load: @escaping @Sendable (File) async throws -> [File]) {
    self.title = title
    self.roots = roots
    childrenOf = { file in file.isFolder ? .loaded { try await load(file) } : .none }
  }

  private init(title: String, paths: [(path: String, size: Int)], slowFolder: String) {
    var below: [String: [File]] = [:]
    for (path, size) in paths {
      let names = path.split(separator: "/").map(String.init)
      for depth in names.indices {
        let parent = names[..<depth].joined(separator: "/")
        let isFile = depth == names.count - 1
        let file = File(path: names[...depth].joined(separator: "/"), size: isFile ? size : nil)
        if below[parent]?.contains(file) != true { below[parent, default: []].append(file) }
      }
    }
    self.title = title
    roots = below[""] ?? []
    childrenOf = { [below] file in
      guard file.isFolder else { return .none }
      let files = below[file.path] ?? []
      if file.path != slowFolder { return .nodes(files) }
      return .loaded {
        try await Task.sleep(for: .milliseconds(600))
        return files
      }
    }
  }

  /// A small project, with a folder that takes its time.
  public static let sample = FileTree(
    title: "Almanac",
    paths: [
      ("Chapters/January.md", 18_204), ("Chapters/February.md", 9_310), ("Chapters/March.md", 12_877),
      ("Pictures/Moon/New.png", 48_120), ("Pictures/Moon/Waxing.png", 51_008), ("Pictures/Moon/Full.png", 55_790),
      ("Pictures/Moon/Waning.png", 50_672), ("Pictures/Tides.svg", 8_400), ("Pictures/Cover.jpg", 1_204_554),
      ("Shared/Letters/To the printer.txt", 1_320), ("Shared/Letters/From the printer.txt", 2_004),
      ("Shared/Calendar.ics", 31_415), ("Contents.md", 740), ("Sunrise.csv", 24_090),
    ],
    slowFolder: "Shared"
  )
}
