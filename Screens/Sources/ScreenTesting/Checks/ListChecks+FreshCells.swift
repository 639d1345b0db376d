#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension ListChecks {
    /// What came out of comparing cells with new ones.
    enum Comparison {
      /// All cells show what new ones show.
      case equal
      /// A cell showed something else, until some time had passed.
      case equalLater
      case different(Finding)
    }

    /// What a cell shows and a new one does not, and the other way round.
    private struct Difference {
      var extra: [String]
      var missing: [String]
    }

    /// At how many moments cells are compared that show different things at first.
    private static var moments: Int { 20 }

    /// Looks for cells that show something else than a new cell of the same item, and go on to.
    ///
    /// A new cell may have to load what a displayed one has loaded, and a displayed one may be changed by a timer. So where
    /// they differ, time passes; they differ if they do at every moment at which something happens.
    ///
    /// - Parameter lettingTimePass: lets time pass until something has happened; `false` if nothing happens any more.
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

    /// What differs between the cell of a row and a new one; `nil` if nothing does, or if the row has no cell any more.
    ///
    /// What the delegate does before a cell is displayed is left out at first, since screens load more there, and so is
    /// layout, which most cells need for no text; where the cells differ both are done for the new one, too.
    private func difference(_ fresh: UIView, at path: IndexPath) -> Difference? {
      // A screen that returns its displayed cell again has nothing to compare.
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

    /// Scrolls the lists in a new cell to where a person has those in a displayed one, and selects what is selected there.
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
