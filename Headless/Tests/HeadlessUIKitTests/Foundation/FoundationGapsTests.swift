#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor struct FoundationGapsTests {
    @Test func valuesHoldGeometry() {
      #expect(
        NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4)
      )
      #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
      #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
      #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
      let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
      let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    }

    @Test func geometryIsCastToValuesAndBack() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      nonisolated(unsafe) var frames: [CGRect?] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification,
        object: nil,
        queue: nil
      ) { note in
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
        frames = [(value as? NSValue)?.cgRectValue, value as? CGRect]
      }
      window.headlessKeyboardHeight = 300
      NotificationCenter.default.removeObserver(token)
      let expected = CGRect(x: 0, y: 544, width: 390, height: 300)
      #expect(frames == [expected, expected])
      let value: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
      #expect(value as? CGPoint == CGPoint(x: 1, y: 2))
      #expect(value as? CGRect == nil && value as? UIEdgeInsets == nil)
      let insets: Any = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect((insets as? NSValue)?.uiEdgeInsetsValue.right == 4)
    }

    @Test func emptyTextsAreMadeWithoutArguments() {
      let text = NSMutableAttributedString()
      text.append(NSAttributedString(string: "a"))
      #expect(text.string == "a")
      #expect(NSAttributedString().length == 0 && NSMutableString().length == 0)
    }

    @Test func textsAreFormattedAndDefaultsRead() {
      #expect(NSString.localizedStringWithFormat("%d of %@", 3, "x" as NSString) as String == "3 of x")
      let defaults = UserDefaults(suiteName: "FoundationGapsTests")
      defaults?.setValue("b", forKey: "a")
      #expect(defaults?.value(forKey: "a") as? String == "b")
      defaults?.removePersistentDomain(forName: "FoundationGapsTests")
    }

    @Test func attributesAreTakenFromADictionary() {
      let container = AttributeContainer([
        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: 1,
        .link: "https://a.b",
      ])
      let text = NSAttributedString.headlessConverted(AttributedString("a", attributes: container))
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      #expect((attributes[.font] as? UIFont)?.pointSize == 12)
      #expect(attributes[.foregroundColor] as? UIColor == .red)
      #expect(attributes[.underlineStyle] as? Int == 1)
      #expect(Dictionary(container)[.link] as? URL == URL(string: "https://a.b"))
    }
  }
#endif
