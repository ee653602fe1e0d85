// SPDX-License-Identifier: MIT

import ControllerKit

final class NumberViewModel: BaseViewModel {
    private let numberRelay = BehaviorRelay(value: "")

    var number: Observable<String> { numberRelay.asObservable() }

    override func prepareForParentEvents() {
        bindParentEvents(to: numberRelay, with: InfoEvent.number)
    }

    func updateNumber() { parentEvents.accept(InfoEvent.number.event("1852")) }

    /// The flow knows the controller of the parent only: the step passes through the view model of the parent.
    func call() { steps.accept(InfoStep.call(numberRelay.value)) }
}
