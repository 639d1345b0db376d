#if Translator
  import SwiftParser
  import SwiftSyntax

  /// A file whose declarations are all in `#if`, so that it compiles to nothing where no condition holds.
  struct ConditionalFile {
    private let text: String
    /// Where the declarations of a branch begin, in bytes.
    private let branches: [Int]

    /// `nil` if the file has declarations outside of conditions, or none at all.
    init?(_ text: String) {
      guard text.contains("#if") else { return nil }
      self.text = text
      var branches: [Int] = []
      /// Notes where the branches of conditions begin; `false` if there are other declarations.
      func look(_ items: CodeBlockItemListSyntax) -> Bool {
        items.allSatisfy { item in
          if item.item.is(ImportDeclSyntax.self) || item.item.is(PoundSourceLocationSyntax.self) { return true }
          guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return false }
          for case .statements(let inner)? in condition.clauses.map(\.elements) {
            if !look(inner),
              let first = inner.first(where: {
                !$0.item.is(ImportDeclSyntax.self) && !$0.item.is(IfConfigDeclSyntax.self)
              })
            {
              branches.append(first.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
          }
          return true
        }
      }
      guard look(Parser.parse(source: text).statements), !branches.isEmpty else { return nil }
      self.branches = branches
    }

    /// The beginning of the name of a type that there is not.
    private static let mark = "HeadlessMetFile"

    /// The text with a use of a type that there is not in each branch: of those that are compiled, the compiler says so.
    func marked(_ number: Int) -> String {
      var bytes = Array(text.utf8)
      for (branch, offset) in branches.sorted().enumerated().reversed() {
        let use = "private typealias HeadlessBranch\(branch) = \(Self.mark)\(number); "
        bytes.insert(contentsOf: use.utf8, at: offset)
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The number of the file whose mark an error is about; `nil` if it is about something else.
    static func number(of error: CompilerError) -> Int? {
      guard let mark = error.text.firstRange(of: "'\(mark)") else { return nil }
      return Int(error.text[mark.upperBound...].prefix { $0.isNumber })
    }
  }
#endif
