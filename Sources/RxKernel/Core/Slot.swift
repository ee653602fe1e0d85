// SPDX-License-Identifier: MIT

/// Room for one value, which need not be there.
///
/// An `Optional` of a generic type costs a metadata look-up per access where the code is not specialised. This does not, if
/// it is inlined.
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
    @inlinable @inline(__always) var value: Value { pointer.pointee }

    @inline(__always)
    mutating func set(_ value: Value) {
        if isFull {
            pointer.pointee = value
        } else {
            pointer.initialize(to: value)
            isFull = true
        }
    }

    @inline(__always)
    mutating func clear() {
        guard isFull else { return }
        isFull = false
        pointer.deinitialize(count: 1)
    }
}
