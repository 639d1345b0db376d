#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  extension TestScreen {
    /// Compares the screen with its records.
    ///
    /// The records are next to the test's file, in `__Goldens__` and a folder with the test file's name: `name.outline.txt`, `name.svg`
    /// and `name.speech.txt`. A missing record is written, and the test fails once, so that you review it. To record again, set
    /// `SCREEN_TESTING_RECORD=1` in the environment, or temporarily pass `recording: true`.
    ///
    /// ```swift
    /// @MainActor @Test func inbox() throws {
    ///   try TestScreen(InboxViewController(.sample)).expectGolden("inbox")
    /// }
    /// ```
    ///
    /// A page compares a different image with the recorded one. The failure prints its path: see `SCREEN_TESTING_REPORTS` at
    /// ``simulate(_:seed:worlds:steps:replaying:inNavigationController:events:showing:selecting:expecting:reaching:without:filmingTo:fileID:line:screen:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the files.
    ///   - kinds: The kinds of records to compare.
    ///   - recording: A Boolean value that indicates whether to record and fail instead.
    ///   - filePath: The path of the test's file.
    /// - Throws: ``GoldenFailure``.
    public func expectGolden(
      _ name: String,
      as kinds: [GoldenKind] = GoldenKind.allCases,
      recording: Bool = false,
      filePath: String = #filePath
    ) throws {
      settleLayout()
      let goldens = Goldens(name: name, filePath: filePath)
      let differences = kinds.compactMap { goldens.difference(golden($0), kind: $0, isRecording: recording) }
      if !differences.isEmpty { throw GoldenFailure(differences: differences) }
    }

    /// Returns the current content of a kind.
    private func golden(_ kind: GoldenKind) -> String {
      switch kind {
      case .outline: outline
      case .picture: HeadlessSVG.document(of: window)
      case .speech: spoken.map { $0 + "\n" }.joined()
      }
    }
  }
#endif
