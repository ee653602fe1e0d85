// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

/// View models, controllers and views report their end, as NSObjects do under RxCocoa.
@Suite @MainActor struct DeallocationTests {
    init() { HeadlessBackend.install() }

    @Test func viewModelsControllersAndViewsReportTheirDeallocation() {
        var events: [String] = []
        let bag = DisposeBag()
        do {
            let controller = RxViewController(viewModel: RxViewModel())
            let label = Label("Name")
            controller.viewModel.rx.deallocated.subscribe(onNext: { events.append("view model") })
                .disposed(by: bag)
            controller.rx.deallocating.subscribe(onNext: { events.append("controller, soon") })
                .disposed(by: bag)
            controller.rx.deallocated.subscribe(onNext: { events.append("controller") }).disposed(by: bag)
            label.rx.deallocated.subscribe(onNext: { events.append("label") }).disposed(by: bag)
            #expect(events == [])
        }
        #expect(events.first != "controller")
        #expect(Set(events) == ["view model", "controller, soon", "controller", "label"])
    }

    @Test func theLifeCycleOfAControllerCompletesWithIt() {
        var events: [String] = []
        do {
            let controller = ViewController()
            _ = controller.rx.viewDidAppear.subscribe(onCompleted: { events.append("viewDidAppear") })
            _ = controller.rx.dismissed.subscribe(onCompleted: { events.append("dismissed") })
            _ = controller.rx.isVisible.subscribe(onCompleted: { events.append("isVisible") })
            _ = controller.lifecycleEvents.subscribe(onCompleted: { events.append("all") })
            _ = controller.rx.firstTimeViewDidAppear.subscribe(
                onSuccess: { events.append("appeared") }, onFailure: { events.append("\($0)") })
            _ = controller.rxDismissed.subscribe(
                onSuccess: { events.append("rxDismissed") }, onFailure: { events.append("\($0)") })
        }
        #expect(
            events.sorted() == [
                "Sequence doesn't contain any elements.", "all", "dismissed", "isVisible", "viewDidAppear",
            ])
    }
}
