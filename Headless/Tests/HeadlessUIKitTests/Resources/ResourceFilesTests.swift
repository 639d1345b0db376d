import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

struct ResourceFilesTests {
  /// Runs the body with a folder of bundles and of an app's files.
  private func withFiles(
    _ names: [String],
    listed: [String: [String]] = [:],
    _ body: (ResourceFiles, String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ data: Data, _ name: String) throws {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    for name in names { try write(Data(), name) }
    for (module, files) in listed {
      let paths = files.map { "\(folder.path)/\($0)" }
      let list = try JSONSerialization.data(withJSONObject: ["module": module, "files": paths])
      try write(list, "Build/App_\(module).resources/HeadlessResources.json")
    }
    try body(ResourceFiles(beside: ["\(folder.path)/Build"]), folder.path)
  }

  private func path(
    _ files: ResourceFiles,
    _ name: String,
    _ folder: String? = nil,
    _ languages: String...,
    module: String? = nil
  ) -> String? {
    files.path(of: name, in: folder, module: module, languages: languages)
  }

  @Test func filesAreFoundInBundlesAndFolders() throws {
    try withFiles(
      ["Build/App_Mail.resources/a.json", "Build/App_Mail.resources/Sub/b.json", "Inbox/a.json", "Inbox/Deep/c.json"],
      listed: ["Inbox": ["Inbox/a.json", "Inbox/Deep"]]
    ) { files, folder in
      expectEqual(path(files, "a.json", module: "Inbox"), folder + "/Inbox/a.json")
      expectEqual(path(files, "a.json", module: "Mail"), folder + "/Build/App_Mail.resources/a.json")
      expectEqual(path(files, "b.json"), folder + "/Build/App_Mail.resources/Sub/b.json")
      expectEqual(path(files, "c.json", "Deep"), folder + "/Inbox/Deep/c.json")
      expectEqual(path(files, "Deep/c.json"), folder + "/Inbox/Deep/c.json")
      #expect(path(files, "c.json", "Shallow") == nil && path(files, "d.json") == nil)
    }
  }

  @Test func listedFilesThatAreGoneAreNotFound() throws {
    try withFiles([], listed: ["Inbox": ["Inbox/a.json"]]) { files, _ in #expect(path(files, "a.json") == nil) }
  }

  @Test func filesOfALanguageAreThoseOfThePreferredOne() throws {
    let names = ["Base", "de", "en"].map { "Inbox/\($0).lproj/help.html" }
    try withFiles(names, listed: ["Inbox": names]) { files, folder in
      expectEqual(path(files, "help.html", nil, "fr", "en"), folder + "/" + names[2])
      expectEqual(path(files, "help.html", "Inbox", "de"), folder + "/" + names[1])
      expectEqual(path(files, "help.html", nil, "fr"), folder + "/" + names[0])
    }
  }

  @Test func catalogsAreOneFile() throws {
    try withFiles(
      ["Inbox/A.xcassets/B.colorset/Contents.json", "Build/App_Mail.resources/C.xcassets/Contents.json"],
      listed: ["Inbox": ["Inbox/A.xcassets"]]
    ) { files, folder in
      let catalogs = files.paths(ofType: "xcassets", module: "Mail")
      expectEqual(catalogs, [folder + "/Build/App_Mail.resources/C.xcassets", folder + "/Inbox/A.xcassets"])
      #expect(path(files, "Contents.json") == nil)
    }
  }

  @Test func theAppsInfoIsTheUppermost() throws {
    let names = ["Inbox/Widget/Info.plist", "Inbox/Inbox-Info.plist"]
    try withFiles(names + ["Build/App_Inbox.resources/Info.plist"], listed: ["Inbox": names]) { files, folder in
      expectEqual(files.infoPath(module: "Inbox"), folder + "/Inbox/Inbox-Info.plist")
      expectEqual(files.infoPath(module: "Mail"), folder + "/Inbox/Inbox-Info.plist")
    }
    try withFiles(["Build/App_Inbox.resources/Info.plist"]) { files, _ in
      #expect(files.infoPath(module: "Inbox") == nil)
    }
  }
}
