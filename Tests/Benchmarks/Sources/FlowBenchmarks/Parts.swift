// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

enum BenchStep: Step { case nothing, contribute, end, grow(Int) }

/// A presentable without a view.
final class BenchScreen: Presentable {
    let presence = Presence()
    var rxVisible: Observable<Bool> { presence.rxVisible }
    var rxDismissed: Single<Void> { presence.rxDismissed }

    init() { presence.show() }
}

/// A view model that does nothing by itself.
final class BenchStepper: Stepper {
    let steps = PublishRelay<any Step>()
}

final class BenchFlow: Flow {
    let screen: BenchScreen
    /// The contributions that follow; the last element is the next one.
    var stock: [(screen: BenchScreen, stepper: BenchStepper)] = []

    init(_ screen: BenchScreen = BenchScreen()) { self.screen = screen }

    var root: any Presentable { screen }

    func navigate(to step: BenchStep) -> FlowContributors {
        switch step {
        case .nothing: return .none
        case .end: return .end
        case .contribute:
            guard let next = stock.popLast() else { return .none }
            return .one(
                flowContributor: .contribute(withNextPresentable: next.screen, withNextStepper: next.stepper))
        case .grow(let depth):
            return depth == 0 ? .none : .flow(BenchFlow(screen), with: .grow(depth - 1))
        }
    }
}

/// Contributes a flow that ends at once for each step.
final class ParentFlow: Flow {
    let screen = BenchScreen()
    var root: any Presentable { screen }
    func navigate(to step: BenchStep) -> FlowContributors { .flow(BenchFlow(screen), with: .end) }
}

/// A coordinated flow, and the stepper that emits its steps.
@MainActor struct Running {
    let coordinator = FlowCoordinator()
    let stepper = BenchStepper()

    init(_ flow: any Flow) { coordinator.coordinate(flow: flow, with: stepper) }

    func send(_ step: BenchStep, times count: Int) {
        for _ in 0..<count { stepper.steps.accept(step) }
    }
}
