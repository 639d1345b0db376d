import ConstraintSolver
import TestSupport
import Testing

struct ConstraintSystemTests {
  typealias Term = ConstraintSystem.Term

  @Test func constantsOfConstraintsAndVariables() {
    let axis = Axis(320)
    let view = axis.view()
    let leading = axis.leading(view, 16)
    axis.trailing(view, -16)
    expectEqual(axis.frames(view), [16, 288])
    axis.system.setValue(375, of: axis.length)
    #expect(axis.system.needsSolving)
    expectEqual(axis.frames(view), [16, 343])
    expectEqual(axis.system.buildCount, 1)
    axis.system.setConstant(20, of: leading)
    expectEqual(axis.frames(view), [20, 339])
    expectEqual(axis.system.buildCount, 2, "the first change of a required equality")
    axis.system.setConstant(24, of: leading)
    axis.system.setValue(320, of: axis.length)
    expectEqual(axis.frames(view), [24, 280])
    expectEqual(axis.system.buildCount, 2)
    #expect(!axis.system.needsSolving)
  }

  @Test func sameConstantChangesNothing() {
    let axis = Axis(320)
    let leading = axis.leading(axis.view(), 16)
    axis.system.solve()
    axis.system.setConstant(16, of: leading)
    axis.system.setValue(320, of: axis.length)
    axis.system.setPriority(1_000, of: leading)
    #expect(!axis.system.needsSolving)
  }

  /// A burst of structural changes costs one build.
  @Test func structuralChanges() {
    let axis = Axis(320)
    let view = axis.view()
    let wide = axis.add([Term(view.size)], .equal, [], 100)
    axis.leading(view)
    expectEqual(axis.frames(view), [0, 100])
    axis.system.removeConstraint(wide)
    let limit = axis.add([Term(view.size)], .lessThanOrEqual, [], 50)
    axis.add([Term(view.size)], .equal, [Term(axis.length)], priority: 500)
    axis.system.setPriority(999.5, of: limit)
    expectEqual(axis.frames(view), [0, 50])
    expectEqual(axis.system.buildCount, 2)
    axis.system.setPriority(499, of: limit)
    expectEqual(axis.frames(view), [0, 320])
  }

  /// Places of variables and constraints are used again, and the order of constraints is still that of adding them.
  @Test func variablesComeAndGo() {
    let axis = Axis(320)
    let other = axis.view(60)
    for round in 1...100 {
      let view = axis.view(Double(round))
      let constraints = [axis.leading(other), axis.gap(view, after: other, 8), axis.trailing(view)]
      expectEqual(axis.frames(other, view), [0, Double(312 - round), Double(320 - round), Double(round)])
      for constraint in constraints { axis.system.removeConstraint(constraint) }
      axis.remove(view)
    }
    expectEqual(axis.frames(other), [0, 60])
  }

  @Test func termsOfOneVariableAreOne() {
    let axis = Axis(0)
    let view = axis.view()
    axis.add([Term(view.size), Term(view.size)], .equal, [], 10)
    axis.add([Term(view.start), Term(view.size), Term(view.start, -1)], .lessThanOrEqual, [], 100)
    expectEqual(axis.frames(view), [0, 5])
  }

  @Test func systemsOfConstantsOnly() {
    let axis = Axis(320)
    axis.add([Term(axis.length)], .equal, [], 320)
    axis.add([Term(axis.length)], .equal, [], 100, priority: 500)
    #expect(axis.system.solve().isEmpty)
    for other in [300.0, 340] {
      axis.system.setValue(other, of: axis.length)
      expectEqual(axis.system.solve().count, 1)
      axis.system.setValue(320, of: axis.length)
      #expect(axis.system.solve().isEmpty)
    }
    #expect(ConstraintSystem().solve().isEmpty)
  }

  // MARK: Conflicts

  /// A width of 0 between required margins: the log of UIKit lists exactly these three.
  @Test func conflictWithASize() {
    let axis = Axis(1_000)
    let (outer, inner) = (axis.view(), axis.view())
    let width = axis.add([Term(outer.size)], .equal, [], 0)
    axis.leading(outer)
    let leading = axis.add([Term(inner.start)], .equal, [Term(outer.start)], 20)
    let trailing = axis.add(inner.end, .equal, outer.end, -20)
    let breakages = axis.system.solve()
    expectEqual(breakages.map(\.conflict.constraints), [[width, leading, trailing]])
    expectEqual(breakages.map(\.conflict.sizes), [[inner.size]])
    expectEqual(breakages.map(\.constraint), [trailing])
  }

  /// The caller chooses; whatever is left is solved; a change tries all again.
  @Test func breaking() {
    let axis = Axis(0)
    let view = axis.view()
    axis.leading(view)
    let wide = axis.add([Term(view.size)], .equal, [], 40)
    let narrow = axis.add([Term(view.size)], .equal, [], 24)
    expectEqual(axis.system.solve { $0.constraints[0] }.map(\.constraint), [wide])
    expectEqual(axis.system.value(of: view.size), 24)
    expectEqual(axis.system.solve().map(\.constraint), [wide], "nothing has changed")
    axis.system.setConstant(40, of: narrow)
    #expect(axis.system.solve().isEmpty)
    expectEqual(axis.system.value(of: view.size), 40)
    axis.system.setConstant(41, of: narrow)
    let breakages = axis.system.solve()
    expectEqual(breakages.map(\.conflict.constraints), [[wide, narrow]])
    expectEqual(breakages.map(\.constraint), [narrow], "the one that was added last, unless told otherwise")
  }

  @Test func severalConflicts() {
    let axis = Axis(0)
    let views = (0..<3).map { _ in axis.view() }
    for view in views {
      axis.leading(view)
      axis.add([Term(view.size)], .greaterThanOrEqual, [], 30)
    }
    let limits = views.map { axis.add([Term($0.size)], .lessThanOrEqual, [], 20) }
    expectEqual(axis.system.solve().map(\.constraint), limits)
    expectEqual(axis.frames(views[0], views[1], views[2]), [0, 30, 0, 30, 0, 30])
  }

  // MARK: Ambiguity

  @Test func ambiguity() {
    let axis = Axis(300)
    let (first, second) = (axis.view(80), axis.view(60))
    axis.leading(first)
    axis.gap(second, after: first, 8)
    axis.trailing(second)
    axis.system.solve()
    expectEqual(
      [first.start, first.size, second.start, second.size].map(axis.system.isAmbiguous),
      [false, true, true, true]
    )
    #expect(!axis.system.isAmbiguous(axis.length))
    expectEqual(axis.frames(first, second), [0, 232, 240, 60], "asking changes nothing")
    axis.system.setValue(310, of: axis.length)
    expectEqual(axis.frames(first, second), [0, 242, 250, 60])
  }

  /// No constraint gives the size of the first view, but the others leave no room for it.
  @Test func sizesDecideWhatConstraintsDoNot() {
    let axis = Axis(28)
    let (first, second) = (axis.view(), axis.view())
    axis.gap(second, after: first, 9)
    let leading = axis.leading(first, 19, .greaterThanOrEqual)
    axis.trailing(second, 0, .lessThanOrEqual)
    let all = [first.start, first.size, second.start, second.size]
    axis.system.solve()
    expectEqual(all.map(axis.system.isAmbiguous), [false, false, false, false])
    axis.system.setConstant(18, of: leading)
    axis.system.solve()
    expectEqual(all.map(axis.system.isAmbiguous), [true, true, true, true])
  }

  // MARK: Misuse

  #if EXIT_TESTS
    @Test func misuse() async {
      await #expect(processExitsWith: .failure) {
        let system = ConstraintSystem()
        let variable = system.addVariable(.size)
        system.addConstraint([.init(variable)], .equal, 0, priority: 1_001)
      }
      await #expect(processExitsWith: .failure) {
        let system = ConstraintSystem()
        system.addConstraint([.init(system.addVariable(.size))], .equal, .infinity)
      }
      await #expect(processExitsWith: .failure) {
        let system = ConstraintSystem()
        let variable = system.addVariable(.size)
        system.removeVariable(variable)
        system.addConstraint([.init(variable)], .equal, 0)
      }
      await #expect(processExitsWith: .failure) {
        let system = ConstraintSystem()
        let variable = system.addVariable(.size)
        system.addConstraint([.init(variable)], .equal, 0)
        system.removeVariable(variable)
        system.solve()
      }
      await #expect(processExitsWith: .failure) {
        let system = ConstraintSystem()
        let constraint = system.addConstraint([.init(system.addVariable(.size))], .equal, 0)
        system.removeConstraint(constraint)
        system.setConstant(1, of: constraint)
      }
      await #expect(processExitsWith: .failure) {
        let system = ConstraintSystem()
        system.setValue(1, of: system.addVariable(.size))
      }
    }
  #endif
}
