// SPDX-License-Identifier: MIT

/// The pairs of the rows of an old and a new list that are the same row.
@usableFromInline
struct RowPairs {
    /// For each new row the index of the old one; negative if there is none.
    @usableFromInline var partner: [Int]
    /// The old rows without a partner.
    @usableFromInline var unpaired: [Int]
    /// The new rows that have the identity of an earlier one.
    @usableFromInline var duplicates: [Int] = []

    /// Pairs rows with the same identity. Rows with an identity that occurs several times are paired in their order. Each identity is
    /// hashed once.
    @inlinable
    init<ID: Hashable>(_ old: [ID], _ new: [ID]) {
        var slots: [ID: Int] = [:]
        slots.reserveCapacity(old.count + new.count)
        // `first` has, for each identity, the first old row without a partner. `following` has, for each old
        // row, the next one with the same identity.
        var first: [Int] = []
        var following = [Int](repeating: -1, count: old.count)
        for index in old.indices.reversed() {
            let slot = Self.take(&slots[old[index], default: -1], &first)
            following[index] = first[slot]
            first[slot] = index
        }
        var isSeen = [Bool](repeating: false, count: old.count + new.count)
        var isPaired = [Bool](repeating: false, count: old.count)
        partner = [Int](repeating: -1, count: new.count)
        for index in new.indices {
            let slot = Self.take(&slots[new[index], default: -1], &first)
            if isSeen[slot] { duplicates.append(index) }
            isSeen[slot] = true
            guard first[slot] >= 0 else { continue }
            partner[index] = first[slot]
            isPaired[first[slot]] = true
            first[slot] = following[first[slot]]
        }
        unpaired = old.indices.filter { !isPaired[$0] }
    }

    /// Returns the slot of an identity, which gets a new one if it has none. It is read and written in one access, which hashes the
    /// identity once.
    @inlinable
    static func take(_ slot: inout Int, _ first: inout [Int]) -> Int {
        if slot < 0 {
            slot = first.count
            first.append(-1)
        }
        return slot
    }
}

/// Returns `values` with -1 in place of those that are not part of their longest increasing subsequence. Negative values never are.
///
/// A value that is larger than all earlier ones takes constant time. Other values need a binary search.
@usableFromInline
func longestIncreasing(_ values: [Int]) -> [Int] {
    // For each length, the index of the smallest value with which a subsequence of that length ends.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for index in values.indices where values[index] >= 0 {
        var length = ends.count
        if let last = ends.last, values[last] >= values[index] {
            var low = 0
            while low < length {
                let middle = (low + length) / 2
                if values[ends[middle]] < values[index] { low = middle + 1 } else { length = middle }
            }
        }
        if length > 0 { previous[index] = ends[length - 1] }
        if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var kept = [Int](repeating: -1, count: values.count)
    var index = ends.last ?? -1
    while index >= 0 {
        kept[index] = values[index]
        index = previous[index]
    }
    return kept
}
