// refused on iOS: is only available in iOS 17
import UIKit

@MainActor func show(in controller: UIViewController) {
  #if os(iOS) && !targetEnvironment(macCatalyst)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
  #endif
}
