import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Random changes of shelves with layouts of all kinds, in a strict view and in composites, beside a model that knows nothing
/// of views: a shelf's name says its layout, and where its carousel has to be.
@MainActor struct RandomSectionLayoutsTests {
  private enum Kind: Int, CaseIterable {
    case list, pair, triple, carousel
  }

  private static func kind(_ name: String) -> Kind { Kind(rawValue: (Int(name) ?? 0) % 4) ?? .list }

  private static func layout(_ name: String) -> CollectionSectionLayout {
    switch kind(name) {
    case .list: .list()
    case .pair: .tiles(2)
    case .triple: .tiles(3)
    case .carousel: .strip
    }
  }

  @Test(.slow, arguments: Seeds.some(of: 1...16 as ClosedRange<UInt64>)) func shelvesKeepTheirLayoutsAndOffsets(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var numbers = 0..<0
    func items(_ count: Int) -> [Ticket] {
      numbers = numbers.upperBound..<numbers.upperBound + count
      return numbers.map { Ticket($0) }
    }
    var names = 0
    /// Carousels are always longer than the view is wide.
    func items(of name: String) -> [Ticket] {
      items(Self.kind(name) == .carousel ? 20 : Int.random(in: 0...9, using: &random))
    }
    func shelf() -> ShelfSection {
      names += 1
      return ShelfSection(header: Shelf("\(names)"), items: items(of: "\(names)"))
    }
    let contents = (0..<3).map { _ in NestedDataSource((0..<4).map { _ in shelf() }) }
    let laidOut = contents.map { $0.layout(byHeader: { $0.map { Self.layout($0.id) } }) }
    let collection = makeSections(height: 600)
    let composite = CompositeCollectionViewContent(laidOut.map { .init(presenting: $0) })
    let hands = CompositeCollectionViewDataSource {
      laidOut[0]; laidOut[1]; laidOut[2]
    }
    func attach(_ isByHand: Bool) {
      if isByHand { collection.attach(hands) } else { collection.attach(composite) }
    }
    attach(seed % 2 == 0)
    var offsets: [String: CGFloat] = [:]
    var order = contents
    var shown: [String] { order.flatMap { $0.sections.map { $0.header?.id ?? "" } } }

    let failures = HeadlessFailure.recording {
      for _ in 0..<40 {
        let content = contents[Int.random(in: 0..<3, using: &random)]
        let sections = content.sections
        switch Int.random(in: 0..<14, using: &random) {
        case 0: content.insertSection(shelf(), at: Int.random(in: 0...sections.count, using: &random))
        case 1 where !sections.isEmpty:
          content.removeSection(at: Int.random(in: 0..<sections.count, using: &random))
        case 2 where !sections.isEmpty:
          let (from, to) = (
            Int.random(in: 0..<sections.count, using: &random), Int.random(in: 0..<sections.count, using: &random)
          )
          content.moveSection(from: from, to: to)
        case 3: content.apply(sections.shuffled(using: &random))
        case 4 where !sections.isEmpty:
          content.updateSection(at: Int.random(in: 0..<sections.count, using: &random)) {
            $0.items = items(of: $0.header?.id ?? "")
          }
        case 5:
          let last = contents.indices.last ?? 0
          let (from, to) = (Int.random(in: 0...last, using: &random), Int.random(in: 0...last, using: &random))
          composite.moveChild(from: from, to: to)
          order.insert(order.remove(at: from), at: to)
          hands.move(hands.dataSources[from] as any NSObjectProtocol, to: to)
        case 6:
          collection.detach()
          collection.layoutIfNeeded()
          content.apply(sections.shuffled(using: &random))
          attach(Bool.random(using: &random))
        case 7: collection.reloadData()
        case 8: collection.frame.size.width = CGFloat.random(in: 320...900, using: &random).rounded()
        default:
          collection.layoutIfNeeded()
          let all = shown
          guard let section = all.indices.filter({ Self.kind(all[$0]) == .carousel }).randomElement(using: &random),
            let frame = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame
          else { continue }
          let end = max(0, collection.contentSize.height - 600)
          collection.headlessScroll(to: CGPoint(x: 0, y: min(max(0, frame.minY - 200), end)))
          let distance = CGFloat.random(in: -100...400, using: &random).rounded()
          if (collection.headlessOffset(ofSection: section) ?? 0) + distance < 1_200,
            collection.headlessScrollSection(section, by: distance)
          {
            offsets[all[section]] = collection.headlessOffset(ofSection: section)
          }
        }
        check(collection, shown, offsets, seed)
      }
    }
    #expect(failures.isEmpty, "seed \(seed)")
  }

  private func check(
    _ collection: UICollectionView,
    _ shown: [String],
    _ offsets: [String: CGFloat],
    _ seed: UInt64
  ) {
    collection.layoutIfNeeded()
    expectEqual(collection.numberOfSections, shown.count, "seed \(seed)")
    for (section, name) in shown.enumerated() {
      let count = collection.numberOfItems(inSection: section)
      if let header = collection.headerText(section) { expectEqual(header, name, "seed \(seed)") }
      guard count > 0 else { continue }
      let frames = (0..<count).compactMap {
        collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
      let columns = frames.count { $0.minY == frames[0].minY }
      let expected =
        switch Self.kind(name) {
        case .list: 1
        case .pair: min(2, count)
        case .triple: min(3, count)
        case .carousel: count
        }
      expectEqual(columns, expected, "seed \(seed): shelf \(name)")
      guard Self.kind(name) == .carousel,
        collection.indexPathsForVisibleItems.contains(where: { $0.section == section })
      else { continue }
      expectEqual(collection.headlessOffset(ofSection: section), offsets[name] ?? 0, "seed \(seed): shelf \(name)")
    }
  }
}
