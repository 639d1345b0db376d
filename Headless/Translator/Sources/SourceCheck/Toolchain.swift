#if Translator
  import Foundation

  /// The compiler, which is asked without the driver: what it says arrives while it works.
  struct Toolchain {
    /// `swift-frontend`.
    private let compiler: URL
    /// Where macros and the modules of the toolchain are.
    private let resources: URL

    /// `nil` if there is no compiler in PATH.
    init?() {
      struct Info: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        let paths: Paths
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc", "-print-target-info"]
      let pipe = Pipe()
      process.standardOutput = pipe
      guard (try? process.run()) != nil,
        let info = try? JSONDecoder().decode(Info.self, from: pipe.fileHandleForReading.readDataToEndOfFile())
      else { return nil }
      resources = URL(fileURLWithPath: info.paths.runtimeResourcePath)
      compiler = resources.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("bin/swift-frontend")
    }

    /// Whether the toolchain has a module of the name.
    func hasModule(_ name: String) -> Bool {
      let folders = (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? []
      return (folders.map { "\($0)/\(name).swiftmodule" } + ["\(name).swiftmodule"]).contains {
        FileManager.default.fileExists(atPath: resources.appendingPathComponent($0).path)
      }
    }

    /// Starts the compiler.
    ///
    /// - Parameter output: the file that gets what it prints.
    func start(_ arguments: [String], output: URL) throws -> CompilerProcess {
      let host = resources.appendingPathComponent("host").path
      let fixed = [
        "-frontend", "-disable-objc-interop", "-diagnostic-style", "llvm", "-plugin-path", "\(host)/plugins",
        "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
      ]
      return try CompilerProcess(compiler, fixed + arguments, output: output)
    }

    /// Runs the compiler, and gives the lines that it prints.
    func run(_ arguments: [String], output: URL) throws -> [Substring] {
      let process = try start(arguments, output: output)
      process.wait()
      return process.newLines()
    }
  }
#endif
