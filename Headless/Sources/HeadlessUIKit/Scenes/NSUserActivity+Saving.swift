import Foundation

extension NSUserActivity {
  /// A copy as the system keeps it between two launches: of `userInfo` only what can be written.
  ///
  /// A value of another type than NSUserActivity's documentation lists breaks a rule and is left out.
  @MainActor func headlessSaved() -> NSUserActivity {
    let saved = NSUserActivity(activityType: activityType)
    saved.title = title
    saved.webpageURL = webpageURL
    saved.targetContentIdentifier = targetContentIdentifier
    saved.persistentIdentifier = persistentIdentifier
    saved.requiredUserInfoKeys = requiredUserInfoKeys
    saved.userInfo = userInfo?.filter { entry in
      let isWritable = NSUserActivity.isWritable(entry.key.base) && NSUserActivity.isWritable(entry.value)
      if !isWritable {
        HeadlessFailure(
          .invalidUserActivity,
          name: .invalidArgument,
          reason: "The user info of the activity \(activityType) has a value for \(entry.key) that cannot be saved: "
            + "\(type(of: entry.value)). Only arrays, data, dates, dictionaries, nulls, numbers, sets, strings, URLs and "
            + "UUIDs can; the value is left out."
        ).raise()
      }
      return isWritable
    }
    return saved
  }

  private static func isWritable(_ value: Any) -> Bool {
    switch value {
    case is String, is NSString, is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is NSNumber, is Date,
      is NSDate,
      is Data, is NSData, is URL, is NSURL, is UUID, is NSUUID, is NSNull:
      true
    case let array as [Any]: array.allSatisfy(isWritable)
    case let set as Set<AnyHashable>: set.allSatisfy { isWritable($0.base) }
    case let dictionary as [AnyHashable: Any]:
      dictionary.allSatisfy { isWritable($0.key.base) && isWritable($0.value) }
    default: false
    }
  }
}
