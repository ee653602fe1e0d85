// SPDX-License-Identifier: MIT

/// Disposables in the order in which they came, disposed of when it dies.
///
/// An array would retain and release each one several times on its way in and out.
struct Pile: ~Copyable {
    private var storage: UnsafeMutablePointer<any Disposable>
    private var capacity = 0
    private var count = 0

    init() { storage = .allocate(capacity: 0) }

    deinit {
        for index in 0..<count { (storage + index).move().dispose() }
        storage.deallocate()
    }

    @inline(__always)
    mutating func append(_ disposable: consuming any Disposable) {
        if count == capacity { grow() }
        (storage + count).initialize(to: disposable)
        count += 1
    }

    private mutating func grow() {
        capacity = max(4, capacity * 2)
        let larger = UnsafeMutablePointer<any Disposable>.allocate(capacity: capacity)
        larger.moveInitialize(from: storage, count: count)
        storage.deallocate()
        storage = larger
    }
}
