import Foundation

/// Something that happened to a view. The headless UIKit simulates what an event leads to and not the event itself.
@preconcurrency @MainActor open class UIEvent: NSObject {}
