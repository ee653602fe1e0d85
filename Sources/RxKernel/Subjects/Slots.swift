// SPDX-License-Identifier: MIT

/// Observers in order of subscription. Once published it is not changed while anyone may read it.
@usableFromInline
final class Slots {
    /// Each holds one retain of its entry, or nothing where an observer has left.
    @usableFromInline let entries: UnsafeMutablePointer<Unmanaged<Token>?>
    @exclusivity(unchecked) @usableFromInline var count = 0
    let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        entries = .allocate(capacity: capacity)
    }

    deinit {
        for index in 0..<count { entries[index]?.release() }
        entries.deallocate()
    }

    /// The same entries without the gaps, with room for `extra` more. `place` learns where each one is.
    func copy(live: Int, extra: Int, place: (Token, Int) -> Void) -> Slots {
        let copy = Slots(capacity: max(4, (live + extra) * 2))
        for index in 0..<count {
            guard let entry = entries[index] else { continue }
            // `entries` holds a retain; so does the copy.
            _ = entry.retain()
            copy.entries[copy.count] = entry
            place(entry.takeUnretainedValue(), copy.count)
            copy.count += 1
        }
        return copy
    }
}
