// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// The numbers in it, from the least to the greatest.
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

    /// A set of these numbers.
    public convenience init(_ numbers: some Sequence<Int>) {
        self.init(_taking: C.present(C.raw(gtk_bitset_new_empty()), "gtk_bitset_new_empty"))
        for number in numbers { add(number) }
    }
}
