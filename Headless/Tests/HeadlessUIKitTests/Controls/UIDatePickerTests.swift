import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct UIDatePickerTests {
  private func make() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = .gmt
    picker.calendar = Calendar(identifier: .gregorian)
    return picker
  }

  private let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)

  @Test func aChoiceTellsOnceAndKeepsTheLimits() {
    let picker = make()
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    #expect(picker.headlessChoose(noon) && picker.date == noon && told == 1)
    #expect(picker.headlessChoose(noon) && told == 1)
    picker.maximumDate = noon
    #expect(picker.headlessChoose(noon.addingTimeInterval(60)) && picker.date == noon && told == 1)
    picker.minimumDate = noon.addingTimeInterval(-60)
    picker.date = .distantPast
    #expect(picker.date == noon.addingTimeInterval(-60) && told == 1)
    picker.isEnabled = false
    #expect(!picker.headlessChoose(noon))
  }

  @Test func minutesAreRounded() {
    let picker = make()
    picker.minuteInterval = 15
    picker.headlessChoose(noon.addingTimeInterval(14 * 60))
    expectEqual(picker.date, noon)
  }

  @Test func theTextSaysWhatTheModeShows() {
    let picker = make()
    picker.date = noon
    let texts: [(UIDatePicker.Mode, String)] = [
      (.time, "12:00"), (.date, "2001-01-01"), (.dateAndTime, "2001-01-01 12:00"), (.yearAndMonth, "2001-01"),
    ]
    for (mode, text) in texts {
      picker.datePickerMode = mode
      expectEqual(picker.headlessText, text)
    }
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3900
    expectEqual(picker.headlessText, "1:05")
  }
}
