#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// What VoiceOver reads of what is on the screen, in order: a line for each element that it stops at.
    ///
    /// A line has the label, what the element is, its value and hint, and what can be done with it; the actions of a row's
    /// swipes are among them.
    public var spoken: [String] {
      settleLayout()
      return (topView.map { SpokenReader(window: window).elements(in: $0) } ?? []).map(\.text)
    }

    /// What keeps people from using the screen, in all rows: as it is, in the dark appearance, from right to left, and at
    /// every text size.
    ///
    /// The list is scrolled from its beginning to its end, and back to where it was, in each environment.
    ///
    /// - Parameter off: rules that are not looked at.
    /// - Returns: what was found, each once: what is always there first.
    /// - Complexity: 14 times that of scrolling through the list, of which at most 1,000 rows are looked at.
    public func accessibilityFindings(without off: Set<AccessibilityRule> = []) -> [AccessibilityFinding] {
      let audit = AccessibilityAudit(self, Set(AccessibilityRule.allCases).subtracting(off))
      return audit.findings()
    }

    /// Fails if something keeps people from using the screen: see ``accessibilityFindings(without:)``.
    ///
    /// Whether texts and controls fit in every environment is another question: `audit` answers it.
    ///
    /// ```swift
    /// @MainActor @Test func everybodyCanUseSettings() throws {
    ///   try TestScreen(SettingsViewController()).expectAccessible()
    /// }
    /// ```
    ///
    /// - Parameter off: rules that are not looked at.
    /// - Throws: ``AccessibilityFailure``.
    public func expectAccessible(without off: Set<AccessibilityRule> = []) throws {
      let findings = accessibilityFindings(without: off)
      if !findings.isEmpty { throw AccessibilityFailure(findings: findings) }
    }
  }
#endif
