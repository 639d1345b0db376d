extension UIApplicationDelegate {
  /// What `@main` calls: https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()
  @MainActor public static func main() {}
}
