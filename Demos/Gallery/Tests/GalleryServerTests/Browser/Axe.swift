import Foundation

/// Where the accessibility audit axe is; it is not part of the package.
enum Axe {
  /// The script's path, from the environment or from Python's package; `nil` if neither has it.
  static let path: String? = ProcessInfo.processInfo.environment["AXE_PATH"] ?? installed()

  private static func installed() -> String? {
    let find = "import importlib.util as u; print(u.find_spec('axe_core_python').submodule_search_locations[0])"
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", find]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let folder = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let path = folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/axe.min.js"
    return FileManager.default.isReadableFile(atPath: path) ? path : nil
  }
}
