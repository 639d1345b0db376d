/// Why a request is not answered with what it asks for.
enum LiveProblem: Error, Equatable, CustomStringConvertible {
  case unknownSession
  case unknownScreen(String)
  case badMessage(String)

  var description: String {
    switch self {
    case .unknownSession: "There is no such session; open one first."
    case .unknownScreen(let name): "There is no screen named \"\(name)\"."
    case .badMessage(let reason): "The message cannot be read: \(reason)."
    }
  }
}
