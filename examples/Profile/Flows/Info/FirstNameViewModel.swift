// SPDX-License-Identifier: MIT

import ControllerKit

final class FirstNameViewModel: BaseViewModel {
    private let firstNameRelay = BehaviorRelay(value: "")

    var firstName: Observable<String> { firstNameRelay.asObservable() }

    override func prepareForParentEvents() {
        bindParentEvents(to: firstNameRelay, with: NameEvent.firstName)
    }

    func update(_ name: String) { parentEvents.accept(NameEvent.firstNameEdited.event(name)) }
}
