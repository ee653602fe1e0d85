// SPDX-License-Identifier: MIT

import GLib

extension RGBA {
    /// A colour as style sheets write it: `"#3584e4"`, `"rgba(0, 0, 0, 0.5)"`, `"tomato"`; nil when it is none.
    public init?(_ text: String) {
        self.init()
        guard parse(text) else { return nil }
    }

    /// A colour as programs write it: red, green and blue, two digits each.
    ///
    ///     let blue = Gdk.RGBA(hex: 0x3584e4)
    public init(hex: UInt32, alpha: Double = 1) {
        func part(_ place: UInt32) -> Double { Double(hex >> place & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    /// The same colour, as opaque as this.
    public func withAlpha(_ alpha: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }
}
