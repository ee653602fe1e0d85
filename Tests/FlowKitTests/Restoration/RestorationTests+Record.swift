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
}
