#if !canImport(UIKit)
  import Foundation

  /// A run of a screen, step by step, that a page shows.
  struct Film {
    /// The screen's class.
    var title: String
    /// What was found, in the end.
    var finding: Finding?
    /// The seed of the world, if it is known.
    var seed: UInt64?
    /// What `simulate(replaying:)` takes; empty if there is nothing to replay.
    var replay: String
    /// How many steps a person takes.
    var stepCount: Int
    /// The beginning, and then one frame for each step.
    var frames: [FilmFrame] = []
    /// The same steps where answers come in the order of the requests, if that ends differently.
    var ordered: [FilmFrame] = []

    /// The name of files with the film, without the extension.
    private var name: String {
      let check = finding.map { "-" + $0.check.rawValue } ?? ""
      return title + check + (seed.map { "-seed\($0)" } ?? "")
    }

    /// The name of a file with the film.
    var fileName: String { name + ".html" }

    /// The name of a file with the film as a picture that moves.
    func pictureName(_ style: FilmPicture.Style) -> String { "\(name)-\(style.rawValue).svg" }
  }
#endif
