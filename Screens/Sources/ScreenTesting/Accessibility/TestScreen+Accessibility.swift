#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// The texts that VoiceOver reads on the screen, in order: a line for each element that it stops at.
    ///
    /// A line has the element's label, role, value, hint and actions; the actions of a row's
    /// swipes are among them.
    public var spoken: [String] {
      settleLayout()
      return (topView.map { SpokenReader(window: window).elements(in: $0) } ?? []).map(\.text)
    }

    /// The findings of an audit of the screen, in all rows: as it is, in the dark appearance, from right to left, and at
    /// every text size.
    ///
    /// The list is scrolled from its beginning to its end, and back to where it was, in each environment.
    ///
    /// - Parameter off: rules that are not looked at.
    /// - Returns: the findings, each once; those that are there in every setting come first.
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
