#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// What a person does, and how often. The first is the simplest.
  private enum Deed: CaseIterable {
    case wait, tap, swipe, scroll, drag, menu, control, type, refresh, size, style, textSize, leave, background

    var weight: Int {
      switch self {
      case .tap, .scroll: 6
      case .wait: 5
      case .swipe: 4
      case .drag, .menu, .control, .type: 2
      case .refresh, .size, .style, .textSize, .leave, .background: 1
      }
    }

    /// Whether rows may go because of it.
    var mayTakeRows: Bool {
      switch self {
      case .wait, .scroll, .size, .style, .textSize, .leave, .background: false
      case .tap, .swipe, .drag, .menu, .control, .type, .refresh: true
      }
    }
  }

  extension SimulationRun {
    /// Does what the choices say, and says what was done.
    func act() -> SimulatedStep {
      // Whether the right row went can be told if nothing else happens until it has gone.
      if isDeleting, choices.below(4) < 3 { return waitForDeletion() }
      let deeds = Deed.allCases
      let index = choices.weighted(weights)
      if index >= deeds.count { return happen(plan.events[index - deeds.count]) }
      var deed = deeds[index]
      // A finger that drags a row does nothing else.
      if screen.drag != nil, deed != .wait { deed = .drag }
      // Behind an alert there is nothing else to touch.
      if screen.topController is UIAlertController, deed.mayTakeRows || deed == .scroll { deed = .control }
      if deed.mayTakeRows { willChangeRows() }
      return perform(deed) ?? SimulatedStep(code: "// nothing to \(deed)", isNothing: true)
    }

    static func weights(_ events: [SimulatedEvent<Screen>]) -> [Int] {
      Deed.allCases.map { $0.weight } + events.map { $0.weight }
    }

    /// Waits or lets something arrive.
    private func waitForDeletion() -> SimulatedStep {
      let arrivals = plan.events.filter { $0.isArrival }
      guard !arrivals.isEmpty, choices.below(3) > 0 else { return wait() }
      return happen(choices.pick(arrivals))
    }

    private func wait() -> SimulatedStep {
      let milliseconds = choices.pick([1_000, 100, 10, 5_000])
      scheduler.advance(by: .milliseconds(milliseconds))
      return SimulatedStep(code: "scheduler.advance(by: .milliseconds(\(milliseconds)))")
    }

    private func happen(_ event: SimulatedEvent<Screen>) -> SimulatedStep {
      if !event.isArrival { willChangeRows() }
      event.perform(controller, &choices)
      if event.isArrival { noteArrivals() }
      return SimulatedStep(code: "// \(event.name)")
    }

    private func perform(_ deed: Deed) -> SimulatedStep? {
      switch deed {
      case .wait: return wait()
      case .tap: return tap()
      case .swipe: return swipe()
      case .scroll:
        guard let list = screen.list else { return nil }
        let distance = choices.pick([400, -400, 100, 4_000, -4_000])
        list.view.headlessScroll(by: CGPoint(x: 0, y: distance))
        return SimulatedStep(code: "try screen.scroll(by: \(distance))")
      case .drag: return drag()
      case .menu: return menu()
      case .control: return useControl()
      case .type: return type()
      case .refresh:
        guard let list = screen.list, list.view.refreshControl != nil else { return nil }
        list.view.headlessPullToRefresh()
        return SimulatedStep(code: "try screen.pullToRefresh()")
      case .size, .style, .textSize, .leave, .background: return changeSurroundings(deed)
      }
    }

    // MARK: Rows

    private func query(_ path: IndexPath) -> String { ".indexPath([\(path.section), \(path.item)])" }

    /// The row's text; what is done next is done to it.
    private func text(_ list: ScreenList, _ path: IndexPath) -> String {
      touch = list.cell(at: path).map { $0.convert($0.bounds, to: screen.window) }
      return "“\(list.cell(at: path)?.shownTexts.joined(separator: " · ") ?? "")”"
    }

    /// Picks a visible row; `nil` if there is none.
    private func pickItem() -> (list: ScreenList, path: IndexPath)? {
      guard let list = screen.list else { return nil }
      let paths = list.visiblePaths
      guard !paths.isEmpty else { return nil }
      let path = choices.pick(paths)
      guard list.cell(at: path).flatMap(screen.cover(of:)) == nil else { return nil }
      return (list, path)
    }

    private func tap() -> SimulatedStep? {
      guard let (list, path) = pickItem() else { return nil }
      let subject = text(list, path)
      if case .table(let table) = list, let cell = table.cellForRow(at: path),
        [.detailButton, .detailDisclosureButton].contains(cell.headlessAccessoryType), choices.below(3) == 1
      {
        table.headlessTapAccessory(at: path)
        return SimulatedStep(code: "// tap the detail button of the row \(path.section)-\(path.item)", subject: subject)
      }
      let reacts = list.tap(path)
      return SimulatedStep(
        code: "try screen.tap(\(query(path)))",
        subject: subject + (reacts ? "" : ", which does nothing")
      )
    }

    private func swipe() -> SimulatedStep? {
      guard let (list, path) = pickItem() else { return nil }
      let subject = text(list, path)
      if list.isEditing {
        guard case .table(let table) = list, table.cellForRow(at: path)?.headlessEditingControl == .delete else {
          return nil
        }
        willDelete(path, in: list)
        table.headlessTapDelete(at: path)
        return SimulatedStep(code: "table.headlessTapDelete(at: [\(path.section), \(path.item)])", subject: subject)
      }
      let edge = choices.pick([SwipeEdge.trailing, .trailing, .leading])
      let actions = list.swipeActions(path, edge)
      guard !actions.isEmpty else { return nil }
      let index = choices.below(actions.count)
      reach.met.formUnion(actions.compactMap(\.title))
      reach.use(actions[index].title ?? "")
      if actions[index].style == .destructive { willDelete(path, in: list) }
      list.performSwipeAction(index, path, edge)
      let from = edge == .leading ? ", from: .leading" : ""
      let title = actions[index].title ?? ""
      return SimulatedStep(code: "try screen.swipe(\(query(path))\(from), tap: \"\(title)\")", subject: subject)
    }

    private func menu() -> SimulatedStep? {
      guard let (list, path) = pickItem() else { return nil }
      let subject = text(list, path)
      guard let menu = list.showMenu(path) else { return nil }
      list.dismissMenu()
      let actions = menu.headlessActions.filter { !$0.attributes.contains(.disabled) }
      guard !actions.isEmpty else { return nil }
      let action = choices.pick(actions)
      reach.met.formUnion(actions.map(\.title))
      reach.use(action.title)
      if action.attributes.contains(.destructive) { willDelete(path, in: list) }
      menu.headlessTap(actionTitled: action.title)
      return SimulatedStep(code: "try screen.longPress(\(query(path)), tap: \"\(action.title)\")", subject: subject)
    }

    private func drag() -> SimulatedStep? {
      guard let (list, path) = pickItem() else {
        guard screen.drag != nil else { return nil }
        try? screen.cancelDrag()
        return SimulatedStep(code: "try screen.cancelDrag()")
      }
      let (query, subject) = (query(path), text(list, path))
      guard let drag = screen.drag else {
        do { try screen.beginDrag(.indexPath(path)) } catch { return nil }
        return SimulatedStep(code: "try screen.beginDrag(\(query))", subject: subject)
      }
      var isInto = false
      if case .carrying = drag { isInto = choices.below(3) == 1 }
      let place = ViewQuery.indexPath(path)
      let isTaken = (try? isInto ? screen.drop(into: place) : screen.drop(at: place)) ?? false
      return SimulatedStep(
        code: "try screen.drop(\(isInto ? "into" : "at"): \(query))",
        subject: subject + (isTaken ? "" : ", which does nothing")
      )
    }

    // MARK: Controls

    /// Uses a button, a switch or another control, in a row or not.
    private func useControl() -> SimulatedStep? {
      let controls = screen.controls
      guard !controls.isEmpty else { return nil }
      let control = choices.pick(controls)
      let view = control.view
      guard view.flatMap(screen.cover(of:)) == nil else { return nil }
      touch = view.map { $0.convert($0.bounds, to: screen.window) }
      reach.use(control.name)
      return control.use(choices)
    }

    private func type() -> SimulatedStep? {
      let fields = (screen.topView?.shownViews ?? []).compactMap { $0 as? UITextField }
      guard !fields.isEmpty else { return nil }
      let field = choices.pick(fields)
      let text = choices.pick(["a", "ab", "abc", ""])
      touch = field.convert(field.bounds, to: screen.window)
      if text.isEmpty { field.headlessEdit(to: text) }
      // A character takes a while, in which answers to the ones before may come.
      for end in text.indices {
        field.headlessEdit(to: String(text[...end]))
        scheduler.advance(by: .milliseconds(100))
      }
      let query = field.accessibilityIdentifier.map { ", into: .identifier(\"\($0)\")" } ?? ""
      return SimulatedStep(code: "try screen.type(\"\(text)\"\(query))")
    }

    // MARK: Surroundings

    private func changeSurroundings(_ deed: Deed) -> SimulatedStep {
      switch deed {
      case .style:
        let isDark = screen.window.overrideUserInterfaceStyle == .dark
        screen.setStyle(isDark ? .light : .dark)
        return SimulatedStep(code: "screen.setStyle(.\(isDark ? "light" : "dark"))")
      case .textSize:
        let sizes: [(String, UIContentSizeCategory)] = [
          ("large", .large), ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
          ("extraSmall", .extraSmall),
        ]
        let size = choices.pick(sizes)
        screen.setTextSize(size.1)
        needsLayoutCheck = true
        return SimulatedStep(code: "screen.setTextSize(.\(size.0))")
      case .leave:
        screen.leaveWindow()
        let milliseconds = choices.pick([0, 100, 1_000])
        scheduler.advance(by: .milliseconds(milliseconds))
        screen.returnToWindow()
        return SimulatedStep(code: "screen.leaveWindow(); screen.returnToWindow()", subject: "after \(milliseconds) ms")
      case .background:
        screen.enterBackground()
        scheduler.advance(by: .seconds(60))
        screen.enterForeground()
        return SimulatedStep(code: "screen.enterBackground(); screen.enterForeground()", subject: "after a minute")
      default:
        let size = choices.pick([
          TestScreen.phone, CGSize(width: 320, height: 568),
          CGSize(width: TestScreen.phone.height, height: TestScreen.phone.width),
        ])
        screen.resize(to: size)
        needsLayoutCheck = true
        return SimulatedStep(code: "screen.resize(to: CGSize(width: \(size.width), height: \(size.height)))")
      }
    }
  }
#endif
