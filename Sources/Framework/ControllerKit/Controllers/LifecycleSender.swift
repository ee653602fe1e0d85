// SPDX-License-Identifier: MIT

import RxKernel

/// Sends the events of the life cycle of a controller, and whether it is visible.
@MainActor struct LifecycleSender {
    let events = OwnedRelay<LifecycleEvent>()
    let visibility = BehaviorRelay(value: false)
    private let log: ControllerLog.Life?

    init(of controller: String, in session: ApplicationSession?) {
        log = ControllerLog.Life(controller, in: session)
    }

    func send(isVisible: Bool) {
        if visibility.value != isVisible { visibility.accept(isVisible) }
    }

    func log(_ change: ControllerLog.Change) { log?.note(change) }
}
