import Foundation

/// The page of the documentation about recorded crashes.
struct CrashPage {
  let crashes: [(crash: RecordedCrash, answer: CrashAnswer)]

  var found: Int { crashes.count { $0.answer.isFound } }

  /// README's line.
  var sentence: String { "\(found) of \(crashes.count) crashes that apps reported stop the same way here" }

  var text: String {
    var lines = [
      "# Crashes that apps had on devices",
      "",
      "A public crash report is a run on a device. Each of these faults is reproduced in its smallest form in `Headless/Conformance/RecordedCrashTests`, and",
      "made on the headless UIKit; the same change of the screen, in Roster, breaks no rule.",
      "",
      "\(sentence): with UIKit's words; with its numbers (since iOS 16 the text is another one, and the old",
      "one is printed below it); by the rule, where a report does not quote enough or UIKit had no words; or, where UIKit logs or calls the app,",
      "by the same log or call. A report says what happened in its version of iOS, and not why.",
      "",
      "*Sure*: the report has text or stack with code or steps (quoted), the text alone (text), or a description (described).",
      "",
      "| Report | Fault | UIKit | Sure | Here |",
      "|---|---|---|---|---|",
    ]
    for (crash, answer) in crashes {
      lines.append(
        "| [\(crash.report)](\(crash.address)) | \(crash.fault) | \(said(crash.uikit)) | \(crash.certainty.rawValue) | \(answer.rawValue) |"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func said(_ words: RecordedCrash.Words) -> String {
    switch words {
    case .exception(let text): shortened(text)
    case .log(let text): "log: \(shortened(text))"
    case .unquotedException: "an exception"
    case .death(let signal): "ends without a text: \(signal)"
    case .callback(let call): "calls `\(call)`, and the app stops"
    }
  }

  private func shortened(_ text: String) -> String {
    // Of the long texts about numbers, the numbers.
    if let end = text.firstRange(of: ". The number of") {
      let numbers = text.matches(of: /\(([^)]*)\)/).map { String($0.1) }
      if numbers.count >= 3 { return "\(text[..<end.lowerBound]): \(numbers[1]) → \(numbers[0]) (\(numbers[2]))" }
    }
    let limit = 170
    return text.count > limit ? "\(text.prefix(limit))…" : text
  }
}
