// SPDX-License-Identifier: MIT

import RxKernel

/// An object with parts that may have states of their own, such as a screen with its view model and its child controllers.
@MainActor package protocol RestorableParts: AnyObject {
    /// The object that has the state: the object itself, or the screen of a window; nil if there is no state.
    var restorable: (any Restorable)? { get }
    /// The view model of a screen, if it has a state.
    var restorableModel: (any Restorable)? { get }
    /// The parts that exist now, in order.
    var restorableChildren: [any RestorableParts] { get }
    /// The name of a part in the record, which no other part has; nil if its type and its number among the parts of this type are its name.
    func restorableName(of part: any RestorableParts) -> String?
    /// Sends each change of the parts.
    var restorableChanges: Observable<RestorableChange> { get }
    /// Whether the object has been visible. Parts that it gets after ``RestorableChange/appeared`` do not get the states of an earlier run.
    var hasBeenVisible: Bool { get }
}

/// A change of the parts of an object.
package enum RestorableChange {
    /// The object has another part.
    case added(any RestorableParts)
    /// The object has lost a part.
    case removed(any RestorableParts)
    /// The object has another part in place of one.
    case replaced(any RestorableParts, with: any RestorableParts)
    /// The object has been visible for the first time.
    case appeared
}
