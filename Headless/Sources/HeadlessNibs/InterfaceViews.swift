import HeadlessUIKit

/// The elements that are views.
@MainActor enum InterfaceViews {
  private static let types: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "progressView": UIProgressView.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
    "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self, "containerView": UIView.self, "control": UIControl.self,
  ]

  static func isKnown(_ name: String) -> Bool { types[name] != nil }

  static func type(_ name: String) -> UIView.Type? { types[name] }
}

extension InterfaceLoader {
  /// Creates a view with its subviews, or fails and returns `nil` if it's unknown or its initializer fails.
  func makeView(_ element: InterfaceElement) -> UIView? {
    element.markRead()
    guard let type = viewType(of: element) else { return nil }
    let coder = HeadlessCoder(values: archivedValues(of: element, type)) { [self] object in
      guard let view = object as? UIView else { return }
      add(view, element)
      decode(view, element)
    }
    guard let view = type.init(coder: coder) else {
      document.fail(element, "\(type).init(coder:) returned nil", .unsupported)
      return nil
    }
    return view
  }

  private func viewType(of element: InterfaceElement) -> UIView.Type? {
    guard let standard = InterfaceViews.type(element.name) else {
      document.fail(element, "<\(element.name)> is not known: the view can be made in code", .unsupported)
      return nil
    }
    guard element.attributes["customClass"] != nil else { return standard }
    guard let custom = customClass(of: element) else { return standard }
    guard let type = custom as? UIView.Type else {
      document.fail(element, "\(custom) is the class of <\(element.name)>, and no view")
      return standard
    }
    return type
  }

  /// Returns the archived values for initializers of the headless UIKit.
  private func archivedValues(of element: InterfaceElement, _ type: UIView.Type) -> [String: Any] {
    var values: [String: Any] = [:]
    values["frame"] = element.child("rect", key: "frame").map(InterfaceValues.rect)
    values["reuseIdentifier"] = element.string("reuseIdentifier")
    switch element.name {
    case "tableView": values["style"] = InterfaceValues.tableStyle(element.string("style"))
    case "tableViewCell": values["style"] = InterfaceValues.cellStyle(element.string("style"))
    case "collectionView": values["collectionViewLayout"] = makeCollectionLayout(element)
    case "button": values["buttonType"] = InterfaceValues.buttonType(element.string("buttonType"))
    default: break
    }
    return values
  }

  /// Sets a file's properties of a view, before the initializer of an app's class continues.
  private func decode(_ view: UIView, _ element: InterfaceElement) {
    // An omitted property has the file's default, which isn't always the class's.
    if element.attributes["userInteractionEnabled"] == nil { view.isUserInteractionEnabled = true }
    if element.attributes["clipsSubviews"] == nil { view.clipsToBounds = false }
    if let label = view as? UILabel {
      if element.attributes["adjustsFontSizeToFit"] == nil { label.adjustsFontSizeToFitWidth = true }
      if element.attributes["textAlignment"] == nil { label.textAlignment = .left }
    }
    decodeView(view, element)
    switch view {
    case let label as UILabel: decodeLabel(label, element)
    case let image as UIImageView: decodeImageView(image, element)
    case let stack as UIStackView: decodeStackView(stack, element)
    case let table as UITableView: decodeTableView(table, element)
    case let collection as UICollectionView: decodeCollectionView(collection, element)
    case let text as UITextView: decodeTextView(text, element)
    case let cell as UITableViewCell: decodeTableCell(cell, element)
    case let cell as UICollectionViewCell: decodeCollectionCell(cell, element)
    case let control as UIControl: decodeControl(control, element)
    case let bar as UISearchBar: decodeSearchBar(bar, element)
    case let bar as UIToolbar: bar.items = element.elements(in: "items").compactMap(makeBarButtonItem)
    case let bar as UINavigationBar: decodeNavigationBar(bar, element)
    case let bar as UITabBar: decodeTabBar(bar, element)
    case let spinner as UIActivityIndicatorView: decodeSpinner(spinner, element)
    case let progress as UIProgressView: decodeProgress(progress, element)
    case let effect as UIVisualEffectView: decodeEffectView(effect, element)
    default: break
    }
    if let scroller = view as? UIScrollView { decodeScrollView(scroller, element) }
    addSubviews(of: element, to: view)
    addConstraints(of: element, in: view)
    noteVariations(of: element, view, in: view)
  }

  /// Adds the views in an element, and records its layout guides.
  private func addSubviews(of element: InterfaceElement, to view: UIView) {
    noteGuides(of: element, of: view)
    // Their owners' connections have decoded them.
    element.child("gestureRecognizers")?.markAllRead()
    guard !(view is UITableViewCell), !(view is UICollectionViewCell) else { return }
    for child in element.elements(in: "subviews") where child.id.map(standardViews.contains) != true {
      guard let subview = makeView(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// Decodes an existing content view, of a cell or a visual effect view.
  func fill(_ contentView: UIView, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = contentView }
    if let frame = element.child("rect", key: "frame").map(InterfaceValues.rect) { contentView.frame = frame }
    decodeView(contentView, element, isManaged: true)
    addSubviews(of: element, to: contentView)
    addConstraints(of: element, in: contentView)
    noteVariations(of: element, contentView, in: contentView)
    noteConnections(of: element, contentView)
  }

  private func noteConnections(of element: InterfaceElement, _ view: UIView) {
    guard !element.elements(in: "connections").isEmpty || element.child("userDefinedRuntimeAttributes") != nil else {
      return
    }
    add(view, element)
  }

  private func noteGuides(of element: InterfaceElement, of view: UIView) {
    for guide in element.children("viewLayoutGuide") + element.children("layoutGuides").flatMap(\.children) {
      guide.markRead()
      guard let id = guide.id else { continue }
      switch guide.string("key") {
      case "safeArea": objects[id] = view.safeAreaLayoutGuide
      case "contentLayoutGuide": objects[id] = (view as? UIScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": objects[id] = (view as? UIScrollView)?.frameLayoutGuide
      case "keyboard": objects[id] = view.keyboardLayoutGuide
      case let key: document.fail(guide, "the layout guide \"\(key ?? "")\" is not known", .unsupported)
      }
    }
  }
}
