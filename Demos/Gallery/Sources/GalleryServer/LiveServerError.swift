/// Why the server cannot run, in words for the person at the terminal.
public enum LiveServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(UInt16, address: String)
  case noPermission(UInt16)
  case missingResource(String)

  public var description: String {
    switch self {
    case .portInUse(let port, let address):
      "Port \(port) of \(address) is in use by another program. Choose another one with --port."
    case .noPermission(let port):
      "There is no permission to listen on port \(port). Choose a port from 1024 on with --port."
    case .missingResource(let name):
      "The page's file \(name) is missing from the package; build it again."
    }
  }
}
