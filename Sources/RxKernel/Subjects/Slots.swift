// SPDX-License-Identifier: MIT

/// Observers in order of subscription. Once published it is not changed while anyone may read it.
///
/// It holds its entries behind its header, in one allocation. Each holds one retain of its entry, or nothing where an
/// observer has left.
@usableFromInline
final class Slots: ManagedBuffer<Slots.Header, Unmanaged<Token>?> {
    @usableFromInline
    struct Header {
        @usableFromInline var count = 0
        let room: Int
    }

    static func make(room: Int) -> Slots {
        // `create` makes an object of the class that it is called on.
        unsafeDowncast(create(minimumCapacity: room) { _ in Header(room: room) }, to: Slots.self)
    }

    deinit {
        for index in 0..<count { entries[index]?.release() }
    }

    // Who uses one of the pointers keeps the slots alive meanwhile. Reading `header` would check for exclusive access.
    @inlinable var entries: UnsafeMutablePointer<Unmanaged<Token>?> {
        withUnsafeMutablePointerToElements { $0 }
    }

    @inlinable var count: Int {
        get { withUnsafeMutablePointerToHeader { $0.pointee.count } }
        set { withUnsafeMutablePointerToHeader { $0.pointee.count = newValue } }
    }

    /// How many entries it can hold.
    var room: Int { withUnsafeMutablePointerToHeader { $0.pointee.room } }

    /// The same entries without the gaps, with room for `extra` more. `place` learns where each one is.
    func copy(live: Int, extra: Int, place: (Token, Int) -> Void) -> Slots {
        let copy = Slots.make(room: max(4, (live + extra) * 2))
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
