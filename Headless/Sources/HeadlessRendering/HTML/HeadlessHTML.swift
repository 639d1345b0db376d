import Foundation
import HeadlessUIKit

/// A namespace for web pages with screens.
public enum HeadlessHTML {
  /// Returns one page with every screen, in the reader's appearance, with a choice at its top.
  ///
  /// The page is self-contained: no scripts, fonts, or images are loaded.
  ///
  /// - Parameters:
  ///   - screens: The screens, in this order.
  ///   - title: The heading of the page.
  ///   - subtitle: A sentence below the heading.
  ///   - footer: A sentence at the end of the page.
  ///   - appearance: The initial choice. `unspecified` is the reader's appearance.
  ///   - language: The language of the page's own words, as a BCP 47 tag.
  public static func document(
    screens: [HeadlessScreen],
    title: String,
    subtitle: String = "",
    footer: String = "",
    appearance: UIUserInterfaceStyle = .unspecified,
    language: String = "en"
  ) -> String {
    let heading = HeadlessXML.escaped(title)
    let sections = screens.enumerated().map { section($1, number: $0 + 1) }
    let links = screens.enumerated().map { index, screen in
      "<li><a href=\"#screen\(index + 1)\"><bdi>\(HeadlessXML.escaped(screen.name))</bdi></a></li>"
    }
    let navigation =
      screens.count > 1 ? "<nav aria-label=\"Screens\"><ul>\n\(links.joined(separator: "\n"))\n</ul></nav>" : ""
    return """
      <!DOCTYPE html>
      <html lang="\(HeadlessXML.escaped(language))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(heading)</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header class="top">
      <div>
      <h1 dir="auto">\(heading)</h1>
      \(paragraph(subtitle, class: "subtitle"))
      </div>
      \(choice(of: appearance))
      \(navigation)
      </header>
      <main>
      \(sections.joined(separator: "\n"))
      </main>
      \(footer.isEmpty ? "" : "<footer>\(paragraph(footer, class: "note"))</footer>")
      </body>
      </html>

      """
  }

  private static func choice(of appearance: UIUserInterfaceStyle) -> String {
    func label(_ name: String, _ style: UIUserInterfaceStyle) -> String {
      let checked = style == appearance ? " checked" : ""
      let id = "appearance-" + name.lowercased()
      return "<label><input type=\"radio\" name=\"appearance\" id=\"\(id)\"\(checked)><span>\(name)</span></label>"
    }
    return """
      <fieldset class="appearance">
      <legend>Appearance</legend>
      \(label("Auto", .unspecified))
      \(label("Light", .light))
      \(label("Dark", .dark))
      </fieldset>
      """
  }

  private static func section(_ screen: HeadlessScreen, number: Int) -> String {
    let pictures = screen.pictures.enumerated().map { index, picture in
      let id = "s\(number)p\(index + 1)"
      let name = screen.pictures.count > 1 ? "\(screen.name), picture \(index + 1)" : screen.name
      let label = screen.caption.isEmpty ? name : "\(name): \(screen.caption)"
      let width = HeadlessNumber.text(picture.light.size.width)
      if let documents = picture.documents {
        let images = [(documents.light, "light"), (documents.dark, "dark")].map { document, style in
          "<div class=\"\(style)\">\(image(document, size: picture.light.size, label: label))</div>"
        }
        return "<div class=\"phone picture\" style=\"--width:\(width)px\">\n\(images.joined(separator: "\n"))\n</div>"
      }
      return """
        <div class="phone" style="--width:\(width)px">
        <div class="light">\(HeadlessSVGWriter.element(picture.light, idPrefix: id + "l", label: label))</div>
        <div class="dark">\(HeadlessSVGWriter.element(picture.dark, idPrefix: id + "d", label: label))</div>
        </div>
        """
    }
    let isWide = screen.pictures.count > 1 || (screen.pictures.first?.light.size.width ?? 0) > widestPhone
    return """
      <section id="screen\(number)" aria-labelledby="screen\(number)-name"\(isWide ? " class=\"wide\"" : "")>
      <figure>
      <div class="phones">
      \(pictures.joined(separator: "\n"))
      </div>
      <figcaption>
      <h2 id="screen\(number)-name" dir="auto">\(HeadlessXML.escaped(screen.name))</h2>
      \(paragraph(screen.caption, class: "caption"))
      </figcaption>
      </figure>
      </section>
      """
  }

  /// Returns a document as a separate image, whose identifiers and styles don't affect the page.
  private static func image(_ document: String, size: CGSize, label: String) -> String {
    let data = Data(document.utf8).base64EncodedString()
    return "<img src=\"data:image/svg+xml;base64,\(data)\" width=\"\(HeadlessNumber.text(size.width))\" height=\""
      + "\(HeadlessNumber.text(size.height))\" alt=\"\(HeadlessXML.escaped(label))\">"
  }

  /// The width, in points, above which an image gets its own row.
  private static let widestPhone: CGFloat = 440

  private static func paragraph(_ text: String, class name: String) -> String {
    text.isEmpty ? "" : "<p class=\"\(name)\" dir=\"auto\">\(HeadlessXML.escaped(text))</p>"
  }
}
