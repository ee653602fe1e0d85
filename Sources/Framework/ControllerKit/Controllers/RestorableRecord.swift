// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

/// Reports the children of a controller to the record of the navigation, if that follows them.
@MainActor struct RestorableRecord {
    private var relay: PublishRelay<RestorableChange>?

    mutating func changes() -> Observable<RestorableChange> {
        let relay = relay ?? PublishRelay()
        self.relay = relay
        return relay.asObservable()
    }

    func report(_ change: RestorableChange) { relay?.accept(change) }
}
