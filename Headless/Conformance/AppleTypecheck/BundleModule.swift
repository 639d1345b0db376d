// What SwiftPM writes for a target with resources.
import Foundation

extension Foundation.Bundle {
  static let module = Bundle.main
}
