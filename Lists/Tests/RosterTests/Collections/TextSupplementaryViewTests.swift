import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct TextSupplementaryViewTests {
  /// Every number of words up to where there are several lines: no word is outside of the view.
  @Test func itIsAsHighAsItsText() {
    let view = TextSupplementaryView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    var heights: [CGFloat] = []
    for count in 1...30 {
      view.present(viewModel: Array(repeating: "word", count: count).joined(separator: " "))
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: 0)
      )
      attributes.size = CGSize(width: 200, height: 10)
      let fitting = view.preferredLayoutAttributesFitting(attributes)
      expectEqual(fitting.size.width, 200)
      heights.append(fitting.size.height)
      view.frame.size = fitting.size
      view.layoutIfNeeded()
      let text = view.label.sizeThatFits(CGSize(width: view.label.bounds.width, height: 10_000))
      #expect(text.height <= view.label.bounds.height, "\(count) words")
    }
    expectEqual(heights.first, CollectionViewDelegate.defaultSupplementaryLength)
    #expect(heights == heights.sorted() && Set(heights).count > 3)
  }

  @Test func aFlowLayoutGivesItTheHeightOfItsText() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    UIScreen.main.headlessAlone(with: window) {
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      collection.attach(NestedDataSource([ContentSection(header: "Africa", items: [Film("Kenya")], footer: "End")]))
      window.addSubview(collection)
      window.makeKeyAndVisible()
      @MainActor func height() -> CGFloat? {
        window.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        return collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame.height
      }
      expectEqual(height(), CollectionViewDelegate.defaultSupplementaryLength)
      UIScreen.main.headlessChangeTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
      #expect(height() ?? 0 > 60)
      window.isHidden = true
    }
  }

  @Test func itFollowsTheSizeOfText() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    UIScreen.main.headlessAlone(with: window) {
      let view = TextSupplementaryView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(view)
      window.makeKeyAndVisible()
      let size = view.label.font.pointSize
      UIScreen.main.headlessChangeTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
      window.layoutIfNeeded()
      #expect(view.label.font.pointSize > size)
      window.isHidden = true
    }
  }
}
