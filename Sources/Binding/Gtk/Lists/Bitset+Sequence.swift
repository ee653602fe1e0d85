// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// Iterates over the numbers, from the smallest to the largest.
///
///     for position in selection.selection { … }
extension Bitset: Sequence {
    public func makeIterator() -> AnyIterator<Int> {
        var place = 0
        return AnyIterator {
            guard place < self.size else { return nil }
            defer { place += 1 }
            return self.value(at: place)
        }
    }

    /// Creates a set of these numbers.
    public convenience init(_ numbers: some Sequence<Int>) {
        self.init(_taking: C.present(C.raw(gtk_bitset_new_empty()), "gtk_bitset_new_empty"))
        for number in numbers { add(number) }
    }
}
