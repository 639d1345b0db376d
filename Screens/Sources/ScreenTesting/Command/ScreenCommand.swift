#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit

  /// The functions that the commands `headless show` and `headless try` run in a program made from an app's screen.
  ///
  /// They write only a report to the standard output, and return the exit status: 0 without findings, 1 with a finding, and 2 if the
  /// call is at fault.
  public enum ScreenCommand {
    /// Shows a screen, and writes its image and a summary.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - style: The appearance.
    ///   - textSize: The text size.
    ///   - inNavigationController: A Boolean value that indicates whether the screen is the root of a new navigation controller.
    ///   - seconds: The virtual time before the summary.
    ///   - folder: The folder of the files.
    ///   - asJSON: A Boolean value that indicates whether to print for programs.
    ///   - screen: A closure that creates the screen.
    @preconcurrency @MainActor public static func show<Screen: UIViewController>(
      size: CGSize = TestScreen.phone,
      style: UIUserInterfaceStyle = .light,
      textSize: UIContentSizeCategory = .large,
      inNavigationController: Bool = true,
      after seconds: Double = 1,
      into folder: String,
      asJSON: Bool = false,
      screen make: (World) -> Screen
    ) -> Int32 {
      let output = ReportOutput()
      do {
        return try withVirtualTime { world, scheduler in
          let screen = TestScreen(
            make(world),
            size: size,
            style: style,
            inNavigationController: inNavigationController && !Screen.hasBars
          )
          screen.setTextSize(textSize)
          scheduler.settle()
          scheduler.advance(by: .seconds(seconds))
          screen.settle()
          var summary = ScreenSummary(screen, notes: scheduler.incidents.map(\.description))
          try summary.write(screen, into: URL(fileURLWithPath: folder, isDirectory: true))
          try output.write(summary, summary.text, asJSON)
          return 0
        }
      } catch {
        return refused(error)
      }
    }

    /// Simulates a person who uses a screen, and prints the findings.
    ///
    /// - Parameters:
    ///   - seed: The first world's seed.
    ///   - worlds: The number of worlds.
    ///   - steps: The largest number of steps in a world.
    ///   - replay: The text that a failure printed, to run only its world.
    ///   - inNavigationController: A Boolean value that indicates whether the screen is the root of a new navigation controller.
    ///   - off: The names of checks to leave out.
    ///   - folder: The folder of a failure's film.
    ///   - asJSON: A Boolean value that indicates whether to print for programs.
    ///   - screen: A closure that creates the screen in a world.
    @preconcurrency @MainActor public static func `try`<Screen: UIViewController>(
      seed: UInt64 = 1,
      worlds: Int = 100,
      steps: Int = 60,
      replaying replay: String? = nil,
      inNavigationController: Bool = true,
      without off: [String] = [],
      into folder: String,
      asJSON: Bool = false,
      screen: @escaping (World) -> Screen
    ) -> Int32 {
      let output = ReportOutput()
      do {
        let checks = try off.map { name in
          guard let check = Check(rawValue: name) else { throw UnknownCheck(name: name) }
          return check
        }
        do {
          let counts = try simulate(
            Screen.self,
            seed: seed,
            worlds: worlds,
            steps: steps,
            replaying: replay,
            inNavigationController: inNavigationController && !Screen.hasBars,
            without: Set(checks),
            filmingTo: URL(fileURLWithPath: folder, isDirectory: true),
            fileID: "headless/try",
            line: 1,
            screen: screen
          )
          let trial = ScreenTrial("\(Screen.self)", counts)
          try output.write(trial, trial.text, asJSON)
          return 0
        } catch let failure as SimulationFailure {
          let trial = ScreenTrial(failure)
          try output.write(trial, trial.text, asJSON)
          return 1
        }
      } catch {
        return refused(error)
      }
    }

    private static func refused(_ error: any Error) -> Int32 {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 2
    }
  }

  /// The standard output, reserved for the report. The app's output is redirected to the standard error.
  private struct ReportOutput {
    private let handle: FileHandle

    init() {
      handle = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
      dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    func write(_ value: some Encodable, _ text: String, _ asJSON: Bool) throws {
      let report = asJSON ? String(decoding: try JSONEncoder.readable.encode(value), as: UTF8.self) : text
      try handle.write(contentsOf: Data((report + "\n").utf8))
    }
  }

  /// An unknown check to leave out.
  struct UnknownCheck: Error, CustomStringConvertible {
    var name: String

    var description: String {
      "there is no check “\(name)”; there are \(Check.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
#endif
