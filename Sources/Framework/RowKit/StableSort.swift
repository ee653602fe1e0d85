// SPDX-License-Identifier: MIT

extension Array {
    /// Returns the elements in ascending order. Elements that are equal keep their order.
    ///
    /// If few elements are out of order, as in a table in which few values have changed, it compares each of
    /// the others once. Those that are not before their predecessor are in order; the few others are sorted,
    /// and inserted between them.
    @inlinable
    package func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
        withUnsafeBufferPointer { items in
            var (ordered, others): ([Int], [Int]) = ([], [])
            ordered.reserveCapacity(items.count)
            for index in items.indices {
                if let last = ordered.last, isBefore(items[index], items[last]) {
                    others.append(index)
                    // Many are out of order: the algorithm of the standard library needs fewer comparisons.
                    if others.count > 16 + items.count / 8 { return sorted(by: isBefore) }
                } else {
                    ordered.append(index)
                }
            }
            if others.isEmpty { return self }
            func precedes(_ first: Int, _ second: Int) -> Bool {
                isBefore(items[first], items[second])
                    || first < second && !isBefore(items[second], items[first])
            }
            others.sort(by: precedes)
            var result: [Element] = []
            result.reserveCapacity(items.count)
            var start = 0
            for other in others {
                var (low, high) = (start, ordered.count)
                while low < high {
                    let middle = (low + high) / 2
                    if precedes(other, ordered[middle]) { high = middle } else { low = middle + 1 }
                }
                for index in ordered[start..<low] { result.append(items[index]) }
                result.append(items[other])
                start = low
            }
            for index in ordered[start...] { result.append(items[index]) }
            return result
        }
    }
}
