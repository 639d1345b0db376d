#if Translator
  import SwiftSyntax

  /// Translates the files of one module together: what one says depends on what others declare.
  public struct ModuleTranslator {
    /// A file that can be compiled without Objective-C.
    public struct Translation: Sendable {
      public let path: String
      /// Lines are those of the original, as `#sourceLocation` says.
      public let text: String
    }

    public let translations: [Translation]
    public let messages: [TranslationMessage]

    /// Translates.
    ///
    /// - Parameters:
    ///   - files: what is translated.
    ///   - context: the module's other files, which need no translation.
    public init(_ files: [SourceFile], context: [SourceFile] = []) {
      let index = ModuleIndex(files + context)
      let translators = files.enumerated().map { FileTranslator($1, number: $0, index: index) }
      for translator in translators { translator.run() }

      for translator in translators {
        for conformance in translator.conformances {
          guard let inheritance = index.types[conformance.typeName]?.inheritance, inheritance.file < files.count else {
            translator.refuse(
              "an override in a class that is not translated",
              at: 0,
              write: "the file of \(conformance.typeName) is named in `sources`: take it out there"
            )
            continue
          }
          translators[inheritance.file].edits.insert(", \(conformance.protocolName)", at: inheritance.end)
        }
      }

      // Members that move are taken with the changes in them, and leave their lines empty.
      for translator in translators {
        for move in translator.moves {
          guard let body = index.types[move.typeName]?.body else { continue }
          guard body.file < files.count else {
            translator.refuse(
              "override in an extension of a class that is not translated",
              at: move.range.lowerBound,
              write: "the file of \(move.typeName) is named in `sources`: take it out there"
            )
            continue
          }
          let place = translator.file.place(move.range.lowerBound)
          let text = move.forwarder ?? translator.edits.applied(to: translator.file, in: move.range)
          if move.forwarder == nil { translator.edits.blank(move.range, of: translator.file) }
          let target = translators[body.file]
          let prefix = move.forwarder == nil ? move.prefix : ""
          let indentation = String(repeating: " ", count: max(0, place.column - 1 - prefix.utf8.count))
          target.edits.insert(
            "\n#sourceLocation(file: \(translator.file.path.quoted), line: \(place.line))\n\(indentation)\(prefix)\(text)\n"
              + "#sourceLocation(file: \(target.file.path.quoted), line: \(target.file.place(body.end).line))\n"
              + String(repeating: " ", count: target.file.place(body.end).column - 1),
            at: body.end
          )
        }
      }
      translations = translators.map { translator in
        let file = translator.file
        var text = "#sourceLocation(file: \(file.path.quoted), line: 1)\n"
        text += translator.edits.applied(to: file, in: 0..<file.bytes.count)
        if !translator.appendix.isEmpty { text += "\n" + translator.appendix.joined(separator: "\n") + "\n" }
        return Translation(path: file.path, text: text)
      }
      messages = translators.flatMap(\.messages)
        .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }
  }
#endif
