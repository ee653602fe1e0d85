// SPDX-License-Identifier: MIT

package import FlowKit
import RxKernel

extension ViewController: RestorableParts {
    package var restorableModel: (any Restorable)? {
        (self as? any ViewModelOwner)?.rxViewModel as? any Restorable
    }

    package var restorableChildren: [any RestorableParts] { children }

    package var restorableChanges: Observable<RestorableChange> {
        let relay = restorableRelay ?? PublishRelay()
        restorableRelay = relay
        return relay.asObservable()
    }

    package var hasBeenVisible: Bool { hasAppeared }
}

/// A window restores the state of its screen.
extension WindowController: Restorable, RestorableParts {
    public var restorableState: Observable<String> {
        (root as? any Restorable)?.encodedStates ?? .never()
    }

    public func restore(_ state: String) { (root as? any Restorable)?.restore(encoded: state) }

    package var restorableModel: (any Restorable)? { root.restorableModel }
    package var restorableChildren: [any RestorableParts] { root.restorableChildren }
    package var restorableChanges: Observable<RestorableChange> { root.restorableChanges }
    package var hasBeenVisible: Bool { root.hasBeenVisible }
}
