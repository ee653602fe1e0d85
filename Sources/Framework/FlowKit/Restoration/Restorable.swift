// SPDX-License-Identifier: MIT

import FoundationEssentials
import RxKernel

/// Something with a state that is restored after the application was killed: the selected tab, the filter of a list.
///
/// In the example Contacts it is the text that is searched for,
/// `examples/Contacts/Flows/List/ContactListViewModel.swift`, and what was typed into a form,
/// `examples/Contacts/Flows/Edit/EditViewModel.swift`.
///
/// Screens and flows are recorded as the steps that lead to them; see ``FlowRecord``. A change *within* a screen or a flow, by a step for
/// which the flow returns `.none` or by the user, is not recorded: to navigate such a step again could repeat what it did. The type
/// with the state supplies it:
///
/// ```swift
/// extension ListViewModel: Restorable {
///     var restorableState: Observable<Filter> { filter.asObservable() }
///     func restore(_ filter: Filter) { self.filter.accept(filter) }
/// }
/// ```
/// The coordinator records the states of the flow, its root, and each contributed presentable and stepper; of
/// a screen also those of its view model and of its child controllers, also of those that it adds later. A
/// child controller gets its state back if its parent adds it before the parent has appeared for the first
/// time, for example in `viewDidLoad()`, or in its own `restore(_:)`. Containers that select one of their
/// screens conform already; a screen that a flow adds to a container has a step of its own.
@preconcurrency @MainActor public protocol Restorable<RestorableState>: AnyObject {
    /// The type of the state.
    associatedtype RestorableState: Codable

    /// The current state on subscription, if there is one, then each change.
    var restorableState: Observable<RestorableState> { get }

    /// Restores a state of an earlier run, when its screen is restored.
    func restore(_ state: RestorableState)
}

extension Restorable {
    /// The states as JSON, or why a state cannot be encoded.
    var encodedStates: Observable<Result<String, any Error>> {
        restorableState.map { state in
            Result { String(decoding: try JSONEncoder().encode(state), as: UTF8.self) }
        }
    }

    /// Restores a state from JSON. Throws `DecodingError` if this build of the application cannot decode it.
    func restore(encoded json: String) throws {
        restore(try JSONDecoder().decode(RestorableState.self, from: Data(json.utf8)))
    }
}
