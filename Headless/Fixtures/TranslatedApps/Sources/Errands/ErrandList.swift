import Foundation

extension Notification.Name {
  static let errandsDidChange = Notification.Name("errandsDidChange")
}

class ErrandList: NSObject {
  private(set) var errands: [Errand]

  init(errands: [Errand] = []) {
    self.errands = errands
    super.init()
  }

  func add(_ errand: Errand) {
    errands.append(errand)
    NotificationCenter.default.post(name: .errandsDidChange, object: self)
  }

  func update(at index: Int, _ change: (inout Errand) -> Void) {
    change(&errands[index])
    NotificationCenter.default.post(name: .errandsDidChange, object: self)
  }
}
