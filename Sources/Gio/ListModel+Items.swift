// SPDX-License-Identifier: MIT

import GLib
import GObject

extension ListModel {
    /// What is in the list now. A list that makes its items when they are asked for makes all of them: go through a long one
    /// by `item(at:)`.
    ///
    ///     for case let monitor as Gdk.Monitor in display.monitors.items { … }
    public var items: [Object] { (0..<nItems).compactMap { item(at: $0) } }
}
