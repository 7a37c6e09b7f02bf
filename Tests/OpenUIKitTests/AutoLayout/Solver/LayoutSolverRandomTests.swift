import Testing

@testable import OpenUIKit

/// Small random problems whose best solution is found by looking at every corner.
@Suite nonisolated struct LayoutSolverRandomTests {
  @Test(arguments: 0..<50) func `the solution is as good as the best corner`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var world = SolverWorld(variables: Int.random(in: 1...3, using: &random), using: &random)
      for _ in 0..<Int.random(in: 1...6, using: &random) { world.addConstraint(using: &random) }
      world.solve()
      world.expectBest(seed: seed)
    }
  }

  @Test(arguments: 0..<50) func `changes end where a fresh solver would`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var world = SolverWorld(variables: Int.random(in: 2...3, using: &random), using: &random)
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where world.constraints.count < 7, 1 where world.constraints.count < 7:
        world.addConstraint(using: &random)
      case 2: world.removeConstraint(using: &random)
      default: world.changeConstant(using: &random)
      }
      if Int.random(in: 0..<3, using: &random) > 0 {
        world.solve()
        world.expectBest(seed: seed)
      }
    }
  }

  @Test(arguments: 0..<10) func `large problems keep what is required`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var world = SolverWorld(variables: 40, using: &random)
    for _ in 0..<200 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: world.addConstraint(using: &random)
      case 2: world.removeConstraint(using: &random)
      default: world.changeConstant(using: &random)
      }
      world.solve()
      world.expectRequired(seed: seed)
    }
    // The costs are those of a solver that has seen nothing but what is left.
    let costs = world.costs()
    world.solver.rebuild()
    world.solve()
    #expect(SolverWorld.areEqual(costs, world.costs()), "seed \(seed): \(costs) and \(world.costs())")
  }
}
