#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// Checks of a list's current content.
  @MainActor struct ListChecks {
    let list: ScreenList
    /// The visible rows as the checks begin. A list without room retains invisible cells.
    let paths: [IndexPath]

    init(_ list: ScreenList) {
      self.list = list
      paths = list.view.bounds.isEmpty ? [] : list.visiblePaths
    }

    func name(_ path: IndexPath) -> String { "\(list.itemName) \(path.section)-\(path.item)" + place }

    /// The place of a list inside another list's cell, in words.
    var place: String {
      guard let cell = list.view.enclosingCell, let outer = cell.enclosingList, let path = outer.path(of: cell) else {
        return ""
      }
      return " of the list in \(ListChecks(outer).name(path))"
    }

    /// Returns a finding for a cell without an item, or one that isn't in its item's place.
    func geometry() -> Finding? {
      func wrong(_ path: IndexPath, _ text: String) -> Finding {
        let name = name(path)
        return Finding(.geometry, name.prefix(1).uppercased() + name.dropFirst() + " " + text)
      }
      var bottom = -CGFloat.infinity
      for path in paths {
        guard list.contains(path) else { return wrong(path, "is shown and does not exist.") }
        guard let cell = list.cell(at: path), !cell.isHidden else { continue }
        var (frame, place) = (cell.frame, CGRect.zero)
        switch list {
        case .table(let table): place = table.rectForRow(at: path)
        case .collection(let collection):
          guard let attributes = collection.layoutAttributesForItem(at: path), attributes.transform.isIdentity else {
            continue
          }
          place = attributes.frame
          // The cells of an orthogonally scrolling section are in their own view.
          if let container = cell.superview, container !== collection {
            frame = frame.offsetBy(dx: container.frame.minX, dy: container.frame.minY)
          }
        }
        guard isNear(frame, place) else { return wrong(path, "is at \(text(frame)), and its place is \(text(place)).") }
        guard case .table(let table) = list else { continue }
        if cell.frame.minY < bottom - 0.5 { return wrong(path, "covers the row above.") }
        bottom = cell.frame.maxY
        if bottom > table.contentSize.height + 0.5 { return wrong(path, "is below the end of the table.") }
      }
      if case .table(let table) = list, let finding = edges(of: table) { return finding }
      return nil
    }

    /// Returns a finding for a header or footer outside its section's place. Those of a plain table float.
    private func edges(of table: UITableView) -> Finding? {
      guard table.style != .plain else { return nil }
      for section in 0..<table.numberOfSections {
        let edges: [(String, UIView?, CGRect)] = [
          ("header", table.headerView(forSection: section), table.rectForHeader(inSection: section)),
          ("footer", table.footerView(forSection: section), table.rectForFooter(inSection: section)),
        ]
        for (name, view, place) in edges {
          guard let view, !view.isHidden, abs(view.frame.minY - place.minY) >= 0.5 else { continue }
          return Finding(
            .geometry,
            "The \(name) of section \(section) is at \(text(view.frame)), and its place is \(text(place))."
          )
        }
      }
      return nil
    }

    /// Returns a finding for a view in a cell with an ambiguous layout.
    ///
    /// - Complexity: The cost of a first layout of each cell with constraints.
    func ambiguousLayout() -> Finding? {
      for path in paths {
        guard let cell = list.cell(at: path) else { continue }
        for view in cell.shownViews where !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout {
          // An image view without an image is invisible, so its size may be ambiguous.
          if let picture = view as? UIImageView, picture.image == nil { continue }
          return Finding(.layout, ambiguity(of: view, at: path))
        }
      }
      return nil
    }

    /// Returns a sentence about the ambiguity, the existing constraints, and the remedy.
    private func ambiguity(of view: UIView, at path: IndexPath) -> String {
      let text = view.shownTexts.joined(separator: " · ")
      let what = text.isEmpty ? "A \(type(of: view))" : "“\(text)”"
      let axis = view.headlessAmbiguousAxes.first ?? .horizontal
      let constraints = view.constraintsAffectingLayout(for: axis).map { "\($0)" }
      let open =
        axis == .horizontal
        ? "further left or right, or have another width," : "higher or lower, or have another height,"
      let remedy =
        axis == .horizontal
        ? "a leading and a trailing edge, a width, or in a line of views one that hugs its content more than the others"
        : "a top and a bottom edge, a height, or in a column of views one that hugs its content more than the others"
      return
        "\(what) in \(name(path)) may be \(open) on a device: its \(axis == .horizontal ? "horizontal" : "vertical") "
        + (constraints.isEmpty
          ? "place has no constraint" : "constraints leave that open (\(constraints.joined(separator: ", ")))")
        + ". It takes \(remedy)."
    }

    /// Returns a position and a size, in points, as “16, 44 (90 × 33.5)”.
    private func text(_ rect: CGRect) -> String {
      func number(_ value: CGFloat) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      }
      return "\(number(rect.minX)), \(number(rect.minY)) (\(number(rect.width)) × \(number(rect.height)))"
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
      abs(first.minX - second.minX) < 0.5 && abs(first.minY - second.minY) < 0.5
        && abs(first.width - second.width) < 0.5 && abs(first.height - second.height) < 0.5
    }
  }
#endif
