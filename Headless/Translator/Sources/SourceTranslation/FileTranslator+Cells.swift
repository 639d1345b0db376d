#if Translator
  import SwiftSyntax

  extension FileTranslator {
    /// What makes cells of a class: an initialiser that UIKit finds by its name, and Swift only where a class has it.
    private enum CellInitializer {
      case frame
      case reuseIdentifier

      private static let byClass: [String: CellInitializer] = [
        "UITableViewCell": .reuseIdentifier, "UITableViewHeaderFooterView": .reuseIdentifier,
        "UICollectionReusableView": .frame, "UICollectionViewCell": .frame, "UICollectionViewListCell": .frame,
      ]

      init?(ofHeirsOf names: [String]) {
        guard let found = names.lazy.compactMap({ Self.byClass[$0] }).first else { return nil }
        self = found
      }

      /// The labels of the initialisers that UIKit calls, which an app's cells override.
      var usual: [[String]] {
        switch self {
        case .frame: [["frame"]]
        case .reuseIdentifier: [["style", "reuseIdentifier"], ["reuseIdentifier"]]
        }
      }

      /// The parameter of the one that stands in for it.
      var parameter: String {
        switch self {
        case .frame: "headlessFrame frame: CGRect"
        case .reuseIdentifier: "headlessReuseIdentifier identifier: String"
        }
      }

      /// What UIKit says of it.
      var name: String {
        switch self {
        case .frame: "init(frame:)"
        case .reuseIdentifier: "init(style:reuseIdentifier:)"
        }
      }
    }

    /// A cell that has initialisers of its own alone, and is made by nobody else: UIKit's stop it when a list makes it.
    func translate(_ node: ClassDeclSyntax) {
      let inherited = index.ancestry(of: node.name.text).flatMap { index.types[$0]?.inherited ?? [] }
      guard let kind = CellInitializer(ofHeirsOf: inherited), let last = node.memberBlock.members.last else { return }
      let designated = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        .filter { !$0.modifiers.has("convenience") }
      let labels = designated.map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
      guard !designated.isEmpty,
        !labels.contains(where: { kind.usual.contains($0) || $0.first?.hasPrefix("headless") == true })
      else { return }
      let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
      let text = "\(node.name.text) has no \(kind.name), by which a list makes a cell"
      edits.insert(
        "; \(access)required init(\(kind.parameter)) { fatalError(\(text.debugDescription)) }",
        at: last.byteRange.upperBound
      )
    }
  }
#endif
