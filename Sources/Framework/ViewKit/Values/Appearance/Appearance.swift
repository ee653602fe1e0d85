// SPDX-License-Identifier: MIT

/// The appearance of the application: the preferences of the user, which the desktop provides, and the choices of the application.
///
/// ```swift
/// session.rx.appearance.drive(onNext: { [unowned self] in chart.colors = $0.isDark ? .onDark : .onLight })
/// ```
/// Views and style sheets follow it by themselves; an application needs it for what it draws.
public struct Appearance: Sendable, Codable, Hashable {
    /// Whether text is light on a dark background.
    public var isDark = false
    /// Whether the difference between colours is as large as possible.
    public var isHighContrast = false
    /// The colour of what is selected and of the most important button; nil for the one of the theme.
    public var accentColor: AccentColor?
    /// Whether the user prefers no animations.
    public var reducesMotion = false
    /// The size of text, relative to the default size. It applies to fonts without any code of the application.
    public var textScale = 1.0

    /// Creates the appearance of a desktop without preferences.
    public init() {}
}

/// The colour that the user has chosen for what is selected. Each component is from 0 to 1.
/// ```swift
/// let text = accent.needsDarkText ? Color.black : Color.white
/// ```
public struct AccentColor: Sendable, Codable, Hashable {
    /// The red component, from 0 to 1.
    public var red: Double
    /// The green component, from 0 to 1.
    public var green: Double
    /// The blue component, from 0 to 1.
    public var blue: Double

    /// Creates a colour; nil if a component is not from 0 to 1: a desktop without an accent colour sends such components.
    public init?(red: Double, green: Double, blue: Double) {
        guard [red, green, blue].allSatisfy({ (0...1).contains($0) }) else { return nil }
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Whether text on the colour is readable in black rather than in white.
    public var needsDarkText: Bool {
        func linear(_ component: Double) -> Double {
            // The square is close to the curve of sRGB.
            component * component
        }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return luminance > 0.18
    }
}

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
