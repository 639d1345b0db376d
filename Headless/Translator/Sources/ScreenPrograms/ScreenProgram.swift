#if Translator
  /// A program that makes a screen of an app and shows it, or simulates a person who uses it.
  struct ScreenProgram {
    let options: ScreenOptions
    /// The module that declares the screen.
    let module: String
    /// The modules of the package that `--import` names, whose internal names are seen as well.
    let packageModules: Set<String>
    /// Where the program writes its files.
    let output: String

    /// The name of the lines that are the caller's, in errors of the compiler.
    static let expressionFile = "--with"

    /// How the screen is made.
    var expression: String { options.expression ?? "\(options.screen)()" }

    /// The program's text.
    var text: String {
      let imports = options.imports.map { (packageModules.contains($0) ? "@testable " : "") + "import \($0)" }
      return """
        import Foundation
        import HeadlessUIKit
        import ScreenTesting
        \((["@testable import \(module)"] + imports).joined(separator: "\n"))

        @MainActor func run() -> Int32 {
          ScreenCommand.\(call) { (world: World) -> \(options.screen) in
        #sourceLocation(file: "\(Self.expressionFile)", line: 1)
        \(expression)
        #sourceLocation()
          }
        }

        exit(MainActor.assumeIsolated { run() })

        """
    }

    private var call: String {
      let common = [
        "inNavigationController: \(!options.isAlone)", "into: \(output.debugDescription)", "asJSON: \(options.isJSON)",
      ]
      switch options.verb {
      case .show:
        let arguments = [
          "size: CGSize(width: \(options.width), height: \(options.height))",
          "style: .\(options.isDark ? "dark" : "light")",
          "textSize: .\(options.textSize)", common[0], "after: \(options.seconds)",
        ]
        return "show(\((arguments + common.dropFirst()).joined(separator: ", ")))"
      case .try:
        let arguments = [
          "seed: \(options.seed)", "worlds: \(options.worlds)", "steps: \(options.steps)",
          "replaying: \(options.replay?.debugDescription ?? "nil")", common[0],
          "without: \(options.checksOff)",
        ]
        return "try(\((arguments + common.dropFirst()).joined(separator: ", ")))"
      }
    }
  }
#endif
