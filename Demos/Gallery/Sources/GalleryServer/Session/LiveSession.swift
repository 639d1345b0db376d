import Foundation
import HeadlessRendering
import Roster

/// What one browser window sees: a phone of its own, with screens that nobody else touches.
@MainActor final class LiveSession {
  let screens: [LiveScreen]
  private(set) var screen: LiveScreen
  private(set) var isDark: Bool
  let window: UIWindow
  var swipe: LiveSwipe?
  var menu: LiveMenu?
  /// Notes what is done, as lines of a test; `nil` while nothing is recorded.
  var recorder: LiveRecorder?
  /// What the lists were told since the last frame.
  var told: [LiveFrame.Told] = []
  /// When the window was heard of last.
  var lastUse = ContinuousClock.now

  private var pictures = LivePictures()
  private var status: String?
  private var shown: HeadlessLayer?
  private var frameNumber = 0

  /// The sizes that a screen can have, in points.
  static let lengths = 200.0...2000.0
  /// The longest text of a field, in UTF-16 code units as browsers count. The page's fields have the same limit.
  static let textLimit = 256

  /// - Throws: a ``LiveProblem`` if there is no such screen.
  init(_ opening: LiveOpening, screens: [LiveScreen]) throws {
    guard let screen = opening.screen.map({ name in screens.first { $0.name == name } }) ?? screens.first else {
      throw LiveProblem.unknownScreen(opening.screen ?? "")
    }
    self.screens = screens
    self.screen = screen
    isDark = opening.dark
    window = UIWindow(frame: CGRect(origin: .zero, size: try LiveSession.size(opening.width, opening.height)))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    setReading(opening.text ?? .l, opening.language ?? .en, isMirrored: opening.mirrored)
    try show(screen)
    window.makeKeyAndVisible()
  }

  /// Takes the screen off, so that it is told that it disappears.
  func close() {
    window.isHidden = true
  }

  // MARK: The phone

  func show(screenNamed name: String) throws {
    guard let screen = screens.first(where: { $0.name == name }) else { throw LiveProblem.unknownScreen(name) }
    try show(screen)
  }

  private func show(_ screen: LiveScreen) throws {
    let navigation = UINavigationController(rootViewController: try screen.make())
    navigation.navigationBar.prefersLargeTitles = screen.prefersLargeTitle
    closeOverlays()
    self.screen = screen
    told = []
    window.rootViewController = navigation
    if recorder != nil { recorder = LiveRecorder(self) }
  }

  func setAppearance(isDark: Bool) {
    self.isDark = isDark
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
  }

  /// Sets what a person has chosen in the settings of a phone.
  ///
  /// - Parameters:
  ///   - text: the size of text.
  ///   - language: the language of dates, prices and counts.
  ///   - isMirrored: whether screens run from right to left; `nil` if they do as in the language.
  func setReading(_ text: LiveTextSize, _ language: LiveLanguage, isMirrored: Bool?) {
    window.traitOverrides.preferredContentSizeCategory = text.category
    window.traitOverrides.layoutDirection = isMirrored ?? language.isRightToLeft ? .rightToLeft : .leftToRight
    screen.setLocale(language.locale, &window.traitOverrides)
  }

  func resize(width: Double, height: Double) throws {
    window.frame.size = try LiveSession.size(width, height)
  }

  private static func size(_ width: Double, _ height: Double) throws -> CGSize {
    guard lengths.contains(width), lengths.contains(height) else {
      throw LiveProblem.badMessage("the size has to be from \(lengths.lowerBound) to \(lengths.upperBound) points")
    }
    return CGSize(width: width.rounded(), height: height.rounded())
  }

  // MARK: Frames

  /// What the window shows now.
  func frame() -> LiveFrame {
    settle()
    return frame(of: window.headlessLayers())
  }

  /// What the window shows now, if that is something else than before.
  func changedFrame() -> LiveFrame? {
    settle()
    let layers = window.headlessLayers()
    return layers == shown ? nil : frame(of: layers)
  }

  /// Lets the next frame have every picture.
  func forgetPictures() {
    pictures = LivePictures()
    status = nil
  }

  /// Runs what the screen has left for later, as the end of a turn of the run loop does.
  private func settle() {
    HeadlessRunLoop.runPending()
    window.layoutIfNeeded()
    noteUpdates()
    dropOverlaysWithoutCell()
  }

  private func frame(of layers: HeadlessLayer) -> LiveFrame {
    shown = layers
    frameNumber += 1
    let newStatus = HeadlessSVG.statusBar(above: window)
    defer { status = newStatus }
    let root = LiveElement(layers, pictures: &pictures)
    pictures.endFrame()
    defer { told = [] }
    return LiveFrame(
      number: frameNumber,
      screen: screen.name,
      status: newStatus == status ? nil : newStatus,
      root: root,
      swipe: swipe?.frame,
      menu: menu?.frame,
      told: told.isEmpty ? nil : told
    )
  }
}
