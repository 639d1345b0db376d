#if !canImport(UIKit)
  import Foundation

  /// The files that show a film.
  struct FilmFiles: Codable {
    private var pageName: String
    private var page: String
    /// Pictures that move, by the names of their files.
    private var pictures: [String: String] = [:]

    @MainActor init(_ film: Film) {
      (pageName, page) = (film.fileName, film.page)
      for style in FilmPicture.Style.allCases {
        pictures[film.pictureName(style)] = FilmPicture(film: film, style: style).document
      }
    }

    /// Writes them; the page's path, or why there is none.
    func write(to folder: ReportFolder) -> String {
      for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) { _ = folder.write(picture, named: name) }
      return folder.place(of: page, named: pageName)
    }
  }
#endif
