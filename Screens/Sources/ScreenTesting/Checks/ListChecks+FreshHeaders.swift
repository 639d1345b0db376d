#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension ListChecks {
    /// A visible header, footer, or other supplementary view, with a closure that creates a new one.
    struct Edge {
      var name: String
      var shown: UIView
      var make: () -> UIView?
      /// A closure that notifies the delegate before such a view is displayed.
      var tellWillDisplay: (UIView) -> Void
    }

    /// Returns a finding for a header, footer, or other supplementary view that differs from a new one at every compared moment.
    ///
    /// An app may retain the view that it makes, so run this at the end.
    ///
    /// - Parameter lettingTimePass: A closure that lets time pass until something happens, and returns `false` if nothing is left to
    ///   happen.
    func freshHeaders(lettingTimePass pass: () -> Bool) -> Finding? {
      for edge in edges {
        var difference = difference(edge)
        for _ in 0..<20 where difference != nil && pass() { difference = self.difference(edge) }
        if let difference { return Finding(.freshHeaders, difference) }
      }
      return nil
    }

    var edges: [Edge] {
      switch list {
      case .table(let table):
        return [false, true].flatMap { isFooter in
          table.headlessShownEdges(isFooter: isFooter).sorted { $0.key < $1.key }.map { section, view in
            Edge(name: "\(isFooter ? "footer" : "header") of section \(section)\(place)", shown: view) {
              section < table.numberOfSections ? table.headlessFreshEdge(inSection: section, isFooter: isFooter) : nil
            } tellWillDisplay: {
              table.headlessTellWillDisplay($0, inSection: section, isFooter: isFooter)
            }
          }
        }
      case .collection(let collection):
        return collection.headlessShownSupplementaryViews.map { kind, path, view in
          Edge(name: "\(kind) of \(path.map(String.init).joined(separator: "-"))\(place)", shown: view) {
            collection.headlessFreshSupplementaryView(ofKind: kind, at: path)
          } tellWillDisplay: {
            guard let view = $0 as? UICollectionReusableView else { return }
            collection.headlessTellWillDisplay(view, ofKind: kind, at: path)
          }
        }
      }
    }

    /// Returns the difference between a view and a new one, in words, or `nil` if they're equal or can't be compared.
    private func difference(_ edge: Edge) -> String? {
      guard edge.shown.window != nil, let fresh = list.besideTheApp(edge.make), fresh !== edge.shown,
        fresh.superview == nil
      else { return nil }
      let (shown, edited) = CellContent.partsWithoutEditedFields(of: edge.shown)
      func lines(_ view: UIView) -> [String] {
        CellContent.lines(of: CellContent.parts(of: view, withoutFields: edited))
      }
      let old = CellContent.lines(of: shown)
      if lines(fresh) == old { return nil }
      fresh.layoutIfNeeded()
      if lines(fresh) == old { return nil }
      list.besideTheApp { edge.tellWillDisplay(fresh) }
      let new = lines(fresh)
      guard new != old else { return nil }
      let (extra, missing) = (Self.rest(old, without: new), Self.rest(new, without: old))
      return "The \(edge.name) shows "
        + (extra.isEmpty ? "less than a new one" : extra.joined(separator: ", ") + ", which a new one does not")
        + (missing.isEmpty ? "." : "; a new one shows \(missing.joined(separator: ", ")).")
    }
  }
#endif
