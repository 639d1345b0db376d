import Foundation
import HeadlessUIKit
import ScreenTesting
import TestSupport
import Testing

/// A label that changes in a task, by a timer, and when an animation ends.
private final class MovingViewController: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let spinner = UIActivityIndicatorView(frame: CGRect(x: 20, y: 200, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = ""
    view.addSubview(label)
    view.addSubview(spinner)
  }

  func startTimer() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { _ in
      MainActor.assumeIsolated {
        self.add("timer ")
        UIView.animate(withDuration: 0.2) {
          self.view.alpha = 0.9
        } completion: { _ in
          self.add("animation")
        }
      }
    }
  }

  func add(_ text: String) { label.text = (label.text ?? "") + text }
}

@Suite @MainActor struct TestScreenSettlingTests {
  private let moving = MovingViewController()
  private let screen: TestScreen

  init() { screen = TestScreen(moving) }

  @Test(.slow)
  func tasksTimersAndAnimationsAreWaitedForOneAfterTheOther() async {
    Task { [moving] in
      try? await Task.sleep(for: .milliseconds(150))
      moving.add("task ")
      moving.startTimer()
    }
    #expect(await screen.settle())
    expectEqual(moving.label.text, "task timer animation")
  }

  @Test(.slow)
  func aSpinnerIsWaitedForHoweverLongNothingElseMoves() async {
    moving.spinner.startAnimating()
    Task { [moving] in
      try? await Task.sleep(for: .milliseconds(700))
      moving.spinner.stopAnimating()
      moving.add("loaded")
    }
    #expect(await screen.settle())
    expectEqual(moving.label.text, "loaded")
  }

  @Test(.slow)
  func aScreenThatDoesNotRestIsLeftAfterATime() async {
    let task = Task { [moving] in
      while !Task.isCancelled {
        moving.add(".")
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
    #expect(await !screen.settle(quiet: .milliseconds(200), timeout: .milliseconds(600)))
    task.cancel()
    #expect(await screen.settle(quiet: .milliseconds(100)))
  }
}
