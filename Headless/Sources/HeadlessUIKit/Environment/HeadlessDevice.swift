import Foundation

/// A device with its own screen, windows, run loop, settings and handlers.
///
/// ```swift
/// HeadlessDevice(systemVersion: 17).run {
///   UIScreen.main.headlessChangeTraits { $0.preferredContentSizeCategory = .extraExtraLarge }
///   // Windows of other devices keep their text size.
/// }
/// ```
///
/// Code outside of ``run(_:)-(()->Result)`` uses the ``standard`` device. A task and its child tasks keep the device in which they began.
/// Closures that Dispatch or a timer calls use the standard device. Devices share `UIApplication.shared` and notification centers.
@preconcurrency @MainActor public final class HeadlessDevice {
  struct WeakWindow {
    weak var window: UIWindow?
  }

  @TaskLocal private static var assigned: HeadlessDevice?

  /// The device of code that runs on no other. It behaves as iOS 26, and looks as iOS 18 until a trait says otherwise.
  public static let standard = HeadlessDevice(version: 26, appearance: .iOS18)

  /// The device on which code runs now.
  public static var current: HeadlessDevice { assigned ?? standard }

  // MARK: Screen and system

  let screen: UIScreen
  let telephone = UIDevice()
  /// The major version of iOS.
  var version: Int
  var hasObservationTrackingKey = false
  var appearance: HeadlessSystemAppearance
  var pseudoLanguage = HeadlessPseudoLanguage.unchanged
  var variations: HeadlessVariations = []
  var accessibilitySettings: [UIAccessibility.HeadlessSetting: Bool] = [:]

  // MARK: Windows

  /// The windows on the screen, from back to front.
  var visibleWindows: [WeakWindow] = []
  weak var firstResponder: UIResponder?
  /// A Boolean value that indicates whether the first responder resigns because another one becomes it.
  var isHandingOver = false
  weak var forcedResponder: UIResponder?

  // MARK: Run loop

  var pendingWork: [() -> Void] = []
  var delay: HeadlessRunLoop.Delay?
  /// The number of animations that haven't ended.
  var animations = 0
  var animationsAreEnabled = true

  // MARK: Handlers

  var failureHandler: @MainActor (HeadlessFailure) -> Void = { fatalError($0.description) }
  var layoutWarningHandler: @MainActor (HeadlessLayoutWarning) -> Void = { _ in }
  var diffableWarningHandler: @MainActor (HeadlessDiffableWarning) -> Void = { _ in }
  var interfaceWarningHandler: @MainActor (HeadlessInterfaceWarning) -> Void = { warning in
    FileHandle.standardError.write(Data((warning.description + "\n").utf8))
  }
  var missedNavigationHandler: ((UIViewController) -> Void)?

  private init(version: Int, appearance: HeadlessSystemAppearance) {
    self.version = version
    self.appearance = appearance
    screen = UIScreen(appearance)
  }

  /// Creates a device that behaves and looks as a version of iOS.
  ///
  /// - Parameter systemVersion: the major version of iOS.
  public convenience init(systemVersion: Int = 26) {
    self.init(version: systemVersion, appearance: systemVersion >= 26 ? .iOS26 : .iOS18)
  }

  /// Runs a function on the device.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try HeadlessDevice.$assigned.withValue(self) { try body() }
  }

  /// Runs an asynchronous function on the device.
  public func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await HeadlessDevice.$assigned.withValue(self) { try await body() }
  }
}
