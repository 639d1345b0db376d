import Foundation

extension Notification.Name {
  static let plantsDidChange = Notification.Name("PlantsDidChange")
  static let remindersDidChange = Notification.Name("RemindersDidChange")
}

@objc
protocol PlantStoreDelegate: AnyObject {
  @objc optional func store(_ store: PlantStore, didAdd plant: Plant)
  @objc optional func store(_ store: PlantStore, shouldRemove plant: Plant) -> Bool
}

public class PlantStore: NSObject {
  public private(set) var plants: [Plant] = []
  public private(set) var reminderCount = 0
  weak var delegate: PlantStoreDelegate?

  public override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(remindersChanged(_:)),
      name: .remindersDidChange,
      object: nil
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func remindersChanged(_ notification: Notification) {
    reminderCount += 1
  }

  public func add(_ plant: Plant) {
    plants.append(plant)
    delegate?.store?(self, didAdd: plant)
    NotificationCenter.default.post(name: .plantsDidChange, object: self)
  }

  @discardableResult
  public func remove(_ plant: Plant) -> Bool {
    guard delegate?.store?(self, shouldRemove: plant) ?? true else { return false }
    plants.removeAll { $0 === plant }
    NotificationCenter.default.post(name: .plantsDidChange, object: self)
    return true
  }
}
