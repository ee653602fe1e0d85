// SPDX-License-Identifier: MIT

/// Storage for one value, which may be empty.
///
/// An `Optional` of a generic type costs a metadata lookup for each access in code that is not specialized. An inlined
/// `Slot` does not.
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

    /// The value. The slot must not be empty.
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
