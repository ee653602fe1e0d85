// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension ListModel {
    /// The items of the list now. A list that creates its items on request creates all of them: iterate over a long one
    /// by `item(at:)`.
    ///
    ///     for case let monitor as Gdk.Monitor in display.monitors.items { … }
    public var items: [Object] { (0..<nItems).compactMap { item(at: $0) } }
}
