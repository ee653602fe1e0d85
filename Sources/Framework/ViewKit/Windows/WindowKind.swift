// SPDX-License-Identifier: MIT

/// The purpose of a ``Window``, from which the desktop derives how it shows the window.
/// ```swift
/// screen.present(form, as: .sheet)
/// ```
public enum WindowKind: String, Sendable, Codable, CaseIterable {
    /// A window with all buttons of the desktop.
    case standard
    /// A dialog: a window above another one, without buttons that minimize or maximize it.
    case dialog
    /// A sheet: a window above another one, without a title bar of the desktop, and no larger than the other
    /// one. Its content has a button that closes it; Escape closes it too.
    case sheet
}
