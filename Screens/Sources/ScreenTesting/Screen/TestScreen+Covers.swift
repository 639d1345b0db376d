#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// The result of touching a view.
    enum Reach {
      /// The touch reaches the view, at a point of the window.
      case point(CGPoint)
      /// Other views cover all of it.
      case covered(by: String)
      /// Touches don't reach the view, with the reason in words after its name.
      case cutOff(String)
      /// The view is outside of the window, or of a view that clips. It can be scrolled to.
      case outside
    }

    /// A kind of touch.
    enum Touch {
      case tap
      /// A sideways movement, such as one that reveals a row's actions.
      case swipe
    }

    /// Returns the result of touching a view.
    ///
    /// - Complexity: One hit test, or nine if the view's middle is covered.
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
          // A scroll view in a row takes the row's touches. If it doesn't scroll, as a growing text view, its pan recognizer is
          // disabled, so swipes pass.
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
          // A view in front is neither an ancestor nor a descendant.
          if view.isDescendant(of: hit) { return .point(point) }
          cover = cover ?? name(of: hit)
        }
      }
      if let cover { return .covered(by: cover) }
      return cutOff.map { .cutOff($0) } ?? .outside
    }

    /// Returns the reason that touches don't reach a view: it or an ancestor ignores them, or ignores that point. `nil` without one.
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

    /// Returns a Boolean value that indicates whether no touch reaches a visible view.
    func isCovered(_ view: UIView) -> Bool {
      switch reach(of: view) {
      case .covered, .cutOff: true
      case .point, .outside: false
      }
    }

    /// Throws if no touch reaches a visible view.
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
    /// A Boolean value that indicates whether the view handles touches, and doesn't pass them to its surroundings.
    var takesTouches: Bool {
      isOperable || isCell || self is UIScrollView || recognizesTaps || !otherRecognizers.isEmpty
    }
  }
#endif
