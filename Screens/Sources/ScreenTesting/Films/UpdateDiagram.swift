#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// An image of one update: the old rows at the left, the new ones at the right, and arrows between them.
  struct UpdateDiagram {
    private let update: HeadlessListUpdate
    private let before: [IndexPath: String]
    private let after: [IndexPath: String]

    /// The maximum number of drawn rows at each side. Rows that are neither visible nor changed are left out first.
    private static let limit = 24
    private static let rowHeight = 24.0
    private static let columnWidth = 190.0
    private static let gap = 110.0

    /// - Parameters:
    ///   - before: The known texts of the rows before the update.
    ///   - after: The known texts of the rows after it.
    init(_ update: HeadlessListUpdate, before: [IndexPath: String], after: [IndexPath: String]) {
      self.update = update
      self.before = before
      self.after = after
    }

    /// The update in words.
    var summary: String {
      switch update.kind {
      case .reload: "the list asks for everything again"
      case .refused: "UIKit refuses: " + counts + "; " + operations
      case .batch: operations
      }
    }

    private var counts: String {
      "\(update.countsBefore) before, \(update.countsAfter) after"
    }

    private var operations: String {
      let shown = update.operations.prefix(6).joined(separator: ", ")
      return update.operations.isEmpty
        ? "no operation" : shown + (update.operations.count > 6 ? " and \(update.operations.count - 6) more" : "")
    }

    // MARK: The picture

    private static func paths(_ counts: [Int]) -> [IndexPath] {
      counts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(item: $0, section: section) } }
    }

    /// Returns the rows to draw, in order.
    private static func shown(_ paths: [IndexPath], _ isNear: (IndexPath) -> Bool) -> [IndexPath] {
      paths.count <= limit ? paths : Array(paths.filter(isNear).prefix(limit))
    }

    /// The image as an `svg` element, or an empty string for a reload.
    var svg: String {
      guard update.kind != .reload else { return "" }
      var origins: [IndexPath: IndexPath] = [:]
      let allBefore = Self.paths(update.countsBefore)
      for path in allBefore {
        if let new = update.indexPath(after: path) { origins[new] = path }
      }
      let old = Self.shown(allBefore) { before[$0] != nil || update.fate(of: $0) != .stays }
      let new = Self.shown(Self.paths(update.countsAfter)) { after[$0] != nil || origins[$0] == nil }
      let left = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
      let right = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
      var elements: [String] = []
      for path in old {
        let fate = update.fate(of: path)
        if let target = update.indexPath(after: path), let from = left[path], let to = right[target] {
          elements.append(arrow(from, to, fate))
        }
        elements.append(row(path, before[path], x: 0, index: left[path] ?? 0, Self.name(fate)))
      }
      for path in new {
        let origin = origins[path]
        let kind = update.kind == .refused ? "unknown" : origin.map { Self.name(update.fate(of: $0)) } ?? "inserted"
        elements.append(row(path, after[path], x: Self.columnWidth + Self.gap, index: right[path] ?? 0, kind))
      }
      let height = Double(max(old.count, new.count, 1)) * Self.rowHeight
      let width = Self.columnWidth * 2 + Self.gap
      return "<svg class=\"update\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\""
        + HeadlessXML.escaped(summary) + "\">" + elements.joined() + "</svg>"
    }

    private static func name(_ fate: HeadlessListUpdate.Fate?) -> String {
      switch fate {
      case .stays: "stays"
      case .moves: "moves"
      case .isReloaded: "reloaded"
      case .isReconfigured: "reconfigured"
      case .isDeleted: "deleted"
      case nil: "unknown"
      }
    }

    private func row(_ path: IndexPath, _ text: String?, x: Double, index: Int, _ kind: String) -> String {
      let y = Double(index) * Self.rowHeight
      let label = "\(path.section)-\(path.item)"
      var shown = text ?? ""
      if shown.count > 21 { shown = shown.prefix(20) + "…" }
      return "<g class=\"\(kind)\"><rect x=\"\(x + 1)\" y=\"\(y + 1)\" width=\"\(Self.columnWidth - 2)\" height=\""
        + "\(Self.rowHeight - 3)\" rx=\"5\"/><text class=\"place\" x=\"\(x + 8)\" y=\"\(y + 16)\">\(label)</text>"
        + "<text x=\"\(x + 44)\" y=\"\(y + 16)\">\(HeadlessXML.escaped(shown))</text></g>"
    }

    private func arrow(_ from: Int, _ to: Int, _ fate: HeadlessListUpdate.Fate?) -> String {
      let (start, end) = (Self.columnWidth, Self.columnWidth + Self.gap)
      let first = (Double(from) + 0.5) * Self.rowHeight
      let last = (Double(to) + 0.5) * Self.rowHeight
      let middle = (start + end) / 2
      return
        "<path class=\"\(Self.name(fate))\" d=\"M\(start) \(first)C\(middle) \(first) \(middle) \(last) \(end - 6) "
        + "\(last)\"/><path class=\"\(Self.name(fate)) tip\" d=\"M\(end - 7) \(last - 4)L\(end) \(last)L\(end - 7) "
        + "\(last + 4)Z\"/>"
    }
  }
#endif
