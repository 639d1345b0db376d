import Foundation

/// Where pages for people are written: films of failures, and pictures beside each other.
///
/// That is the folder that the environment variable `SCREEN_TESTING_REPORTS` names; without it, `ScreenTesting` in the folder
/// that the package is built in, or in the temporary folder where there is none. A page replaces one of the same name.
struct ReportFolder {
  static let variable = "SCREEN_TESTING_REPORTS"

  let url: URL

  /// - Parameter folder: the folder that a caller names; `nil` is that of the environment
  init(_ folder: URL? = nil) {
    url =
      folder
      ?? ProcessInfo.processInfo.environment[Self.variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? Self.standard(executable: CommandLine.arguments.first ?? "")
  }

  /// The folder of a process whose environment names none.
  ///
  /// - Parameter path: the path of what is run; a test bundle is in the folder that the package is built in
  static func standard(executable path: String) -> URL {
    let file = URL(fileURLWithPath: path)
    var folder = file
    while folder.lastPathComponent != ".build", folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
    if folder.lastPathComponent != ".build" {
      folder =
        file.pathExtension == "xctest" ? file.deletingLastPathComponent() : FileManager.default.temporaryDirectory
    }
    return folder.appendingPathComponent("ScreenTesting", isDirectory: true)
  }

  /// Writes a page.
  ///
  /// - Parameter name: the file's name; what a file's name cannot have in every system becomes a hyphen
  /// - Returns: the file's path, or why there is none
  func write(_ page: String, named name: String) -> Result<String, any Error> {
    let safe = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    let file = url.appendingPathComponent(safe)
    return Result {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try page.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  /// Writes a page; its path, or a sentence that says why there is none.
  func place(of page: String, named name: String) -> String {
    switch write(page, named: name) {
    case .success(let path): path
    case .failure(let error): "the page could not be written to \(url.path): \(error)"
    }
  }
}
