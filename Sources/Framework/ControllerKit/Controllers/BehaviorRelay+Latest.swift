// SPDX-License-Identifier: MIT

import RxKernel

extension BehaviorRelay {
    /// The value on subscription, then the current value each time that one is accepted. If an observer changes it, the observers after it
    /// receive the new value twice, and not the old one. The subscriptions end with the relay, which is not retained.
    var latest: Observable<Element> { map { [weak self] in self?.value ?? $0 } }
}
