// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

/// When the record of the navigation is sent.
extension RestorationTests {
    @Test func theRecordIsSentOnceInATurnWhenItChanges() {
        let shop = ShopFlow()
        let coordinator = coordinator()
        var counts: [Int] = []
        let subscription = coordinator.rx.record.subscribe(onNext: { counts.append($0.entries.count) })
        coordinator.coordinate(flow: shop, with: shop.emitting)
        shop.emitting.steps.accept(ShopStep.detail(1))
        scheduler.start()
        shop.details[1].presence.dismiss()
        scheduler.start()
        #expect(counts == [2, 1])
        subscription.dispose()
    }

    @Test func withoutRestorationACoordinatorHasNoRecord() {
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: ShopFlow(), with: OneStepper(withSingleStep: ShopStep.list))
        #expect(coordinator.record == nil)
    }

    @Test func theRecordIsSentWhenAnotherFlowRuns() {
        let shop = ShopFlow()
        let coordinator = coordinator()
        var flows: [String] = []
        let subscription = coordinator.rx.record.subscribe(onNext: { flows.append($0.flow) })
        coordinator.coordinate(flow: shop, with: shop.emitting)
        scheduler.start()
        coordinator.coordinate(flow: TestFlow())
        scheduler.start()
        #expect(flows == ["ShopFlow", "TestFlow"])
        subscription.dispose()
    }

    /// A later version of the application has other steps. Without the initial step the window would stay empty.
    @Test func aFlowWhoseFirstRecordedStepCannotBeDecodedBeginsWithItsInitialStep() throws {
        let first = coordinator()
        first.coordinate(flow: ShopFlow(), with: OneStepper(withSingleStep: ShopStep.detail(1)))
        first.navigate(to: ShopStep.cart)
        let json = try #require(try first.record?.encoded())
            .replacing("\\\"detail\\\"", with: "\\\"page\\\"")
        let flow = ShopFlow()
        let second = coordinator()
        let reports = Reports(of: second)
        let stepper = TestStepper(ShopStep.list)
        // A step of the record that is not restored either.
        stepper.whenReady = { $0.steps.accept(ShopStep.cart) }
        second.coordinate(flow: flow, with: stepper, restoring: try FlowRecord(decoding: json))
        #expect(flow.navigated == [.list, .cart] && flow.isReady)
        #expect(second.record?.entries.count == 2 && reports.all.count == 1)
    }

    @Test func aChildFlowWhoseFirstRecordedStepCannotBeDecodedBeginsWithItsInitialStep() throws {
        let first = coordinator()
        first.coordinate(flow: ShopFlow(), with: OneStepper(withSingleStep: ShopStep.list))
        first.navigate(to: ShopStep.cart)
        let json = try #require(try first.record?.encoded())
            .replacing("\\\"items\\\"", with: "\\\"things\\\"")
        let flow = ShopFlow()
        let second = coordinator()
        let reports = Reports(of: second)
        second.coordinate(flow: flow, with: NoneStepper(), restoring: try FlowRecord(decoding: json))
        #expect(flow.navigated == [.list, .cart] && flow.carts.map(\.navigated) == [[.items]])
        #expect(flow.carts.first?.isReady == true && reports.all.count == 1)
    }

    @Test(arguments: [false, true])
    func aFlowThatEndsWithItsLastScreenGoesToAStateWithAnotherScreen(_ isAdaptedLater: Bool) throws {
        final class PartFlow: Flow {
            let root: any Presentable
            var policy: FlowPolicy { FlowPolicy(ending: .withLastScreen) }
            private(set) var navigated: [CartStep] = []
            var adapted: Single<any Step>?

            init(in root: any Presentable) { self.root = root }

            func adapt(step: any Step) -> Single<any Step> { adapted ?? .just(step) }

            func navigate(to step: CartStep) -> FlowContributors {
                navigated.append(step)
                return .screen(ClosingTests.ClosableScreen(visible: true), with: TestStepper())
            }
        }
        final class WholeFlow: Flow {
            let screen = TestScreen(visible: true)
            var root: any Presentable { screen }
            private(set) lazy var part = PartFlow(in: screen)

            func navigate(to step: ShopStep) -> FlowContributors { .flow(part, with: .items) }
        }
        let flow = WholeFlow()
        let coordinator = coordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: ShopStep.list))
        let early = try #require(coordinator.record)
        try #require(coordinator.children.first).reset(to: CartStep.pay("card"))
        let adapted = AsyncSubject<any Step>()
        if isAdaptedLater { flow.part.adapted = adapted.asSingle() }
        coordinator.go(to: early)
        adapted.onNext(CartStep.items)
        adapted.onCompleted()
        #expect(flow.part.navigated == [.items, .pay("card"), .items])
        #expect(coordinator.children.count == 1 && coordinator.record == early)
    }
}
