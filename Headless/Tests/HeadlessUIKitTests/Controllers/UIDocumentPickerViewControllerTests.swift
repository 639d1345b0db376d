import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct UIDocumentPickerViewControllerTests {
  private final class Recorder: NSObject, UIDocumentPickerDelegate {
    var told: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      told += urls.map(\.lastPathComponent)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { told.append("cancelled") }
  }

  @Test func documentsAreChosenOrNot() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (recorder, file) = (Recorder(), URL(fileURLWithPath: "/trip.txt"))
    for picks in [true, false] {
      let picker = UIDocumentPickerViewController(forExporting: [file])
      picker.delegate = recorder
      controller.present(picker, animated: false)
      #expect((picker.view as? UILabel)?.text == "UIDocumentPickerViewController" && picker.headlessExported == [file])
      if picks { picker.headlessPick([file]) } else { picker.headlessCancel() }
      #expect(controller.presentedViewController == nil)
    }
    expectEqual(recorder.told, ["trip.txt", "cancelled"])
  }
}
