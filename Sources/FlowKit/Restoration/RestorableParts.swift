// SPDX-License-Identifier: MIT

import RxKernel

/// An object with parts that may have states of their own, such as a screen with its view model and its child controllers.
@MainActor package protocol RestorableParts: AnyObject {
    /// The state of the object itself, if it is in another object, such as the view model of a screen.
    var restorableModel: (any Restorable)? { get }
    /// The parts that exist now, in order.
    var restorableChildren: [any RestorableParts] { get }
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
    /// The object has been visible for the first time.
    case appeared
}
