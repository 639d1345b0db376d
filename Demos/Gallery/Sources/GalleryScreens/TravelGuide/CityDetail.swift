/// The text about a city, of which the user sees the beginning or all.
struct CityDetail: Equatable, Sendable {
  let welcome: String
  let summary: String
  let text: [String]
  var isExpanded = false

  init(_ city: City) {
    welcome = city.welcome
    summary = city.summary
    text = city.text
  }

  /// What is shown, from the top to the bottom; the button comes last.
  var rows: [CityDetailRow] {
    let paragraphs = [summary] + (isExpanded ? text : [])
    return [.welcome(welcome)] + paragraphs.map { .paragraph($0) } + [.button(readsMore: !isExpanded)]
  }

  /// Where the paragraphs are among the rows that come and go.
  var paragraphs: Range<Int> { 2..<2 + text.count }
}
