#if !canImport(UIKit)
  import Foundation

  /// A run of a screen, step by step, for display on a page.
  struct Film {
    /// The screen's class.
    var title: String
    /// The final finding.
    var finding: Finding?
    /// The seed of the world, if it is known.
    var seed: UInt64?
    /// The argument of `simulate(replaying:)`. It's empty if there isn't anything to replay.
    var replay: String
    /// The number of a person's steps.
    var stepCount: Int
    /// The initial frame, and then one frame for each step.
    var frames: [FilmFrame] = []
    /// The same steps with responses in the order of the requests, if that ends differently.
    var ordered: [FilmFrame] = []

    /// The name of the film's files, without the extension.
    private var name: String {
      let check = finding.map { "-" + $0.check.rawValue } ?? ""
      return title + check + (seed.map { "-seed\($0)" } ?? "")
    }

    /// The name of the page's file.
    var fileName: String { name + ".html" }

    /// Returns the name of the animated image's file.
    func pictureName(_ style: FilmPicture.Style) -> String { "\(name)-\(style.rawValue).svg" }
  }
#endif
