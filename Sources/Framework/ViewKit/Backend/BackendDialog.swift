// SPDX-License-Identifier: MIT

/// A dialog of a backend, which is open from its creation until ``dismiss()``. Main thread only.
///
/// The backend reports what the user does and leaves the dialog open; the framework closes it.
@MainActor public protocol BackendDialog: AnyObject {
    /// Shows another content. It is the same case of ``DialogContent`` as the first one.
    func render(_ content: DialogContent)
    /// Receives what the user does, on the main thread. The open dialog retains it.
    var onEvent: (@MainActor (DialogEvent) -> Void)? { get set }
    /// Closes the dialog. No event follows.
    func dismiss()
}
