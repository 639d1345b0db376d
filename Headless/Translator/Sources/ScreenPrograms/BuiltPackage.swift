#if Translator
  import Foundation

  /// What SwiftPM has built of a package and of its tests.
  struct BuiltPackage {
    let package: PackageDescription
    /// The package's `.build`.
    let build: URL
    /// What is built for debugging.
    private let folder: URL

    init(_ package: PackageDescription) {
      self.package = package
      build = URL(fileURLWithPath: package.path, isDirectory: true).appendingPathComponent(".build", isDirectory: true)
      folder = build.appendingPathComponent("debug").resolvingSymlinksInPath()
    }

    /// Where the program of a screen is: where that of the tests is, so that both have the same main bundle, with the same resources.
    func program(_ verb: ScreenOptions.Verb, of screen: String) -> URL {
      folder.appendingPathComponent("headless-\(verb.rawValue)-\(screen)")
    }

    /// The object files of all that the tests are built of, without the tests themselves.
    ///
    /// - Throws: ``CommandMistake`` if there is no list of them.
    func objects() throws -> [String] {
      let list = folder.appendingPathComponent("\(package.name)PackageTests.product/Objects.LinkFileList")
      guard let text = try? String(contentsOf: list, encoding: .utf8) else {
        throw CommandMistake("\(list.path) is missing: does `swift build --build-tests` build this package?")
      }
      return Self.objects(in: text, tests: package.tests.map(\.c99name))
    }

    /// The lines of a list that are no tests' objects.
    static func objects(in list: String, tests: [String]) -> [String] {
      list.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\"", " "]) }.filter { path in
        let modules = path.split(separator: "/").filter { $0.hasSuffix(".build") }.map { $0.dropLast(6) }
        return !path.isEmpty
          && !modules.contains { module in
            tests.contains { $0 == module } || module.hasSuffix("PackageTests")
              || module.hasSuffix("PackageDiscoveredTests")
          }
      }
    }

    /// The flags that name modules of C, which the build's plan has.
    static func moduleMaps(in plan: String) -> [String] {
      var found: Set<String> = []
      for part in plan.split(separator: "\"") where part.hasPrefix("-fmodule-map-file=") { found.insert(String(part)) }
      return found.sorted()
    }

    /// The arguments of the compiler for a program.
    func arguments(for source: URL, into program: URL, objects: URL) -> [String] {
      let plan = build.appendingPathComponent("debug.yaml")
      let maps = Self.moduleMaps(in: (try? String(contentsOf: plan, encoding: .utf8)) ?? "")
      return [
        source.path, "-o", program.path, "-swift-version", "5", "-suppress-warnings", "-module-name", "HeadlessProgram",
        "-I", folder.appendingPathComponent("Modules").path, "-L", folder.path, "-Xlinker", "-rpath", "-Xlinker",
        folder.path,
      ] + maps.flatMap { ["-Xcc", $0] } + ["@\(objects.path)"]
    }
  }
#endif
