import Foundation
import HeadlessUIKit
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
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value] == [0, 100, 1, 0])
    let log = count(stepper)
    stepper.headlessDecrement()
    #expect(log.changes == 0)
    stepper.stepValue = 60
    stepper.headlessIncrement()
    stepper.headlessIncrement()
    stepper.headlessIncrement()
    #expect(stepper.value == 100)
    #expect(log.changes == 2)
    stepper.wraps = true
    stepper.headlessIncrement()
    #expect(stepper.value == 0)
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5)
    #expect(stepper.value == -5)
    stepper.isEnabled = false
    stepper.headlessIncrement()
    #expect(log.changes == 3)
  }

  @Test func aStepIsPositive() {
    let stepper = UIStepper()
    let failures = HeadlessFailure.recording { stepper.stepValue = 0 }
    #expect(failures.map(\.name) == [.invalidArgument])
    #expect(stepper.stepValue == 1)
  }

  /// https://developer.apple.com/documentation/uikit/uislider/iscontinuous
  @Test func aSliderTellsOnTheWayOrAtTheEnd() {
    let slider = UISlider()
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [0, 1, 0])
    let log = count(slider)
    slider.headlessSlide(to: 0.5)
    #expect(slider.value == 0.5)
    #expect(log.changes == 2)
    slider.isContinuous = false
    slider.headlessSlide(to: 7)
    #expect(slider.value == 1)
    #expect(log.changes == 3)
    slider.value = 0.25
    #expect(log.changes == 3)
  }

  @Test func aPageControlStaysAmongItsPages() {
    let pages = UIPageControl()
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 2
    let log = count(pages)
    pages.headlessTapPage(forward: true)
    pages.headlessTapPage(forward: true)
    #expect(pages.currentPage == 1)
    #expect(log.changes == 1)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.headlessTapPage(forward: false)
    #expect(log.changes == 1)
    #expect(pages.intrinsicContentSize.width == pages.size(forNumberOfPages: 1).width)
  }
}
