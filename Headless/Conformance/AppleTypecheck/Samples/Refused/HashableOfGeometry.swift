// refused: type 'Place' does not conform to protocol 'Hashable'
import CoreGraphics

struct Place: Hashable {
  var frame: CGRect
}
