#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// A recorder of a screen's content and calls, step by step. It doesn't affect the run.
  @MainActor final class FilmRecorder {
    private(set) var frames: [FilmFrame] = []
    private var cells: [ObjectIdentifier: KnownCell] = [:]
    private var cellCount = 0
    private var textsBefore: [IndexPath: String] = [:]

    /// A cell that the film has recorded, and the current index path of its item.
    private struct KnownCell {
      weak var view: UIView?
      var number: Int
      var path: IndexPath?
      var text: String
      var isShown: Bool
    }

    /// Records the content before a step.
    func begin(_ list: ScreenList?) {
      textsBefore = list.map(texts) ?? [:]
    }

    /// Records the end of a step.
    ///
    /// - Parameters:
    ///   - step: The action.
    ///   - screen: The screen, or `nil` if it's gone.
    ///   - list: The list whose calls to the data source and the delegate to record.
    ///   - time: The virtual time.
    ///   - touch: The touched area, in the window's coordinates before the step.
    ///   - requests: The requests to servers until now.
    func end(
      _ step: (code: String, subject: String),
      _ screen: TestScreen?,
      _ list: ScreenList?,
      time: Duration = .zero,
      touch: CGRect? = nil,
      requests: [FilmFrame.Request] = []
    ) {
      let (seconds, attoseconds) = time.components
      var frame = FilmFrame(
        code: step.code,
        subject: step.subject,
        time: Double(seconds) + Double(attoseconds) / 1e18,
        picture: screen.map { HeadlessSVG.document(of: $0.window, label: step.code) },
        touch: touch
      )
      if let window = screen?.window {
        for style in FilmPicture.Style.allCases {
          frame.elements[style] = HeadlessSVG.element(
            of: window,
            style: style == .dark ? .dark : .light,
            idPrefix: "frame\(frames.count)-"
          )
        }
      }
      frame.requests = requests
      if let list {
        frame.calls = FilmFrame.calls(list.events.events)
        let updates = list.events.updates
        let after = texts(list)
        frame.updates = diagrams(updates, after)
        follow(updates)
        frame.uses = uses(list, after)
      }
      frames.append(frame)
    }

    private func texts(_ list: ScreenList) -> [IndexPath: String] {
      var texts: [IndexPath: String] = [:]
      for path in list.visiblePaths {
        texts[path] = list.cell(at: path).map { $0.shownTexts.joined(separator: " · ") }
      }
      return texts
    }

    private func diagrams(_ updates: [HeadlessListUpdate], _ end: [IndexPath: String]) -> [(String, String)] {
      var texts = textsBefore
      return updates.enumerated().map { index, update in
        var after: [IndexPath: String] = [:]
        for (path, text) in texts {
          if let path = update.indexPath(after: path) { after[path] = text }
        }
        if index == updates.count - 1 { after.merge(end) { $1 } }
        let diagram = UpdateDiagram(update, before: texts, after: after)
        texts = after
        let number = updates.count > 1 ? "Stage \(index + 1) of \(updates.count): " : ""
        return (number + diagram.summary, diagram.svg)
      }
    }

    // MARK: Cells

    /// Moves the cells' items with the updates.
    private func follow(_ updates: [HeadlessListUpdate]) {
      for update in updates {
        for (id, cell) in cells { cells[id]?.path = cell.path.flatMap(update.indexPath(after:)) }
      }
    }

    private func uses(_ list: ScreenList, _ texts: [IndexPath: String]) -> [FilmFrame.CellUse] {
      var uses: [FilmFrame.CellUse] = []
      var shown: Set<ObjectIdentifier> = []
      for path in list.visiblePaths {
        guard let view = list.cell(at: path) else { continue }
        let id = ObjectIdentifier(view)
        shown.insert(id)
        let text = "\(texts[path] ?? "") (\(path.section)-\(path.item))"
        if let known = cells[id], known.view === view {
          if known.path != path {
            uses.append(FilmFrame.CellUse(kind: .usedAgain, cell: known.number, before: known.text, after: text))
          }
          cells[id] = KnownCell(view: view, number: known.number, path: path, text: text, isShown: true)
        } else {
          cellCount += 1
          cells[id] = KnownCell(view: view, number: cellCount, path: path, text: text, isShown: true)
          uses.append(FilmFrame.CellUse(kind: .made, cell: cellCount, before: "", after: text))
        }
      }
      for (id, cell) in cells.sorted(by: { $0.value.number < $1.value.number }) where !shown.contains(id) {
        guard cell.view != nil else {
          cells[id] = nil
          continue
        }
        if cell.isShown {
          cells[id]?.isShown = false
          uses.append(FilmFrame.CellUse(kind: .waits, cell: cell.number, before: cell.text, after: ""))
        }
      }
      return uses
    }
  }
#endif
