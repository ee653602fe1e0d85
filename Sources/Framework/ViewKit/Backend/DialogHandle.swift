// SPDX-License-Identifier: MIT

/// An open dialog. Main thread only.
/// ```swift
/// let dialog = window.show(Alert("The letter was sent.")) { _ in }
/// dialog.dismiss()
/// ```
@preconcurrency @MainActor public final class DialogHandle {
    private var close: (@MainActor () -> Void)?

    /// Creates a dialog that `close` closes. It is called at most once.
    public init(close: @escaping @MainActor () -> Void) { self.close = close }

    /// Closes the dialog without an answer.
    public func dismiss() {
        close?()
        close = nil
    }
}
