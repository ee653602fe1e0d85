// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

enum ShopStep: Step, Codable, Hashable { case list, detail(Int), cart, close }
enum CartStep: Step, Codable, Hashable { case items, pay(String) }

@MainActor struct RestorationTests {
    final class CartFlow: Flow {
        let screen = TestScreen(visible: true)
        var navigated: [CartStep] = []
        let emitting = TestStepper()
        var root: any Presentable { screen }

        func navigate(to step: CartStep) -> FlowContributors {
            navigated.append(step)
            return .screen(TestScreen(visible: true), with: TestStepper())
        }
    }

    final class ShopFlow: Flow {
        let screen = TestScreen(visible: true)
        var navigated: [ShopStep] = []
        var details: [TestScreen] = []
        var carts: [CartFlow] = []
        let emitting = TestStepper(ShopStep.list)
        var root: any Presentable { screen }

        func navigate(to step: ShopStep) -> FlowContributors {
            navigated.append(step)
            switch step {
            case .cart:
                let cart = CartFlow()
                carts.append(cart)
                return .flow(cart, with: .items)
            case .close: return .none
            case .list, .detail:
                let detail = TestScreen(visible: true)
                details.append(detail)
                return .screen(detail, with: TestStepper())
            }
        }
    }

    let scheduler = TestScheduler(initialClock: 0)

    func coordinator() -> FlowCoordinator {
        FlowCoordinator(scheduler: scheduler, recordsNavigation: true)
    }

    @Test func aKilledApplicationComesBackToTheSameStacks() throws {
        let before = ShopFlow()
        let first = coordinator()
        first.coordinate(flow: before, with: before.emitting)
        for step in [ShopStep.detail(1), .detail(2), .close, .cart] { before.emitting.steps.accept(step) }
        before.details[1].presence.dismiss()
        first.children[0].navigate(to: CartStep.pay("card"))
        let json = try #require(try first.record?.encoded())

        let after = ShopFlow()
        let second = coordinator()
        second.coordinate(flow: after, with: after.emitting, restoring: try FlowRecord(decoding: json))
        scheduler.start()
        #expect(after.navigated == [.list, .detail(2), .cart])
        #expect(after.carts[0].navigated == [.items, .pay("card")])
        #expect(second.record == first.record)
        after.emitting.steps.accept(ShopStep.detail(3))
        #expect(after.navigated.last == .detail(3))
    }

    @Test func aFlowGoesToAnEarlierStateAndForwardAgain() throws {
        let flow = ShopFlow()
        let coordinator = coordinator()
        coordinator.coordinate(flow: flow, with: flow.emitting)
        for step in [ShopStep.detail(1), .cart] { flow.emitting.steps.accept(step) }
        let cart = try #require(flow.carts.first)
        coordinator.children[0].navigate(to: CartStep.pay("card"))
        let late = try #require(coordinator.record)
        coordinator.children[0].navigate(to: CartStep.pay("cash"))
        flow.emitting.steps.accept(ShopStep.detail(2))
        scheduler.start()

        // What both states have stays; only the rest is closed.
        coordinator.go(to: late)
        scheduler.start()
        #expect(coordinator.record == late)
        #expect(flow.navigated == [.list, .detail(1), .cart, .detail(2)])
        #expect(cart.navigated == [.items, .pay("card"), .pay("cash")] && flow.carts.count == 1)

        // A state that continues in another way.
        let other = ShopFlow()
        let second = self.coordinator()
        second.coordinate(flow: other, with: other.emitting)
        other.emitting.steps.accept(ShopStep.detail(3))
        let elsewhere = try #require(second.record)
        coordinator.go(to: elsewhere)
        scheduler.start()
        #expect(coordinator.record == elsewhere && coordinator.children.isEmpty)
        #expect(flow.navigated.suffix(1) == [.detail(3)])

        // And back, with the child flow.
        coordinator.go(to: late)
        scheduler.start()
        #expect(coordinator.record == late)
        #expect(flow.navigated.suffix(2) == [.detail(1), .cart])
        #expect(flow.carts.last?.navigated == [.items, .pay("card")])
    }

    @Test func theStatesOfAnEarlierStateAreRestoredAndThatOfAnotherFlowIsReported() throws {
        let flow = SlidingFlow()
        let coordinator = coordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: ShopStep.list))
        flow.slides[0].completed?()
        flow.screen.filter.accept("early")
        scheduler.start()
        let early = try #require(coordinator.record)
        flow.screen.filter.accept("late")
        coordinator.go(to: early)
        scheduler.start()
        #expect(flow.screen.filter.value == "early" && coordinator.record == early)

        let shop = ShopFlow()
        let other = self.coordinator()
        var reports: [String] = []
        let subscription = other.rx.reports.subscribe(onNext: { reports.append("\($0.reason)") })
        other.coordinate(flow: shop, with: shop.emitting)
        other.go(to: early)
        #expect(reports == ["recordOfAnotherFlow(\"SlidingFlow\")"] && shop.navigated == [.list])
        subscription.dispose()
    }

    /// A flow that shows its screens by transitions that take time.
    final class SlidingFlow: Flow {
        let screen = FilterScreen(visible: true)
        var slides: [TransitionTests.SlowTransition] = []
        var root: any Presentable { screen }

        func navigate(to step: ShopStep) -> FlowContributors {
            let slide = TransitionTests.SlowTransition("push \(step)")
            slides.append(slide)
            return .perform(
                [slide],
                then: .screen(TestScreen(visible: true), with: TestStepper()))
        }
    }

    @Test func aKillDuringTheTransitionsOfARestoredStackLosesNothing() throws {
        let before = SlidingFlow()
        let emitting = TestStepper(ShopStep.list)
        let first = coordinator()
        first.coordinate(flow: before, with: emitting)
        emitting.steps.accept(ShopStep.detail(1))
        emitting.steps.accept(ShopStep.detail(2))
        for number in 0..<3 { before.slides[number].completed?() }
        before.screen.filter.accept("root")
        let record = try FlowRecord(decoding: try #require(try first.record?.encoded()))
        #expect(record.entries.count == 3)

        let after = SlidingFlow()
        let second = coordinator()
        second.coordinate(
            flow: after, with: OneStepper(withSingleStep: ShopStep.cart), restoring: record)
        for number in 0..<3 {
            #expect(second.record == record)
            #expect(after.screen.filter.value == (number < 2 ? "" : "root"))
            after.slides[number].completed?()
        }
        #expect(second.record == record)
        #expect(after.slides.count == 3)
    }

    /// A flow that looks up each step, which takes time, and whose steps contribute several screens.
    final class LookingFlow: Flow {
        let screen = FilterScreen(visible: true)
        var lookups: [PublishSubject<any Step>] = []
        var screens: [FilterScreen] = []
        var root: any Presentable { screen }

        func adapt(step: any Step) -> Single<any Step> {
            let lookup = PublishSubject<any Step>()
            lookups.append(lookup)
            return lookup.take(1).asSingle()
        }

        func navigate(to step: ShopStep) -> FlowContributors {
            let shown = (0..<3).map { _ in FilterScreen(visible: true) }
            screens += shown
            return .multiple(
                flowContributors: shown.map {
                    .screen($0, with: TestStepper())
                })
        }
    }

    @Test func aKillBeforeRestoredStepsAreAdaptedAndTheirScreensStartedLosesNothing() throws {
        let before = LookingFlow()
        let emitting = TestStepper(ShopStep.list)
        let first = coordinator()
        first.coordinate(flow: before, with: emitting)
        emitting.steps.accept(ShopStep.detail(1))
        for (number, step) in [ShopStep.list, .detail(1)].enumerated() {
            before.lookups[number].onNext(step)
            scheduler.start()
        }
        before.screen.filter.accept("root")
        for (number, screen) in before.screens.enumerated() { screen.filter.accept("text \(number)") }
        let record = try FlowRecord(decoding: try #require(try first.record?.encoded()))
        #expect(record.entries.count == 2)

        let after = LookingFlow()
        let second = coordinator()
        var records: [FlowRecord] = []
        let subscription = second.rx.record.subscribe(onNext: { records.append($0) })
        second.coordinate(
            flow: after, with: OneStepper(withSingleStep: ShopStep.cart), restoring: record)
        for (number, step) in [ShopStep.list, .detail(1)].enumerated() {
            for _ in 0..<4 { scheduler.advanceTo(scheduler.clock) }
            #expect(second.record == record && after.screen.filter.value.isEmpty)
            after.lookups[number].onNext(step)
        }
        scheduler.start()
        #expect(second.record == record && after.screen.filter.value == "root")
        #expect(after.screens.map(\.filter.value) == (0..<6).map { "text \($0)" })
        #expect(!records.isEmpty && records.allSatisfy { $0 == record })
        subscription.dispose()
    }

    /// A screen, a stepper and a flow with a state of their own.
    final class FilterScreen: TestScreen, Restorable {
        let filter = BehaviorRelay(value: "")
        var restorableState: Observable<String> { filter.asObservable() }
        func restore(_ state: String) { filter.accept(state) }
    }

    final class CountStepper: Stepper, Restorable {
        let steps = PublishRelay<any Step>()
        let count = BehaviorRelay(value: 0)
        var restorableState: Observable<Int> { count.asObservable() }
        func restore(_ state: Int) { count.accept(state) }
    }

    final class FilterFlow: Flow, Restorable {
        let screen = FilterScreen(visible: true)
        let page = FilterScreen(visible: true)
        let counter = CountStepper()
        var log: [String] = []
        var root: any Presentable { screen }
        let mode = BehaviorRelay(value: false)
        var restorableState: Observable<Bool> { mode.asObservable() }

        func restore(_ state: Bool) {
            log.append("state \(state)")
            mode.accept(state)
        }

        func navigate(to step: ShopStep) -> FlowContributors {
            log.append("\(step)")
            return .screen(page, with: counter)
        }
    }

    @Test func statesComeBackAfterTheSteps() throws {
        let before = FilterFlow()
        let first = coordinator()
        first.coordinate(flow: before, with: OneStepper(withSingleStep: ShopStep.list))
        before.screen.filter.accept("root")
        before.page.filter.accept("page")
        before.counter.count.accept(7)
        before.mode.accept(true)
        let json = try #require(try first.record?.encoded())

        let after = FilterFlow()
        let second = coordinator()
        let record = try FlowRecord(decoding: json)
        second.coordinate(
            flow: after, with: OneStepper(withSingleStep: ShopStep.cart), restoring: record)
        #expect(after.screen.filter.value == "root" && after.page.filter.value == "page")
        #expect(after.counter.count.value == 7)
        #expect(after.log == ["list", "state true"])
        #expect(second.record == record)
    }

    @Test func aStateThatCannotBeDecodedIsReported() throws {
        let before = FilterFlow()
        let first = coordinator()
        first.coordinate(flow: before, with: OneStepper(withSingleStep: ShopStep.list))
        let json = try #require(try first.record?.encoded())
        let broken = json.replacing("\"flow\":\"false\"", with: "\"flow\":\"[]\"")
        #expect(broken != json)
        let after = FilterFlow()
        let second = coordinator()
        let reports = reports(of: second)
        second.coordinate(
            flow: after, with: OneStepper(withSingleStep: ShopStep.cart),
            restoring: try FlowRecord(decoding: broken))
        #expect(after.log == ["list"])
        #expect(reports.all.count == 1 && reports.timesNotRestored == 1)
        let report = try #require(reports.all.first)
        #expect(
            report.hasPrefix(
                "The state of FilterFlow in FilterFlow is not restored, since what an earlier version has recorded cannot be "
                    + "decoded (DecodingError.typeMismatch"))
        #expect(report.hasSuffix("Make new properties optional, or decode what earlier versions record."))
    }

    /// The reports of a coordinator.
    private final class Reports {
        var all: [String] = []
        var timesNotRestored = 0
        let bag = DisposeBag()
    }

    private func reports(of coordinator: FlowCoordinator) -> Reports {
        let reports = Reports()
        coordinator.rx.reports.subscribe(onNext: { reports.all.append("\($0)") }).disposed(by: reports.bag)
        coordinator.onNotRestored = { reports.timesNotRestored += 1 }
        return reports
    }

    private final class RatioScreen: TestScreen, Restorable {
        let ratio = BehaviorRelay(value: 0.5)
        var restorableState: Observable<Double> { ratio.asObservable() }
        func restore(_ state: Double) { ratio.accept(state) }
    }

    @Test func aStateThatCannotBeEncodedIsReportedOnceAndTheOneBeforeIsRecorded() throws {
        let screen = RatioScreen(visible: true)
        let flow = TestFlow(root: screen) { _ in .none }
        let coordinator = coordinator()
        let reports = reports(of: coordinator)
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        for ratio in [0.25, .infinity, .nan] { screen.ratio.accept(ratio) }
        #expect(try #require(try coordinator.record?.encoded()).contains(":\"0.25\""))
        #expect(reports.all.count == 1 && reports.timesNotRestored == 0)
        let report = try #require(reports.all.first)
        #expect(
            report.hasPrefix(
                "The state of RatioScreen in TestFlow is not recorded, since it cannot be encoded (EncodingError.invalidValue"
            ))
        #expect(report.hasSuffix("the next run does not restore it. Correct its encode(to:)."))
    }

    @Test func screensThatAreObservedForTheRecordAreReleasedWithTheirFlow() {
        weak var dead: FilterFlow?
        weak var deadPage: FilterScreen?
        do {
            let flow = FilterFlow()
            (dead, deadPage) = (flow, flow.page)
            let coordinator = coordinator()
            coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: ShopStep.list))
            flow.screen.presence.dismiss()
        }
        #expect(dead == nil && deadPage == nil)
    }

    @Test func aRecordOfAnotherFlowIsReported() throws {
        let cart = CartFlow()
        let first = coordinator()
        first.coordinate(flow: cart, with: OneStepper(withSingleStep: CartStep.items))
        let shop = ShopFlow()
        let second = coordinator()
        let reports = reports(of: second)
        second.coordinate(flow: shop, with: shop.emitting, restoring: first.record)
        #expect(shop.navigated == [.list])
        #expect(
            reports.all == [
                "The record of an earlier run is not restored: it is one of CartFlow, and the flow is ShopFlow. Keep the name of "
                    + "the type of the first flow."
            ])
        #expect(reports.timesNotRestored == 1)
    }

    @Test func aStepThatIsNotCodableIsReportedOnce() {
        let flow = TestFlow { _ in .screen(TestScreen(visible: true), with: TestStepper()) }
        let coordinator = coordinator()
        var reports: [String] = []
        let subscription = coordinator.rx.reports.subscribe(onNext: { reports.append("\($0)") })
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        coordinator.navigate(to: TestStep.two)
        #expect(coordinator.record?.entries.isEmpty == true)
        #expect(
            reports == [
                "TestStep.one of TestFlow is not recorded, since its type is not Codable: the next run does not restore what it "
                    + "leads to. Conform the type to Codable."
            ])
        subscription.dispose()
    }

    private enum SecretStep: Step, Codable, Hashable { case open(Int) }

    private final class SecretFlow: Flow {
        let screen = TestScreen(visible: true)
        var navigated: [SecretStep] = []
        var root: any Presentable { screen }

        func navigate(to step: SecretStep) -> FlowContributors {
            navigated.append(step)
            return .screen(TestScreen(visible: true), with: TestStepper())
        }
    }

    /// A flow that takes steps of any type.
    private final class AnyFlow: Flow {
        let screen = TestScreen(visible: true)
        var root: any Presentable { screen }

        func navigate(to step: any Step) -> FlowContributors {
            .screen(TestScreen(visible: true), with: TestStepper())
        }
    }

    @Test func thePrivateStepsOfAFlowAreRestored() throws {
        let first = coordinator()
        first.coordinate(flow: SecretFlow(), with: OneStepper(withSingleStep: SecretStep.open(7)))
        let json = try #require(try first.record?.encoded())
        let after = SecretFlow()
        coordinator().coordinate(
            flow: after, with: NoneStepper(), restoring: try FlowRecord(decoding: json))
        #expect(after.navigated == [.open(7)])
    }

    @Test func aPrivateStepThatIsNotTheTypeOfItsFlowIsRestoredOrReported() throws {
        let first = coordinator()
        var reports: [String] = []
        let subscription = first.rx.reports.subscribe(onNext: { reports.append("\($0)") })
        first.coordinate(flow: AnyFlow(), with: OneStepper(withSingleStep: SecretStep.open(7)))
        // Whether the runtime finds a private type depends on the options of the compiler.
        if first.record?.entries.count == 1 {
            #expect(reports.isEmpty)
        } else {
            #expect(
                reports == [
                    "SecretStep.open(7) of AnyFlow is not recorded, since its type is private: the next run does not restore what "
                        + "it leads to. Make the type internal or public, or the one of navigate(to:) of AnyFlow."
                ])
        }
        subscription.dispose()
    }

    @Test func aStepThatThisBuildDoesNotHaveIsReported() throws {
        let before = ShopFlow()
        let first = coordinator()
        first.coordinate(flow: before, with: OneStepper(withSingleStep: ShopStep.list))
        before.emitting.steps.accept(ShopStep.detail(1))
        first.navigate(to: ShopStep.detail(1))
        first.navigate(to: ShopStep.detail(2))
        let json = try #require(try first.record?.encoded()).replacing("\"detail\\\"", with: "\"page\\\"")
            .replacing("\\\"detail\\\"", with: "\\\"page\\\"")
        let after = ShopFlow()
        let second = coordinator()
        var reports: [String] = []
        let subscription = second.rx.reports.subscribe(onNext: { reports.append("\($0)") })
        second.coordinate(flow: after, with: NoneStepper(), restoring: try FlowRecord(decoding: json))
        #expect(after.navigated == [.list])
        #expect(reports.count == 1)
        #expect(
            reports.first?.hasPrefix(
                "A recorded step of ShopFlow is not restored, and neither are the steps after it (1): the type "
            )
                == true, "\(reports)")
        subscription.dispose()
    }
}
