#if Translator
  import SourceTranslation

  /// The translation of one file without the first line, which says where the file is.
  func translated(_ text: String) -> String { translation(of: ["App.swift": text])["App.swift"] ?? "" }

  /// The translations of a module's files by their names, without their first lines.
  func translation(of files: KeyValuePairs<String, String>) -> [String: String] {
    let module = ModuleTranslator(files.map { SourceFile(path: $0.key, text: $0.value) })
    return Dictionary(
      uniqueKeysWithValues: module.translations.map { ($0.path, String($0.text.drop { $0 != "\n" }.dropFirst())) }
    )
  }

  /// What cannot be translated in one file, as `line: cause`.
  func refusals(_ text: String) -> [String] {
    ModuleTranslator([SourceFile(path: "App.swift", text: text)]).messages.map { "\($0.line): \($0.cause)" }
  }

  /// The same without spaces at the ends of lines.
  func translatedWithoutTrailingSpaces(_ text: String) -> String {
    translated(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }
#endif
