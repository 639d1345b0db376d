#if os(Linux) && canImport(Glibc)
  import Foundation
  import Observation
  import Simulation
  import TestSupport
  import Testing

  @testable import Roster

  /// Rows, headers, heights and swipes that read `@Observable` models.
  @MainActor @Suite(.serialized) struct ObservedModelTests {
    nonisolated static let screens = ModelScreen.Kind.allCases.flatMap { kind in
      ModelScreen.Shape.allCases.map { (kind, $0) }
    }

    private func check(
      _ screen: (ModelScreen.Kind, ModelScreen.Shape),
      count: Int = 100,
      _ body: (ModelScreen, [ObservedMail], FlatDataSource<ObservedMail>, Scheduler) -> Void
    ) {
      simulated { scheduler in
        let mails = (0..<count).map { ObservedMail($0) }
        let content = FlatDataSource(mails)
        let screen = ModelScreen(screen.0, screen.1, content)
        body(screen, mails, content, scheduler)
        scheduler.advance(by: .seconds(1))
      }
    }

    @Test(arguments: screens) func oneRowIsShownAnewAndNothingElse(_ screen: (ModelScreen.Kind, ModelScreen.Shape)) {
      check(screen) { screen, mails, _, scheduler in
        mails[2].subject = "Other"
        #expect(screen.texts[2] == "Mail 2")
        scheduler.advance(by: .seconds(1))
        let counts = screen.takeCounts()
        #expect(counts.shown == [2] && counts.batches == 1 && counts.reloads == 0)
        #expect(screen.texts[2] == "Other" && screen.texts[3] == "Mail 3")
        // Once more, as what is read anew is followed anew.
        mails[2].subject = "Another"
        scheduler.advance(by: .seconds(1))
        #expect(screen.takeCounts().shown == [2] && screen.texts[2] == "Another")
      }
    }

    @Test(arguments: screens) func whatIsNotReadShowsNothing(_ screen: (ModelScreen.Kind, ModelScreen.Shape)) {
      check(screen) { screen, mails, _, scheduler in
        mails[2].notes += 1
        mails[50].subject = "Below the screen"
        scheduler.advance(by: .seconds(1))
        let counts = screen.takeCounts()
        #expect(counts.shown.isEmpty && counts.batches == 0 && counts.reloads == 0)
      }
    }

    @Test(arguments: screens) func changesOfOneTurnAreOneBatch(_ screen: (ModelScreen.Kind, ModelScreen.Shape)) {
      check(screen) { screen, mails, _, scheduler in
        for number in [3, 1, 4, 1, 5] { mails[number].subject += "!" }
        scheduler.advance(by: .milliseconds(1))
        var counts = screen.takeCounts()
        #expect(counts.shown.sorted() == [1, 3, 4, 5] && counts.batches == 1)
        // Turn after turn, no more than one a frame.
        for _ in 0..<160 {
          mails[1].subject += "!"
          scheduler.advance(by: .milliseconds(1))
        }
        scheduler.advance(by: .seconds(1))
        counts = screen.takeCounts()
        #expect(counts.batches == counts.shown.count && (9...11).contains(counts.batches))
        #expect(screen.texts[1] == mails[1].subject)
      }
    }

    @Test(arguments: screens) func aRowIsFollowedWhereverItGoes(_ screen: (ModelScreen.Kind, ModelScreen.Shape)) {
      check(screen) { screen, mails, content, scheduler in
        content.insert(contentsOf: (1...3).map { ObservedMail(1_000 + $0) }, at: 0)
        content.remove(at: 4)
        mails[2].subject = "Other"
        _ = screen.takeCounts()
        scheduler.advance(by: .seconds(1))
        #expect(screen.takeCounts().shown.count { $0 == 2 } == 1)
        #expect(screen.texts.values.contains("Other"))
        // Out and in again.
        guard let row = content.items.firstIndex(of: mails[2]) else { return }
        content.remove(at: row)
        mails[2].subject = "Gone"
        scheduler.advance(by: .seconds(1))
        content.insert(mails[2], at: 0)
        scheduler.advance(by: .seconds(1))
        #expect(screen.texts.values.contains("Gone"))
      }
    }

    @Test(arguments: screens) func aRowThatIsHigherIsMeasuredAndNothingAboveItMoves(
      _ screen: (ModelScreen.Kind, ModelScreen.Shape)
    ) {
      check(screen) { screen, mails, _, scheduler in
        screen.useHeightsOfModels()
        let before = screen.frame(3)
        mails[2].height = 90
        scheduler.advance(by: .seconds(1))
        screen.window.layoutIfNeeded()
        #expect(screen.frame(2).height == 90 && screen.frame(3).minY == before.minY + 40)
        // Above the screen: what is on it stays.
        screen.view.contentOffset.y = screen.frame(20).minY + 10
        screen.window.layoutIfNeeded()
        mails[0].height = 130
        scheduler.advance(by: .seconds(1))
        screen.window.layoutIfNeeded()
        #expect(screen.view.contentOffset.y == screen.frame(20).minY + 10)
      }
    }

    @Test(arguments: ModelScreen.Shape.allCases) func aRowThatMeasuresItselfIsMeasuredAnew(shape: ModelScreen.Shape) {
      check((.table, shape)) { screen, mails, _, scheduler in
        let before = (screen.frame(2).height, screen.frame(3).minY)
        mails[2].subject = "One\nTwo\nThree\nFour"
        scheduler.advance(by: .seconds(1))
        let growth = screen.frame(2).height - before.0
        #expect(growth > 20 && screen.frame(3).minY == before.1 + growth)
        // The row that is read ends where it ended, when what is above it grows.
        screen.view.contentOffset.y = screen.frame(1).midY
        screen.window.layoutIfNeeded()
        let place = screen.frame(2).minY - screen.view.contentOffset.y
        mails[1].subject = ""
        scheduler.advance(by: .seconds(1))
        #expect(screen.frame(2).minY - screen.view.contentOffset.y == place)
      }
    }

    @Test(.slow, arguments: screens) func oneOfManyModelsTouchesOneRow(_ screen: (ModelScreen.Kind, ModelScreen.Shape))
    {
      check(screen, count: Seeds.runSlowTests ? 20_000 : 10_000) { screen, mails, _, scheduler in
        mails[1].subject = "Other"
        scheduler.advance(by: .seconds(1))
        #expect(screen.takeCounts().shown == [1])
      }
    }

    @Test(.slow, arguments: screens) func whatChangesWhileACellIsReadyForTheScreenIsShownOnIt(
      _ screen: (ModelScreen.Kind, ModelScreen.Shape)
    ) {
      check(screen) { screen, mails, _, scheduler in
        for step in 1...40 {
          screen.view.contentOffset.y = CGFloat(step * 30)
          screen.window.layoutIfNeeded()
          for mail in mails { mail.subject = "Mail \(mail.id) at \(step)" }
          if step % 3 == 0 { scheduler.advance(by: .seconds(1)) }
        }
        scheduler.advance(by: .seconds(1))
        for (item, text) in screen.texts { #expect(text == "Mail \(item) at 40") }
        #expect(screen.texts.count > 5)
      }
    }

    // MARK: Headers

    @Test func aHeaderIsShownAnewAndNoRow() {
      simulated { scheduler in
        let folders = (0..<3).map { ObservedFolder("Folder \($0)") }
        let content = NestedDataSource(
          folders.map { folder in
            ContentSection<FolderHeading, ObservedMail, Never>(
              header: FolderHeading(folder: folder),
              items: (0..<2).map { ObservedMail($0) }
            )
          }
        )
        let frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        let window = UIWindow(frame: frame)
        let table = BatchCountingTable(frame: frame, style: .plain)
        window.addSubview(table)
        table.attach(content)
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 390, height: 30)
        let collection = BatchCountingCollection(frame: frame, collectionViewLayout: layout)
        window.addSubview(collection)
        collection.attach(content)
        window.isHidden = false
        window.layoutIfNeeded()
        shownMails = []
        let header = table.headerView(forSection: 1) as? FolderRowView
        let tile =
          collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 1)
          ) as? FolderTileView
        #expect(header?.shown == ["Folder 1"] && tile?.shown == ["Folder 1"])
        folders[1].name = "Other"
        scheduler.advance(by: .seconds(1))
        #expect(header?.shown == ["Folder 1", "Other"] && tile?.shown == ["Folder 1", "Other"])
        #expect(shownMails.isEmpty && table.reloads == 1 && collection.reloads == 1)
        // At another place.
        content.removeSection(at: 0)
        folders[1].name = "Another"
        scheduler.advance(by: .seconds(1))
        #expect(header?.shown.last == "Another" && tile?.shown.last == "Another")
      }
    }

    @Test func aTitleIsShownAnew() {
      simulated { scheduler in
        let folders = (0..<3).map { ObservedFolder("Folder \($0)") }
        let content = NestedDataSource(
          folders.map { folder in
            ContentSection<FolderTitle, ObservedMail, Never>(
              header: FolderTitle(folder: folder),
              items: (0..<2).map { ObservedMail($0) }
            )
          }
        )
        let frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        let window = UIWindow(frame: frame)
        let table = BatchCountingTable(frame: frame, style: .plain)
        window.addSubview(table)
        table.attach(content)
        window.isHidden = false
        window.layoutIfNeeded()
        shownMails = []
        folders[1].name = "Other"
        scheduler.advance(by: .seconds(1))
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Other")
        content.insertSection(
          ContentSection(header: FolderTitle(folder: ObservedFolder("New")), items: []),
          at: 0
        )
        window.layoutIfNeeded()
        folders[1].name = "Another"
        folders[0].name = "First"
        scheduler.advance(by: .seconds(1))
        #expect(table.headerView(forSection: 2)?.textLabel?.text == "Another")
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "First")
        #expect(shownMails.isEmpty)
      }
    }

    // MARK: Swipes

    @Test(arguments: ModelScreen.Shape.allCases) func aSwipeWhoseButtonsAreOutOfDateCloses(shape: ModelScreen.Shape) {
      check((.table, shape)) { screen, mails, _, scheduler in
        guard let table = screen.view as? UITableView, let attached = screen.attached as? TableViewDelegate else {
          return
        }
        attached.trailingSwipeActions(for: ObservedMail.self) { mail, _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: mail.isUnread ? "Read" : "Unread") { _, _, done in done(true) }
          ])
        }
        let path = IndexPath(row: 2, section: screen.section)
        #expect(table.headlessRevealSwipeActions(forRowAt: path) && table.headlessSwipedRow == path)
        mails[2].notes = 5
        scheduler.advance(by: .seconds(1))
        #expect(table.headlessSwipedRow == path)
        mails[2].isUnread = false
        scheduler.advance(by: .seconds(1))
        #expect(table.headlessSwipedRow == nil)
        #expect(table.headlessSwipeActions(forRowAt: path).map(\.title) == ["Unread"])
        // Nothing is open any more.
        _ = screen.takeCounts()
        mails[2].isUnread = true
        scheduler.advance(by: .seconds(1))
        #expect(screen.takeCounts().batches == 0)
      }
    }

    // MARK: What is kept

    @Test func aListThatHasGoneIsNotKeptByItsModels() {
      simulated { scheduler in
        let mail = ObservedMail(1)
        weak var table: UITableView?
        do {
          let content = FlatDataSource([mail])
          let screen = ModelScreen(.table, .leaf, content)
          table = screen.view as? UITableView
          screen.window.isHidden = true
          scheduler.advance(by: .seconds(1))
        }
        scheduler.advance(by: .seconds(1))
        #expect(table == nil)
        mail.subject = "Other"
        scheduler.advance(by: .seconds(1))
      }
    }
  }
#endif
