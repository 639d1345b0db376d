// refused: refers to instance method 'tapped()' that is not exposed to Objective-C
import UIKit

@MainActor func tap(_ target: Target) {
  _ = #selector(Target.tapped)
}

@MainActor final class Target: NSObject {
  func tapped() {}
}
