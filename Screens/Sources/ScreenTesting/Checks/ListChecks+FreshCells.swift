#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension ListChecks {
    /// The result of comparing cells with new ones.
    enum Comparison {
      /// All cells are equal to new ones.
      case equal
      /// A cell was different until some time had passed.
      case equalLater
      case different(Finding)
    }

    /// The lines that only a cell has, and those that only a new one has.
    private struct Difference {
      var extra: [String]
      var missing: [String]
    }

    /// The number of moments at which cells that differ are compared again.
    private static var moments: Int { 20 }

    /// Compares cells with new cells of the same items.
    ///
    /// A new cell may have to load content that a displayed one has loaded, and a timer may change a displayed one. So time passes
    /// where they differ. Cells are different if they differ at each moment at which something happens.
    ///
    /// - Parameter lettingTimePass: A closure that lets time pass until something happens, and returns `false` if nothing is left to
    ///   happen.
    func freshCells(lettingTimePass pass: () -> Bool) -> Comparison {
      var result = Comparison.equal
      for path in paths where path != list.swipedPath {
        var hasWaited = false
        let found = list.withFreshCell(at: path, isLaidOut: false) { fresh -> Difference? in
          guard var difference = self.difference(fresh, at: path) else { return nil }
          for _ in 0..<Self.moments {
            guard pass() else { break }
            hasWaited = true
            guard list.contains(path), self.difference(fresh, at: path) != nil,
              let later = differenceOfNewCell(at: path)
            else { return nil }
            difference = later
          }
          return difference
        }
        if let difference = found ?? nil { return .different(finding(difference, path, hasWaited)) }
        if hasWaited { result = .equalLater }
      }
      return result
    }

    private func differenceOfNewCell(at path: IndexPath) -> Difference? {
      list.withFreshCell(at: path, isLaidOut: false) { difference($0, at: path) } ?? nil
    }

    /// Returns the difference between a row's cell and a new one, or `nil` if they're equal or the row has lost its cell.
    ///
    /// Layout, and the delegate's `willDisplay`, are left out at first. Most texts don't need layout, and screens load more before
    /// display. Where the cells differ, the new one gets both.
    private func difference(_ fresh: UIView, at path: IndexPath) -> Difference? {
      // A screen that returns its displayed cell again leaves nothing to compare.
      guard let shown = list.cell(at: path), fresh !== shown else { return nil }
      let (shownParts, edited) = CellContent.partsWithoutEditedFields(of: shown)
      func parts(_ cell: UIView) -> [CellContent.Part] { CellContent.parts(of: cell, withoutFields: edited) }
      guard parts(fresh) != shownParts else { return nil }
      let old = CellContent.lines(of: shownParts)
      if CellContent.lines(of: parts(fresh)) == old { return nil }
      fresh.layoutIfNeeded()
      Self.bringLists(of: fresh, where: shown)
      if CellContent.lines(of: parts(fresh)) == old { return nil }
      list.tellWillDisplay(fresh, at: path)
      Self.bringLists(of: fresh, where: shown)
      let new = CellContent.lines(of: parts(fresh))
      return new == old ? nil : Difference(extra: Self.rest(old, without: new), missing: Self.rest(new, without: old))
    }

    /// Scrolls the lists in a new cell to the positions in a displayed one, and selects the same rows.
    private static func bringLists(of fresh: UIView, where shown: UIView) {
      for (new, old) in zip(fresh.innerLists, shown.innerLists) where new.counts == old.counts {
        new.select(old.selectedPaths)
        new.view.contentOffset = old.view.contentOffset
        new.view.layoutIfNeeded()
      }
    }

    static func rest(_ first: [String], without second: [String]) -> [String] {
      var rest = second
      return first.filter { line in
        guard let index = rest.firstIndex(of: line) else { return true }
        rest.remove(at: index)
        return false
      }
    }

    private func finding(_ difference: Difference, _ path: IndexPath, _ hasWaited: Bool) -> Finding {
      let (extra, missing) = (difference.extra, difference.missing)
      let shown = list.cell(at: path)?.shownTexts ?? []
      let text =
        "\(name(path)), “\(shown.joined(separator: " · "))”, shows "
        + (extra.isEmpty ? "less than a new cell of its item" : extra.joined(separator: ", "))
        + (missing.isEmpty
          ? ", which a new cell does not." : "; a new cell of its item shows \(missing.joined(separator: ", ")).")
        + (hasWaited ? " Both had time to load." : "")
      return Finding(.freshCells, text.prefix(1).uppercased() + text.dropFirst())
    }
  }
#endif
