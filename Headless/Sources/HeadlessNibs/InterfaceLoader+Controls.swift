import Foundation
import HeadlessUIKit

extension InterfaceLoader {
  func decodeControl(_ control: UIControl, _ element: InterfaceElement) {
    if let isEnabled = element.bool("enabled") { control.isEnabled = isEnabled }
    if let isSelected = element.bool("selected") { control.isSelected = isSelected }
    if let isHighlighted = element.bool("highlighted") { control.isHighlighted = isHighlighted }
    if let alignment = choice("contentHorizontalAlignment", of: element, InterfaceValues.horizontalAlignments) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = choice("contentVerticalAlignment", of: element, InterfaceValues.verticalAlignments) {
      control.contentVerticalAlignment = alignment
    }
    switch control {
    case let button as UIButton: decodeButton(button, element)
    case let field as UITextField: decodeTextField(field, element)
    case let toggle as UISwitch: decodeSwitch(toggle, element)
    case let slider as UISlider: decodeSlider(slider, element)
    case let stepper as UIStepper: decodeStepper(stepper, element)
    case let segments as UISegmentedControl: decodeSegments(segments, element)
    case let pages as UIPageControl: decodePages(pages, element)
    case let picker as UIDatePicker: decodeDatePicker(picker, element)
    default: break
    }
  }

  // MARK: Buttons

  private func decodeButton(_ button: UIButton, _ element: InterfaceElement) {
    for attribute in [
      "reversesTitleShadowWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
      "showsTouchWhenHighlighted", "role",
    ] {
      _ = element.string(attribute)
    }
    if let font = font("fontDescription", of: element) { button.titleLabel?.font = font }
    if let mode = choice("lineBreakMode", of: element, InterfaceValues.lineBreakModes) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.child("inset", key: "contentEdgeInsets") {
      button.contentEdgeInsets = InterfaceValues.insets(insets)
    }
    if let insets = element.child("inset", key: "titleEdgeInsets") {
      button.titleEdgeInsets = InterfaceValues.insets(insets)
    }
    if let insets = element.child("inset", key: "imageEdgeInsets") {
      button.imageEdgeInsets = InterfaceValues.insets(insets)
    }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    for state in element.children("state") {
      guard let key = state.string("key"), let value = states[key] else {
        document.warn(state, "the state \(state.attributes["key"] ?? "") of a button is not read")
        continue
      }
      decode(state, named: key, value, of: button, element)
    }
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      button.configuration = buttonConfiguration(configuration, of: button, element)
    }
  }

  private func decode(
    _ state: InterfaceElement,
    named key: String,
    _ value: UIControl.State,
    of button: UIButton,
    _ element: InterfaceElement
  ) {
    let title = document.localized(text("title", of: state), "\(key)Title", of: element)
    if let title, !title.isEmpty || value == .normal { button.setTitle(title, for: value) }
    if let text = attributedText("attributedTitle", of: state) { button.setAttributedTitle(text, for: value) }
    setColor("titleColor", of: state) { if let color = $0 { button.setTitleColor(color, for: value) } }
    // Shadows of titles aren't drawn.
    state.value(forKey: "titleShadowColor")?.markAllRead()
    if state.attributes["image"] != nil {
      button.setImage(image("image", of: state), for: value)
    } else if let reference = state.child("imageReference", key: "image") {
      button.setImage(image("image", of: reference), for: value)
    }
    _ = state.string("catalog")
    if state.attributes["backgroundImage"] != nil {
      button.setBackgroundImage(image("backgroundImage", of: state), for: value)
    }
  }

  private func buttonConfiguration(
    _ element: InterfaceElement,
    of button: UIButton,
    _ owner: InterfaceElement
  ) -> UIButton.Configuration {
    let styles: [String: UIButton.Configuration] = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
      "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
    var configuration = choice("style", of: element, styles) ?? .plain()
    configuration.title = document.localized(text("title", of: element), "configuration.title", of: owner)
    configuration.subtitle = document.localized(text("subtitle", of: element), "configuration.subtitle", of: owner)
    if let title = attributedText("attributedTitle", of: element) ?? attributedText("title", of: element) {
      configuration.title = title.string
      document.warn(element, "the attributes of a configuration's title are not read")
    }
    if element.attributes["image"] != nil {
      configuration.image = image("image", of: element)
    } else if let reference = element.child("imageReference", key: "image") {
      configuration.image = image("image", of: reference)
    }
    _ = element.string("catalog")
    let placements: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let placement = choice("imagePlacement", of: element, placements) { configuration.imagePlacement = placement }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    if let style = choice("cornerStyle", of: element, corners) { configuration.cornerStyle = style }
    if let shows = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
    setColor("baseForegroundColor", of: element) { configuration.baseForegroundColor = $0 }
    setColor("baseBackgroundColor", of: element) { configuration.baseBackgroundColor = $0 }
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = InterfaceValues.directionalInsets(insets)
    }
    return configuration
  }

  // MARK: Others

  private func decodeTextField(_ field: UITextField, _ element: InterfaceElement) {
    if let font = font("fontDescription", of: element) { field.font = font }
    setColor("textColor", of: element) { if let color = $0 { field.textColor = color } }
    if let alignment = choice("textAlignment", of: element, InterfaceValues.alignments) {
      field.textAlignment = alignment
    }
    let borders: [String: UITextField.BorderStyle] = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    if let border = choice("borderStyle", of: element, borders) { field.borderStyle = border }
    let modes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    if let mode = choice("clearButtonMode", of: element, modes) { field.clearButtonMode = mode }
    if let mode = choice("leftViewMode", of: element, modes) { field.leftViewMode = mode }
    if let mode = choice("rightViewMode", of: element, modes) { field.rightViewMode = mode }
    if let clears = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = adjusts
    }
    // Texts in fields aren't scaled down.
    _ = element.string("adjustsFontSizeToFit")
    if let placeholder = text("placeholder", of: element) { field.placeholder = placeholder }
    if let text = attributedText("attributedText", of: element) {
      field.attributedText = text
    } else if let text = text("text", of: element) {
      field.text = text
    }
    decodeInputTraits(field, element)
  }

  private func decodeSwitch(_ toggle: UISwitch, _ element: InterfaceElement) {
    toggle.isOn = element.bool("on") ?? false
    setColor("onTintColor", of: element) { toggle.onTintColor = $0 }
    setColor("thumbTintColor", of: element) { toggle.thumbTintColor = $0 }
    if let title = text("title", of: element) { toggle.title = title }
  }

  private func decodeSlider(_ slider: UISlider, _ element: InterfaceElement) {
    if let value = element.number("minValue") { slider.minimumValue = Float(value) }
    if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
    if let value = element.number("value") { slider.value = Float(value) }
    if let isContinuous = element.bool("continuous") { slider.isContinuous = isContinuous }
    setColor("minimumTrackTintColor", of: element) { slider.minimumTrackTintColor = $0 }
    setColor("maximumTrackTintColor", of: element) { slider.maximumTrackTintColor = $0 }
    setColor("thumbTintColor", of: element) { slider.thumbTintColor = $0 }
    if element.attributes["minimumValueImage"] != nil {
      slider.minimumValueImage = image("minimumValueImage", of: element)
    }
    if element.attributes["maximumValueImage"] != nil {
      slider.maximumValueImage = image("maximumValueImage", of: element)
    }
  }

  private func decodeStepper(_ stepper: UIStepper, _ element: InterfaceElement) {
    if let value = element.number("minimumValue") { stepper.minimumValue = value }
    if let value = element.number("maximumValue") { stepper.maximumValue = value }
    if let value = element.number("stepValue") { stepper.stepValue = value }
    if let value = element.number("value") { stepper.value = value }
    if let wraps = element.bool("wraps") { stepper.wraps = wraps }
    if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
    if let isContinuous = element.bool("continuous") { stepper.isContinuous = isContinuous }
  }

  private func decodeSegments(_ control: UISegmentedControl, _ element: InterfaceElement) {
    for (index, segment) in element.elements(in: "segments").enumerated() {
      segment.markRead()
      let title = document.localized(text("title", of: segment), "segmentTitles[\(index)]", of: element)
      if let image = segment.string("image") {
        document.warn(segment, "the picture \(image) of a segment is not shown")
      }
      control.insertSegment(withTitle: title, at: index, animated: false)
      if let isEnabled = segment.bool("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
    }
    if let index = element.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
    if let isMomentary = element.bool("momentary") { control.isMomentary = isMomentary }
    setColor("selectedSegmentTintColor", of: element) { control.selectedSegmentTintColor = $0 }
    // The look of iOS 6.
    _ = element.string("segmentControlStyle")
  }

  private func decodePages(_ pages: UIPageControl, _ element: InterfaceElement) {
    if let count = element.integer("numberOfPages") { pages.numberOfPages = count }
    if let page = element.integer("currentPage") { pages.currentPage = page }
    if let hides = element.bool("hidesForSinglePage") { pages.hidesForSinglePage = hides }
    setColor("pageIndicatorTintColor", of: element) { pages.pageIndicatorTintColor = $0 }
    setColor("currentPageIndicatorTintColor", of: element) { pages.currentPageIndicatorTintColor = $0 }
  }

  private func decodeDatePicker(_ picker: UIDatePicker, _ element: InterfaceElement) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
    if let mode = choice("datePickerMode", of: element, modes) { picker.datePickerMode = mode }
    let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
    if let style = choice("style", of: element, styles) { picker.preferredDatePickerStyle = style }
    if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
    func date(_ key: String) -> Date? {
      element.child("date", key: key)?.number("timeIntervalSinceReferenceDate").map(
        Date.init(timeIntervalSinceReferenceDate:)
      )
    }
    if let least = date("minimumDate") { picker.minimumDate = least }
    if let most = date("maximumDate") { picker.maximumDate = most }
    if let saved = date("date"), element.bool("useCurrentDate") != true { picker.date = saved }
  }

  func decodeSearchBar(_ bar: UISearchBar, _ element: InterfaceElement) {
    if let placeholder = text("placeholder", of: element) { bar.placeholder = placeholder }
    if let text = text("text", of: element) { bar.text = text }
    if let prompt = text("prompt", of: element) { bar.prompt = prompt }
    let styles: [String: UISearchBar.Style] = ["default": .default, "prominent": .prominent, "minimal": .minimal]
    if let style = choice("searchBarStyle", of: element, styles) { bar.searchBarStyle = style }
    if let shows = element.bool("showsCancelButton") { bar.showsCancelButton = shows }
    if let shows = element.bool("showsScopeBar") { bar.showsScopeBar = shows }
    if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
    setColor("barTintColor", of: element) { bar.barTintColor = $0 }
    let titles = element.elements(in: "scopeButtonTitles").map { title in
      title.markAllRead()
      return title.text
    }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    decodeInputTraits(bar, element)
  }
}
