#if Translator
  import Foundation

  /// Builds a program of a screen, and runs it.
  public struct ScreenRun {
    private let options: ScreenOptions
    /// Gets a line for people about what takes time.
    private let progress: (String) -> Void

    public init(_ options: ScreenOptions, progress: @escaping (String) -> Void) {
      self.options = options
      self.progress = progress
    }

    /// What came of it.
    public struct Outcome {
      /// For the standard output.
      public let output: String
      /// 0 if nothing is wrong, 1 if something was found.
      public let status: Int32
    }

    /// Builds and runs.
    ///
    /// - Throws: ``CommandMistake`` if something in the call or the package keeps it from being run.
    public func run() throws -> Outcome {
      let package = try describe()
      guard package.testsScreens else {
        throw CommandMistake(
          """
          no test target of \(package.name) depends on ScreenTesting, with which screens are shown: add
            .testTarget(name: "ScreenTests", dependencies: ["…", .product(name: "ScreenTesting", package: "Roster")])
          """
        )
      }
      let search = try ScreenSearch(options, in: package)
      progress("Building \(package.name)")
      let build = try Tool.run(["swift", "build", "--build-tests", "--package-path", package.path])
      guard build.status == 0 else {
        throw CommandMistake("\(package.name) does not build:\n\(build.output)\(build.errors)")
      }
      let program = try compile(search, package)
      return try run(program, search)
    }

    private func describe() throws -> PackageDescription {
      let folder = URL(fileURLWithPath: options.package, isDirectory: true)
      guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
        throw CommandMistake(
          "there is no Package.swift in \(folder.path): name the package's folder with --package-path"
        )
      }
      let result = try Tool.run(["swift", "package", "describe", "--type", "json"], in: folder)
      guard result.status == 0, let start = result.output.firstIndex(of: "{"),
        let package = try? JSONDecoder().decode(PackageDescription.self, from: Data(result.output[start...].utf8))
      else {
        throw CommandMistake("the package in \(folder.path) cannot be read:\n\(result.errors)\(result.output)")
      }
      return package
    }

    /// The program, which is compiled anew if anything in it has changed.
    private func compile(_ search: ScreenSearch, _ package: PackageDescription) throws -> URL {
      let built = BuiltPackage(package)
      let folder = built.build.appendingPathComponent("headless/\(options.screen)", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = ScreenProgram(
        options: options,
        module: search.target.c99name,
        packageModules: Set(package.libraries.map(\.c99name)),
        output: options.output.map { URL(fileURLWithPath: $0).path } ?? folder.path
      )
      let objects = try built.objects()
      let source = folder.appendingPathComponent("main.swift")
      let program = built.program(options.verb, of: options.screen)
      let isSame = (try? String(contentsOf: source, encoding: .utf8)) == text.text
      if isSame, let date = Self.date(program.path), objects.allSatisfy({ Self.date($0).map { $0 < date } ?? false }) {
        return program
      }
      try text.text.write(to: source, atomically: true, encoding: .utf8)
      try? FileManager.default.removeItem(at: program)
      let list = folder.appendingPathComponent("objects.list")
      try objects.map { "\"\($0)\"\n" }.joined().write(to: list, atomically: true, encoding: .utf8)
      progress("Compiling a program of \(text.expression)")
      let result = try Tool.run(["swiftc"] + built.arguments(for: source, into: program, objects: list))
      guard result.status == 0 else { throw refusal(result.errors + result.output, text, search) }
      return program
    }

    /// What the compiler has against the program.
    private func refusal(_ output: String, _ program: ScreenProgram, _ search: ScreenSearch) -> CommandMistake {
      let marks = output.split(separator: "\n").filter { $0.hasPrefix("\(ScreenProgram.expressionFile):") }
        .filter { $0.contains(": error: ") }
      guard !marks.isEmpty else { return CommandMistake("the program of the screen does not build:\n\(output)") }
      return mistake(["\(program.expression) does not compile:"] + marks.map { "  \($0)" }, search)
    }

    /// What is wrong with the way the screen is made, and which ways there are.
    private func mistake(_ reasons: [String], _ search: ScreenSearch) -> CommandMistake {
      var lines = reasons
      let made = search.screen?.initializers ?? []
      if !made.isEmpty {
        lines.append("\(options.screen) is made by:")
        lines += made.map { "  \($0)" }
      }
      lines.append(
        "Say how it is made: --with '\(options.screen)(…)'; modules that it needs besides are named by --import"
      )
      return CommandMistake(lines.joined(separator: "\n"))
    }

    private func run(_ program: URL, _ search: ScreenSearch) throws -> Outcome {
      progress(options.verb == .show ? "Showing \(options.screen)" : "Trying \(options.screen)")
      var result = try runOnce(program)
      // SCREEN() compiles for each class: what makes an object of a class that is known at run time makes it here.
      if options.expression == nil, result.status != 0,
        ScreenCrash.isOfMissingInitializer(of: options.screen, in: result.errors + "\n" + result.output)
      {
        throw mistake(["\(options.screen) has no initializer without arguments"], search)
      }
      if !result.errors.isEmpty { progress(result.errors) }
      if result.wasKilled, options.verb == .try {
        // The second run knows the world that ended the first one, and tries it in processes of its own.
        progress("The screen ended the program; it is tried again in other processes, for the shortest way to that")
        result = try runOnce(program)
        if !result.errors.isEmpty { progress(result.errors) }
      }
      guard result.wasKilled else { return Outcome(output: result.output, status: result.status) }
      let crash = ScreenCrash(screen: options.screen, signal: result.status, errors: result.errors)
      if !options.isJSON { progress("\(crash)") }
      return Outcome(output: options.isJSON ? try crash.json() : "", status: 1)
    }

    private func runOnce(_ program: URL) throws -> Tool.Result {
      let environment = [
        // The order of sets is the same in each run.
        "SWIFT_DETERMINISTIC_HASHING": "1",
        // What stopped, and where; nobody reads registers.
        "SWIFT_BACKTRACE": "registers=none,images=none,limit=24,color=no",
      ]
      return try Tool.run([program.path], environment: environment)
    }

    private static func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
  }
#endif
