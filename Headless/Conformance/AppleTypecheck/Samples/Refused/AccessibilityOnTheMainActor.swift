// refused: main actor-isolated property 'other' can not be referenced from a nonisolated context
import UIKit

final class Row: UIView {
  private var other: UIView { self }

  override var accessibilityLabel: String? {
    get { other.accessibilityLabel }
    set {}
  }
}
