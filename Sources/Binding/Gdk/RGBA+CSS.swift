// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib

extension RGBA {
    /// Parses a colour in the syntax of style sheets: `"#3584e4"`, `"rgba(0, 0, 0, 0.5)"`, `"tomato"`; nil if it is none.
    public init?(_ text: String) {
        self.init()
        guard parse(text) else { return nil }
    }

    /// Creates a colour by a hexadecimal number: red, green and blue, two digits each.
    ///
    ///     let blue = Gdk.RGBA(hex: 0x3584e4)
    public init(hex: UInt32, alpha: Double = 1) {
        func part(_ place: UInt32) -> Double { Double(hex >> place & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    /// Returns the same colour with this opacity.
    public func withAlpha(_ alpha: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }
}
