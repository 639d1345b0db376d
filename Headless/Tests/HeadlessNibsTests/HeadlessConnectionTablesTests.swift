// Where there is Objective-C, nothing writes tables.
#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @testable import HeadlessNibs

  class ConnectedBase: UIView {
    var heading: UILabel?
    var level = 0
    var tapped = 0

    func tap() { tapped += 1 }
  }

  final class ConnectedView: ConnectedBase {
    var marks: [UIView] = []
    var ratio: CGFloat = 0
    var isLoud = false
    var wasConnectedWhenAwake = false
    var wasBackgroundSetWhenMade = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      wasBackgroundSetWhenMade = backgroundColor == .green && subviews.count == 2
      backgroundColor = .blue
    }

    override init(frame: CGRect) { super.init(frame: frame) }

    override func awakeFromNib() {
      super.awakeFromNib()
      wasConnectedWhenAwake = heading != nil && marks.count == 2 && level == 3
    }
  }

  // As HeadlessSources writes them.
  @MainActor final class ConnectedBaseHeadlessConnections0: HeadlessConnecting {
    static var headlessConnections: HeadlessConnections {
      HeadlessConnections(
        properties: ["heading": .init(\ConnectedBase.heading), "level": .init(\ConnectedBase.level)],
        actions: ["tap": Selector("tap", ConnectedBase.tap)]
      )
    }
  }

  @MainActor final class ConnectedViewHeadlessConnections0: HeadlessConnecting {
    static var headlessConnections: HeadlessConnections {
      HeadlessConnections(
        properties: [
          "marks": .init(\ConnectedView.marks), "ratio": .init(\ConnectedView.ratio),
          "isLoud": .init(\ConnectedView.isLoud),
        ],
        actions: [:]
      )
    }
  }

  final class ConnectedObject: NSObject, UITextFieldDelegate {
    weak var field: UITextField?
  }

  @MainActor final class ConnectedObjectHeadlessConnections0: HeadlessConnecting {
    static var headlessConnections: HeadlessConnections {
      HeadlessConnections(properties: ["field": .init(\ConnectedObject.field)], actions: [:])
    }

    static func headlessMake() -> AnyObject? { ConnectedObject() }
  }

  extension UIBarButtonItem {
    var spokenName: String? {
      get { accessibilityLabel }
      set { accessibilityLabel = newValue }
    }
  }

  @MainActor final class UIBarButtonItemHeadlessConnections0: HeadlessConnecting {
    static var headlessConnections: HeadlessConnections {
      HeadlessConnections(properties: ["spokenName": .init(\UIBarButtonItem.spokenName)], actions: [:])
    }
  }

  @MainActor @Suite struct HeadlessConnectionTablesTests {
    private func view(_ connections: String, attributes: String = "") throws -> ConnectedView {
      try #require(
        try loaded(
          """
          <view id="a1" customClass="ConnectedView" customModule="HeadlessNibsTests" customModuleProvider="target">
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom"/>
            <subviews>
              <label text="A" id="l1"/>
              <button id="b1"><connections><action selector="tap" destination="a1" eventType="touchUpInside" id="x1"/>
                <action selector="fly:" destination="a1" eventType="touchDown" id="x2"/></connections></button>
            </subviews>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
            <connections>\(connections)</connections>
          </view>
          """
        ) as ConnectedView?
      )
    }

    private let connections = """
      <outlet property="heading" destination="l1" id="o1"/>
      <outletCollection property="marks" destination="l1" id="o2"/><outletCollection property="marks" destination="b1" id="o3"/>
      """
    private let level = """
      <userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      """

    @Test func outletsCollectionsAndAttributesOfAClassAndItsBaseAreSetBeforeItIsAwake() throws {
      let view = try view(connections, attributes: level)
      #expect(
        view.wasConnectedWhenAwake && view.heading?.text == "A"
          && view.marks.map { $0 === view.heading } == [true, false]
      )
    }

    @Test func anInitialiserFindsWhatTheFileSaysAndReplacesIt() throws {
      let view = try view(connections)
      #expect(view.wasBackgroundSetWhenMade && view.backgroundColor == .blue)
    }

    @Test func numbersBecomeThoseOfTheProperty() throws {
      let view = try view(
        "",
        attributes: level + """
          <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>
          """
      )
      #expect(view.level == 3 && view.ratio == 1.5 && view.isLoud)
    }

    @Test func nothingIsAValueOfAnOptional() throws {
      let nothing = "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"heading\"/>"
      #expect(try view(connections, attributes: nothing).heading == nil)
      let failures = try HeadlessFailure.recording {
        _ = try view("", attributes: nothing.replacingOccurrences(of: "heading", with: "level"))
      }
      #expect(failures.first?.reason.contains("the property level of ConnectedView cannot be set to nil") == true)
    }

    @Test func aValueOfAnotherTypeIsAFailureThatNamesBoth() throws {
      let failures = try HeadlessFailure.recording {
        _ = try view("<outlet property=\"heading\" destination=\"b1\" id=\"o1\"/>")
      }
      #expect(failures.count == 1)
      let reason = failures.first?.reason ?? ""
      #expect(reason.contains("element o1: the property heading of ConnectedView cannot be set to UIButton"))
    }

    @Test func anActionIsCalledAndOneThatNobodyDeclaresFailsWhenItIsSent() throws {
      let view = try view(connections)
      let button = try #require(view.marks[1] as? UIButton)
      button.sendActions(for: .touchUpInside)
      #expect(view.tapped == 1)
      let failures = HeadlessFailure.recording { button.sendActions(for: .touchDown) }
      #expect(failures.first?.reason.hasPrefix("-[ConnectedView fly:]: unrecognized selector") == true)
    }

    @Test func aMessageToTheFirstResponderGoesUpTheChain() throws {
      let view: UIView = try #require(
        try loaded(
          """
          <view id="a1" customClass="ConnectedView" customModule="HeadlessNibsTests"><subviews><stackView id="s1"><subviews>
            <button id="b1"><connections><action selector="tap" destination="-2" eventType="touchUpInside" id="x1"/></connections></button>
          </subviews></stackView></subviews></view>
          """
        )
      )
      (view.subviews.first?.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
      #expect((view as? ConnectedView)?.tapped == 1)
    }

    @Test func anObjectOfAnAppsClassIsMadeAndConnected() throws {
      let document = try document(
        """
        <view id="a1"><subviews><textField id="t1"><connections><outlet property="delegate" destination="m1" id="o1"/></connections></textField></subviews></view>
        <customObject id="m1" customClass="ConnectedObject" customModule="HeadlessNibsTests"><connections><outlet property="field" destination="t1" id="o2"/></connections></customObject>
        """
      )
      let objects = InterfaceLoader(document).loadNib()
      let view = try #require(objects.first as? UIView)
      let object = try #require(objects.last as? ConnectedObject)
      #expect(object.field === view.subviews.first && object.field?.delegate === object)
    }

    @Test func anExtensionOfAClassOfUIKitIsThatOfTheFilesModule() throws {
      let button = """
        <barButtonItem title="A" id="b1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="spokenName" value="Alpha"/>
        </userDefinedRuntimeAttributes></barButtonItem>
        """
      let own = try document(button, module: "HeadlessNibsTests")
      #expect((InterfaceLoader(own).loadNib().first as? UIBarButtonItem)?.accessibilityLabel == "Alpha")
      let other = try document(button, module: "Other")
      let failures = HeadlessFailure.recording { _ = InterfaceLoader(other).loadNib() }
      #expect(failures.map(\.name) == [.unknownKey])
    }

    @Test func anObjectThatNothingSaysHowToMakeIsAFailure() throws {
      let failures = try HeadlessFailure.recording {
        let _: UIView? = try loaded("<customObject id=\"m1\" customClass=\"UINavigationItem\"/>")
      }
      #expect(failures.first?.reason.contains("element m1: an object of UINavigationItem cannot be made") == true)
    }

    @Test func aClassThatThereIsNotIsAFailureAndItsViewAPlainOne() throws {
      var view: UIView?
      let failures = try HeadlessFailure.recording {
        view = try loaded("<view id=\"a1\" customClass=\"Gone\" customModule=\"HeadlessNibsTests\"/>")
      }
      #expect(view != nil && failures.count == 1)
      #expect(failures.first?.reason.contains("Unknown class Gone in Interface Builder file") == true)
    }
  }
#endif
