// SPDX-License-Identifier: MIT

import GLib

extension RGBA {
    /// A colour as style sheets write it: `"#3584e4"`, `"rgba(0, 0, 0, 0.5)"`, `"tomato"`; nil when it is none.
    public init?(_ text: String) {
        self.init()
        guard parse(text) else { return nil }
    }

    /// The same colour, as opaque as this.
    public func withAlpha(_ alpha: Float) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }
}

extension RGBA: CustomStringConvertible {
    public var description: String { toString() }
}
