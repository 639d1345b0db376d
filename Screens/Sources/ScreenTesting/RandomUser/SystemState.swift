#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation
  import FoundationNetworking
  import HeadlessUIKit

  /// The system's persistent state of an app: user defaults, cookies, stored responses, and the pasteboard.
  ///
  /// A simulated world starts with the state before it, and restores that. So no world sees another's changes.
  @MainActor final class SystemState {
    /// The previous values of the changed user defaults domains.
    private var defaults: [String: [String: Any]] = [:]
    /// The domains that were written to disk.
    private var synchronized: Set<String> = []
    private var cookies: [HTTPCookie]?
    private var usesResponses = false
    /// A Boolean value that indicates whether this object is making the changes.
    private var isBusy = false

    private static var current: SystemState?
    /// The name of the domain of `UserDefaults.standard`.
    private static var appDomain: String { "kCFPreferencesCurrentApplication" }

    /// Runs a function, and reverts its changes to the system's state.
    static func restored<Result>(after body: () throws -> Result) rethrows -> Result {
      _ = hook
      let (outer, state) = (current, SystemState())
      current = state
      defer {
        state.restore()
        current = outer
      }
      return try UIPasteboard.general.headlessRestored(after: body)
    }

    private static let hook: Void = csim_set_system_hook { part, object in
      nonisolated(unsafe) let domain = object
      // Only a simulating thread calls it, on the main actor.
      MainActor.assumeIsolated { SystemState.current?.note(part, domain) }
    }

    private func note(_ part: csim_system_part, _ domain: UnsafeMutableRawPointer?) {
      guard !isBusy else { return }
      isBusy = true
      defer { isBusy = false }
      switch part {
      case csim_cookies: cookies = cookies ?? HTTPCookieStorage.shared.cookies ?? []
      case csim_responses: usesResponses = true
      default:
        guard let domain else { return }
        let name = String(describing: Unmanaged<NSString>.fromOpaque(domain).takeUnretainedValue())
        if defaults[name] == nil { defaults[name] = UserDefaults.standard.persistentDomain(forName: name) ?? [:] }
        if part == csim_synchronized_defaults { synchronized.insert(name) }
      }
    }

    private func restore() {
      isBusy = true
      for (name, values) in defaults.sorted(by: { $0.key < $1.key }) {
        guard let domain = name == Self.appDomain ? UserDefaults.standard : UserDefaults(suiteName: name) else {
          continue
        }
        // Key by key, as a whole domain would be written to disk.
        let present = UserDefaults.standard.persistentDomain(forName: name) ?? [:]
        for key in present.keys where values[key] == nil { domain.removeObject(forKey: key) }
        for (key, value) in values { domain.set(value, forKey: key) }
        if synchronized.contains(name) { domain.synchronize() }
      }
      if usesResponses { URLCache.shared.removeAllCachedResponses() }
      guard let cookies else { return }
      let storage = HTTPCookieStorage.shared
      for cookie in storage.cookies ?? [] where !cookies.contains(cookie) { storage.deleteCookie(cookie) }
      for cookie in cookies where storage.cookies?.contains(cookie) != true { storage.setCookie(cookie) }
    }
  }
#endif
