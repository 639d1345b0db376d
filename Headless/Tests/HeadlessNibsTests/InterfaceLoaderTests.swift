import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite struct InterfaceLoaderTests {
  @Test func aViewHasWhatTheFileSaysOfIt() throws {
    var view: UIView?
    let warnings = try HeadlessInterfaceWarning.recording {
      view = try loaded(
        """
        <view contentMode="scaleAspectFit" tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES" userInteractionEnabled="NO" id="a1">
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            <accessibility key="accessibilityConfiguration" identifier="box" label="Box"><accessibilityTraits key="traits" button="YES"/></accessibility>
        </view>
        """
      )
    }
    let made = try #require(view)
    #expect(made.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && made.contentMode == .scaleAspectFit)
    #expect(made.tag == 7 && made.alpha == 0.5 && made.isHidden && made.clipsToBounds && !made.isUserInteractionEnabled)
    #expect(made.autoresizingMask == [.flexibleWidth, .flexibleHeight] && made.backgroundColor == .red)
    expectEqual(made.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(made.accessibilityIdentifier == "box" && made.accessibilityLabel == "Box")
    #expect(made.accessibilityTraits == .button && warnings == [])
  }

  @Test func whatIsNotReadIsNamedWithItsElementOnce() throws {
    let document = try document("<view id=\"a1\" glow=\"3\">\n<shine key=\"edge\"/></view>")
    let warnings = HeadlessInterfaceWarning.recording {
      for _ in 0..<2 { _ = InterfaceLoader(document).loadNib() }
    }
    expectEqual(
      warnings.map(\.description),
      [
        "Test.xib:7: warning: element a1: glow=\"3\" of <view> is not read",
        "Test.xib:8: warning: element a1: <shine key=\"edge\"> is not read",
      ]
    )
  }

  @Test func aViewThatIsNotKnownIsAFailure() throws {
    var view: UIView?
    let failures = try HeadlessFailure.recording {
      view = try loaded("<view id=\"a1\"><subviews><mapView id=\"m1\"/><label id=\"l1\"/></subviews></view>")
    }
    #expect(view?.subviews.count == 1 && failures.count == 1)
    #expect(failures.first?.reason.hasPrefix("Test.xib:7: element m1: <mapView> is not known") == true)
  }

  @Test func constraintsHoldBetweenViewsMarginsAndTheSafeArea() throws {
    let view: UIView = try #require(
      try loaded(
        """
        <view id="a1">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b1">
                    <constraints>
                        <constraint firstAttribute="width" secondAttribute="height" multiplier="2:1" id="c1"/>
                        <constraint firstAttribute="height" constant="20" id="c2"/>
                    </constraints>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b2"/>
            </subviews>
            <viewLayoutGuide key="safeArea" id="g1"/>
            <constraints>
                <constraint firstItem="b1" firstAttribute="leading" secondItem="a1" secondAttribute="leadingMargin" id="c3"/>
                <constraint firstItem="b1" firstAttribute="top" secondItem="g1" secondAttribute="top" constant="5" id="c4"/>
                <constraint firstItem="b2" firstAttribute="leading" secondItem="b1" secondAttribute="trailing" constant="8" symbolic="YES" id="c5"/>
                <constraint firstAttribute="trailing" secondItem="b2" secondAttribute="trailing" constant="10" id="c6"/>
                <constraint firstItem="b2" firstAttribute="top" secondItem="b1" secondAttribute="bottom" id="c7"/>
                <constraint firstItem="b2" firstAttribute="height" relation="greaterThanOrEqual" secondItem="b1" secondAttribute="height" multiplier="1.5" id="c8"/>
                <constraint firstItem="b2" firstAttribute="height" constant="1" priority="250" identifier="small" id="c9"/>
            </constraints>
        </view>
        """
      )
    )
    view.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    view.layoutIfNeeded()
    expectEqual(view.subviews[0].frame, CGRect(x: 12, y: 5, width: 40, height: 20))
    expectEqual(view.subviews[1].frame, CGRect(x: 60, y: 25, width: 130, height: 30))
    #expect(view.constraints.contains { $0.identifier == "small" && $0.priority.rawValue == 250 })
  }

  @Test func aConstraintOfSomethingThatIsNotThereIsAFailure() throws {
    var failures: [HeadlessFailure] = []
    let warnings = try HeadlessInterfaceWarning.recording {
      failures = try HeadlessFailure.recording {
        let _: UIView? = try loaded(
          """
          <view id="a1"><constraints><constraint firstItem="zz" firstAttribute="top" secondItem="a1" secondAttribute="top" id="c1"/></constraints></view>
          """
        )
      }
    }
    expectEqual(warnings, [])
    expectEqual(failures.map(\.reason), ["Test.xib:7: element c1: firstItem=\"zz\" is not in what is loaded"])
  }

  @Test func textsAreOfTheLanguage() throws {
    let document = try document(
      """
      <view id="a1"><subviews>
        <label text="Hello" id="l1"/>
        <button id="b1"><state key="normal" title="Go"/></button>
        <segmentedControl id="s1"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      </subviews></view>
      """,
      strings: ["l1.text": "Hallo", "b1.normalTitle": "Los", "s1.segmentTitles[1]": "Zwei"]
    )
    let view = try #require(InterfaceLoader(document).loadNib().first as? UIView)
    #expect((view.subviews[0] as? UILabel)?.text == "Hallo")
    #expect((view.subviews[1] as? UIButton)?.title(for: .normal) == "Los")
    let segments = try #require(view.subviews[2] as? UISegmentedControl)
    expectEqual((0..<2).map { segments.titleForSegment(at: $0) }, ["One", "Zwei"])
  }

  @Test func fontsColoursAndAttributedTextsAreRead() throws {
    let view: UIView = try #require(
      try loaded(
        """
        <view id="a1"><subviews>
          <label text="A" numberOfLines="0" textAlignment="center" lineBreakMode="wordWrap" id="l1">
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
            <color key="textColor" systemColor="secondaryLabelColor"/>
          </label>
          <label text="B" adjustsFontForContentSizeCategory="YES" id="l2">
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
            <color key="textColor" name="Brand"/><nil key="highlightedColor"/>
          </label>
          <label id="l3"><attributedString key="attributedText">
            <fragment content="Big "><attributes>
              <color key="NSColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              <font key="NSFont" size="20" name="HelveticaNeue-Bold"/>
            </attributes></fragment>
            <fragment><string key="content">and
        small</string><attributes><font key="NSFont" metaFont="system"/></attributes></fragment>
          </attributedString></label>
        </subviews></view>
        """,
        resources:
          "<namedColor name=\"Brand\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/></namedColor>"
      )
    )
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].font == .systemFont(ofSize: 17, weight: .semibold) && labels[0].textColor == .secondaryLabel)
    #expect(labels[0].numberOfLines == 0 && labels[0].textAlignment == .center)
    #expect(labels[1].font == .preferredFont(forTextStyle: .title2) && labels[1].textColor == .green)
    let text = try #require(labels[2].attributedText)
    expectEqual(text.string, "Big and\nsmall")
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
  }

  @Test func controlsAreRead() throws {
    let stack: UIStackView = try #require(
      try loaded(
        """
        <stackView axis="vertical" distribution="equalSpacing" alignment="leading" spacing="6" id="s1"><subviews>
          <switch on="YES" id="w1"/>
          <slider value="3" minValue="1" maxValue="9" id="r1"/>
          <stepper value="2" minimumValue="1" maximumValue="5" stepValue="2" id="p1"/>
          <textField placeholder="Name" borderStyle="roundedRect" id="t1"><textInputTraits key="textInputTraits" keyboardType="emailAddress" secureTextEntry="YES"/></textField>
          <textView text="Note" editable="NO" id="v1"/>
          <pageControl numberOfPages="4" currentPage="2" id="g1"/>
          <activityIndicatorView animating="YES" style="large" id="i1"/>
          <progressView progress="0.25" id="q1"/>
          <datePicker datePickerMode="date" minuteInterval="5" id="d1"><date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
          <button buttonType="system" id="b1"><state key="normal" title="Buy" image="star" catalog="system"/>
            <buttonConfiguration key="configuration" style="filled" title="Buy now" cornerStyle="capsule"/></button>
        </subviews></stackView>
        """
      )
    )
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .leading)
    #expect(stack.spacing == 6 && stack.arrangedSubviews.count == 10)
    let views = stack.arrangedSubviews
    #expect((views[0] as? UISwitch)?.isOn == true)
    #expect((views[1] as? UISlider)?.value == 3 && (views[1] as? UISlider)?.maximumValue == 9)
    #expect((views[2] as? UIStepper)?.stepValue == 2)
    let field = try #require(views[3] as? UITextField)
    #expect(field.placeholder == "Name" && field.keyboardType == .emailAddress && field.isSecureTextEntry)
    #expect((views[4] as? UITextView)?.text == "Note" && (views[4] as? UITextView)?.isEditable == false)
    #expect((views[5] as? UIPageControl)?.currentPage == 2 && (views[7] as? UIProgressView)?.progress == 0.25)
    #expect((views[6] as? UIActivityIndicatorView)?.isAnimating == true)
    #expect((views[8] as? UIDatePicker)?.date == Date(timeIntervalSinceReferenceDate: 86_400))
    let button = try #require(views[9] as? UIButton)
    #expect(button.buttonType == .system && button.configuration?.title == "Buy now")
    #expect(button.image(for: .normal) != nil && button.title(for: .normal) == "Buy")
  }

  @Test func whatAFileLeavesOutIsTheFilesDefault() throws {
    let view: UIView = try #require(
      try loaded(
        """
        <view id="a1"><subviews><label text="A" id="l1"/>
          <label userInteractionEnabled="NO" textAlignment="natural" adjustsFontSizeToFit="NO" id="l2"><fontDescription key="fontDescription" name=".AppleSystemUIFont" pointSize="14"/></label>
          <scrollView id="s1"/><activityIndicatorView id="i1"/></subviews></view>
        """
      )
    )
    let labels = view.subviews.compactMap { $0 as? UILabel }
    expectEqual(labels.map(\.isUserInteractionEnabled), [true, false])
    #expect(
      labels.map(\.adjustsFontSizeToFitWidth) == [true, false] && labels.map(\.textAlignment) == [.left, .natural]
    )
    #expect(labels[1].font == .systemFont(ofSize: 14) && !view.subviews[2].clipsToBounds)
    #expect((view.subviews[3] as? UIActivityIndicatorView)?.hidesWhenStopped == false)
  }

  @Test func aPictureThatIsMissingKeepsItsRoom() throws {
    var view: UIImageView?
    let warnings = try HeadlessInterfaceWarning.recording {
      view = try loaded(
        "<imageView image=\"logo\" id=\"i1\"/>",
        resources: "<image name=\"logo\" width=\"80\" height=\"30\"/>"
      )
    }
    #expect(view?.intrinsicContentSize == CGSize(width: 80, height: 30) && warnings.count == 1)
  }

  @Test func gesturesAndBuiltInOutletsAreConnected() throws {
    final class Owner: UIViewController, UITextFieldDelegate {}
    let owner = Owner()
    let view: UIView = try #require(
      try loaded(
        """
        <view id="a1"><subviews><textField id="t1"><connections><outlet property="delegate" destination="-1" id="o1"/></connections></textField></subviews>
        <connections><outletCollection property="gestureRecognizers" destination="r1" appends="YES" id="o2"/></connections></view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="r1"/>
        """,
        owner: owner
      )
    )
    #expect((view.subviews[0] as? UITextField)?.delegate === owner)
    #expect((view.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
  }

  @Test func anOutletThatNoClassDeclaresIsAFailureInUIKitsWords() throws {
    let failures = try HeadlessFailure.recording {
      let _: UIView? = try loaded(
        "<view id=\"a1\"><connections><outlet property=\"footer\" destination=\"a1\" id=\"o1\"/></connections></view>"
      )
    }
    #expect(failures.count == 1 && failures.first?.name == .unknownKey)
    #expect(
      failures.first?.reason.hasSuffix("this class is not key value coding-compliant for the key footer.") == true
    )
  }

  @Test func runtimeAttributesAreSet() throws {
    let view: UIView = try #require(
      try loaded(
        """
        <view id="a1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="card"/>
        </userDefinedRuntimeAttributes></view>
        """
      )
    )
    #expect(view.layer.cornerRadius == 6 && view.layer.masksToBounds && view.accessibilityIdentifier == "card")
  }

  @Test func cellsOfTheStandardStylesHaveTheirLabels() throws {
    let cell: UITableViewCell = try #require(
      try loaded(
        """
        <tableViewCell accessoryType="disclosureIndicator" reuseIdentifier="Row" textLabel="l1" detailTextLabel="l2" style="IBUITableViewCellStyleSubtitle" id="c1">
          <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews>
            <label text="Title" id="l1"/><label text="Detail" id="l2"/>
          </subviews></tableViewCellContentView>
        </tableViewCell>
        """
      )
    )
    #expect(cell.reuseIdentifier == "Row" && cell.accessoryType == .disclosureIndicator)
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
  }

  @Test func whatIsNoFileOfInterfaceBuilderIsRefused() throws {
    for (text, reason) in [("<plist/>", "save it"), ("<svg/>", "begins with <svg>"), ("nothing", "not XML")] {
      let refusal = #expect(throws: InterfaceDocument.Refusal.self) {
        try InterfaceDocument(data: Data(text.utf8), path: "A.xib")
      }
      #expect(refusal?.text.contains(reason) == true)
    }
  }
}
