// SPDX-License-Identifier: MIT

import ControllerKit

final class NumberViewModel: BaseViewModel {
    private let numberRelay = BehaviorRelay(value: "")

    var number: Observable<String> { numberRelay.asObservable() }

    override func prepareForParentEvents() {
        bindParentEvents(to: numberRelay, with: InfoEvent.number)
    }

    func updateNumber() { parentEvents.accept(InfoEvent.number.event("1852")) }

    /// Emits a step. It reaches the flow through the view model of the parent, whose controller the flow has contributed.
    func call() { steps.accept(InfoStep.call(numberRelay.value)) }
}
