import BenchmarkSupport
import Foundation
import Roster

/// A list that can be scrolled from its top to its end.
@MainActor protocol ScrollingList {
  /// A list whose data source is measured.
  var metered: UIScrollView { get }
  /// The same list without anything between it and its data source.
  var plain: UIScrollView { get }
  var meter: Meter { get }
}

extension ScrollingList {
  /// Scrolls through both lists once.
  func sample() -> ScrollSample {
    rewind(metered)
    meter.reset()
    scroll(metered)
    rewind(plain)
    let time = ProcessorTime.measure { scroll(plain) }
    return ScrollSample(
      cell: meter.nanoseconds / Double(meter.count),
      scroll: time / .nanoseconds(1) / Double(meter.count)
    )
  }

  /// Scrolls through the list that is not measured, from its top to its end.
  func scrollOnce() {
    rewind(plain)
    scroll(plain)
  }

  private func rewind(_ view: UIScrollView) {
    view.setContentOffset(.zero, animated: false)
    view.layoutIfNeeded()
  }

  private func scroll(_ view: UIScrollView) {
    let end = view.contentSize.height - view.bounds.height
    for offset in stride(from: 0, to: end, by: Screen.step) {
      view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      view.layoutIfNeeded()
    }
  }
}

/// The measures of the lists.
@MainActor enum Screen {
  static let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let rowHeight: CGFloat = 44
  static let step = 5 * rowHeight

  /// Puts a list into a window.
  static func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.addSubview(view)
    window.isHidden = false
    return window
  }
}
