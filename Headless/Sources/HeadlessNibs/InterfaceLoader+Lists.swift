import Foundation
import HeadlessUIKit

extension InterfaceLoader {
  // MARK: Tables

  func decodeTableView(_ table: UITableView, _ element: InterfaceElement) {
    decodeTableMetrics(table, element)
    let separators: [String: UITableViewCell.SeparatorStyle] = [
      "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
    ]
    if let style = choice("separatorStyle", of: element, separators) { table.separatorStyle = style }
    setColor("separatorColor", of: element) { table.separatorColor = $0 }
    if let inset = element.child("inset", key: "separatorInset") {
      table.separatorInset = InterfaceValues.insets(inset)
    }
    if let value = element.bool("contentViewInsetsToSafeArea") { table.insetsContentViewsToSafeArea = value }
    if let value = element.bool("allowsSelection") { table.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
    if let value = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = value }
    if let value = element.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = value
    }
    if let value = element.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = value
    }
    setColor("sectionIndexColor", of: element) { table.sectionIndexColor = $0 }
    setColor("sectionIndexBackgroundColor", of: element) { table.sectionIndexBackgroundColor = $0 }
    if let view = element.value(forKey: "tableHeaderView") { table.tableHeaderView = makeView(view) }
    if let view = element.value(forKey: "tableFooterView") { table.tableFooterView = makeView(view) }
    if let view = element.value(forKey: "backgroundView") { table.backgroundView = makeView(view) }
    _ = element.string("dataMode")
    _ = element.string("rowHeight")
    for prototype in element.elements(in: "prototypes") { addPrototype(prototype) { table.headlessAddPrototype($0) } }
    let sections = element.elements(in: "sections")
    if !sections.isEmpty { addStaticSections(sections, element) }
  }

  private func decodeTableMetrics(_ table: UITableView, _ element: InterfaceElement) {
    if let height = height("rowHeight", of: element) { table.rowHeight = height }
    if let height = height("estimatedRowHeight", of: element) { table.estimatedRowHeight = height }
    // Interface Builder's default heights represent the system's.
    let standard: CGFloat = table.style == .plain ? 28 : 18
    if let height = height("sectionHeaderHeight", of: element), height != standard {
      table.sectionHeaderHeight = height
    }
    if let height = height("sectionFooterHeight", of: element), height != standard {
      table.sectionFooterHeight = height
    }
    if let height = height("estimatedSectionHeaderHeight", of: element) { table.estimatedSectionHeaderHeight = height }
    if let height = height("estimatedSectionFooterHeight", of: element) { table.estimatedSectionFooterHeight = height }
  }

  /// Returns a height, which is automatic for -1.
  private func height(_ attribute: String, of element: InterfaceElement) -> CGFloat? {
    element.number(attribute).map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
  }

  /// Adds a cell prototype to the table or the collection view, from which each cell is created.
  func addPrototype(_ element: InterfaceElement, _ add: (HeadlessPrototype) -> Void) {
    element.markRead()
    guard let identifier = element.string("reuseIdentifier"), !identifier.isEmpty else {
      document.warn(element, "a prototype without an identifier is never dequeued")
      return element.markAllRead()
    }
    element.isForLater = true
    let document = document
    let storyboard = storyboard
    weak let controller = controller
    add(
      HeadlessPrototype(identifier: identifier) {
        let loader = InterfaceLoader(document, storyboard: storyboard)
        loader.controller = controller
        let view = loader.makeView(element)
        loader.finish()
        document.reportUnread(in: element)
        return view
      }
    )
  }

  private func addStaticSections(_ sections: [InterfaceElement], _ table: InterfaceElement) {
    guard let controller = controller as? UITableViewController else {
      document.fail(table, "Static table views are only valid when embedded in UITableViewController instances")
      return
    }
    controller.headlessStaticSections = sections.map { section in
      section.markRead()
      for attribute in ["colorLabel", "footerHeight", "headerHeight"] { _ = section.string(attribute) }
      let rows = section.elements(in: "cells").compactMap { element -> HeadlessStaticSection.Row? in
        guard let cell = makeView(element) as? UITableViewCell else { return nil }
        return HeadlessStaticSection.Row(cell: cell, height: height("rowHeight", of: element))
      }
      return HeadlessStaticSection(
        header: text("headerTitle", of: section),
        footer: text("footerTitle", of: section),
        rows: rows
      )
    }
  }

  func decodeTableCell(_ cell: UITableViewCell, _ element: InterfaceElement) {
    if let type = choice("accessoryType", of: element, InterfaceValues.accessories) { cell.accessoryType = type }
    if let type = choice("editingAccessoryType", of: element, InterfaceValues.accessories) {
      cell.editingAccessoryType = type
    }
    if let style = choice("selectionStyle", of: element, InterfaceValues.selectionStyles) {
      cell.selectionStyle = style
    }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let indents = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
    if let shows = element.bool("showsReorderControl") { cell.showsReorderControl = shows }
    if let inset = element.child("inset", key: "separatorInset") { cell.separatorInset = InterfaceValues.insets(inset) }
    // The height is for static rows. A table has its own. Accessories are always hidden while editing.
    for attribute in ["rowHeight", "hidesAccessoryWhenEditing"] { _ = element.string(attribute) }
    if let content = element.value(forKey: "contentView") {
      _ = content.string("tableViewCell")
      fillStandardViews(of: cell, element, content)
      fill(cell.contentView, content)
    }
    if let view = element.value(forKey: "backgroundView") { cell.backgroundView = makeView(view) }
    if let view = element.value(forKey: "selectedBackgroundView") { cell.selectedBackgroundView = makeView(view) }
    if let view = element.value(forKey: "accessoryView") { cell.accessoryView = makeView(view) }
  }

  /// Decodes the labels and the image view of a standard style, which the cell owns.
  private func fillStandardViews(of cell: UITableViewCell, _ element: InterfaceElement, _ content: InterfaceElement) {
    for (attribute, view) in [
      ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
      ("imageView", { cell.imageView }),
    ] as [(String, () -> UIView?)] {
      guard let id = element.string(attribute), let child = document.element(id) else { continue }
      standardViews.insert(id)
      if child.attributes["customClass"] != nil, let custom = makeView(child) {
        replaceStandardView(of: cell, attribute, by: custom, child)
        continue
      }
      guard let view = view() else { continue }
      child.markRead()
      objects[id] = view
      _ = child.child("rect", key: "frame").map(InterfaceValues.rect)
      decodeView(view, child, isManaged: true)
      if let label = view as? UILabel { decodeLabel(label, child) }
      if let image = view as? UIImageView { decodeImageView(image, child) }
    }
  }

  /// Replaces a cell's standard view with one of an app's class, and decodes it.
  private func replaceStandardView(
    of cell: UITableViewCell,
    _ attribute: String,
    by view: UIView,
    _ element: InterfaceElement
  ) {
    view.translatesAutoresizingMaskIntoConstraints = true
    switch view {
    case let label as UILabel:
      cell.headlessReplaceStandardLabel(by: label, isDetail: attribute == "detailTextLabel")
      decodeLabel(label, element)
    case let image as UIImageView:
      cell.headlessReplaceStandardImageView(by: image)
      decodeImageView(image, element)
    default:
      document.warn(element, "\(type(of: view)) is the class of a cell's \(attribute), and cannot be shown there")
    }
  }

  // MARK: Collection views

  func makeCollectionLayout(_ element: InterfaceElement) -> UICollectionViewLayout? {
    guard let value = element.value(forKey: "collectionViewLayout") else { return nil }
    var type: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
    if value.attributes["customClass"] != nil, let custom = customClass(of: value) as? UICollectionViewLayout.Type {
      type = custom
    }
    let coder = HeadlessCoder()
    guard let layout = type.init(coder: coder) else {
      document.fail(value, "\(type).init(coder:) returned nil", .unsupported)
      return nil
    }
    add(layout, value)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    if let spacing = value.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = value.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    if let direction = value.string("scrollDirection") {
      flow.scrollDirection = direction == "horizontal" ? .horizontal : .vertical
    }
    if let size = value.child("size", key: "itemSize") { flow.itemSize = InterfaceValues.size(size) }
    if let size = value.child("size", key: "estimatedItemSize") { flow.estimatedItemSize = InterfaceValues.size(size) }
    if value.bool("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = value.child("size", key: "headerReferenceSize") {
      flow.headerReferenceSize = InterfaceValues.size(size)
    }
    if let size = value.child("size", key: "footerReferenceSize") {
      flow.footerReferenceSize = InterfaceValues.size(size)
    }
    if let inset = value.child("inset", key: "sectionInset") { flow.sectionInset = InterfaceValues.insets(inset) }
    if let pins = value.bool("sectionHeadersPinToVisibleBounds") { flow.sectionHeadersPinToVisibleBounds = pins }
    if let pins = value.bool("sectionFootersPinToVisibleBounds") { flow.sectionFootersPinToVisibleBounds = pins }
    return layout
  }

  func decodeCollectionView(_ view: UICollectionView, _ element: InterfaceElement) {
    if let value = element.bool("allowsSelection") { view.allowsSelection = value }
    if let value = element.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
    if let value = element.bool("prefetchingEnabled") { view.isPrefetchingEnabled = value }
    _ = element.string("dataMode")
    for prototype in element.elements(in: "cells") { addPrototype(prototype) { view.headlessAddPrototype($0) } }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.value(forKey: key) else { continue }
      addPrototype(prototype) { view.headlessAddPrototype($0, ofKind: kind) }
    }
    if let background = element.value(forKey: "backgroundView") { view.backgroundView = makeView(background) }
  }

  func decodeCollectionCell(_ cell: UICollectionViewCell, _ element: InterfaceElement) {
    if let content = element.value(forKey: "contentView") { fill(cell.contentView, content) }
    if let size = element.child("size", key: "customSize") { size.markAllRead() }
    if let view = element.value(forKey: "backgroundView") { cell.backgroundView = makeView(view) }
    if let view = element.value(forKey: "selectedBackgroundView") { cell.selectedBackgroundView = makeView(view) }
  }
}
