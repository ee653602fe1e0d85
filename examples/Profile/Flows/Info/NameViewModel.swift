// SPDX-License-Identifier: MIT

import ControllerKit

/// It forwards events between the screen and the parts of the name, since an event reaches only one level of view models.
final class NameViewModel: BaseViewModel {
    private let nameRelay = BehaviorRelay<FullName?>(value: nil)

    var fullName: Observable<String?> { nameRelay.map { $0.map { "\($0.last), \($0.first)" } } }

    override func prepareForParentEvents() {
        bindParentEvents(to: nameRelay, with: InfoEvent.name)
        forward(parentEvent: InfoEvent.name, toEvent: NameEvent.firstName) { .just($0.first) }
        forward(parentEvent: InfoEvent.name, toEvent: NameEvent.lastName) { .just($0.last) }
        forward(event: NameEvent.firstNameEdited, toParentEvent: InfoEvent.name) { [nameRelay] first in
            .just(FullName(first: first, last: nameRelay.value?.last ?? ""))
        }
        forward(event: NameEvent.lastNameEdited, toParentEvent: InfoEvent.name) { [nameRelay] last in
            .just(FullName(first: nameRelay.value?.first ?? "", last: last))
        }
    }
}
