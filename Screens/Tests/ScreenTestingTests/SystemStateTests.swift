#if os(Linux) && canImport(Glibc)
  import Foundation
  import FoundationNetworking
  import HeadlessUIKit
  import ScreenTesting
  import Simulation
  import Testing

  /// Where an app keeps how often it was launched.
  private enum Place: CaseIterable {
    case defaults, synchronizedDefaults, suite, cookie, cache, pasteboard

    private static let group = "group.screen-testing"
    private static let url = URL(string: "https://example.com/launches") ?? URL(fileURLWithPath: "/")

    var text: String? {
      get {
        switch self {
        case .defaults, .synchronizedDefaults: UserDefaults.standard.string(forKey: "launches of \(self)")
        case .suite: UserDefaults(suiteName: Self.group)?.string(forKey: "launches")
        case .cookie: HTTPCookieStorage.shared.cookies(for: Self.url)?.first { $0.name == "launches" }?.value
        case .cache:
          URLCache.shared.cachedResponse(for: URLRequest(url: Self.url)).map {
            String(decoding: $0.data, as: UTF8.self)
          }
        case .pasteboard: UIPasteboard.general.string
        }
      }
      nonmutating set {
        switch self {
        case .defaults: UserDefaults.standard.set(newValue, forKey: "launches of \(self)")
        case .synchronizedDefaults:
          UserDefaults.standard.set(newValue, forKey: "launches of \(self)")
          UserDefaults.standard.synchronize()
        case .suite: UserDefaults(suiteName: Self.group)?.set(newValue, forKey: "launches")
        case .cookie:
          let cookie = HTTPCookie(properties: [
            .name: "launches", .value: newValue ?? "", .domain: "example.com", .path: "/",
          ])
          if let cookie { HTTPCookieStorage.shared.setCookie(cookie) }
        case .cache:
          let response = URLResponse(url: Self.url, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)
          let data = Data((newValue ?? "").utf8)
          URLCache.shared.storeCachedResponse(
            CachedURLResponse(response: response, data: data),
            for: URLRequest(url: Self.url)
          )
        case .pasteboard: UIPasteboard.general.string = newValue
        }
      }
    }
  }

  /// A screen that says how often it was opened, also by earlier launches of the app.
  private final class LaunchesViewController: UITableViewController {
    private let place: Place
    private var count = 0

    init(_ place: Place) {
      self.place = place
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      count = (place.text.flatMap { Int($0) } ?? 0) + 1
      place.text = "\(count)"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Opened \(count) times"
      return cell
    }
  }

  @Suite(.serialized) @MainActor struct SystemStateTests {
    /// Forgets what another process has left on the disk.
    init() {
      for place in [Place.defaults, .synchronizedDefaults] {
        UserDefaults.standard.removeObject(forKey: "launches of \(place)")
      }
      UserDefaults(suiteName: "group.screen-testing")?.removeObject(forKey: "launches")
    }

    @Test(arguments: Place.allCases)
    private func eachWorldBeginsWithWhatTheSystemHadBefore(place: Place) throws {
      var counts: Set<String> = []
      try simulate(
        LaunchesViewController.self,
        worlds: 5,
        steps: 6,
        expecting: { _, screen in
          counts.formUnion(screen.texts)
          return nil
        }
      ) { _ in LaunchesViewController(place) }
      #expect(counts == ["Opened 1 times"], "\(place)")
      #expect(place == .pasteboard || place.text == nil, "\(place)")
    }

    @Test
    func whatATestHasSetIsThereInEachWorldAndAfterwards() throws {
      UserDefaults.standard.set("41", forKey: "launches of \(Place.defaults)")
      for _ in 0..<2 {
        try withVirtualTime { _, _ in
          let texts = TestScreen(LaunchesViewController(.defaults)).texts
          #expect(texts == ["Opened 42 times"])
        }
      }
      #expect(Place.defaults.text == "41")
      UserDefaults.standard.removeObject(forKey: "launches of \(Place.defaults)")
      UserDefaults.standard.synchronize()
    }

    // MARK: Timers

    /// Counts how often a timer fires.
    @MainActor private final class Ticks {
      var count = 0

      func start() {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { self.count += 1 }
        }
      }
    }

    @Test
    func timersEndWithTheirSimulation() throws {
      let ticks = Ticks()
      try withVirtualTime { _, scheduler in
        ticks.start()
        scheduler.advance(by: .seconds(10))
      }
      #expect(ticks.count == 10)
      _ = try withVirtualTime { _, scheduler in
        scheduler.advance(by: .seconds(60))
      }
      #expect(ticks.count == 10)
    }

    @Test
    func timersOfBeforeWaitUntilASimulationIsOver() throws {
      let ticks = Ticks()
      let timer = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: true) { _ in
        MainActor.assumeIsolated { ticks.count += 1 }
      }
      defer { timer.invalidate() }
      let date = timer.fireDate
      try withVirtualTime { _, scheduler in
        ticks.start()
        scheduler.advance(by: .seconds(10_000))
        #expect(ticks.count == 10_000)
      }
      #expect(abs(timer.fireDate.timeIntervalSince(date)) < 1)
    }

    /// A screen that leaves a timer, and begins its next one somewhat later each time.
    private final class LeavingViewController: UIViewController {
      private static var count = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        Self.count += 1
        for number in 0..<Self.count {
          _ = Timer.scheduledTimer(withTimeInterval: 0.9 + Double(number) * 0.07, repeats: true) { _ in }
        }
      }
    }

    @Test
    func whatAnotherTestHasLeftBlamesNoScreen() throws {
      try simulate(LeavingViewController.self, worlds: 8, without: [.leaks, .leftovers]) { _ in LeavingViewController()
      }
      try simulate(UIViewController.self, worlds: 8) { _ in UIViewController() }
    }
  }
#endif
