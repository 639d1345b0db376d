#if os(Linux)
  import Foundation
  import Observation
  import Testing

  @testable import HeadlessUIKit

  /// The calls in which UIKit follows `@Observable` models.
  ///
  /// Sources: developer.apple.com/documentation/uikit/automatic-observation-tracking (which calls),
  /// …/updating-views-automatically-with-observation-tracking-in-uikit (iOS 26; iOS 18 by `UIObservationTrackingEnabled`),
  /// …/uikit/uiview/updateproperties() (before layout), …/documentation/updates/uikit (section providers, iOS 27).
  @MainActor @Suite(.serialized) struct ObservedCallTests {
    @Observable final class Model {
      var text = "a"
      var width: CGFloat = 10
      var unread = 0
    }

    final class Badge: UIView {
      let model: Model
      var calls: [String] = []

      init(_ model: Model) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      }

      required init?(coder: NSCoder) { nil }

      override func updateProperties() {
        super.updateProperties()
        calls.append("properties \(model.text)")
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout \(model.width)")
      }

      override func updateConstraints() {
        calls.append("constraints \(model.width)")
        super.updateConstraints()
      }

      func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
      }
    }

    final class Controller: UIViewController {
      let model: Model
      var calls: [String] = []

      init(_ model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func updateProperties() {
        super.updateProperties()
        calls.append("properties \(model.text)")
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        calls.append("will \(model.width)")
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        calls.append("did")
      }

      func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
      }
    }

    private func makeWindow() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

    private func show(_ view: UIView) -> UIWindow {
      let window = makeWindow()
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
      HeadlessRunLoop.runPending()
      return window
    }

    @Test func aViewIsUpdatedByWhatItReadsOnceAFrame() {
      let model = Model()
      let badge = Badge(model)
      let window = show(badge)
      #expect(badge.takeCalls() == ["properties a", "layout 10.0"])
      model.text = "b"
      model.text = "c"
      #expect(badge.takeCalls() == [])
      HeadlessRunLoop.runPending()
      #expect(badge.takeCalls() == ["properties c"])
      model.width = 20
      HeadlessRunLoop.runPending()
      #expect(badge.takeCalls() == ["layout 20.0"])
      model.text = "d"
      model.width = 30
      HeadlessRunLoop.runPending()
      #expect(badge.takeCalls() == ["properties d", "layout 30.0"])
      model.unread += 1
      HeadlessRunLoop.runPending()
      #expect(badge.takeCalls() == [])
      window.isHidden = true
    }

    @Test func constraintsAreUpdatedByWhatTheyRead() {
      let model = Model()
      let badge = Badge(model)
      badge.translatesAutoresizingMaskIntoConstraints = false
      let window = show(badge)
      badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
      badge.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      #expect(badge.takeCalls().contains("constraints 10.0"))
      model.width = 20
      HeadlessRunLoop.runPending()
      #expect(badge.takeCalls().contains("constraints 20.0"))
      window.isHidden = true
    }

    @Test func aControllerIsUpdatedByWhatItReads() {
      let model = Model()
      let controller = Controller(model)
      let window = makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRunLoop.runPending()
      #expect(controller.takeCalls().first == "properties a")
      model.text = "b"
      HeadlessRunLoop.runPending()
      #expect(controller.takeCalls() == ["properties b"])
      model.width = 20
      HeadlessRunLoop.runPending()
      #expect(controller.takeCalls() == ["will 20.0", "did"])
      window.isHidden = true
    }

    @Test func whatIsAskedForByHandIsMadeAtOnce() {
      let badge = Badge(Model())
      let window = show(badge)
      _ = badge.takeCalls()
      badge.setNeedsUpdateProperties()
      badge.setNeedsUpdateProperties()
      #expect(badge.takeCalls() == [])
      badge.updatePropertiesIfNeeded()
      badge.updatePropertiesIfNeeded()
      #expect(badge.takeCalls() == ["properties a"])
      badge.setNeedsUpdateProperties()
      window.layoutIfNeeded()
      #expect(badge.takeCalls() == ["properties a"])
      window.isHidden = true
    }

    @Test func animationsThatFlushMakeUpdatesBeforeAndAfter() {
      let model = Model()
      let badge = Badge(model)
      let window = show(badge)
      _ = badge.takeCalls()
      model.text = "before"
      var before: [String] = []
      UIView.animate(withDuration: 0.3, delay: 0, options: .flushUpdates) {
        before = badge.takeCalls()
        model.text = "after"
      }
      #expect(before == ["properties before"] && badge.takeCalls() == ["properties after"])
      window.isHidden = true
    }

    @Test func traitsThatChangeUpdateProperties() {
      let badge = Badge(Model())
      let window = show(badge)
      _ = badge.takeCalls()
      badge.traitOverrides.userInterfaceStyle = .dark
      window.layoutIfNeeded()
      #expect(badge.takeCalls().contains("properties a"))
      window.isHidden = true
    }

    @Test func aViewThatDrawsIsDrawnByWhatItReads() {
      final class Chart: UIView {
        var model = Model()
        var drawn: [String] = []
        override func draw(_ rect: CGRect) { drawn.append(model.text) }
      }
      let chart = Chart(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let window = show(chart)
      chart.model.text = "b"
      chart.model.text = "c"
      #expect(chart.drawn == ["a"])
      HeadlessRunLoop.runPending()
      chart.model.width = 20
      HeadlessRunLoop.runPending()
      #expect(chart.drawn == ["a", "c"])
      chart.traitOverrides.userInterfaceStyle = .dark
      HeadlessRunLoop.runPending()
      #expect(chart.drawn == ["a", "c", "c"])
      window.isHidden = true
    }

    /// developer.apple.com/documentation/uikit/uibutton/updateconfiguration(): automatic observation tracking; the handler is
    /// called by it.
    @Test func aButtonIsUpdatedByWhatItsHandlerReads() {
      for (version, isTracked) in [(26, true), (17, false)] {
        HeadlessSystem.run(as: version) {
          let model = Model()
          let button = UIButton(configuration: .plain())
          var calls = 0
          button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = model.text
          }
          let window = show(button)
          #expect(button.titleLabel?.text == "a" && calls == 1)
          model.text = "a longer title"
          HeadlessRunLoop.runPending()
          #expect(button.titleLabel?.text == (isTracked ? "a longer title" : "a") && calls == (isTracked ? 2 : 1))
          button.isEnabled = false
          HeadlessRunLoop.runPending()
          #expect(calls == (isTracked ? 3 : 2) && button.titleLabel?.text == "a longer title")
          calls = 0
          model.unread += 1
          HeadlessRunLoop.runPending()
          #expect(calls == 0)
          window.isHidden = true
        }
      }
    }

    @Test func whatIsShownInPlaceOfContentIsUpdatedByWhatItReads() {
      final class Empty: UIViewController {
        let model = Model()
        var calls = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
          calls += 1
          var empty = UIContentUnavailableConfiguration.empty()
          empty.text = "No messages"
          contentUnavailableConfiguration = model.unread == 0 ? empty : nil
        }
      }
      let controller = Empty()
      let window = makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRunLoop.runPending()
      #expect(controller.contentUnavailableConfiguration != nil && controller.calls == 1)
      controller.model.unread = 2
      HeadlessRunLoop.runPending()
      #expect(controller.contentUnavailableConfiguration == nil && controller.calls == 2)
      controller.model.text = "b"
      HeadlessRunLoop.runPending()
      #expect(controller.calls == 2)
      window.isHidden = true
    }

    // MARK: Versions

    @Test func versionsDoWhatDevicesDo() {
      for (version, hasKey, isTracked) in [(17, true, false), (18, false, false), (18, true, true), (26, false, true)] {
        HeadlessSystem.run(as: version, hasObservationTrackingKey: hasKey) {
          let model = Model()
          let badge = Badge(model)
          let window = show(badge)
          #expect(badge.takeCalls() == (version >= 26 ? ["properties a"] : []) + ["layout 10.0"])
          model.width = 20
          HeadlessRunLoop.runPending()
          #expect(badge.takeCalls() == (isTracked ? ["layout 20.0"] : []))
          window.isHidden = true
        }
      }
      #expect(HeadlessSystem.version == 26)
    }

    // MARK: Lists

    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      let models: [Model]
      var asked = 0
      /// What a cell shows.
      var log: [String] = []

      init(_ models: [Model]) { self.models = models }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let model = models[indexPath.row]
        cell.accessoryType = model.unread > 0 ? .checkmark : .none
        cell.configurationUpdateHandler = { [unowned self] cell, state in
          log.append("\(indexPath.row) \(model.text)")
          var content = UIListContentConfiguration.cell().updated(for: state)
          content.text = model.text
          cell.contentConfiguration = content
        }
        return cell
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        models.count
      }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let model = models[indexPath.item]
        cell.configurationUpdateHandler = { [unowned self] _, _ in log.append("\(indexPath.item) \(model.text)") }
        return cell
      }
    }

    @Test func aCellsHandlerIsCalledAgainAndItsRowIsNotAskedFor() {
      let models = (0..<3).map { _ in Model() }
      let source = Source(models)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      let window = show(table)
      (source.asked, source.log) = (0, [])
      models[1].text = "b"
      HeadlessRunLoop.runPending()
      #expect(source.log == ["1 b"] && source.asked == 0)
      let shown = table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentConfiguration
      #expect((shown as? UIListContentConfiguration)?.text == "b")
      // Read in `cellForRowAt` alone, which is not followed.
      models[2].unread = 1
      HeadlessRunLoop.runPending()
      #expect(
        source.asked == 0
          && table.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryType == UITableViewCell.AccessoryType.none
      )
      window.isHidden = true
    }

    @Test func aCollectionsCellIsUpdatedByItsHandler() {
      let models = (0..<3).map { _ in Model() }
      let source = Source(models)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      let window = show(collection)
      (source.asked, source.log) = (0, [])
      models[1].text = "b"
      HeadlessRunLoop.runPending()
      #expect(source.log == ["1 b"] && source.asked == 0)
      window.isHidden = true
    }

    @Test(arguments: [(26, 10.0), (27, 30.0)]) func sectionProvidersAreFollowedFromVersion27(
      _ version: Int,
      _ height: CGFloat
    ) {
      HeadlessSystem.run(as: version) {
        let model = Model()
        let source = Source([model])
        let layout = UICollectionViewCompositionalLayout { _, _ in
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(model.width)
          )
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: layout
        )
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        let window = show(collection)
        model.width = 30
        HeadlessRunLoop.runPending()
        #expect(collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height == height)
        window.isHidden = true
      }
    }

    @Test func aViewThatHasGoneIsNotKeptByItsModels() {
      let model = Model()
      weak var badge: Badge?
      do {
        let shown = Badge(model)
        let window = show(shown)
        badge = shown
        window.isHidden = true
        shown.removeFromSuperview()
      }
      HeadlessRunLoop.runPending()
      #expect(badge == nil)
      model.width = 3
      HeadlessRunLoop.runPending()
    }
  }
#endif
