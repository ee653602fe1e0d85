// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

enum TestStep: Step, Hashable {
    case one, two, three
    case number(Int)
}

enum OtherStep: Step, Hashable {
    case logOut, nothing
}

/// A flow that takes any step, returns what a closure returns, and records its steps.
class TestFlow: Flow {
    let screen: TestScreen
    var policy = FlowPolicy()
    var answer: (any Step) -> FlowContributors
    var adapted: ((any Step) -> Single<any Step>)?
    private(set) var navigated: [any Step] = []

    init(
        root: TestScreen = TestScreen(visible: true),
        _ answer: @escaping (any Step) -> FlowContributors = { _ in .none }
    ) {
        screen = root
        self.answer = answer
    }

    var root: any Presentable { screen }
    var tests: [TestStep] { navigated.compactMap { $0 as? TestStep } }

    func adapt(step: any Step) -> Single<any Step> { adapted?(step) ?? .just(step) }

    func navigate(to step: any Step) -> FlowContributors {
        navigated.append(step)
        return answer(step)
    }
}

/// A flow that takes ``TestStep`` and nothing else.
final class TypedFlow: Flow {
    let screen: TestScreen
    var policy = FlowPolicy()
    var answer: (TestStep) -> FlowContributors
    private(set) var navigated: [TestStep] = []

    init(
        root: TestScreen = TestScreen(visible: true),
        _ answer: @escaping (TestStep) -> FlowContributors = { _ in .none }
    ) {
        screen = root
        self.answer = answer
    }

    var root: any Presentable { screen }

    func navigate(to step: TestStep) -> FlowContributors {
        navigated.append(step)
        return answer(step)
    }
}

extension FlowContributor {
    static func flow(_ flow: any Flow) -> FlowContributor { .screen(flow, with: DefaultStepper()) }

    static func screen(_ presentable: any Presentable, with stepper: any Stepper) -> FlowContributor {
        .contribute(withNextPresentable: presentable, withNextStepper: stepper)
    }
}

extension FlowContributors {
    static func screen(_ presentable: any Presentable, with stepper: any Stepper) -> FlowContributors {
        .one(flowContributor: .screen(presentable, with: stepper))
    }
}

extension OneStepper {
    convenience init(_ step: TestStep) { self.init(withSingleStep: step) }
}

/// The reports of a coordinator, in order.
@MainActor final class Reports {
    private(set) var all: [FlowReport] = []
    private let bag = DisposeBag()

    init(of coordinator: FlowCoordinator) {
        coordinator.rx.reports.subscribe(onNext: { [unowned self] in all.append($0) }).disposed(by: bag)
    }

    var texts: [String] { all.map(\.description) }
}

/// Lets three turns of the main queue run.
@MainActor func turn() async {
    for _ in 0..<3 {
        await withCheckedContinuation { continuation in
            _ = MainScheduler.asyncInstance.schedule(continuation) { continuation in
                continuation.resume()
                return Disposables.create()
            }
        }
    }
}

/// Lets other tasks and threads run until a condition holds, for at most ten seconds.
@MainActor func until(_ condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(10)
    while !condition(), ContinuousClock.now < end { await Task.yield() }
}
