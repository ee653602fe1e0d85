// SPDX-License-Identifier: MIT

import ControllerKit

final class InfoViewModel: BaseViewModel {
    private let nameRelay = BehaviorRelay<FullName?>(value: nil)
    private let numberRelay = BehaviorRelay<String?>(value: nil)

    override init() {
        super.init()
        bindEvents(to: nameRelay, with: InfoEvent.name)
        bindEvents(to: numberRelay, with: InfoEvent.number)
    }

    var name: Observable<String?> { nameRelay.map { $0.map { "\($0.first) \($0.last)" } } }

    var number: Observable<String?> { numberRelay.asObservable() }

    func updateAll() {
        events.accept(InfoEvent.name.event(FullName(first: "Ada", last: "Lovelace")))
        events.accept(InfoEvent.number.event("1815"))
    }

    func close() { steps.accept(InfoStep.close) }
}
