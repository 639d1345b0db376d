// Foundation has user activities where it has Objective-C.
#if !canImport(ObjectiveC)
  import Foundation

  /// Foundation's record of what a person is doing, which Foundation leaves out here: scenes are restored by it.
  ///
  /// Nothing hands it to other devices or to a search: what decides over that is stored only.
  open class NSUserActivity: NSObject {
    /// What the person is doing, as an identifier in reverse order of domains.
    public let activityType: String
    open var title: String?
    /// What an app needs in order to go on: property lists, URLs, UUIDs, sets and nulls.
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    /// Whether responders are asked for what they add before the activity is saved.
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false

    public init(activityType: String) {
      self.activityType = activityType
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Does nothing: there are no other devices.
    open func becomeCurrent() {}
    /// Does nothing: there are no other devices.
    open func resignCurrent() {}
    /// Does nothing: there are no other devices.
    open func invalidate() {}
  }
#endif
