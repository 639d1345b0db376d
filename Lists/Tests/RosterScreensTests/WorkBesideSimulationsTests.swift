#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import Observation
  import Roster
  import ScreenTesting
  import TestSupport
  import Testing

  /// A simulation owns the turns of the main actor while it runs, and what others wait for comes after it.
  @Suite @MainActor struct WorkBesideSimulationsTests {
    private struct Row: Identifiable, Equatable, TableViewPresentable {
      let id: Int

      func present(on cell: UITableViewCell) { cell.textLabel?.text = "\(id)" }
    }

    private func show<Content: DataSource<Row>>(_ content: Content) -> (table: UITableView, window: UIWindow)
    where Content.Header == Never, Content.Footer == Never {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      table.attach(content)
      window.makeKeyAndVisible()
      return (table, window)
    }

    @Test
    func aBurstThatWaitsOutsideOfASimulationDoesNotKeepOneInIt() async {
      let other = FlatDataSource([1])
      coalesced { other.append(2) }
      let items = Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let content = FlatDataSource([1])
        coalesced { content.append(2) }
        scheduler.settle()
        return content.items
      }
      #expect(items == [1, 2])
      #expect(await eventually { other.items == [1, 2] })
    }

    @Test
    func aSimulationThatEndsBeforeABurstHasHadItsTurnKeepsNoLaterOne() async {
      let content = FlatDataSource([1])
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { _ in
        _ = coalesced { content.append(2) }
      }
      let other = FlatDataSource([1])
      coalesced { other.append(2) }
      #expect(await eventually { other.items == [1, 2] })
    }

    @Test
    func aSimulationThatEndsBeforeAnAnimationDoesKeepsNoLaterOneFromEnding() async {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { _ in
        UIView.animate(withDuration: 0.1) {}
      }
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.1, animations: {}) { _ in continuation.resume() }
      }
    }

    @Test
    func aSimulatedListKeepsNoListOutsideFromLoadingPages() async {
      let list = PagedDataSource<Row, Int>(PagingOptions(pageSize: 30, prefetchDistance: 0)) { request in
        let first = request.key ?? 0
        return Page((first..<first + 30).map(Row.init), next: first + 30)
      }
      let (table, window) = show(list)
      #expect(await eventually { list.items.count == 30 })
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { _ in
        let content = FlatDataSource([Row(id: 1)])
        let shown = show(content)
        content.append(Row(id: 2))
        shown.window.layoutIfNeeded()
        #expect(shown.table.visibleCells.count == 2)
      }
      table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
      window.layoutIfNeeded()
      #expect(await eventually { list.items.count == 60 })
    }

    @Observable final class Model {
      var title = "a"
    }

    final class Observer: UIView {
      let model: Model
      var shown: [String] = []

      init(_ model: Model) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        shown.append(model.title)
      }
    }

    @Test
    func aSimulationThatEndsBeforeAFrameKeepsNoLaterOne() async {
      func show(_ observer: Observer) -> UIWindow {
        let window = UIWindow(frame: observer.frame)
        window.addSubview(observer)
        window.makeKeyAndVisible()
        return window
      }
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { _ in
        let observer = Observer(Model())
        let window = show(observer)
        HeadlessRunLoop.withDelay({ _, _ in }) { observer.model.title = "b" }
        window.isHidden = true
      }
      let observer = Observer(Model())
      let window = show(observer)
      HeadlessRunLoop.runPending()
      observer.model.title = "b"
      #expect(await eventually { observer.shown.last == "b" })
      window.isHidden = true
    }

    @Test
    func whatIsResumedInASimulationGoesOnAfterIt() async {
      var waiting: CheckedContinuation<Void, Never>?
      var isSimulating = false
      let task = Task {
        await withCheckedContinuation { waiting = $0 }
        return isSimulating
      }
      #expect(await eventually { waiting != nil })
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        isSimulating = true
        waiting?.resume()
        scheduler.settle()
        isSimulating = false
      }
      #expect(await task.value == false)
    }
  }
#endif
