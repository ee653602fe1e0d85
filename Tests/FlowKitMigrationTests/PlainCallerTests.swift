// SPDX-License-Identifier: MIT

// Written as code for RxFlow is: Swift 5 mode, protocols without `any`, and nothing said about actors. Plain classes and
// free functions call each public member once.

import FlowKit
import RxKernel
import Testing

enum PlainStep: Step, Equatable {
    case home
    case detail(Int)
    case done
}

final class PlainScreen: Presentable {
    let presence = Presence()
    var rxVisible: Observable<Bool> { return presence.rxVisible }
    var rxDismissed: Single<Void> { return presence.rxDismissed }
}

final class PlainStepper: Stepper {
    let steps = PublishRelay<Step>()
    var initialStep: Step { return PlainStep.home }
    func readyToEmitSteps() { steps.accept(PlainStep.detail(1)) }
}

final class PlainFlow: Flow {
    let screen = PlainScreen()
    private(set) var steps = [PlainStep]()
    var root: Presentable { return screen }

    func adapt(step: Step) -> Single<Step> { return .just(step) }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? PlainStep else { return .none }
        steps.append(step)
        return .none
    }
}

final class PlainResultFlow: ResultFlow {
    typealias Steps = PlainStep
    typealias Output = Int
    let screen = PlainScreen()
    var root: Presentable { return screen }
    func navigate(to step: PlainStep) -> FlowContributors { return end(with: 1) }
}

/// A plain class, as the tests and managers of a program are.
final class PlainOwner {
    let flow = PlainFlow()
    let coordinator = FlowCoordinator()
    let disposeBag = DisposeBag()
    private(set) var used = 0

    func coordinate() {
        coordinator.rx.willNavigate.subscribe(onNext: { _ in }).disposed(by: disposeBag)
        coordinator.rx.didNavigate.subscribe(onNext: { _ in }).disposed(by: disposeBag)
        coordinator.rx.reports.subscribe(onNext: { _ in }).disposed(by: disposeBag)
        coordinator.rx.journal.subscribe(onNext: { _ in }).disposed(by: disposeBag)
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: PlainStep.home))
        coordinator.navigate(to: PlainStep.detail(2))
        _ = coordinator.children
        _ = coordinator.flow
        coordinator.rx.trigger(PlainStep.detail(3)).subscribe().disposed(by: disposeBag)
        coordinator.rx.open(DeepLink(PlainStep.detail(4))).subscribe().disposed(by: disposeBag)
        coordinator.open(DeepLink(PlainStep.detail(5))) { _ in }
        let lifetimes = coordinator.trackLifetimes()
        _ = lifetimes.retainedObjects
        _ = coordinator.ownership?.children
    }

    func useFlows() {
        let flows = (0..<5).map { _ in PlainFlow() }
        Flows.use(flows[0], when: .created) { (_: PlainScreen) in self.used += 1 }
        Flows.use(flows[0], when: .created) { (_: Presentable) in self.used += 1 }
        Flows.use(flows[0], flows[1], when: .created) { (_: PlainScreen, _: PlainScreen) in self.used += 1 }
        Flows.use(flows[0], flows[1], flows[2], when: .created) {
            (_: PlainScreen, _: PlainScreen, _: PlainScreen) in self.used += 1
        }
        Flows.use(flows[0], flows[1], flows[2], flows[3], when: .created) {
            (_: PlainScreen, _: PlainScreen, _: PlainScreen, _: PlainScreen) in self.used += 1
        }
        Flows.use(flows[0], flows[1], flows[2], flows[3], flows[4], when: .created) {
            (_: PlainScreen, _: PlainScreen, _: PlainScreen, _: PlainScreen, _: PlainScreen) in
            self.used += 1
        }
        Flows.use(flows, when: .created) { (roots: [PlainScreen]) in self.used += roots.count }
    }

    func contributors() -> [FlowContributors] {
        let (flow, stepper) = (PlainFlow(), PlainStepper())
        return [
            .none, .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: stepper)),
            .multiple(flowContributors: [
                .contribute(withNextPresentable: PlainScreen(), withNextStepper: stepper)
            ]),
            .end(forwardToParentFlowWithStep: PlainStep.done),
            .one(flowContributor: .forwardToCurrentFlow(withStep: PlainStep.home)),
            .one(flowContributor: .forwardToParentFlow(withStep: PlainStep.home)), .end, .close, .unhandled,
            .reset(to: PlainStep.home),
        ]
    }

    func steppers() -> [Stepper] {
        let all: [Stepper] = [
            OneStepper(withSingleStep: PlainStep.home), DefaultStepper(), NoneStepper(), PlainStepper(),
            CompositeStepper(steppers: [PlainStepper(), OneStepper(withSingleStep: PlainStep.home)]),
        ]
        for stepper in all {
            _ = stepper.initialStep
            stepper.readyToEmitSteps()
        }
        return all
    }

    func others() {
        let result = PlainResultFlow()
        _ = result.end(with: 1)
        _ = result.close(with: 1)
        _ = flow.isReady
        flow.rxReady.subscribe(onSuccess: {}).disposed(by: disposeBag)
        let typed = result.router
        _ = typed.send(.home)
        _ = typed.unowned.redirecting { (_: PlainStep) in .home }
        _ = typed.keepingAlive
        let presence = Presence()
        presence.show()
        presence.hide()
        presence.detach()
        presence.dismiss()
        _ = presence.state
        let change = ImmediateTransition("nothing") {}
        change.perform {}
        let tester = FlowTester(PlainFlow())
        tester.send(PlainStep.home)
        _ = (
            tester.steps, tester.toParent, tester.isEnded, tester.reports, tester.journal,
            tester.retainedObjects
        )
        let old = FlowReport.unobserved
        FlowReport.unobserved = { _ in }
        FlowReport.unobserved = old
        var routes = DeepLinkRoutes()
        routes.add("detail/:id") { match in match.int("id").map { [PlainStep.detail($0)] } }
        _ = routes.link(for: "app://detail/7")
    }
}

@MainActor @Suite struct PlainCallerTests {
    @Test func aPlainClassUsesEachMember() {
        let owner = PlainOwner()
        owner.coordinate()
        owner.useFlows()
        #expect(owner.used == 11)
        #expect(owner.contributors().count == 10)
        #expect(owner.steppers().count == 5)
        owner.others()
        #expect(owner.flow.steps.first == .home)
    }
}
