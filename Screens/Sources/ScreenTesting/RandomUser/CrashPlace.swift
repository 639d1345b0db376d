#if os(Linux) && canImport(Glibc)
  import Foundation

  /// The place where an app stopped, from Swift's crash backtrace.
  struct CrashPlace {
    /// The file, the line, and the function, as in `Inbox.swift:34, in InboxViewController.remove(_:)`.
    let description: String

    /// Reads a backtrace, or returns `nil` if it names no line.
    ///
    /// The place is the first frame with a line outside Swift's own libraries. Frames of the headless UIKit and simulations count only
    /// if there isn't another.
    init?(backtrace: String) {
      var isCrashed = false
      var places: [(text: String, isOfApp: Bool)] = []
      for line in backtrace.split(separator: "\n") {
        guard isCrashed else {
          isCrashed = line.hasPrefix("Thread ") && line.hasSuffix("crashed:")
          continue
        }
        // Other threads and registers follow.
        if line.hasPrefix("Thread ") || line.hasPrefix("Registers") { break }
        guard !line.contains("[system]"), let place = Self.place(line) else { continue }
        places.append(place)
      }
      guard let place = places.first(where: \.isOfApp) ?? places.first else { return nil }
      description = place.text
    }

    /// Returns the place of a frame, as in `2 [ra] 0x00005 function(_:) + 63 in module at /folder/File.swift:34:5`.
    private static func place(_ frame: Substring) -> (text: String, isOfApp: Bool)? {
      guard let address = frame.range(of: " 0x"), let at = frame.range(of: " at /", options: .backwards) else {
        return nil
      }
      let path = frame[at.upperBound...].split(separator: ":")
      guard path.count >= 2, let line = Int(path[1]), line > 0, !path[0].contains("compiler-generated"),
        let file = path[0].split(separator: "/").last
      else { return nil }
      var function = frame[address.upperBound..<at.lowerBound].drop { $0 != " " }
      if let image = function.range(of: " in ", options: .backwards) { function = function[..<image.lowerBound] }
      if let offset = function.range(of: " + ", options: .backwards) { function = function[..<offset.lowerBound] }
      let folders = path[0].split(separator: "/")
      let isOurs = ["HeadlessUIKit", "ScreenTesting", "Simulation", "CSimulation"].contains { name in
        zip(folders, folders.dropFirst()).contains { $0 == "Sources" && $1 == name }
      }
      return ("\(file):\(line), in\(function)", !isOurs)
    }
  }
#endif
