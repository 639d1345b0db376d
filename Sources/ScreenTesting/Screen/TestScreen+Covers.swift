#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// The view that takes every touch on another one; `nil` if some point of that can be touched.
    ///
    /// What is out of the window, or out of a view that clips, is covered by nothing: it can be scrolled to.
    func cover(of view: UIView) -> UIView? {
      guard view.window === window else { return nil }
      var visible = view.convert(view.bounds, to: window).intersection(window.bounds)
      var ancestor = view.superview
      while let outer = ancestor {
        if outer.clipsToBounds { visible = visible.intersection(outer.convert(outer.bounds, to: window)) }
        ancestor = outer.superview
      }
      guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
      var cover: UIView?
      // The middle first, which is almost always free.
      for y in [0.5, 0.1, 0.9] {
        for x in [0.5, 0.1, 0.9] {
          let point = CGPoint(x: visible.minX + visible.width * x, y: visible.minY + visible.height * y)
          guard let hit = window.hitTest(point, with: nil) else { return nil }
          // What is in front of a view is neither in it nor around it.
          if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return nil }
          cover = cover ?? hit
        }
      }
      return cover
    }

    /// Throws if another view takes every touch on a view.
    func requireUncovered(_ view: UIView, _ query: ViewQuery) throws {
      guard let cover = cover(of: view) else { return }
      let name = cover.accessibilityIdentifier ?? cover.shownTexts.first
      let text = name.map { " “\($0)”" } ?? ""
      throw failure("The view with \(query) is covered by \(Swift.type(of: cover))\(text), which takes the taps.")
    }
  }
#endif
