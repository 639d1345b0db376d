import Foundation

/// The sheet that shares things: it is presented and shows its name, and a test completes it.
@preconcurrency @MainActor open class UIActivityViewController: HeadlessUnshownController {
  /// What can be done with things that are shared.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  override final var isPopoverByItself: Bool { true }

  /// What is shared.
  public let headlessItems: [Any]
  open var excludedActivityTypes: [ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// - Parameters:
  ///   - activityItems: what is shared.
  ///   - applicationActivities: the app's own activities, `UIActivity` on iOS; not looked at.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    headlessItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    headlessItems = []
    super.init(coder: coder)
  }

  /// Ends the sheet as a person does who chooses an activity; `nil` as one who closes it.
  public func headlessComplete(_ activity: ActivityType?) {
    let completion = completionWithItemsHandler
    presentingViewController?.dismiss(animated: true)
    completion?(activity, activity != nil, nil, nil)
  }
}
