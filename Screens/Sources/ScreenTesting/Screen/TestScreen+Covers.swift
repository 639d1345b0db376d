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
      /// Nothing, as touches do not get to it: why, as words after its name.
      case cutOff(String)
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
      var cutOff: String?
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
          if hit.isDescendant(of: view) { return .point(point) }
          if view.takesTouches, let obstacle = obstacle(of: view, at: point) {
            cutOff = cutOff ?? obstacle
            continue
          }
          // What is in front of a view is neither in it nor around it.
          if view.isDescendant(of: hit) { return .point(point) }
          cover = cover ?? name(of: hit)
        }
      }
      if let cover { return .covered(by: cover) }
      return cutOff.map { .cutOff($0) } ?? .outside
    }

    /// What keeps touches from a view: one that it is in takes none, or none there. `nil` if nothing does.
    private func obstacle(of view: UIView, at point: CGPoint) -> String? {
      var ancestor: UIView? = view
      while let current = ancestor, current !== window {
        let isItself = current === view
        if !current.isUserInteractionEnabled {
          return isItself
            ? "takes no touches: its isUserInteractionEnabled is false"
            : "gets no touches: isUserInteractionEnabled of \(name(of: current)), which it is in, is false"
        }
        if !isItself, !current.point(inside: current.convert(point, from: window), with: nil) {
          return "gets no touches: it is outside of the bounds of \(name(of: current)), which it is in"
        }
        ancestor = current.superview
      }
      return nil
    }

    private func name(of view: UIView) -> String {
      let name = view.accessibilityIdentifier ?? view.shownTexts.first
      return "\(Swift.type(of: view))" + (name.map { " “\($0)”" } ?? "")
    }

    /// Whether no touch gets to a view that is in sight.
    func isCovered(_ view: UIView) -> Bool {
      switch reach(of: view) {
      case .covered, .cutOff: true
      case .point, .outside: false
      }
    }

    /// Throws if no touch gets to a view that is in sight.
    func requireUncovered(_ view: UIView, _ query: ViewQuery, by touch: Touch = .tap) throws {
      try requireUncovered(view, called: "The view with \(query)", by: touch)
    }

    func requireUncovered(_ view: UIView, called name: String, by touch: Touch = .tap) throws {
      switch reach(of: view, by: touch) {
      case .covered(let cover): throw failure("\(name) is covered by \(cover), which takes the touches.")
      case .cutOff(let reason): throw failure("\(name) \(reason).")
      case .point, .outside: return
      }
    }
  }

  extension UIView {
    /// Whether the view itself does something with touches, and does not let those through to what is around it.
    var takesTouches: Bool {
      isOperable || isCell || self is UIScrollView || recognizesTaps || !otherRecognizers.isEmpty
    }
  }
#endif
