// SPDX-License-Identifier: MIT

/// What a ``Window`` is for, which decides how the desktop shows it.
public enum WindowKind: String, Sendable, Codable, CaseIterable {
    /// A window with all buttons of the desktop.
    case standard
    /// A dialog: a window above another one, without buttons that minimise or maximise it.
    case dialog
    /// A sheet: a window above another one, without a title bar of the desktop, and no larger than the other one. Its screen says how it is
    /// closed; Escape closes it too.
    case sheet
}
