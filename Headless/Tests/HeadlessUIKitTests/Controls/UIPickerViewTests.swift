import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct UIPickerViewTests {
  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles = [["S", "M", "L"], ["red", "green"]]
    var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      titles[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      titles[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append([row, component])
    }
  }

  // A picker does not keep its data source.
  private func make() -> (picker: UIPickerView, sizes: Sizes) {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let sizes = Sizes()
    picker.dataSource = sizes
    picker.delegate = sizes
    return (picker, sizes)
  }

  @Test func countsComeFromTheDataSource() {
    let (picker, sizes) = make()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 2)
    sizes.titles[0].append("XL")
    expectEqual(picker.numberOfRows(inComponent: 0), 3)
    picker.reloadAllComponents()
    expectEqual(picker.numberOfRows(inComponent: 0), 4)
  }

  @Test func fingersTellTheDelegateAndProgramsDoNot() {
    let (picker, sizes) = make()
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2 && sizes.chosen.isEmpty)
    #expect(picker.headlessChoose(row: 1, inComponent: 1))
    #expect(sizes.chosen == [[1, 1]] && picker.selectedRow(inComponent: 1) == 1)
    #expect(!picker.headlessChoose(row: 2, inComponent: 1) && !picker.headlessChoose(row: 0, inComponent: 2))
    picker.isUserInteractionEnabled = false
    #expect(!picker.headlessChoose(row: 0, inComponent: 0))
  }

  @Test func aReloadKeepsWhatIsStillThere() {
    let (picker, sizes) = make()
    picker.selectRow(2, inComponent: 0, animated: false)
    sizes.titles[0] = ["S", "M"]
    picker.reloadComponent(0)
    expectEqual(picker.selectedRow(inComponent: 0), 1)
  }

  @Test func rowsAroundTheChosenOneAreShown() throws {
    let (picker, sizes) = make()
    defer { withExtendedLifetime(sizes) {} }
    picker.selectRow(1, inComponent: 0, animated: false)
    let label = try #require(picker.view(forRow: 1, forComponent: 0) as? UILabel)
    #expect(label.text == "M" && label.frame.midY == 108 && label.frame.width == 160)
    expectEqual(picker.view(forRow: 0, forComponent: 0)?.frame.midY, 76)
  }

  @Test func aComponentThatIsMissingFails() {
    let (picker, sizes) = make()
    defer { withExtendedLifetime(sizes) {} }
    let failures = HeadlessFailure.recording { _ = picker.selectedRow(inComponent: 5) }
    expectEqual(failures.map(\.kind), [.sectionOutOfRange])
  }
}
