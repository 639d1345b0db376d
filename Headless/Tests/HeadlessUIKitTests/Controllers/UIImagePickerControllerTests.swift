import HeadlessUIKit
import Testing

@MainActor @Suite struct UIImagePickerControllerTests {
  private final class Recorder: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var picked: [UIImage] = []
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { picked.append(image) }
      picker.dismiss(animated: false)
    }
  }

  @Test func aPictureIsChosenOrNot() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (recorder, image) = (Recorder(), UIImage())
    for picks in [true, false] {
      let picker = UIImagePickerController()
      picker.delegate = recorder
      controller.present(picker, animated: false)
      #expect((picker.topViewController?.view as? UILabel)?.text == "UIImagePickerController")
      if picks { picker.headlessPick(image) } else { picker.headlessCancel() }
      #expect(controller.presentedViewController == nil)
    }
    #expect(recorder.picked == [image] && !UIImagePickerController.isSourceTypeAvailable(.camera))
  }
}
