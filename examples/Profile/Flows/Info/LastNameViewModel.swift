// SPDX-License-Identifier: MIT

import ControllerKit

final class LastNameViewModel: BaseViewModel {
    private let lastNameRelay = BehaviorRelay(value: "")

    var lastName: Observable<String> { lastNameRelay.asObservable() }

    override func prepareForParentEvents() {
        bindParentEvents(to: lastNameRelay, with: NameEvent.lastName)
    }

    func update(_ name: String) { parentEvents.accept(NameEvent.lastNameEdited.event(name)) }
}
