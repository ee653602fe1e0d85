// SPDX-License-Identifier: MIT

/// Observers in order of subscription. Once published, it is not changed while a thread may read it.
///
/// The entries follow the header in the same allocation. Each owns one retain of an observer's entry, or is nil if the
/// observer has unsubscribed.
@usableFromInline
final class Slots: ManagedBuffer<Slots.Header, Unmanaged<Token>?> {
    @usableFromInline
    struct Header {
        @usableFromInline var count = 0
        let room: Int
    }

    static func make(room: Int) -> Slots {
        // `create` returns an object of the class on which it is called.
        unsafeDowncast(create(minimumCapacity: room) { _ in Header(room: room) }, to: Slots.self)
    }

    deinit {
        for index in 0..<count { entries[index]?.release() }
    }

    // A caller keeps the slots alive while it uses one of the pointers. `header` is not used, since it would check for
    // exclusive access.
    @inlinable var entries: UnsafeMutablePointer<Unmanaged<Token>?> {
        withUnsafeMutablePointerToElements { $0 }
    }

    @inlinable var count: Int {
        get { withUnsafeMutablePointerToHeader { $0.pointee.count } }
        set { withUnsafeMutablePointerToHeader { $0.pointee.count = newValue } }
    }

    /// The capacity in entries.
    var room: Int { withUnsafeMutablePointerToHeader { $0.pointee.room } }

    /// Returns a copy without the nil entries, with room for `extra` more. Calls `place` with each entry and its index
    /// in the copy.
    func copy(live: Int, extra: Int, place: (Token, Int) -> Void) -> Slots {
        let copy = Slots.make(room: max(4, (live + extra) * 2))
        for index in 0..<count {
            guard let entry = entries[index] else { continue }
            // `entries` owns one retain; the copy owns another one.
            _ = entry.retain()
            copy.entries[copy.count] = entry
            place(entry.takeUnretainedValue(), copy.count)
            copy.count += 1
        }
        return copy
    }
}
