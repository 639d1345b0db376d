#if !canImport(UIKit)
  import Foundation

  /// The files of a film.
  struct FilmFiles: Codable {
    private var pageName: String
    private var page: String
    /// Animated images, by file names.
    private var pictures: [String: String] = [:]

    @MainActor init(_ film: Film) {
      (pageName, page) = (film.fileName, film.page)
      for style in FilmPicture.Style.allCases {
        pictures[film.pictureName(style)] = FilmPicture(film: film, style: style).document
      }
    }

    /// Writes the files, and returns the page's path or a sentence about the failure.
    func write(to folder: ReportFolder) -> String {
      for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) { _ = folder.write(picture, named: name) }
      return folder.place(of: page, named: pageName)
    }
  }
#endif
