import HeadlessUIKit
import Testing

@testable import Trips

/// Members of an extension of UIKit's class, which the app's classes override.
@MainActor @Suite struct LeavingTests {
  private func expect(_ screen: UIViewController, mayLeave: Bool, question: String, name: String) {
    #expect(screen.mayLeave == mayLeave)
    #expect(screen.leavingQuestion() == question)
    #expect(type(of: screen).screenName() == name)
  }

  @Test func theMemberOfTheOwnClassIsCalled() {
    expect(UIViewController(), mayLeave: true, question: "Discard changes?", name: "Screen")
    let draft = DraftViewController()
    expect(draft, mayLeave: false, question: "Draft: Discard changes?", name: "Draft of a Screen")
    let saved = SavedDraftViewController()
    expect(saved, mayLeave: true, question: "Draft: Discard changes? (saved)", name: "Draft of a Screen")
  }

  @Test func anOverrideReachesItsOwnFile() {
    #expect(DraftViewController().description == "DraftViewController")
    #expect(SavedDraftViewController().description == "DraftViewController (saved)")
  }
}
