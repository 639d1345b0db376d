#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// The touchable elements of the screen: rows and items, fields, and controls, including those of bars and alerts.
    ///
    /// Behind an alert, only its buttons are touchable. Disabled elements aren't.
    public var touchables: [Touchable] {
      settleLayout()
      let controls = controls.map(touchable)
      if topController is UIAlertController { return controls }
      let fields = viewsInFront.compactMap { $0 as? UITextField }.filter(\.isEnabled).map(touchable)
      let rows = lists.flatMap { list in list.visiblePaths.compactMap { touchable($0, in: list) } }
      return rows + fields + controls
    }

    private func touchable(_ path: IndexPath, in list: ScreenList) -> Touchable? {
      guard let cell = list.cell(at: path), let query = query(for: path, in: list) else { return nil }
      var verbs = ["screen.tap(\(query.code))"]
      for edge in [SwipeEdge.trailing, .leading] {
        let from = edge == .leading ? ", from: .leading" : ""
        verbs += list.swipeActions(path, edge).compactMap(\.title).map {
          "screen.swipe(\(query.code)\(from), tap: \($0.code))"
        }
      }
      return touchable(cell, called: cell.shownTexts.joined(separator: " · "), kind: "row", verbs)
    }

    private func touchable(_ field: UITextField) -> Touchable {
      let name = field.accessibilityLabel ?? field.placeholder ?? field.accessibilityIdentifier ?? ""
      return touchable(field, called: name, kind: "field", verbs(field) { ["screen.type(\"Text\", into: \($0))"] })
    }

    private func touchable(_ control: ScreenControl) -> Touchable {
      let name = control.name
      switch control {
      case .alertAction: return Touchable(name: name, kind: "alert button", verbs: ["screen.tap(\(name.code))"])
      case .back: return Touchable(name: name, kind: "back button", verbs: ["screen.goBack()"])
      case .sheet: return Touchable(name: name, kind: "sheet", verbs: ["screen.pullDownSheet()"])
      case .tab(let index, _):
        return touchable(control, kind: "tab", verbs: ["screen.tapTab(at: \(index))"])
      case .barButton(let button): return touchable(control, kind: "bar button", verbs: verbs(button))
      case .moved(let view, let recognizer):
        let verbs = verbs(view) { query in
          switch recognizer {
          case is UISwipeGestureRecognizer: ["screen.stroke(\(query), .left)"]
          case is UIPinchGestureRecognizer: ["screen.pinch(\(query), to: 2)"]
          case is UIRotationGestureRecognizer: ["screen.rotate(\(query), by: .pi / 2)"]
          case is UIPanGestureRecognizer: ["screen.pan(\(query), by: CGSize(width: 200, height: 0))"]
          default: ["screen.longPress(\(query))"]
          }
        }
        return touchable(view, called: name, kind: "\(Swift.type(of: recognizer))", verbs)
      case .tapped(let view): return touchable(view, called: name, verbs(view) { ["screen.tap(\($0))"] })
      case .control(let view as UIView), .picker(let view as UIView), .textView(let view as UIView):
        return touchable(view, called: name, verbs(view) { Self.verbs(of: view, $0) })
      }
    }

    /// Returns an element that a bar draws itself, which touches don't reach if the bar is covered.
    private func touchable(_ control: ScreenControl, kind: String, verbs: [String]) -> Touchable {
      let bar = control.touchedView(on: self)
      return Touchable(name: control.name, kind: kind, verbs: verbs, obstacle: bar.flatMap(obstacle))
    }

    private func verbs(_ button: UIBarButtonItem) -> [String] {
      let titles = (button.primaryAction == nil ? button.headlessOpenMenu() : nil)?.headlessActions.map(\.title)
      let text = [button.title, button.accessibilityLabel].lazy.compactMap { $0 }.first { text in
        if case .barButton(let found)? = target(.text(text)) { found === button } else { false }
      }
      let index = barButtons.firstIndex { $0 === button } ?? 0
      let call = text.map { "screen.tap(\($0.code)" } ?? "screen.tapBarButton(at: \(index)"
      guard let titles else { return [call + ")"] }
      return titles.map { "\(call), choosing: \($0.code))" }
    }

    private static func verbs(of view: UIView, _ query: String) -> [String] {
      switch view {
      case let segments as UISegmentedControl:
        (0..<segments.numberOfSegments).map { "screen.tapSegment(\($0), of: \(query))" }
      case let slider as UISlider: ["screen.slide(\(query), to: \(slider.maximumValue))"]
      case is UIStepper: ["screen.increment(\(query))", "screen.decrement(\(query))"]
      case is UIPageControl: ["screen.turnPage(of: \(query))"]
      case let picker as UIDatePicker:
        [
          "screen.choose(Date(timeIntervalSinceReferenceDate: \(picker.date.timeIntervalSinceReferenceDate)), in: \(query))"
        ]
      case is UIPickerView: ["screen.choose(row: 0, of: \(query))"]
      case is UITextView: ["screen.type(\"Text\", into: \(query))"]
      case let button as UIButton where button.showsMenuAsPrimaryAction:
        (button.menu?.headlessActions ?? []).map { "screen.tap(\(query), choosing: \($0.title.code))" }
      default: ["screen.tap(\(query))"]
      }
    }

    /// Returns the verbs of a view, if a query matches it.
    private func verbs(_ view: UIView, _ make: (String) -> [String]) -> [String] {
      query(for: view).map { make($0.code) } ?? []
    }

    private func touchable(_ view: UIView, called name: String, kind: String? = nil, _ verbs: [String]) -> Touchable {
      let frame = view.convert(view.bounds, to: window)
      return Touchable(
        name: name,
        kind: kind ?? "\(Swift.type(of: view))",
        frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
        verbs: verbs,
        obstacle: obstacle(view)
      )
    }

    private func obstacle(_ view: UIView) -> String? {
      switch reach(of: view) {
      case .point: nil
      case .covered(let cover): "covered by \(cover)"
      case .cutOff(let reason): reason
      case .outside: "out of sight"
      }
    }
  }
#endif
