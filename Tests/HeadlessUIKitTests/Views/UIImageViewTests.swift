import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIImageViewTests {
  @Test func theViewAsksForTheSizeOfItsPicture() throws {
    let image = UIImage(headlessColor: .red, size: CGSize(width: 12, height: 34))
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 34))
    #expect(view.intrinsicContentSize == image.size)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
  }

  @Test func aSymbolFollowsItsConfiguration() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: symbol)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 2 * symbol.size.width)
    let large = try #require(UIImage(systemName: "star", withConfiguration: .init(pointSize: 34)))
    #expect(large.size.width == 2 * symbol.size.width)
    let picture = UIImage(headlessColor: .red, size: CGSize(width: 12, height: 34))
    #expect(picture.applyingSymbolConfiguration(.init(pointSize: 34))?.size == picture.size)
  }

  @Test func theHighlightedPictureIsShown() {
    let small = UIImage(headlessColor: .red, size: CGSize(width: 1, height: 1))
    let large = UIImage(headlessColor: .red, size: CGSize(width: 2, height: 2))
    let view = UIImageView(image: small, highlightedImage: large)
    #expect(view.intrinsicContentSize == small.size)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == large.size)
  }
}
