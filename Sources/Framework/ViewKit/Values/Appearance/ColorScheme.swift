// SPDX-License-Identifier: MIT

/// The colours of the whole application.
/// ```swift
/// Toolkit.backend.setColorScheme(.dark)
/// ```
public enum ColorScheme: String, Sendable, Codable, CaseIterable {
    /// The colours that the desktop prefers.
    case automatic
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
