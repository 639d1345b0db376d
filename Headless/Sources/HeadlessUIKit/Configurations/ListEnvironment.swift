/// The kind of list that a cell, a header or a footer is in, which configurations adapt to.
enum ListEnvironment: Hashable, Sendable {
  case plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// A view in a list that knows the list's kind.
@MainActor protocol ListEnvironmentProviding: UIView {
  /// The kind of list; `nil` before the view is in one.
  var listEnvironment: ListEnvironment? { get }
}

extension ListEnvironment {
  init(_ style: UITableView.Style) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    switch appearance {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    case .sidebar: self = .sidebar
    case .sidebarPlain: self = .sidebarPlain
    }
  }
}

extension UITableViewCell: ListEnvironmentProviding {
  final var listEnvironment: ListEnvironment? { place.table.map { ListEnvironment($0.style) } }
}

extension UITableViewHeaderFooterView: ListEnvironmentProviding {
  final var listEnvironment: ListEnvironment? { table.map { ListEnvironment($0.style) } }
}

extension UICollectionViewListCell: ListEnvironmentProviding {
  final var listEnvironment: ListEnvironment? { listPlace.map { ListEnvironment($0.appearance) } }
}

extension UIView {
  /// A content configuration as the list that the view is in has it look, if it adapts to one.
  func adaptedToList(_ configuration: any UIContentConfiguration) -> any UIContentConfiguration {
    guard let content = configuration as? UIListContentConfiguration, content.adaptsTo != nil,
      let environment = (self as? any ListEnvironmentProviding)?.listEnvironment
    else { return configuration }
    return content.adapted(to: environment)
  }

  /// A background as the list that the view is in has it look, if it adapts to one.
  func adaptedToList(_ background: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
    guard background.adaptsTo != nil, let environment = (self as? any ListEnvironmentProviding)?.listEnvironment else {
      return background
    }
    return background.adapted(to: environment)
  }
}

/// A part of a list that a configuration adapts to the list's kind.
enum ListPart: Hashable, Sendable {
  case cell, header, footer
}

extension UIBackgroundConfiguration {
  /// The configuration for a kind of list, if it adapts to one; a colour that was set stays.
  func adapted(to environment: ListEnvironment) -> UIBackgroundConfiguration {
    guard let adaptsTo else { return self }
    let standard: UIBackgroundConfiguration =
      switch (adaptsTo, environment) {
      case (.cell, .plain): .listPlainCell()
      case (.cell, .grouped), (.cell, .insetGrouped): .listGroupedCell()
      case (.cell, .sidebar), (.cell, .sidebarPlain): .listSidebarCell()
      case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
      case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
      case (_, .sidebar): .listSidebarHeader()
      }
    return taking(styleOf: standard)
  }
}

extension UIListContentConfiguration {
  /// The configuration for a kind of list, if it adapts to one; what differs from the standard look stays.
  func adapted(to environment: ListEnvironment) -> UIListContentConfiguration {
    guard let adaptsTo else { return self }
    var result: UIListContentConfiguration =
      switch (adaptsTo, environment) {
      case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
      case (.header, .sidebar): .sidebarHeader()
      case (.header, _): .groupedHeader()
      case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
      case (.footer, _): .groupedFooter()
      case (.cell, _): self
      }
    let standard = standardLook
    func keep<Value: Equatable>(_ property: WritableKeyPath<UIListContentConfiguration, Value>) {
      if self[keyPath: property] != standard[keyPath: property] { result[keyPath: property] = self[keyPath: property] }
    }
    keep(\.text)
    keep(\.secondaryText)
    keep(\.attributedStrings)
    keep(\.image)
    keep(\.imageProperties)
    keep(\.textProperties)
    keep(\.secondaryTextProperties)
    keep(\.directionalLayoutMargins)
    keep(\.axesPreservingSuperviewLayoutMargins)
    keep(\.prefersSideBySideTextAndSecondaryText)
    keep(\.imageToTextPadding)
    keep(\.textToSecondaryTextHorizontalPadding)
    keep(\.textToSecondaryTextVerticalPadding)
    result.adaptsTo = adaptsTo
    return result
  }

  /// What the static function of the configuration's style returns, for the styles of headers and footers.
  private var standardLook: UIListContentConfiguration {
    switch style {
    case .plainHeader: .plainHeader()
    case .plainFooter: .plainFooter()
    case .groupedFooter: .groupedFooter()
    case .sidebarHeader: .sidebarHeader()
    default: .groupedHeader()
    }
  }
}
