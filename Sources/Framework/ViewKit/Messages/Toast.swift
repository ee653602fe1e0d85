// SPDX-License-Identifier: MIT

/// A short message about an event that has just happened. It disappears after some seconds: see ``ToastView``.
/// ```swift
/// toasts.show(Toast("The letter was deleted", action: "Undo")) { restore() }
/// ```
public struct Toast: Sendable, Codable, Equatable {
    /// The message.
    public var message: String
    /// The title of the button, such as `"Undo"`; if it is empty, there is none.
    public var action: String
    /// How long the toast is visible, in milliseconds; nil if it stays until the user closes it.
    public var milliseconds: Int?

    /// Creates a message. Unless the time is given, it is visible for 5 seconds, or 10 with a button.
    public init(_ message: String, action: String = "", milliseconds: Int? = nil) {
        self.message = message
        self.action = action
        self.milliseconds = milliseconds ?? (action.isEmpty ? 5_000 : 10_000)
    }

    /// Creates a message that is visible until the user closes it.
    public static func persistent(_ message: String, action: String = "") -> Toast {
        var toast = Toast(message, action: action)
        toast.milliseconds = nil
        return toast
    }
}
