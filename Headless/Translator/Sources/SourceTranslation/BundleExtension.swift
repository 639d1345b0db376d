#if Translator
  /// The file that a module gets so that `Bundle.main` and the bundles of its classes have the app's resources.
  ///
  /// A declaration of the module's own goes before Foundation's of the same type. Tests that import the module
  /// see both. `@_disfavoredOverload` makes the compiler choose Foundation's there, so that no call is ambiguous.
  public struct BundleExtension {
    let module: String

    public init(module: String) { self.module = module }

    public var text: String {
      """
      import Foundation
      import HeadlessUIKit

      private let resources = HeadlessResources(module: "\(module)")

      extension Bundle {
        @_disfavoredOverload
        func url(forResource name: String?, withExtension ext: String?) -> URL? {
          resources.url(forResource: name, withExtension: ext, of: self)
        }

        @_disfavoredOverload
        func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
          resources.url(forResource: name, withExtension: ext, subdirectory: subpath, of: self)
        }

        @_disfavoredOverload
        func path(forResource name: String?, ofType ext: String?) -> String? {
          resources.url(forResource: name, withExtension: ext, of: self)?.path
        }

        @_disfavoredOverload
        func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
          resources.url(forResource: name, withExtension: ext, subdirectory: subpath, of: self)?.path
        }

        // Foundation has this of NSURL on Linux.
        @_disfavoredOverload
        func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [NSURL]? {
          resources.urls(forResourcesWithExtension: ext, subdirectory: subpath, of: self).map { $0 as NSURL }
        }

        func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
          resources.urls(forResourcesWithExtension: ext, subdirectory: subpath, of: self)
        }

        @_disfavoredOverload
        func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
          resources.urls(forResourcesWithExtension: ext, subdirectory: subpath, of: self).map(\\.path)
        }

        @_disfavoredOverload
        var infoDictionary: [String: Any]? { resources.infoDictionary(of: self) }

        @_disfavoredOverload
        func object(forInfoDictionaryKey key: String) -> Any? { resources.object(forInfoDictionaryKey: key, of: self) }

        @_disfavoredOverload
        var bundleIdentifier: String? { resources.object(forInfoDictionaryKey: "CFBundleIdentifier", of: self) as? String }

        @_disfavoredOverload
        func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
          resources.localizedString(forKey: key, value: value, table: tableName, of: self)
        }
      }

      @_disfavoredOverload
      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
      ) -> String {
        resources.localizedString(forKey: key, value: value, table: tableName, of: bundle)
      }

      """
    }
  }
#endif
