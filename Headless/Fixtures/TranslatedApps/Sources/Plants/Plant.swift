import Foundation

@objcMembers
public class Plant: NSObject {
  public let identifier: String
  public dynamic var name: String
  @objc public dynamic var timesWatered = 0
  @objc public dynamic var note: String?
  public var watering: Watering

  @objc public dynamic var summary: String {
    timesWatered == 0 ? "never watered" : "watered \(timesWatered) times"
  }

  public init(identifier: String, name: String, watering: Watering) {
    self.identifier = identifier
    self.name = name
    self.watering = watering
    super.init()
  }
}
