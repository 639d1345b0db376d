#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit

  /// What the commands `headless show` and `headless try` run in a program that they make of an app's screen.
  ///
  /// The functions write a report to the standard output, to which nothing else goes then, and return how the program ends: with 0 if nothing is wrong, with 1 if something was found, and
  /// with 2 if the call is at fault.
  public enum ScreenCommand {
    /// Shows a screen, and writes its picture and what is on it.
    ///
    /// - Parameters:
    ///   - size: the size of the window, in points.
    ///   - style: the appearance.
    ///   - textSize: the size of text.
    ///   - inNavigationController: whether the screen is the first of a new navigation controller.
    ///   - seconds: how much virtual time passes before it is looked at.
    ///   - folder: where the files are written.
    ///   - asJSON: whether it is printed for programs.
    ///   - screen: makes the screen.
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

    /// Simulates a person who uses a screen, and says what was found.
    ///
    /// - Parameters:
    ///   - seed: the first world's.
    ///   - worlds: how many worlds are tried.
    ///   - steps: the largest number of steps in a world.
    ///   - replay: the text that a failure printed; then only its world is run.
    ///   - inNavigationController: whether the screen is the first of a new navigation controller.
    ///   - off: the names of checks that are not made.
    ///   - folder: where a film of a failure is written.
    ///   - asJSON: whether it is printed for programs.
    ///   - screen: makes the screen in a world.
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

  /// The standard output, for the report alone: what the app prints goes to the standard error from now on.
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

  /// A check that is left out, and that there is not.
  struct UnknownCheck: Error, CustomStringConvertible {
    var name: String

    var description: String {
      "there is no check “\(name)”; there are \(Check.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
#endif
