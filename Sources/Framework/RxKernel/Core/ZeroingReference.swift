// SPDX-License-Identifier: MIT

internal import CSwiftRuntime

/// A reference that does not keep its object alive, and is nil once the deallocation of the object has begun.
///
/// It is for references that are read often. A `weak` variable gives its object a side table, and from then
/// on each retain and release of the object takes several times as long. This reference needs none: it keeps
/// the memory of the object, but nothing that the object references, until the reference itself is destroyed.
/// Use `weak` where a reference outlives many objects.
///
/// ```swift
/// let reference = ZeroingReference(label)
/// reference.object?.text = "Shown"
/// ```
/// Any thread may read it.
package struct ZeroingReference<Object: AnyObject>: ~Copyable {
    private let address: UnsafeMutableRawPointer

    package init(_ object: Object) {
        address = Unmanaged.passUnretained(object).toOpaque()
        _ = swift_unownedRetain(address)
    }

    deinit { swift_unownedRelease(address) }

    /// The object, unless its deallocation has begun.
    package var object: Object? {
        @inline(__always) get {
            guard let retained = swift_tryRetain(address) else { return nil }
            return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
        }
    }
}

/// Guard: the address does not change, and the counts of an object are atomic.
extension ZeroingReference: @unchecked Sendable {}
