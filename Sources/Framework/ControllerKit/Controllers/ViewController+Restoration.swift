// SPDX-License-Identifier: MIT

package import FlowKit
import RxKernel

extension ViewController: RestorableParts {
    package var restorable: (any Restorable)? { self as? any Restorable }

    package var restorableModel: (any Restorable)? {
        (self as? any ViewModelOwner)?.rxViewModel as? any Restorable
    }

    package var restorableChildren: [any RestorableParts] { children }

    package func restorableName(of part: any RestorableParts) -> String? {
        guard let tab = (part as? ViewController)?.tabItem else { return nil }
        let name = self is SelectionController ? tab.name : tab.identifier
        return name.isEmpty ? nil : name
    }

    package var restorableChanges: Observable<RestorableChange> { restorableRecord.changes() }

    package var hasBeenVisible: Bool { hasAppeared }
}

/// A window restores the state of its screen.
extension WindowController: RestorableParts {
    package var restorable: (any Restorable)? { root.restorable }
    package var restorableModel: (any Restorable)? { root.restorableModel }
    package var restorableChildren: [any RestorableParts] { root.restorableChildren }
    package func restorableName(of part: any RestorableParts) -> String? { root.restorableName(of: part) }
    package var restorableChanges: Observable<RestorableChange> { root.restorableChanges }
    package var hasBeenVisible: Bool { root.hasBeenVisible }
}
