#if Translator
  import Foundation

  /// What `swift package describe` says of a package, as far as programs of its screens need it.
  struct PackageDescription: Decodable {
    struct Target: Decodable {
      let name: String
      /// The module's name.
      let c99name: String
      /// The folder, as the manifest has it.
      let path: String
      /// `library`, `executable`, `test`, `plugin` …
      let type: String
      let targetDependencies: [String]?
      let productDependencies: [String]?

      private enum CodingKeys: String, CodingKey {
        case name, c99name, path, type
        case targetDependencies = "target_dependencies"
        case productDependencies = "product_dependencies"
      }
    }

    let name: String
    let path: String
    let targets: [Target]

    /// The targets that may declare screens.
    var libraries: [Target] { targets.filter { $0.type == "library" || $0.type == "executable" } }
    var tests: [Target] { targets.filter { $0.type == "test" } }

    /// Whether some test is built with ScreenTesting, which the programs need.
    var testsScreens: Bool { tests.contains { $0.productDependencies?.contains("ScreenTesting") == true } }

    /// The folder of a target.
    func folder(of target: Target) -> URL {
      URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(target.path, isDirectory: true)
        .standardizedFileURL
    }
  }
#endif
