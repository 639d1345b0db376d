#if Translator
  import Foundation

  /// The target of a package that a folder is the folder of.
  public struct ManifestTarget {
    public let moduleName: String
    /// What the target leaves out, by paths in the folder.
    public let excluded: [String]

    private struct Manifest: Decodable {
      struct Target: Decodable {
        let name: String
        let path: String?
        let exclude: [String]
        let resources: [Resource]?
      }
      struct Resource: Decodable { let path: String }
      let targets: [Target]
    }

    /// Asks SwiftPM for the manifest of the package around a folder; `nil` if there is none, or if it has no target or several of the folder.
    public init?(of folder: URL) {
      var package = folder.standardizedFileURL
      while !FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) {
        guard package.path != "/" else { return nil }
        package.deleteLastPathComponent()
      }
      guard let data = Self.manifest(in: package) else { return nil }
      self.init(of: folder, in: package, manifest: data)
    }

    /// Reads a manifest as `swift package dump-package` prints it.
    init?(of folder: URL, in package: URL, manifest: Data) {
      guard let manifest = try? JSONDecoder().decode(Manifest.self, from: manifest) else { return nil }
      let targets = manifest.targets.filter { target in
        let usual = ["Sources", "Source", "src", "srcs", "Tests"].map { "\($0)/\(target.name)" }
        let paths = target.path.map { [$0] } ?? usual
        return paths.contains { Self.path(package.appendingPathComponent($0)) == Self.path(folder) }
      }
      guard let target = targets.first, targets.count == 1 else { return nil }
      moduleName = FolderCheck.moduleName(target.name)
      // A resource is no code, and the whole folder is none.
      let resources = (target.resources ?? []).map(\.path).filter { ![".", "./", ""].contains($0) }
      excluded = (target.exclude + resources).map {
        String(Self.path(folder.appendingPathComponent($0)).dropFirst(Self.path(folder).count + 1))
      }
    }

    /// A path without `..` and without a slash at its end.
    private static func path(_ url: URL) -> String {
      let path = url.standardizedFileURL.path
      return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static func manifest(in package: URL) -> Data? {
      // A build folder of its own does not wait for a build that is running.
      let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("headless-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: scratch) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swift", "package", "--package-path", package.path, "--scratch-path", scratch.path, "dump-package",
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? data : nil
    }
  }
#endif
