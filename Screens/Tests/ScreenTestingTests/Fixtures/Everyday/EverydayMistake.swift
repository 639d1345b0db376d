import HeadlessUIKit
import ScreenTesting

/// Mistakes that small screens are made with, as they are made every day; each is in one of ``EverydayScreen``.
enum EverydayMistake: String, CaseIterable, Codable, Sendable {
  case draftOfPulledSheet, editorHoldsItself
  case undoAtOldPlace, bannerTimerGoesOn
  case starsKeptByReuse, starsOfOldRow
  case photoAskedTwice, photosKeepOldWidth
  case codeVerifiedTwice, spinnerAfterRefusal
  case noteOfOldRow, noteInFixedHeight
  case cityOfOtherCountry, labelOfTwoWidths
  case observerStays, headerTextCutOff
  case lateEchoWins, rollbackOfOldRow
  case sectionWithoutRows, headerOfOldOrder
}

/// A small screen of a kind that many apps have, with mistakes that it can be made with.
struct EverydayScreen: Sendable {
  let name: String
  let mistakes: [EverydayMistake]
  let make: @MainActor (World, EverydayMistake?) -> UIViewController

  static let all: [EverydayScreen] = [
    people, undoable, rated, photoPager, codeEntry, notebook, places, profile, favourites, grouped,
  ]

  #if os(Linux) && canImport(Glibc)
    /// Simulates worlds with default settings.
    ///
    /// - Parameter mistake: what the screen is made with; `nil` if nothing
    @MainActor func simulate(
      _ mistake: EverydayMistake? = nil,
      seed: UInt64 = 1,
      worlds: Int = 100,
      replaying replay: String? = nil
    ) throws -> SimulationCounts {
      try ScreenTesting.simulate(
        UIViewController.self,
        seed: seed,
        worlds: worlds,
        replaying: replay,
        fileID: "\(name)/\(mistake?.rawValue ?? "")"
      ) { make($0, mistake) }
    }
  #endif
}
