import HeadlessUIKit
import Testing

@MainActor @Suite struct InputViewTests {
  @Test func fieldsKeepWhatStandsForTheKeyboard() {
    let (picker, bar) = (UIPickerView(), UIToolbar())
    let (field, text) = (UITextField(), UITextView())
    (field.inputView, field.inputAccessoryView) = (picker, bar)
    (text.inputView, text.inputAccessoryView) = (picker, bar)
    #expect(field.inputView === picker && field.inputAccessoryView === bar)
    #expect(text.inputView === picker && text.inputAccessoryView === bar)
    #expect(UIView().inputView == nil)
  }
}
