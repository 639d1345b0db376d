#if os(Linux) && canImport(Glibc)
  import CSimulation

  /// The functions of other libraries that a simulation replaces or calls by name.
  ///
  /// A function that a library's new version renames would silently escape the simulation.
  enum ReplacedFunctions {
    struct Function {
      let name: String
      /// The prefix of the library's file name.
      let library: String
      let state: csim_function_state
    }

    /// Returns all functions, as they are in the running program.
    static func all() -> [Function] {
      var found: [Function] = []
      withUnsafeMutablePointer(to: &found) { found in
        csim_look_for_functions(
          { context, name, library, state in
            guard let name, let library else { return }
            let function = Function(name: String(cString: name), library: String(cString: library), state: state)
            context?.assumingMemoryBound(to: [Function].self).pointee.append(function)
          },
          found
        )
      }
      return found
    }

    /// Returns a function that may not be one of those.
    static func function(_ name: String, of library: String) -> Function {
      Function(name: name, library: library, state: csim_state_of(name, library, false))
    }

    /// Returns a message about the functions that a simulation can't do without, or `nil`.
    static func problem(of functions: [Function]) -> String? {
      func list(_ state: csim_function_state) -> String? {
        let listed = functions.filter { $0.state == state }.map { "\($0.name) of \($0.library)" }.sorted()
        return listed.isEmpty ? nil : listed.joined(separator: ", ")
      }
      if let names = list(csim_function_missing) {
        return """
          Scheduler.run can't simulate with this version of the system's libraries. It misses these functions: \(names). Use a \
          version of Swift that Roster supports, or report the names.
          """
      }
      if let names = list(csim_function_unreached) {
        return """
          Scheduler.run can't simulate in this program. Calls of these functions don't reach it: \(names). Link the product \
          Simulation into the program itself, and not into a library that the program loads.
          """
      }
      return nil
    }
  }
#endif
