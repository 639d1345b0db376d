import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct ValueControlTests {
  private final class Log {
    var changes = 0
  }

  private func count(_ control: UIControl) -> Log {
    let log = Log()
    control.addAction(UIAction { _ in log.changes += 1 }, for: .valueChanged)
    return log
  }

  /// Defaults: https://developer.apple.com/documentation/uikit/uistepper
  @Test func aStepperStaysInItsRange() {
    let stepper = UIStepper()
    expectEqual([stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value], [0, 100, 1, 0])
    let log = count(stepper)
    stepper.headlessDecrement()
    expectEqual(log.changes, 0)
    stepper.stepValue = 60
    stepper.headlessIncrement()
    stepper.headlessIncrement()
    stepper.headlessIncrement()
    expectEqual(stepper.value, 100)
    expectEqual(log.changes, 2)
    stepper.wraps = true
    stepper.headlessIncrement()
    expectEqual(stepper.value, 0)
    stepper.maximumValue = -5
    expectEqual(stepper.minimumValue, -5)
    expectEqual(stepper.value, -5)
    stepper.isEnabled = false
    stepper.headlessIncrement()
    expectEqual(log.changes, 3)
  }

  @Test func aStepIsPositive() {
    let stepper = UIStepper()
    let failures = HeadlessFailure.recording { stepper.stepValue = 0 }
    expectEqual(failures.map(\.name), [.invalidArgument])
    expectEqual(stepper.stepValue, 1)
  }

  /// https://developer.apple.com/documentation/uikit/uislider/iscontinuous
  @Test func aSliderTellsOnTheWayOrAtTheEnd() {
    let slider = UISlider()
    expectEqual([slider.minimumValue, slider.maximumValue, slider.value], [0, 1, 0])
    let log = count(slider)
    slider.headlessSlide(to: 0.5)
    expectEqual(slider.value, 0.5)
    expectEqual(log.changes, 2)
    slider.isContinuous = false
    slider.headlessSlide(to: 7)
    expectEqual(slider.value, 1)
    expectEqual(log.changes, 3)
    slider.value = 0.25
    expectEqual(log.changes, 3)
  }

  @Test func aPageControlStaysAmongItsPages() {
    let pages = UIPageControl()
    pages.currentPage = 3
    expectEqual(pages.currentPage, 0)
    pages.numberOfPages = 2
    let log = count(pages)
    pages.headlessTapPage(forward: true)
    pages.headlessTapPage(forward: true)
    expectEqual(pages.currentPage, 1)
    expectEqual(log.changes, 1)
    pages.numberOfPages = 1
    expectEqual(pages.currentPage, 0)
    pages.headlessTapPage(forward: false)
    expectEqual(log.changes, 1)
    expectEqual(pages.intrinsicContentSize.width, pages.size(forNumberOfPages: 1).width)
  }
}
