import Foundation

/// The files that the server serves: they are read once, and nothing else on the disk is.
struct LivePage: Sendable {
  struct File: Sendable {
    var data: Data
    var mediaType: String
  }

  private let files: [String: File]

  init() throws {
    let resources = [
      ("/", "page.html", "text/html"),
      ("/page.css", "page.css", "text/css"),
      ("/icon.svg", "icon.svg", "image/svg+xml"),
    ]
    let names = [
      "page", "address", "beside", "connection", "elements", "gestures", "highlight", "keyboard", "overlays", "panel",
    ]
    let scripts = names.map { ("/\($0).js", "\($0).js", "text/javascript") }
    var files: [String: File] = [:]
    for (path, name, mediaType) in resources + scripts {
      guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources"),
        let data = try? Data(contentsOf: url)
      else { throw LiveServerError.missingResource(name) }
      files[path] = File(data: data, mediaType: mediaType + "; charset=utf-8")
    }
    self.files = files
  }

  /// The file at a path of the server, which is looked up and never joined to a folder.
  func file(at path: String) -> File? { files[path] }
}
