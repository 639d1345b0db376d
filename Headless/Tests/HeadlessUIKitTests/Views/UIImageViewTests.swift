import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIImageViewTests {
  @Test func theViewAsksForTheSizeOfItsPicture() throws {
    let image = UIImage(headlessColor: .red, size: CGSize(width: 12, height: 34))
    let view = UIImageView(image: image)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 12, height: 34))
    expectEqual(view.intrinsicContentSize, image.size)
    view.image = nil
    expectEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    expectEqual(view.sizeThatFits(CGSize(width: 9, height: 9)), .zero)
  }

  /// A superview that sets the same picture in each layout pass comes to rest.
  @Test func theSamePictureAsksForNoLayout() {
    final class Parent: UIView {
      let imageView = UIImageView()
      var picture = UIImage(headlessColor: .red, size: CGSize(width: 12, height: 34))
      var passes = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        imageView.image = picture
      }
    }
    let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stack = UIStackView(arrangedSubviews: [parent.imageView])
    stack.frame = parent.bounds
    parent.addSubview(stack)
    parent.layoutIfNeeded()
    let passes = parent.passes
    #expect((1...2).contains(passes))
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    expectEqual(parent.passes, passes + 1)
    parent.picture = UIImage(headlessColor: .blue, size: CGSize(width: 50, height: 5))
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    expectEqual(parent.imageView.intrinsicContentSize.width, 50)
  }

  @Test func aSymbolFollowsItsConfiguration() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: symbol)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    expectEqual(view.intrinsicContentSize.width, 2 * symbol.size.width)
    let large = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    expectEqual(large.size.width, 2 * symbol.size.width)
    let picture = UIImage(headlessColor: .red, size: CGSize(width: 12, height: 34))
    expectEqual(picture.applyingSymbolConfiguration(.init(pointSize: 34))?.size, picture.size)
  }

  @Test func theHighlightedPictureIsShown() {
    let small = UIImage(headlessColor: .red, size: CGSize(width: 1, height: 1))
    let large = UIImage(headlessColor: .red, size: CGSize(width: 2, height: 2))
    let view = UIImageView(image: small, highlightedImage: large)
    expectEqual(view.intrinsicContentSize, small.size)
    view.isHighlighted = true
    expectEqual(view.intrinsicContentSize, large.size)
  }
}
