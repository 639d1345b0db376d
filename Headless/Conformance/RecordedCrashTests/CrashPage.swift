import Foundation

/// The page of the documentation about recorded crashes.
struct CrashPage {
  let crashes: [(crash: RecordedCrash, answer: CrashAnswer)]

  var found: Int { crashes.count { $0.answer.isFound } }

  /// README's line.
  var sentence: String {
    func count(_ answers: CrashAnswer...) -> Int { crashes.count { answers.contains($0.answer) } }
    let stops = count(.sameWords, .earlierWords, .earlierText, .sameRule, .sooner)
    return "Of \(crashes.count) crashes that apps reported, \(stops) stop here, \(count(.logs)) log the same, "
      + "\(count(.sameCallback)) call the app in the same way, and \(count(.logsOnly)) goes on with a note"
  }

  var text: String {
    var lines = [
      "# Crashes that apps had on devices",
      "",
      "A public crash report is a run on a device. `Headless/Conformance/RecordedCrashTests` reproduces each fault in its smallest form "
        + "on the headless UIKit. The same change in Roster breaks no rule.",
      "",
      "\(sentence). A stop has UIKit's words or numbers, where the report quotes them. Since iOS 16 UIKit's text is another one, and the "
        + "earlier text is printed below it. A report says what happened in its version of iOS, not why.",
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
