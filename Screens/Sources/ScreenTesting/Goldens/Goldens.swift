#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering

  /// The files of one name next to a test.
  struct Goldens {
    static let variable = "SCREEN_TESTING_RECORD"
    /// The maximum number of printed lines of a difference.
    private static let printedLines = 60

    let name: String
    let folder: URL
    /// A Boolean value that indicates whether the environment asks to record everything.
    var recordsAll = ProcessInfo.processInfo.environment[Goldens.variable] == "1"

    init(name: String, filePath: String) {
      self.name = name
      let file = URL(fileURLWithPath: filePath)
      folder = file.deletingLastPathComponent().appendingPathComponent("__Goldens__", isDirectory: true)
        .appendingPathComponent(file.deletingPathExtension().lastPathComponent, isDirectory: true)
    }

    /// Returns a description of the difference from the record, or `nil` if there isn't one or the environment asks to record.
    func difference(_ text: String, kind: GoldenKind, isRecording: Bool) -> String? {
      let file = folder.appendingPathComponent("\(name).\(kind.fileExtension)")
      let recorded = try? String(contentsOf: file, encoding: .utf8)
      if recordsAll || isRecording || recorded == nil {
        if recorded != text, let problem = record(text, file) { return problem }
        if isRecording {
          return "The \(kind.rawValue) was recorded in \(file.path). Take “recording: true” away again."
        }
        if recordsAll { return nil }
        return
          "There was no \(kind.rawValue) to compare with, so it was recorded in \(file.path). Look at it, and run the test again."
      }
      guard let recorded, recorded != text else { return nil }
      let difference = LineDifference(recorded, text)
      var lines = ["The \(kind.rawValue) “\(name)” is not what was recorded in \(file.path):"]
      if kind == .picture {
        let page = ComparisonPage(name: name, recorded: recorded, new: text).page
        lines += [
          "\(difference.count) lines of the file differ. Both pictures beside each other: "
            + ReportFolder().place(of: page, named: "\(folder.lastPathComponent)-\(name).html")
        ]
      } else {
        lines += difference.lines.prefix(Self.printedLines)
        if difference.lines.count > Self.printedLines {
          lines.append("  … and \(difference.lines.count - Self.printedLines) more lines")
        }
      }
      lines.append("If it is meant to be so, run the test with \(Self.variable)=1.")
      return lines.joined(separator: "\n")
    }

    /// Writes a file, and returns a sentence if that fails.
    private func record(_ text: String, _ file: URL) -> String? {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return nil
      } catch {
        return "\(file.path) could not be written: \(error)"
      }
    }
  }
#endif
