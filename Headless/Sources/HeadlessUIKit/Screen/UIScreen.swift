import Foundation

/// The screen that windows are on.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the device on which code runs: that of a phone held upright.
  public static var main: UIScreen { HeadlessDevice.current.screen }

  /// Creates the screen of a device.
  init(_ appearance: HeadlessSystemAppearance) {
    super.init()
    guard appearance != .iOS18 else { return }
    traitCollection = traitCollection.modifyingTraits { $0.headlessSystemAppearance = appearance }
  }

  /// The size of the screen, in points.
  static let size = CGSize(width: 390, height: 844)

  /// The rectangle of the screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.size) }
  /// The number of pixels in a point.
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }
  /// The rectangle of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How often the screen is drawn in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// How bright the screen is, from 0 to 1; stored only.
  open var brightness: CGFloat = 0.5

  open private(set) var traitCollection = UITraitCollection.initial

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Simulates a user who changes the system's settings, such as the size of text or the appearance.
  ///
  /// Every window on the screen takes the change and is laid out; hidden ones take it when they are shown. A change of the content
  /// size category posts `UIContentSizeCategory.didChangeNotification`.
  public func headlessChangeTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    adopt(traitCollection.modifyingTraits(mutations))
  }

  /// Runs a body under settings of the system and sets them back.
  public func headlessWithTraits<Result>(
    _ mutations: (inout any UIMutableTraits) -> Void,
    perform body: () throws -> Result
  ) rethrows -> Result {
    let before = traitCollection
    adopt(before.modifyingTraits(mutations))
    defer { adopt(before) }
    return try body()
  }

  /// Runs a body with a screen to itself, under settings of the system, and sets them back.
  ///
  /// Windows that are shown already are put aside meanwhile: they neither take the settings nor are laid out, and are
  /// on the screen again afterwards. So a test may change settings while others wait.
  ///
  /// - Parameter window: a window that stays.
  public func headlessAlone<Result>(
    with window: UIWindow? = nil,
    _ mutations: (inout any UIMutableTraits) -> Void = { _ in },
    perform body: () throws -> Result
  ) rethrows -> Result {
    try UIWindow.withoutOtherWindowsOnScreen(than: window) { try headlessWithTraits(mutations, perform: body) }
  }

  /// What a new view or controller expects its traits to be; `nil` stands for the initial ones.
  ///
  /// UIKit predicts them so that a view is called for changes only (WWDC 2019, session 214).
  static func predictedTraitState() -> TraitState? {
    main.traitCollection === UITraitCollection.initial ? nil : TraitState(announced: main.traitCollection)
  }

  private func adopt(_ traits: UITraitCollection) {
    let previous = traitCollection
    guard traits != previous else { return }
    traitCollection = traits
    let device = HeadlessDevice.current
    device.pseudoLanguage = traits.headlessPseudoLanguage
    device.appearance = traits.headlessSystemAppearance
    traitCollectionDidChange(previous)
    UIWindow.transitionVisibleWindows(from: previous, to: traits) { UIWindow.updateTraitsOfVisibleWindows() }
    let category = traits.preferredContentSizeCategory
    if category != previous.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
      )
    }
    UIWindow.layoutVisibleWindows()
  }
}
