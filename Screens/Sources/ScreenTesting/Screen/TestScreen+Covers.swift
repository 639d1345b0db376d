#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// What a finger meets that goes for a view.
    enum Reach {
      /// The view itself, at a point of the window.
      case point(CGPoint)
      /// Something in front of all of it.
      case covered(by: String)
      /// Nothing: the view is out of the window, or out of a view that clips. It can be scrolled to.
      case outside
    }

    /// What a finger does.
    enum Touch {
      case tap
      /// It moves to the side, as one does that shows a row's actions.
      case swipe
    }

    /// What a finger meets that goes for a view.
    ///
    /// - Complexity: that of a hit test; of nine where the view's middle is covered
    func reach(of view: UIView, by touch: Touch = .tap) -> Reach {
      guard view.window === window else { return .outside }
      var visible = view.convert(view.bounds, to: window).intersection(window.bounds)
      var ancestor = view.superview
      while let outer = ancestor {
        if outer.clipsToBounds { visible = visible.intersection(outer.convert(outer.bounds, to: window)) }
        ancestor = outer.superview
      }
      guard !visible.isNull, visible.width > 0, visible.height > 0 else { return .outside }
      var cover: String?
      let keyboard = window.bounds.maxY - driver.keyboardHeight(of: window)
      // The middle first, which is almost always free.
      for y in [0.5, 0.1, 0.9] {
        for x in [0.5, 0.1, 0.9] {
          let point = CGPoint(x: visible.minX + visible.width * x, y: visible.minY + visible.height * y)
          guard point.y < keyboard else {
            cover = cover ?? "the keyboard"
            continue
          }
          guard let hit = window.hitTest(point, with: nil) else { return .point(point) }
          // A scroll view in a row takes the touches that it meets, whatever they would do to the row, but for a swipe if it does not
          // scroll, as a text view that grows with its text: its pan recogniser is disabled.
          if view.isCell, let inner = hit.enclosingScrollView, inner !== view, inner.isDescendant(of: view),
            inner.isScrollEnabled || touch == .tap
          {
            cover = cover ?? name(of: inner)
            continue
          }
          // What is in front of a view is neither in it nor around it.
          if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return .point(point) }
          cover = cover ?? name(of: hit)
        }
      }
      return cover.map { .covered(by: $0) } ?? .outside
    }

    private func name(of view: UIView) -> String {
      let name = view.accessibilityIdentifier ?? view.shownTexts.first
      return "\(Swift.type(of: view))" + (name.map { " “\($0)”" } ?? "")
    }

    /// Whether another view takes every touch on a view.
    func isCovered(_ view: UIView) -> Bool {
      if case .covered = reach(of: view) { true } else { false }
    }

    /// Throws if another view takes every touch on a view.
    func requireUncovered(_ view: UIView, _ query: ViewQuery, by touch: Touch = .tap) throws {
      try requireUncovered(view, called: "The view with \(query)", by: touch)
    }

    func requireUncovered(_ view: UIView, called name: String, by touch: Touch = .tap) throws {
      guard case .covered(let cover) = reach(of: view, by: touch) else { return }
      throw failure("\(name) is covered by \(cover), which takes the touches.")
    }
  }
#endif
