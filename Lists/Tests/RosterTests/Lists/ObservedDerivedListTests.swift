#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation
  import TestSupport
  import Testing

  @testable import Roster
  @testable import RosterComposites

  /// Lists of derived content whose closures read `@Observable` items: the item goes where it belongs, without an edit, and no
  /// other row is touched.
  @MainActor @Suite(.serialized) struct ObservedDerivedListTests {
    enum Operator: CaseIterable { case grouped, compared, joined, flatMapped, interleaved }
    enum Nesting: CaseIterable { case leaf, composite, handWritten }

    typealias Content = NestedDataSource<FolderHeading, ObservedMail, Never>

    nonisolated static let cases = Seeds.some(
      of: Operator.allCases.flatMap { rule in
        Nesting.allCases.flatMap { nesting in ModelScreen.Kind.allCases.map { (rule, nesting, $0) } }
      }
    )

    private static func section(_ mails: [ObservedMail]) -> ContentSection<FolderHeading, ObservedMail, Never> {
      ContentSection(header: FolderHeading(folder: ObservedFolder("Folder")), items: mails)
    }

    @MainActor private final class List {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
      let view: UIScrollView
      /// How often items were told to come, go or move, and to look different.
      private(set) var changed = 0
      private(set) var updated = 0
      /// Where the sections of the content begin.
      private let section: Int

      init<Source: DataSource>(_ source: Source, _ nesting: Nesting, _ kind: ModelScreen.Kind)
      where Source.Item == ObservedMail, Source.Header == FolderHeading, Source.Footer == Never {
        typealias Composite = CompositeDataSource<ObservedMail, FolderHeading, Never>
        let other = Content([ObservedDerivedListTests.section([ObservedMail(-1)])])
        section = nesting == .leaf ? 0 : 1
        let composite = Composite {
          Composite {
            other
            source
          }
        }
        switch kind {
        case .table:
          let table = BatchCountingTable(frame: window.bounds, style: .plain)
          view = table
          switch nesting {
          case .leaf: table.attach(source)
          case .composite: table.attach(composite)
          case .handWritten: table.attach { composite }
          }
        case .collection:
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 390, height: 44)
          let collection = BatchCountingCollection(frame: window.bounds, collectionViewLayout: layout)
          view = collection
          switch nesting {
          case .leaf: collection.attach(source)
          case .composite: collection.attach(composite)
          case .handWritten: collection.attach { composite }
          }
        }
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        observation = source.changes.observe { [unowned self] change in
          guard case .update(let stages) = change else { return }
          for stage in stages {
            changed += stage.items.deletes.count + stage.items.inserts.count + stage.items.moves.count
            updated += stage.items.updates.count
          }
        }
        shownMails = []
      }

      private var observation: ContentObservation?

      var reloads: Int { (view as? BatchCountingTable)?.reloads ?? (view as? BatchCountingCollection)?.reloads ?? 0 }

      /// The numbers of the mails on the screen, in sections.
      var shown: [[Int]] {
        window.layoutIfNeeded()
        let table = view as? UITableView
        let collection = view as? UICollectionView
        let count = table?.numberOfSections ?? collection?.numberOfSections ?? 0
        return (section..<count).map { section in
          let rows = table?.numberOfRows(inSection: section) ?? collection?.numberOfItems(inSection: section) ?? 0
          return (0..<rows).compactMap { row in
            let path = IndexPath(item: row, section: section)
            let text =
              table?.cellForRow(at: path)?.textLabel?.text
              ?? (collection?.cellForItem(at: path) as? ObservedTile)?.shownText
            return text.flatMap { Int($0.dropFirst("Mail ".count)) }
          }
        }
      }
    }

    private func list(_ rule: Operator, _ nesting: Nesting, _ kind: ModelScreen.Kind, _ content: Content) -> List {
      switch rule {
      case .grouped: List(content.grouped(by: \.notes) { _, _ -> FolderHeading? in nil }, nesting, kind)
      case .compared: List(content.sorted { $0.notes < $1.notes }, nesting, kind)
      case .joined:
        List(
          content.joined(with: FlatDataSource((0..<2).map { ObservedMail(100 + $0) }), by: \.notes, { $0.id - 100 })
            .map { pair in pair.right?.id == 101 ? pair.right ?? pair.left : pair.left },
          nesting,
          kind
        )
      case .flatMapped: List(content.flatMapped { $0.notes > 0 ? [$0, $0] : [$0] }, nesting, kind)
      case .interleaved:
        List(
          content.interleaved { _, after in (after?.notes ?? 0) > 0 ? 0 : nil }
            .map { $0.item ?? ObservedMail(200) },
          nesting,
          kind
        )
      }
    }

    @Test(arguments: cases)
    func anItemGoesWhereItBelongsAndNothingElseIsTouched(_ rule: Operator, _ nesting: Nesting, _ kind: ModelScreen.Kind)
    {
      simulated { scheduler in
        let mails = (0..<6).map { ObservedMail($0) }
        let list = list(rule, nesting, kind, Content([Self.section(mails)]))
        let before = list.reloads
        mails[2].notes = 1
        #expect(list.shown == [[0, 1, 2, 3, 4, 5]])
        scheduler.advance(by: .seconds(1))
        switch rule {
        case .grouped: #expect(list.shown == [[0, 1, 3, 4, 5], [2]] && list.changed == 1 && list.updated == 0)
        case .compared: #expect(list.shown == [[0, 1, 3, 4, 5, 2]] && list.changed == 1 && list.updated == 0)
        case .joined: #expect(list.shown == [[0, 1, 101, 3, 4, 5]] && list.changed == 0 && list.updated == 1)
        case .flatMapped: #expect(list.shown == [[0, 1, 2, 2, 3, 4, 5]] && list.changed == 1 && list.updated == 0)
        case .interleaved: #expect(list.shown == [[0, 1, 200, 2, 3, 4, 5]] && list.changed == 1 && list.updated == 0)
        }
        #expect(Set(shownMails).isSubset(of: [2, 101, 200]) && shownMails.count <= 1 && list.reloads == before)
        // What none of them reads.
        shownMails = []
        let changed = list.changed + list.updated
        mails[3].isUnread.toggle()
        scheduler.advance(by: .seconds(1))
        #expect(shownMails == [] && list.changed + list.updated == changed)
      }
    }
  }
#endif
