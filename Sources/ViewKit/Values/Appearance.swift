// SPDX-License-Identifier: MIT

/// How the user wants applications to look, as the desktop says and the application has chosen.
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
    /// Whether nothing moves that need not.
    public var reducesMotion = false
    /// The size of text, relative to the usual one. Fonts are larger by themselves.
    public var textScale = 1.0

    /// Creates the appearance of a desktop without preferences.
    public init() {}
}

/// The colour that the user has chosen for what is selected. Each component is from 0 to 1.
public struct AccentColor: Sendable, Codable, Hashable {
    /// How much red there is.
    public var red: Double
    /// How much green there is.
    public var green: Double
    /// How much blue there is.
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
