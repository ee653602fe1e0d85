// SPDX-License-Identifier: MIT

extension HeadlessError {
    /// No toast is visible, or it has no button, or it has no timeout.
    public static func noToast(hasToast: Bool) -> HeadlessError {
        .other(
            hasToast
                ? "The visible toast has no button, or does not disappear by itself. Give the Toast an action or a time."
                : "No toast is visible. Show one with ToastView.show(_:) first.")
    }
}
