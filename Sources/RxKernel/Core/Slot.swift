// SPDX-License-Identifier: MIT

/// Room for one value, which need not be there.
///
/// An `Optional` of a generic type costs a metadata look-up per access where the code is not specialised; this does not.
@usableFromInline
struct Slot<Value>: ~Copyable {
    @usableFromInline let pointer: UnsafeMutablePointer<Value>
    @usableFromInline private(set) var isFull = false

    init() {
        pointer = .allocate(capacity: 1)
    }

    deinit {
        if isFull { pointer.deinitialize(count: 1) }
        pointer.deallocate()
    }

    /// The value. Ask only if the slot is full.
    @inlinable var value: Value { pointer.pointee }

    mutating func set(_ value: Value) {
        if isFull {
            pointer.pointee = value
        } else {
            pointer.initialize(to: value)
            isFull = true
        }
    }

    mutating func clear() {
        guard isFull else { return }
        isFull = false
        pointer.deinitialize(count: 1)
    }
}
