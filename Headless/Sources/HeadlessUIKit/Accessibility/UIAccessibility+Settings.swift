import Foundation

extension UIAccessibility {
  /// A setting of the system that an app asks for, and that a test changes.
  public enum HeadlessSetting: String, CaseIterable, Sendable {
    case reduceMotion = "ReduceMotion"
    case reduceTransparency = "ReduceTransparency"
    case invertColors = "InvertColors"
    case grayscale = "Grayscale"
    case switchControl = "SwitchControl"
    case speakSelection = "SpeakSelection"
    case speakScreen = "SpeakScreen"
    case shakeToUndo = "ShakeToUndo"
    case assistiveTouch = "AssistiveTouch"
    case guidedAccess = "GuidedAccess"
    case monoAudio = "MonoAudio"
    case closedCaptioning = "ClosedCaptioning"
    case videoAutoplay = "VideoAutoplay"
    case differentiateWithoutColor = "DifferentiateWithoutColor"
    case onOffSwitchLabels = "OnOffSwitchLabels"
    case buttonShapes = "ButtonShapes"
    case prefersCrossFadeTransitions = "PrefersCrossFadeTransitions"

    /// Whether the setting is on from the start.
    fileprivate var isOnAtFirst: Bool { self == .shakeToUndo || self == .videoAutoplay }
  }

  @MainActor private static func isOn(_ setting: HeadlessSetting) -> Bool {
    HeadlessDevice.current.accessibilitySettings[setting] ?? setting.isOnAtFirst
  }

  /// Simulates a user who changes a setting; observers are told of it.
  @preconcurrency @MainActor public static func headlessSet(_ setting: HeadlessSetting, _ isOn: Bool) {
    guard self.isOn(setting) != isOn else { return }
    HeadlessDevice.current.accessibilitySettings[setting] = isOn
    NotificationCenter.default.post(name: name(of: setting), object: nil)
  }

  private static func name(of setting: HeadlessSetting) -> Foundation.Notification.Name {
    switch setting {
    case .differentiateWithoutColor:
      Foundation.Notification.Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    case .onOffSwitchLabels: Foundation.Notification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    case .buttonShapes: Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    case .shakeToUndo: Foundation.Notification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
    case .prefersCrossFadeTransitions:
      Foundation.Notification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    default: Foundation.Notification.Name("UIAccessibility\(setting.rawValue)StatusDidChangeNotification")
    }
  }

  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { isOn(.prefersCrossFadeTransitions) }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    isOn(.differentiateWithoutColor)
  }
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }

  public static let reduceMotionStatusDidChangeNotification = name(of: .reduceMotion)
  public static let reduceTransparencyStatusDidChangeNotification = name(of: .reduceTransparency)
  public static let invertColorsStatusDidChangeNotification = name(of: .invertColors)
  public static let grayscaleStatusDidChangeNotification = name(of: .grayscale)
  public static let switchControlStatusDidChangeNotification = name(of: .switchControl)
  public static let speakScreenStatusDidChangeNotification = name(of: .speakScreen)
  public static let guidedAccessStatusDidChangeNotification = name(of: .guidedAccess)
  public static let differentiateWithoutColorDidChangeNotification = name(of: .differentiateWithoutColor)
  public static let prefersCrossFadeTransitionsStatusDidChange = name(of: .prefersCrossFadeTransitions)
  public static let buttonShapesEnabledStatusDidChangeNotification = name(of: .buttonShapes)
}
