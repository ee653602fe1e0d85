// SPDX-License-Identifier: MIT

/// A first-in first-out queue that reuses its storage.
final class Ring<Element> {
    @exclusivity(unchecked) private(set) var count = 0
    @exclusivity(unchecked) private var storage: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) private var capacity: Int
    @exclusivity(unchecked) private var head = 0

    init(capacity: Int = 4) {
        self.capacity = capacity
        storage = .allocate(capacity: capacity)
    }

    deinit {
        removeAll()
        storage.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    /// The first element. The queue must not be empty.
    var first: Element { storage[head] }

    func append(_ element: Element) {
        if count == capacity { grow() }
        (storage + index(count)).initialize(to: element)
        count += 1
    }

    /// Removes and returns the first element. The queue must not be empty.
    func removeFirst() -> Element {
        defer {
            head = index(1)
            count -= 1
        }
        return (storage + head).move()
    }

    /// Appends `element`, and removes and returns the first element. The queue must not be empty.
    func rotate(_ element: Element) -> Element {
        let first = removeFirst()
        append(element)
        return first
    }

    func removeAll() {
        while count > 0 { _ = removeFirst() }
    }

    /// Copies the elements, from first to last, to `target`, which has room for `count` of them.
    func copy(to target: UnsafeMutablePointer<Element>) {
        let beforeEnd = min(count, capacity - head)
        target.initialize(from: storage + head, count: beforeEnd)
        (target + beforeEnd).initialize(from: storage, count: count - beforeEnd)
    }

    private func index(_ offset: Int) -> Int {
        let index = head + offset
        return index < capacity ? index : index - capacity
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        let beforeEnd = min(count, capacity - head)
        larger.moveInitialize(from: storage + head, count: beforeEnd)
        (larger + beforeEnd).moveInitialize(from: storage, count: count - beforeEnd)
        storage.deallocate()
        storage = larger
        capacity *= 2
        head = 0
    }
}
