#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  extension SimulationRun {
    /// Performs the chosen step, and returns it.
    func act() -> SimulatedStep {
      // Which row was deleted is known only if nothing else happens until it's gone.
      if isDeleting, choices.below(4) < 3 { return waitForDeletion() }
      if let step = followUp() { return step }
      let deeds = Deed.allCases
      let index = choices.weighted(weights)
      if index >= deeds.count { return happen(index - deeds.count) }
      var deed = deeds[index]
      // A finger that drags a row does nothing else.
      if screen.drag != nil, deed != .wait { deed = .drag }
      // Only an alert's buttons and fields can be touched while it's in front.
      if deed.touches, let alert = screen.topController as? UIAlertController, deed != .type || alert.textFields == nil
      {
        deed = .control
      }
      return take(deed) { perform(deed) }
    }

    /// Returns the step that a deed results in.
    private func take(_ deed: Deed, _ body: () -> SimulatedStep?) -> SimulatedStep {
      if deed.mayTakeRows { willChangeRows() }
      guard let step = body() else { return SimulatedStep(code: "// nothing to \(deed)", isNothing: true) }
      lastDeed = deed
      return step
    }

    /// Continues the last step: uses a control that it inserted or enabled, or ends a text with the return key.
    private func followUp() -> SimulatedStep? {
      guard let lastDeed, lastDeed.mayTakeRows, screen.drag == nil else { return nil }
      let isTyped = lastDeed == .type && screen.editedField != nil
      guard isTyped || !newControls.isEmpty, choices.below(2) == 1 else { return nil }
      if newControls.isEmpty || isTyped && choices.below(4) == 0 { return take(.key, tapReturn) }
      return take(.control) { useControl { newControls.contains($0.name) } }
    }

    /// Waits, or performs an arrival.
    private func waitForDeletion() -> SimulatedStep {
      let arrivals = plan.events.indices.filter { plan.events[$0].isArrival }
      guard !arrivals.isEmpty, choices.below(3) > 0 else { return wait() }
      return happen(choices.pick(arrivals))
    }

    private func wait() -> SimulatedStep {
      let milliseconds = choices.pick([1_000, 100, 10, 5_000])
      return .taking("scheduler.advance(by: .milliseconds(\(milliseconds)))") {
        scheduler.advance(by: .milliseconds(milliseconds))
      }
    }

    private func happen(_ index: Int) -> SimulatedStep {
      lastDeed = nil
      let event = plan.events[index]
      if !event.isArrival { willChangeRows() }
      let before = choices.recorded.steps.last?.count ?? 0
      _ = SimulatedStep.taking("events[\(index)].happen(to: controller)", of: event.name) {
        event.perform(controller, &choices)
      }
      if event.isArrival { noteArrivals() }
      // Numbers that are left out are zero.
      let drawn = (choices.recorded.steps.last ?? []).dropFirst(before)
      let numbers = drawn.prefix((drawn.lastIndex { $0 != 0 } ?? drawn.startIndex - 1) + 1 - drawn.startIndex)
      let drawing = numbers.isEmpty ? "" : ", drawing: \(Array(numbers))"
      return SimulatedStep(code: "events[\(index)].happen(to: controller\(drawing))", subject: event.name)
    }

    private func perform(_ deed: Deed) -> SimulatedStep? {
      switch deed {
      case .wait: wait()
      case .tap: tap()
      case .swipe: swipe()
      case .scroll: scroll()
      case .drag: drag()
      case .menu: menu()
      case .control: useControl()
      case .type: type()
      case .key: tapReturn()
      case .action: performAccessibilityAction()
      case .index: tapIndexTitle()
      case .keyboard: moveKeyboard()
      case .refresh: refresh()
      case .size, .style, .textSize, .leave, .background, .memory: changeSurroundings(deed)
      }
    }

    // MARK: Rows

    /// Returns the row's text, and makes the row the touched area.
    private func text(_ list: ScreenList, _ path: IndexPath) -> String {
      touch = list.cell(at: path).map { $0.convert($0.bounds, to: screen.window) }
      // A comment has one line.
      let texts = (list.cell(at: path)?.shownTexts ?? []).joined(separator: " · ")
      return "“\(texts.split(whereSeparator: \.isNewline).joined(separator: " "))”"
    }

    /// Returns one of some views: the first half of the time, and otherwise another that touches reach.
    private func pick<Element>(_ elements: [Element], _ view: (Element) -> UIView) -> Element? {
      guard let first = elements.first else { return nil }
      let others = elements.dropFirst().filter { if case .point = screen.reach(of: view($0)) { true } else { false } }
      guard !others.isEmpty else { return first }
      return ([first] + others)[choices.weighted([others.count] + others.map { _ in 1 })]
    }

    /// Picks a visible row of any list, or returns `nil` without one.
    private func pickItem(by touch: TestScreen.Touch = .tap) -> (list: ScreenList, path: IndexPath, query: ViewQuery)? {
      guard let list = pick(screen.lists, \.view) else { return nil }
      let paths = list.visiblePaths
      guard !paths.isEmpty else { return nil }
      let path = choices.pick(paths)
      // An invisible row has to be scrolled to.
      guard let cell = list.cell(at: path), case .point = screen.reach(of: cell, by: touch) else { return nil }
      return screen.query(for: path, in: list).map { (list, path, $0) }
    }

    private func tap() -> SimulatedStep? {
      guard let (list, path, query) = pickItem() else { return nil }
      let subject = text(list, path)
      if case .table(let table) = list, table.hasDetailButton(at: path), choices.below(3) == 1 {
        return .trying("screen.tapDetailButton(of: \(query.code))", of: subject) {
          table.headlessTapAccessory(at: path)
          return true
        }
      }
      return .trying("screen.tap(\(query.code))", of: subject) { list.tap(path) }
    }

    private func swipe() -> SimulatedStep? {
      guard let (list, path, query) = pickItem(by: .swipe) else { return nil }
      let subject = text(list, path)
      if list.isEditing { return useEditingControl(list, path, query, subject) }
      let edge = choices.pick([SwipeEdge.trailing, .trailing, .leading])
      let actions = list.swipeActions(path, edge)
      guard !actions.isEmpty else { return nil }
      let index = choices.below(actions.count)
      reach.met.formUnion(actions.compactMap(\.title))
      let title = actions[index].title ?? ""
      reach.use(title)
      if actions[index].style == .destructive { willDelete(path, in: list) }
      let from = edge == .leading ? ", from: .leading" : ""
      return .trying("screen.swipe(\(query.code)\(from), tap: \(title.code))", of: subject) {
        list.performSwipeAction(index, path, edge)
        return true
      }
    }

    private func useEditingControl(_ list: ScreenList, _ path: IndexPath, _ query: ViewQuery, _ subject: String)
      -> SimulatedStep?
    {
      guard case .table(let table) = list else { return nil }
      switch table.cellForRow(at: path)?.headlessEditingControl {
      case .delete:
        willDelete(path, in: list)
        return .trying("screen.tapDeleteControl(of: \(query.code))", of: subject) { table.headlessTapDelete(at: path) }
      case .insert:
        return .trying("screen.tapInsertControl(of: \(query.code))", of: subject) { table.headlessTapInsert(at: path) }
      default: return nil
      }
    }

    private func menu() -> SimulatedStep? {
      guard let (list, path, query) = pickItem() else { return nil }
      let subject = text(list, path)
      guard let menu = list.showMenu(path) else { return nil }
      list.dismissMenu()
      let actions = menu.headlessActions.filter { !$0.attributes.contains(.disabled) }
      guard !actions.isEmpty else { return nil }
      let action = choices.pick(actions)
      reach.met.formUnion(actions.map(\.title))
      reach.use(action.title)
      if action.attributes.contains(.destructive) { willDelete(path, in: list) }
      return .trying("screen.longPress(\(query.code), tap: \(action.title.code))", of: subject) {
        menu.headlessTap(actionTitled: action.title)
        return true
      }
    }

    /// Performs a row's accessibility action.
    private func performAccessibilityAction() -> SimulatedStep? {
      guard let (list, path, query) = pickItem(), let cell = list.cell(at: path) else { return nil }
      let actions = cell.accessibilityCustomActions ?? []
      guard !actions.isEmpty else { return nil }
      let (action, subject) = (choices.pick(actions), text(list, path))
      reach.met.formUnion(actions.map(\.name))
      reach.use(action.name)
      return .trying("screen.performAccessibilityAction(\(action.name.code), on: \(query.code))", of: subject) {
        _ = action.actionHandler?(action)
        return true
      }
    }

    private func drag() -> SimulatedStep? {
      guard let (list, path, query) = pickItem() else {
        guard screen.drag != nil else { return nil }
        return .taking("try screen.cancelDrag()") { try? screen.cancelDrag() }
      }
      let subject = text(list, path)
      guard let drag = screen.drag else {
        var isTaken = true
        let step = SimulatedStep.taking("try screen.beginDrag(\(query.code))", of: subject) {
          isTaken = (try? screen.beginDrag(query)) != nil
        }
        return isTaken ? step : nil
      }
      var isInto = false
      if case .carrying = drag { isInto = choices.below(3) == 1 }
      return .trying("screen.drop(\(isInto ? "into" : "at"): \(query.code))", of: subject) {
        try isInto ? screen.drop(into: query) : screen.drop(at: query)
      }
    }

    // MARK: Scrolling

    private func scroll() -> SimulatedStep? {
      guard let view = pickScrollView(where: \.moves), let place = place(view) else { return nil }
      let distance = choices.pick([400, -400, 100, 4_000, -4_000])
      return .taking("try screen.scroll(by: \(distance)\(place))") {
        view.headlessScroll(by: view.dragged(by: CGFloat(distance)))
      }
    }

    private func refresh() -> SimulatedStep? {
      guard let view = pickScrollView(where: { $0.refreshControl != nil }), view.refreshControl != nil,
        let place = place(view, first: "in: ")
      else { return nil }
      return .taking("try screen.pullToRefresh(\(place))") { view.headlessPullToRefresh() }
    }

    private func tapIndexTitle() -> SimulatedStep? {
      guard case .table(let table)? = pick(screen.lists, \.view), !screen.isCovered(table), let place = place(table)
      else {
        return nil
      }
      let titles = table.headlessIndexTitles
      guard !titles.isEmpty else { return nil }
      let title = choices.pick(titles)
      return .trying("screen.tapIndexTitle(\(title.code)\(place))") {
        try screen.tapIndexTitle(title, in: screen.query(for: table))
        return true
      }
    }

    /// Returns the default scroll view, or another one.
    private func pickScrollView(where condition: (UIScrollView) -> Bool) -> UIScrollView? {
      guard let first = screen.shownScrollView else { return nil }
      let others = screen.scrollViews.filter { $0 !== first && condition($0) }
      return pick([first] + others) { $0 }.flatMap { screen.isCovered($0) ? nil : $0 }
    }

    /// Returns the argument for a scroll view. It's empty for the default one, and `nil` without a query.
    private func place(_ view: UIScrollView, first label: String = ", in: ") -> String? {
      if view === screen.shownScrollView { return "" }
      return screen.query(for: view).map { label + $0.code }
    }

    // MARK: Controls

    /// Uses a button, a switch or another control, inside or outside a row.
    private func useControl(where isMeant: (ScreenControl) -> Bool = { _ in true }) -> SimulatedStep? {
      let controls = screen.controls.filter(isMeant)
      guard !controls.isEmpty else { return nil }
      let control = choices.pick(controls)
      if let view = control.touchedView(on: screen) {
        // An invisible view has to be scrolled to.
        guard case .point = screen.reach(of: view) else { return nil }
      }
      if let view = control.view { touch = view.convert(view.bounds, to: screen.window) }
      reach.use(control.name)
      return control.use(on: screen, choices)
    }

    private func type() -> SimulatedStep? {
      let fields = screen.viewsInFront.compactMap { $0 as? UITextField }
      guard !fields.isEmpty else { return nil }
      let field = choices.pick(fields)
      let text = choices.pick(["a", "ab", "abc", ""])
      guard field.isEnabled, case .point = screen.reach(of: field), let query = screen.query(for: field) else {
        return nil
      }
      touch = field.convert(field.bounds, to: screen.window)
      reach.use(field.reachName)
      let into = query.code
      guard !text.isEmpty else {
        return .taking("try? screen.type(\"\", into: \(into))") { field.headlessEdit(to: text) }
      }
      let texts = text.indices.map { String(text[...$0]) }
      return .taking(
        "for text in \(texts) { try? screen.type(text, into: \(into)); scheduler.advance(by: .milliseconds(100)) }"
      ) {
        // A character takes a while, in which responses to the ones before may arrive.
        for text in texts {
          field.headlessEdit(to: text)
          scheduler.advance(by: .milliseconds(100))
        }
      }
    }

    private func tapReturn() -> SimulatedStep? {
      guard let field = screen.editedField else { return nil }
      return .taking("try screen.tapReturn()") { field.headlessReturn() }
    }

    private func moveKeyboard() -> SimulatedStep? {
      if screen.window.headlessKeyboardHeight > 0 {
        return .taking("screen.hideKeyboard()") { screen.hideKeyboard() }
      }
      guard screen.editedView != nil else { return nil }
      keyboardComes = true
      return .taking("screen.showKeyboard()") { screen.showKeyboard() }
    }

    // MARK: Surroundings

    private func changeSurroundings(_ deed: Deed) -> SimulatedStep {
      switch deed {
      case .style:
        let isDark = screen.window.overrideUserInterfaceStyle == .dark
        return .taking("screen.setStyle(.\(isDark ? "light" : "dark"))") { screen.setStyle(isDark ? .light : .dark) }
      case .textSize:
        let sizes: [(String, UIContentSizeCategory)] = [
          ("large", .large), ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
          ("extraSmall", .extraSmall),
        ]
        let size = choices.pick(sizes)
        needsLayoutCheck = true
        return .taking("screen.setTextSize(.\(size.0))") { screen.setTextSize(size.1) }
      case .leave:
        let milliseconds = choices.pick([0, 100, 1_000])
        let wait = milliseconds == 0 ? "" : " scheduler.advance(by: .milliseconds(\(milliseconds)));"
        return .taking("screen.leaveWindow();\(wait) screen.returnToWindow()") {
          screen.leaveWindow()
          scheduler.advance(by: .milliseconds(milliseconds))
          screen.returnToWindow()
        }
      case .background:
        return .taking("screen.enterBackground(); scheduler.advance(by: .seconds(60)); screen.enterForeground()") {
          screen.enterBackground()
          scheduler.advance(by: .seconds(60))
          screen.enterForeground()
        }
      case .memory:
        return .taking("screen.warnOfMemory()") { screen.warnOfMemory() }
      default:
        let size = choices.pick([
          TestScreen.phone, CGSize(width: 320, height: 568),
          CGSize(width: TestScreen.phone.height, height: TestScreen.phone.width),
        ])
        needsLayoutCheck = true
        return .taking("screen.resize(to: CGSize(width: \(size.width), height: \(size.height)))") {
          screen.resize(to: size)
        }
      }
    }
  }

  extension UITextField {
    /// The field's name for a person.
    var reachName: String { accessibilityLabel ?? placeholder ?? accessibilityIdentifier ?? "\(Swift.type(of: self))" }
  }
#endif
