import Foundation

/// Where pages for people are written: films of failures, and pictures beside each other.
///
/// That is the folder that the environment variable `ROSTER_REPORTS` names; without it, `ScreenTesting` in the temporary
/// folder. A page replaces one of the same name.
struct ReportFolder {
  static let variable = "ROSTER_REPORTS"

  let url: URL

  /// - Parameter folder: the folder that a caller names; `nil` is that of the environment
  init(_ folder: URL? = nil) {
    url =
      folder
      ?? ProcessInfo.processInfo.environment[Self.variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("ScreenTesting", isDirectory: true)
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
