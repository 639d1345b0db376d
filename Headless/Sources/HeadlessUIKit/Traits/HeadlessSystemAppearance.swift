import Foundation

/// Which system's colours, metrics and fonts the stand-in has.
///
/// It is a setting of the screen: `UIScreen.main.headlessChangeTraits { $0.headlessSystemAppearance = .iOS26 }`. What a
/// system does is the same under both; what it looks like differs. Configurations that an app keeps have the metrics of the
/// appearance under which they were made.
public enum HeadlessSystemAppearance: Int, Hashable, Sendable, CaseIterable {
  /// iOS 16 to 18.
  case iOS18
  /// iOS 26 and later.
  case iOS26

  /// The appearance now.
  @preconcurrency @MainActor package static var current: HeadlessSystemAppearance { HeadlessDevice.current.appearance }

  /// The appearance now, for callers on any thread; away from the main actor, that of iOS 16 to 18.
  nonisolated static var currentAnywhere: HeadlessSystemAppearance {
    MainActor.isCurrent ? MainActor.assumeIsolated { current } : .iOS18
  }
}

extension HeadlessSystemAppearance {
  /// The numbers in which the appearances differ.
  ///
  /// Those of iOS 16 to 18 are where they are used. Of iOS 26, "Adopting Liquid Glass" in Apple's technology overviews says
  /// in words that rows are higher, that sections have rounder corners, and that titles of sections are no longer in upper
  /// case; the numbers were not published and are assumptions from pictures. No test takes them for UIKit's.
  enum Metrics {
    /// The height of a standard row, in points.
    static let rowHeight26: CGFloat = 52
    /// The room above and below the content of a cell, in points: with a line of the body style it makes the row's height.
    static let cellMargin26: CGFloat = 15
    /// The height of a navigation bar without a large title, in points.
    static let barHeight26: CGFloat = 54
    /// The radius of the corners of an inset grouped section, in points.
    static let sectionCornerRadius26: CGFloat = 26
    static let sectionCornerRadius18: CGFloat = 10
  }

  /// The height of a standard row, in points; the least height of a cell.
  var rowHeight: CGFloat { self == .iOS26 ? Metrics.rowHeight26 : UITableView.Metrics.rowHeight }

  /// The room above and below the content of a cell, in points.
  var cellMargin: CGFloat { self == .iOS26 ? Metrics.cellMargin26 : UITableViewCell.Metrics.verticalMargin }

  /// The radius of the corners of an inset grouped section, in points.
  package var sectionCornerRadius: CGFloat {
    self == .iOS26 ? Metrics.sectionCornerRadius26 : Metrics.sectionCornerRadius18
  }

  /// The text style of titles of grouped sections.
  var groupedHeaderTextStyle: UIFont.TextStyle { self == .iOS26 ? .headline : .footnote }

  /// Whether titles of grouped sections are shown in upper case.
  var upperCasesGroupedHeaders: Bool { self == .iOS18 }
}

/// The system whose colours, metrics and fonts the screen has.
public enum HeadlessTraitSystemAppearance: UITraitDefinition {
  public static var defaultValue: HeadlessSystemAppearance { .iOS18 }
  public static var affectsColorAppearance: Bool { true }
}

extension UIMutableTraits {
  /// The system whose colours, metrics and fonts the screen has; it counts for the screen.
  public var headlessSystemAppearance: HeadlessSystemAppearance {
    get { self[HeadlessTraitSystemAppearance.self] }
    set { self[HeadlessTraitSystemAppearance.self] = newValue }
  }
}

extension UITraitCollection {
  /// The system whose colours, metrics and fonts the screen has.
  public var headlessSystemAppearance: HeadlessSystemAppearance { self[HeadlessTraitSystemAppearance.self] }
}
