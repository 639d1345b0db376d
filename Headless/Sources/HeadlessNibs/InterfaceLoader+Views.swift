import Foundation
import HeadlessUIKit

extension InterfaceLoader {
  /// Returns the value of an attribute's name in a table, and warns about an unknown name.
  func choice<Value>(_ attribute: String, of element: InterfaceElement, _ values: [String: Value]) -> Value? {
    guard let name = element.string(attribute) else { return nil }
    if let value = values[name] { return value }
    document.warn(element, "\(attribute)=\"\(name)\" is not known")
    return nil
  }

  /// Decodes the properties of every view.
  ///
  /// - Parameter isManaged: A Boolean value that indicates whether another view determines the view's position.
  func decodeView(_ view: UIView, _ element: InterfaceElement, isManaged: Bool = false) {
    if let mode = choice("contentMode", of: element, InterfaceValues.contentModes) { view.contentMode = mode }
    if let tag = element.integer("tag") { view.tag = tag }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let isHidden = element.bool("hidden") { view.isHidden = isHidden }
    if let clips = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") { view.clipsToBounds = clips }
    if let isEnabled = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
    if let resizes = element.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    let translates = element.bool("translatesAutoresizingMaskIntoConstraints")
    if let translates, !isManaged { view.translatesAutoresizingMaskIntoConstraints = translates }
    if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
      view.autoresizingMask = autoresizingMask(mask)
    }
    setColor("backgroundColor", of: element) { view.backgroundColor = $0 }
    setColor("tintColor", of: element) { view.tintColor = $0 }
    if let semantics = choice("semanticContentAttribute", of: element, InterfaceValues.semantics) {
      view.semanticContentAttribute = semantics
    }
    decodeMargins(view, element)
    decodePriorities(view, element)
    if let accessibility = element.child("accessibility", key: "accessibilityConfiguration") {
      decodeAccessibility(view, accessibility, of: element)
    }
  }

  private func autoresizingMask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let masks: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return masks.reduce(into: []) { if element.bool($1.0) == true { $0.formUnion($1.1) } }
  }

  private func decodeMargins(_ view: UIView, _ element: InterfaceElement) {
    if let margins = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = InterfaceValues.insets(margins)
    }
    if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = InterfaceValues.directionalInsets(margins)
    }
    if let preserves = element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = element.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = insets }
  }

  private func decodePriorities(_ view: UIView, _ element: InterfaceElement) {
    func priority(_ attribute: String) -> UILayoutPriority? {
      element.number(attribute).map { UILayoutPriority(rawValue: Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority("verticalHuggingPriority") { view.setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func decodeAccessibility(_ view: UIView, _ element: InterfaceElement, of owner: InterfaceElement) {
    func text(_ key: String, _ localizedKey: String) -> String? {
      document.localized(self.text(key, of: element), localizedKey, of: owner)
    }
    if let label = text("label", "accessibilityLabel") { view.accessibilityLabel = label }
    if let hint = text("hint", "accessibilityHint") { view.accessibilityHint = hint }
    if let value = text("value", "accessibilityValue") { view.accessibilityValue = value }
    if let identifier = element.string("identifier") { view.accessibilityIdentifier = identifier }
    if let isElement = element.child("bool", key: "isElement")?.bool("value") {
      view.isAccessibilityElement = isElement
    }
    guard let traits = element.child("accessibilityTraits", key: "traits") else { return }
    let known: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
      "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
      "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
      "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
      "searchField": .searchField, "notEnabled": .notEnabled, "tabBar": .tabBar, "none": .none,
    ]
    view.accessibilityTraits = known.reduce(into: .none) { if traits.bool($1.key) == true { $0.formUnion($1.value) } }
  }

  // MARK: Texts and images

  func decodeLabel(_ label: UILabel, _ element: InterfaceElement) {
    if let font = font("fontDescription", of: element) { label.font = font }
    setColor("textColor", of: element) { if let color = $0 { label.textColor = color } }
    setColor("highlightedColor", of: element) { label.highlightedTextColor = $0 }
    setColor("shadowColor", of: element) { label.shadowColor = $0 }
    if let offset = element.child("size", key: "shadowOffset") { label.shadowOffset = InterfaceValues.size(offset) }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
    if let alignment = choice("textAlignment", of: element, InterfaceValues.alignments) {
      label.textAlignment = alignment
    }
    if let mode = choice("lineBreakMode", of: element, InterfaceValues.lineBreakModes) { label.lineBreakMode = mode }
    if let adjusts = element.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = adjusts }
    if let factor = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = factor
    } else if let size = element.number("minimumFontSize"), let font = label.font, font.pointSize > 0 {
      label.minimumScaleFactor = min(1, size / font.pointSize)
    }
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if let isEnabled = element.bool("enabled") { label.isEnabled = isEnabled }
    if let isHighlighted = element.bool("highlighted") { label.isHighlighted = isHighlighted }
    _ = element.string("usesAttributedText")
    if let text = attributedText("attributedText", of: element) {
      label.attributedText = text
    } else if let text = text("text", of: element) {
      label.text = text
    }
  }

  func decodeImageView(_ view: UIImageView, _ element: InterfaceElement) {
    if element.attributes["image"] != nil {
      view.image = image("image", of: element)
    } else if let reference = element.child("imageReference", key: "image") {
      view.image = image("image", of: reference)
    }
    _ = element.string("catalog")
    if element.attributes["highlightedImage"] != nil { view.highlightedImage = image("highlightedImage", of: element) }
    if let isHighlighted = element.bool("highlighted") { view.isHighlighted = isHighlighted }
    if let configuration = symbolConfiguration("preferredSymbolConfiguration", of: element) {
      view.preferredSymbolConfiguration = configuration
    }
  }

  func symbolConfiguration(_ key: String, of element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    guard
      let value = element.child("preferredSymbolConfiguration", key: key)
        ?? element.child("symbolConfiguration", key: key)
    else { return nil }
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    let scale = choice("scale", of: value, scales) ?? .default
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let weight = choice("weight", of: value, weights) ?? .regular
    _ = value.string("configurationType")
    if let size = value.number("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }
    if let font = font("fontDescription", of: value) { return UIImage.SymbolConfiguration(font: font, scale: scale) }
    return UIImage.SymbolConfiguration(scale: scale)
  }

  func decodeTextView(_ view: UITextView, _ element: InterfaceElement) {
    if let font = font("fontDescription", of: element) { view.font = font }
    setColor("textColor", of: element) { if let color = $0 { view.textColor = color } }
    if let alignment = choice("textAlignment", of: element, InterfaceValues.alignments) {
      view.textAlignment = alignment
    }
    if let isEditable = element.bool("editable") { view.isEditable = isEditable }
    if let isSelectable = element.bool("selectable") { view.isSelectable = isSelectable }
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = adjusts
    }
    if let text = attributedText("attributedText", of: element) {
      view.attributedText = text
    } else if let text = text("text", of: element) {
      view.text = text
    }
    decodeInputTraits(view, element)
  }

  func decodeInputTraits(_ view: any UITextInputTraits & UIView, _ element: InterfaceElement) {
    guard let traits = element.child("textInputTraits", key: "textInputTraits") else { return }
    let input = view
    if let type = choice("keyboardType", of: traits, InterfaceValues.keyboards) { input.keyboardType = type }
    if let type = choice("returnKeyType", of: traits, InterfaceValues.returnKeys) { input.returnKeyType = type }
    let capitalizations: [String: UITextAutocapitalizationType] = [
      "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    if let type = choice("autocapitalizationType", of: traits, capitalizations) { input.autocapitalizationType = type }
    if let corrects = traits.string("autocorrectionType") { input.autocorrectionType = corrects == "yes" ? .yes : .no }
    if let checks = traits.string("spellCheckingType") { input.spellCheckingType = checks == "yes" ? .yes : .no }
    if let quotes = traits.string("smartQuotesType") { input.smartQuotesType = quotes == "yes" ? .yes : .no }
    if let dashes = traits.string("smartDashesType") { input.smartDashesType = dashes == "yes" ? .yes : .no }
    let appearances: [String: UIKeyboardAppearance] = ["alert": .dark, "dark": .dark, "light": .light]
    if let appearance = choice("keyboardAppearance", of: traits, appearances) { input.keyboardAppearance = appearance }
    if let enables = traits.bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = enables }
    if let isSecure = traits.bool("secureTextEntry") { input.isSecureTextEntry = isSecure }
    if let type = traits.string("textContentType") { input.textContentType = UITextContentType(rawValue: type) }
  }

  // MARK: Containers

  func decodeStackView(_ stack: UIStackView, _ element: InterfaceElement) {
    if let axis = choice(
      "axis",
      of: element,
      ["horizontal": .horizontal, "vertical": NSLayoutConstraint.Axis.vertical]
    ) {
      stack.axis = axis
    }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    if let distribution = choice("distribution", of: element, distributions) { stack.distribution = distribution }
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
      "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    if let alignment = choice("alignment", of: element, alignments) { stack.alignment = alignment }
    switch element.string("spacingType") {
    case "standard": stack.spacing = UIStackView.spacingUseSystem
    default: if let spacing = element.number("spacing") { stack.spacing = spacing }
    }
    if let isRelative = element.bool("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
    if let isRelative = element.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = isRelative }
  }

  func decodeScrollView(_ view: UIScrollView, _ element: InterfaceElement) {
    if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
    if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
    if let value = element.bool("bounces") { view.bounces = value }
    if let value = element.bool("bouncesZoom") { view.bouncesZoom = value }
    if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
    if let value = element.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
    if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = element.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
    if let value = element.bool("scrollsToTop") { view.scrollsToTop = value }
    if let value = element.number("minimumZoomScale") { view.minimumZoomScale = value }
    if let value = element.number("maximumZoomScale") { view.maximumZoomScale = value }
    let styles: [String: UIScrollView.IndicatorStyle] = ["default": .default, "black": .black, "white": .white]
    if let style = choice("indicatorStyle", of: element, styles) { view.indicatorStyle = style }
    let modes: [String: UIScrollView.KeyboardDismissMode] = [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    if let mode = choice("keyboardDismissMode", of: element, modes) { view.keyboardDismissMode = mode }
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    if let behavior = choice("contentInsetAdjustmentBehavior", of: element, behaviors) {
      view.contentInsetAdjustmentBehavior = behavior
    }
    if let inset = element.child("inset", key: "contentInset") { view.contentInset = InterfaceValues.insets(inset) }
    if let size = element.child("size", key: "contentSize") { view.contentSize = InterfaceValues.size(size) }
    if let insets = element.child("inset", key: "scrollIndicatorInsets") {
      view.scrollIndicatorInsets = InterfaceValues.insets(insets)
    }
  }

  func decodeEffectView(_ view: UIVisualEffectView, _ element: InterfaceElement) {
    if let vibrancy = element.child("vibrancyEffect") {
      // All its styles look alike here.
      _ = vibrancy.string("style")
      view.effect = UIVibrancyEffect(
        blurEffect: vibrancy.child("blurEffect").map(blurEffect) ?? UIBlurEffect(style: .regular)
      )
    } else if let blur = element.child("blurEffect") {
      view.effect = blurEffect(blur)
    }
    if let content = element.child("view", key: "contentView") { fill(view.contentView, content) }
  }

  private func blurEffect(_ element: InterfaceElement) -> UIBlurEffect {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    return UIBlurEffect(style: choice("style", of: element, styles) ?? .regular)
  }

  func decodeSpinner(_ spinner: UIActivityIndicatorView, _ element: InterfaceElement) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large,
    ]
    if let style = choice("style", of: element, styles) { spinner.style = style }
    setColor("color", of: element) { if let color = $0 { spinner.color = color } }
    // A file without the attribute means no.
    spinner.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true { spinner.startAnimating() }
  }

  func decodeProgress(_ view: UIProgressView, _ element: InterfaceElement) {
    if let progress = element.number("progress") { view.progress = Float(progress) }
    if let style = choice("progressViewStyle", of: element, ["default": UIProgressView.Style.default, "bar": .bar]) {
      view.progressViewStyle = style
    }
    setColor("progressTintColor", of: element) { view.progressTintColor = $0 }
    setColor("trackTintColor", of: element) { view.trackTintColor = $0 }
  }
}
