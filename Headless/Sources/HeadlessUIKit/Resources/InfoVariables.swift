import Foundation

/// The settings of a build that an `Info.plist` names, as `$(PRODUCT_NAME)`: those that follow from the target, and the versions of a new project.
struct InfoVariables {
  private let values: [String: String]

  init(module: String) {
    values = [
      "PRODUCT_NAME": module, "PRODUCT_MODULE_NAME": module, "TARGET_NAME": module, "EXECUTABLE_NAME": module,
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": HeadlessAssets.nativeLanguage,
    ]
  }

  /// A value of the list with the settings in it; one that isn't known stays as it is written.
  func replaced(in value: Any) -> Any {
    switch value {
    case let text as String:
      return values.reduce(text) { text, pair in
        text.replacingOccurrences(of: "$(\(pair.key))", with: pair.value)
          .replacingOccurrences(of: "${\(pair.key)}", with: pair.value)
      }
    case let list as [Any]: return list.map { replaced(in: $0) }
    case let dictionary as [String: Any]: return dictionary.mapValues { replaced(in: $0) }
    default: return value
    }
  }
}
