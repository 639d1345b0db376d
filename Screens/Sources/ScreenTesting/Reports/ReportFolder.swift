import Foundation

/// The folder of pages for people: films of failures and image comparisons.
///
/// Its path is the value of the environment variable `SCREEN_TESTING_REPORTS`. The default is `ScreenTesting` in the package's build
/// folder, or in the temporary folder without one. A page replaces one of the same name.
struct ReportFolder {
  static let variable = "SCREEN_TESTING_REPORTS"

  let url: URL

  /// - Parameter folder: The caller's folder, or `nil` for the environment's.
  init(_ folder: URL? = nil) {
    url =
      folder
      ?? ProcessInfo.processInfo.environment[Self.variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? Self.standard(executable: CommandLine.arguments.first ?? "")
  }

  /// Returns the default folder of a process.
  ///
  /// - Parameter path: The path of the executable. A test bundle is in the build folder.
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
  /// - Parameter name: The file's name. Characters that some systems reject become hyphens.
  /// - Returns: The file's path, or an error.
  func write(_ page: String, named name: String) -> Result<String, any Error> {
    let safe = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    let file = url.appendingPathComponent(safe)
    return Result {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try page.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  /// Writes a page, and returns its path or a sentence about the failure.
  func place(of page: String, named name: String) -> String {
    switch write(page, named: name) {
    case .success(let path): path
    case .failure(let error): "the page could not be written to \(url.path): \(error)"
    }
  }
}
