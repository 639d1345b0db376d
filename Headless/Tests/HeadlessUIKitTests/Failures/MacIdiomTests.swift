import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What the Mac idiom of Mac Catalyst does not have. Refresh controls, steppers (both until iOS 26: Apple, *UIKit updates*, June 2026) and
/// pickers: Iron-Ham/Lists#59, dotnet/docs-maui#1951, steipete.com (*Forbidden Controls in Catalyst*). Looks of sliders, titles and images
/// of buttons for other states than the normal one, titles of switches in other idioms: Apple, the pages of the properties.
@MainActor struct MacIdiomTests {
  private func failures(
    _ idiom: UIUserInterfaceIdiom = .mac,
    as version: Int = 26,
    _ body: () -> Void
  ) -> [HeadlessFailure] {
    HeadlessSystem.run(as: version) {
      // Windows of other tests would be laid out, too.
      UIWindow.withoutOtherWindowsOnScreen(than: nil) {
        UIScreen.main.headlessWithTraits({ $0.userInterfaceIdiom = idiom }) { HeadlessFailure.recording(body) }
      }
    }
  }

  private func inWindow(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(view)
    view.removeFromSuperview()
  }

  enum Control: CaseIterable {
    case tableRefresh, collectionRefresh, scrollRefresh, looseRefresh, stepper, picker, wheels
  }

  private func use(_ control: Control) {
    switch control {
    case .tableRefresh: UITableView().refreshControl = UIRefreshControl()
    case .collectionRefresh:
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.refreshControl = UIRefreshControl()
    case .scrollRefresh:
      let scroll = UIScrollView()
      scroll.refreshControl = UIRefreshControl()
      inWindow(scroll)
    case .looseRefresh: inWindow(UIRefreshControl())
    case .stepper: inWindow(UIStepper())
    case .picker: inWindow(UIPickerView())
    case .wheels:
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      inWindow(picker)
    }
  }

  @Test(arguments: Control.allCases) func theMacIdiomLacksControls(_ control: Control) {
    let found = failures { use(control) }
    expectEqual(found.map(\.kind), [.unsupportedInIdiom])
    #expect(found.first?.reason.contains("is not supported when running Catalyst apps in the Mac idiom") == true)
    #expect(failures(.pad) { use(control) }.isEmpty && failures(.phone) { use(control) }.isEmpty)
    let isThereLater = ![.picker, .wheels].contains(control)
    expectEqual(failures(as: 27) { use(control) }.isEmpty, isThereLater)
  }

  @Test func controlsOutsideOfWindowsAreNotLookedAt() {
    #expect(
      failures {
        _ = (UIRefreshControl(), UIStepper(), UIPickerView(), UITableView())
        UITableView().refreshControl = nil
        inWindow(UIDatePicker())
      }.isEmpty
    )
  }

  @Test func controlsHaveTheirOwnLooksInTheMacIdiom() {
    let changes: [@MainActor () -> Void] = [
      { UISlider().minimumTrackTintColor = .red }, { UISlider().maximumTrackTintColor = .red },
      { UISlider().thumbTintColor = .red }, { UISlider().minimumValueImage = UIImage() },
      { UISlider().maximumValueImage = UIImage() }, { UIButton().setTitle("Off", for: .disabled) },
      { UIButton().setImage(UIImage(), for: .highlighted) },
    ]
    for change in changes {
      expectEqual(failures { change() }.map(\.kind), [.unsupportedInIdiom])
      #expect(failures(.pad) { change() }.isEmpty)
    }
    #expect(failures { UIButton().setTitle("On", for: .normal) }.isEmpty)
  }

  @Test func switchesHaveTitlesInTheMacIdiomAlone() {
    #expect(failures { UISwitch().title = "Wrap lines" }.isEmpty)
    expectEqual(failures(.pad) { UISwitch().title = "Wrap lines" }.map(\.kind), [.unsupportedInIdiom])
    #expect(failures(.phone) { UISwitch().title = nil }.isEmpty)
  }
}
