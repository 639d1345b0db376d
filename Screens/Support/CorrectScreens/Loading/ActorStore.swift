import HeadlessUIKit

/// Keeps readings in an actor, and tells of them by a stream.
private actor ReadingStore {
  private var readings: [Int] = []
  private var continuations: [AsyncStream<[Int]>.Continuation] = []

  func stream() -> AsyncStream<[Int]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [Int].self)
    continuations.append(continuation)
    continuation.yield(readings)
    return stream
  }

  func add(_ reading: Int) async {
    try? await Task.sleep(for: .milliseconds(50))
    readings.append(reading)
    for continuation in continuations { continuation.yield(readings) }
  }
}

/// Readings of an actor, in a diffable list.
final class ReadingsViewController: UICollectionViewController {
  private let store = ReadingStore()
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var following: Task<Void, Never>?
  private var count = 0

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, reading in
      var content = cell.defaultContentConfiguration()
      content.text = "Reading \(reading)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, reading in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: reading)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Measure",
      primaryAction: UIAction(title: "Measure") { [weak self] _ in self?.measure() }
    )
    following = Task { [weak self, store] in
      for await readings in await store.stream() { await self?.show(readings) }
    }
  }

  deinit { following?.cancel() }

  private func measure() {
    count += 1
    Task { [store, count] in await store.add(count) }
  }

  private func show(_ readings: [Int]) async {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(readings)
    await source?.apply(snapshot)
  }
}

extension CorrectScreen {
  static let readings = CorrectScreen("readings") { _ in
    UINavigationController(rootViewController: ReadingsViewController())
  }
}
