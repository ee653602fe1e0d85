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
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: TestScreen(visible: true), withNextStepper: TestStepper()))
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
                return .one(
                    flowContributor: .contribute(withNextPresentable: detail, withNextStepper: TestStepper()))
            }
        }
    }

    let scheduler = TestScheduler(initialClock: 0)

    private func coordinator() -> FlowCoordinator {
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

    @Test func aRecordOfAnotherFlowIsIgnored() throws {
        let cart = CartFlow()
        let first = coordinator()
        first.coordinate(flow: cart, with: OneStepper(withSingleStep: CartStep.items))
        let shop = ShopFlow()
        coordinator().coordinate(flow: shop, with: shop.emitting, restoring: first.record)
        #expect(shop.navigated == [.list])
    }

    @Test func stepsThatAreNotCodableAreLeftOut() {
        let flow = TestFlow { _ in
            .one(
                flowContributor: .contribute(
                    withNextPresentable: TestScreen(visible: true), withNextStepper: TestStepper()))
        }
        let coordinator = coordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(.one))
        #expect(coordinator.record?.entries.isEmpty == true)
    }

    @Test func theRecordIsToldWhenItChangesOnceInATurn() {
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

    @Test func nothingIsRecordedUnlessAskedFor() {
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: ShopFlow(), with: OneStepper(withSingleStep: ShopStep.list))
        #expect(coordinator.record == nil)
    }
}
