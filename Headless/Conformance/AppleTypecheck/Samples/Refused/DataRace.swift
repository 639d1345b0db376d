// refused: sending 'names' risks causing data races
import UIKit

final class Names {
  var all: [String] = []
}

final class Source: NSObject {
  let names = Names()

  override func responds(to selector: Selector!) -> Bool {
    let names = names
    return MainActor.assumeIsolated { names.all.isEmpty }
  }
}
