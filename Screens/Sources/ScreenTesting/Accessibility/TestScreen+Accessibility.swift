#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// The texts that VoiceOver reads on the screen, in order: a line for each element at which it stops.
    ///
    /// A line has the element's label, role, value, hint, and actions, including a row's swipe actions.
    public var spoken: [String] {
      settleLayout()
      return (topView.map { SpokenReader(window: window).elements(in: $0) } ?? []).map(\.text)
    }

    /// Returns the findings of an audit of all rows of the screen: as it is, in the dark appearance, from right to left, and at every
    /// text size.
    ///
    /// The list is scrolled from its beginning to its end and back, in each environment.
    ///
    /// - Parameter off: The rules to leave out.
    /// - Returns: The findings, each once, starting with those in every environment.
    /// - Complexity: 14 times scrolling through the list, of which at most 1,000 rows are audited.
    public func accessibilityFindings(without off: Set<AccessibilityRule> = []) -> [AccessibilityFinding] {
      let audit = AccessibilityAudit(self, Set(AccessibilityRule.allCases).subtracting(off))
      return audit.findings()
    }

    /// Fails if the audit has findings: see ``accessibilityFindings(without:)``.
    ///
    /// To check whether texts and controls fit in every environment, use `audit`.
    ///
    /// ```swift
    /// @MainActor @Test func everybodyCanUseSettings() throws {
    ///   try TestScreen(SettingsViewController()).expectAccessible()
    /// }
    /// ```
    ///
    /// - Parameter off: The rules to leave out.
    /// - Throws: ``AccessibilityFailure``.
    public func expectAccessible(without off: Set<AccessibilityRule> = []) throws {
      let findings = accessibilityFindings(without: off)
      if !findings.isEmpty { throw AccessibilityFailure(findings: findings) }
    }
  }
#endif
