import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Apple, `endEditing(_:)`: with `true` a view gives up the role of the first responder whether it wants to or not.
@MainActor struct UIResponderTests {
  private final class Stubborn: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    var log: [String] = []
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuse() }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { refuse() }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { refuse() }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }

    private func refuse() -> Bool {
      log.append("asked")
      return false
    }
  }

  private final class Refusing: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
  }

  private final class Holding: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool { false }
  }

  enum Editor: CaseIterable { case field, textView, searchBar, responderThatCannot, responderThatRefuses }

  private func make(_ editor: Editor, _ delegate: Stubborn) -> UIView {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    switch editor {
    case .field:
      let field = UITextField(frame: frame)
      field.delegate = delegate
      return field
    case .textView:
      let view = UITextView(frame: frame)
      view.delegate = delegate
      return view
    case .searchBar:
      let bar = UISearchBar(frame: frame)
      bar.delegate = delegate
      return bar
    case .responderThatCannot: return Refusing(frame: frame)
    case .responderThatRefuses: return Holding(frame: frame)
    }
  }

  @Test(arguments: Editor.allCases) func endingByForceAsksNobody(_ editor: Editor) {
    let delegate = Stubborn()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view = make(editor, delegate)
    window.addSubview(view)
    let tells = ![.responderThatCannot, .responderThatRefuses].contains(editor)
    #expect(view.becomeFirstResponder())
    #expect(!window.endEditing(false) && view.isFirstResponder)
    expectEqual(delegate.log, (tells ? ["asked"] : []))
    delegate.log = []
    #expect(window.endEditing(true) && !view.isFirstResponder)
    expectEqual(delegate.log, (tells ? ["ended"] : []))
    #expect(window.endEditing(true))
  }

  @Test(arguments: Editor.allCases) func aViewThatLeavesIsNotAsked(_ editor: Editor) {
    let delegate = Stubborn()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view = make(editor, delegate)
    window.addSubview(view)
    _ = view.becomeFirstResponder()
    view.removeFromSuperview()
    #expect(!view.isFirstResponder && !delegate.log.contains("asked"))
  }

  /// A drag that dismisses the keyboard asks, as every other way in which a person ends editing.
  @Test func aDragAsksWhetherEditingEnds() {
    let delegate = Stubborn()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize.height = 1000
    scroll.keyboardDismissMode = .onDrag
    window.addSubview(scroll)
    let field = make(.field, delegate)
    scroll.addSubview(field)
    _ = field.becomeFirstResponder()
    scroll.headlessScroll(by: CGPoint(x: 0, y: 30))
    #expect(delegate.log == ["asked"] && field.isFirstResponder)
  }

  @Test func editingCanBeginAgainWhereItEndsByForce() {
    final class Again: NSObject, UITextFieldDelegate {
      func textFieldDidEndEditing(_ textField: UITextField) { _ = textField.becomeFirstResponder() }
    }
    let again = Again()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.delegate = again
    window.addSubview(field)
    _ = field.becomeFirstResponder()
    window.endEditing(true)
    #expect(field.isFirstResponder)
    field.delegate = nil
    window.endEditing(true)
  }
}
