#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// A person uses every list of a screen: those in cells, those beside each other, and sections that scroll by themselves.
  @Suite @MainActor struct NestedListsTests {
    private static func simulateStorefront(_ bug: StorefrontBug?, worlds: Int = 100) throws {
      try simulate(StorefrontViewController.self, worlds: worlds) { _ in StorefrontViewController(bug) }
    }

    @Test(.slow, arguments: StorefrontBug.allCases)
    func mistakesInInnerAndSecondListsAreFound(bug: StorefrontBug) throws {
      let checks: [StorefrontBug: Check] = [
        .keptStar: .freshCells, .keptApps: .freshCells, .keptSource: .freshCells, .hiddenInListAlone: .rules,
        .keptCheckmark: .freshCells, .lowHeader: .cutOffText,
      ]
      let failure = #expect(throws: SimulationFailure.self) { try Self.simulateStorefront(bug) }
      #expect(failure?.finding.check == checks[bug], "\(failure as Any)")
      if bug == .keptStar {
        #expect(failure?.finding.text.contains(" of the list in row 0-") == true, "\(failure as Any)")
        #expect(failure?.steps.contains { $0.contains("try screen.scroll(by: 400, in: .inside(") } == true)
      }
    }

    @Test(.slow)
    func theSameScreenWithoutMistakesSurvives() throws {
      try Self.simulateStorefront(nil, worlds: 15)
    }

    @Test
    func verbsNameRowsOfEachList() throws {
      let controller = StorefrontViewController(nil)
      let screen = TestScreen(controller)
      try screen.tap(.inside(.indexPath([0, 1]), .indexPath([0, 2])))
      #expect(controller.stars.contains("App 1-2"))
      try screen.tap("App 2-0")
      #expect(controller.stars.contains("App 2-0"))
      try screen.longPress(.inside(.inside(.indexPath([0, 1]), .list(0)), .indexPath([0, 2])), tap: "Hide")
      #expect(!controller.apps[1].contains("App 1-2"))
      try screen.scroll(by: 400, in: .inside(.indexPath([0, 2]), .indexPath([0, 0])))
      #expect(screen.shows("App 2-6") && !screen.shows("App 3-6"))
      try screen.swipe(.inside(.list(1), .indexPath([0, 1])), tap: "Remove")
      #expect(!controller.files.contains("File 1"))
      try screen.tapIndexTitle("F", in: .list(1))
      try screen.pullToRefresh(in: .list(1))
      try screen.scrollToEnd(in: .list(1))
      #expect(screen.shows("File 29"))
      let place = try screen.place(of: UICollectionViewCell.self) { $0.shownTexts == ["App 3-1"] }
      #expect(place == .inside(.indexPath([0, 3]), .indexPath([0, 1])))
      let failure = #expect(throws: ScreenFailure.self) { try screen.scroll(by: 10, in: .list(2)) }
      #expect(failure?.reason == "There is nothing to scroll at the list 2.")
    }

    @Test
    func aRowThatAListTakesAllTouchesOfCannotBeTapped() throws {
      let screen = TestScreen(StorefrontViewController(nil))
      let failure = #expect(throws: ScreenFailure.self) { try screen.tap(.indexPath([0, 1])) }
      #expect(failure?.reason.contains("is covered by UICollectionView") == true)
    }

    /// A badge that a used cell keeps, in a section or a grid that scrolls sideways.
    @Test(.slow, arguments: [true, false], [true, false])
    func whatScrollsSidewaysIsScrolled(isSection: Bool, isFlawed: Bool) throws {
      func run() throws {
        try simulate(SidewaysViewController.self, worlds: 20) { _ in
          SidewaysViewController(isSection: isSection, isFlawed: isFlawed)
        }
      }
      guard isFlawed else { return try run() }
      let failure = #expect(throws: SimulationFailure.self) { try run() }
      #expect(failure?.finding.check == .freshCells)
      let step = isSection ? "try screen.scroll(by: 400, in: .indexPath([0, 0]))" : "try screen.scroll(by: 400)"
      #expect(failure?.steps.contains(step) == true, "\(failure as Any)")
    }
  }

  private final class SidewaysViewController: UICollectionViewController {
    private let isFlawed: Bool

    init(isSection: Bool, isFlawed: Bool) {
      self.isFlawed = isFlawed
      if isSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .continuous
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      } else {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 400)
        super.init(collectionViewLayout: layout)
      }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let isNew = indexPath.item == 1
      if isNew || !isFlawed { cell.contentView.backgroundColor = isNew ? .red : .blue }
      return cell
    }
  }
#endif
