#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  extension TestScreen {
    /// Compares the screen with its records.
    ///
    /// The records stand beside the test's file, in `__Goldens__` and a folder with the test file's name:
    /// `name.outline.txt`, `name.svg` and `name.speech.txt`. A missing record is written, and the test fails once, so that
    /// a person looks at it. To record anew, set `SCREEN_TESTING_RECORD=1` in the environment, or pass `recording: true` for a
    /// moment.
    ///
    /// ```swift
    /// @MainActor @Test func inbox() throws {
    ///   try TestScreen(InboxViewController(.sample)).expectGolden("inbox")
    /// }
    /// ```
    ///
    /// A picture that differs is put beside the recorded one on a page, whose path the failure prints: see
    /// `SCREEN_TESTING_REPORTS` at ``simulate(_:seed:worlds:steps:replaying:inNavigationController:events:showing:selecting:expecting:reaching:without:filmingTo:fileID:line:screen:)``.
    ///
    /// - Parameters:
    ///   - name: the name of the files.
    ///   - kinds: the kinds of records that are compared.
    ///   - recording: whether it is recorded instead; then it fails, too.
    ///   - filePath: the test's file.
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

    /// What is compared.
    private func golden(_ kind: GoldenKind) -> String {
      switch kind {
      case .outline: outline
      case .picture: HeadlessSVG.document(of: window)
      case .speech: spoken.map { $0 + "\n" }.joined()
      }
    }
  }
#endif
