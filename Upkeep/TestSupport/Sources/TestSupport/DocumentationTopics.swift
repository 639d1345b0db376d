import Foundation

/// What the overview of a library's documentation lists, held against what the library declares.
public struct DocumentationTopics {
  /// The names of public types and functions, declared at the top level of the library's sources. A name that begins with
  /// an underscore is public for the compiler's sake and not for users.
  public private(set) var publicNames: Set<String> = []
  private var pages = ""

  /// Reads the sources and the pages of a library of this package.
  ///
  /// - Parameter isConditional: whether all of each source is in a condition, and indented by it.
  public init(ofModule module: String, isConditional: Bool = false) throws {
    let sources = Repository.sources(of: module)
    let declaration =
      #/(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func) ([a-zA-Z]\w*)/#
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) {
      let file = sources.appendingPathComponent(path)
      if file.pathExtension == "md" { pages += try String(contentsOf: file, encoding: .utf8) }
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let line = isConditional ? line.dropFirst(2) : line
        guard line.hasPrefix("public") || line.hasPrefix("open") || line.hasPrefix("@") else { continue }
        if let match = line.prefixMatch(of: declaration) { publicNames.insert(String(match.1)) }
      }
    }
  }

  /// The public names that no page links to.
  public var missing: [String] {
    let links = pages.components(separatedBy: "``").dropFirst().map { $0.prefix { $0 != "(" } }
    return publicNames.subtracting(links.map(String.init)).sorted()
  }
}
