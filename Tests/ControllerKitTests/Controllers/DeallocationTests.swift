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
}
