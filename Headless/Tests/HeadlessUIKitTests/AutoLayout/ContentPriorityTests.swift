import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The priorities of views made in code, as listed at stackoverflow.com/a/36924093 for Xcode 7.3.
@MainActor struct ContentPriorityTests {
  @Test func hugging() {
    let views: [(UIView, Float, Float)] = [
      (UIView(), 250, 250), (UILabel(), 250, 250), (UIImageView(image: nil), 250, 250), (UIButton(), 250, 250),
      (UITextField(), 250, 250), (UIScrollView(), 250, 250), (UISwitch(), 750, 750),
      (UIActivityIndicatorView(style: .medium), 750, 750), (UISegmentedControl(items: []), 250, 750),
      (UIProgressView(), 250, 750),
    ]
    for (view, horizontal, vertical) in views {
      expectEqual(view.contentHuggingPriority(for: .horizontal).rawValue, horizontal, "\(type(of: view))")
      expectEqual(view.contentHuggingPriority(for: .vertical).rawValue, vertical, "\(type(of: view))")
      expectEqual(view.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
      expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }
  }

  @Test func whatIsSetCounts() {
    let view = UISwitch()
    view.setContentHuggingPriority(.required, for: .vertical)
    expectEqual(view.contentHuggingPriority(for: .vertical), .required)
    expectEqual(view.contentHuggingPriority(for: .horizontal), .defaultHigh)
  }

  /// A priority that changes in a tree that is laid out changes the layout.
  @Test func aChangeCounts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let (a, b) = (SizedView(80, 10), SizedView(60, 10))
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual([a.frame.width, b.frame.width], [240, 60])
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    expectEqual([a.frame.width, b.frame.width], [80, 220])
    root.frame.size.width = 100
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    expectEqual([a.frame.width, b.frame.width], [40, 60])
  }

  @Test func aContentSizeThatChangesIsAskedForOnce() {
    final class Asked: UIView {
      var size = CGSize(width: 10, height: 10)
      var count = 0
      override var intrinsicContentSize: CGSize {
        count += 1
        return size
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let view = Asked()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.count == 1 && view.frame.width == 10)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expectEqual(view.count, 1)
    view.size.width = 30
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.count == 2 && view.frame.width == 30)
    view.size.width = UIView.noIntrinsicMetric
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 0)
  }
}
