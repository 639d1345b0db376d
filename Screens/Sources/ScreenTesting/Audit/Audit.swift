#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// Shows a screen in several environments, and reports texts and controls that a person can't read or reach.
  ///
  /// ```swift
  /// @MainActor @Test func inboxFitsEverywhere() {
  ///   let report = audit { InboxViewController() }
  ///   #expect(report.findings.isEmpty, "\(report)")
  /// }
  /// ```
  ///
  /// The screen is created again in each environment, with the environment's system settings. Other windows are hidden. The first list
  /// is scrolled to inspect later rows, too.
  ///
  /// To check names, roles, targets, and contrast over all rows, use ``TestScreen/expectAccessible(without:)``.
  ///
  /// - Parameters:
  ///   - environments: The environments. A text that's cut off in the first one counts as deliberate.
  ///   - kinds: The kinds of findings to report.
  ///   - screenfuls: The part of the first list to inspect, in heights of the window.
  ///   - screen: A closure that creates the screen.
  /// - Complexity: O(*n* · *s* · *v*²) for *n* environments, *s* screenfuls and *v* texts and controls in one cell.
  @preconcurrency @MainActor public func audit(
    in environments: [TestEnvironment] = TestEnvironment.usual,
    for kinds: Set<AuditFinding.Kind> = Set(AuditFinding.Kind.allCases),
    screenfuls: Int = 3,
    screen: () throws -> UIViewController
  ) rethrows -> AuditReport {
    var report = AuditReport(findings: [], pictures: [])
    var previews: Set<String>?
    for environment in environments {
      try environment.perform {
        let shown = try TestScreen(screen(), size: environment.size, style: environment.style)
        shown.settle()
        let pass = AuditPass(shown, environment, kinds, previews: previews)
        let picture = HeadlessScreen(name: "\(environment)", of: shown.window, style: environment.style)
        pass.lookAt(screenfuls: max(1, screenfuls))
        if previews == nil { previews = pass.shortenedTexts }
        report.findings += pass.findings
        report.pictures.append(picture.captioned(pass.findings.map(\.text).joined(separator: " ")))
        shown.leaveWindow()
        shown.window.isHidden = true
      }
    }
    return report
  }

  /// Shows a view that fills the window in several environments. See ``audit(in:for:screenfuls:screen:)``.
  @preconcurrency @MainActor public func audit(
    in environments: [TestEnvironment] = TestEnvironment.usual,
    for kinds: Set<AuditFinding.Kind> = Set(AuditFinding.Kind.allCases),
    view: () throws -> UIView
  ) rethrows -> AuditReport {
    try audit(in: environments, for: kinds, screenfuls: 1) {
      let controller = UIViewController()
      controller.view = try view()
      return controller
    }
  }

  extension HeadlessScreen {
    fileprivate func captioned(_ caption: String) -> HeadlessScreen {
      var screen = self
      screen.caption = caption
      return screen
    }
  }
#endif
