// SPDX-License-Identifier: MIT

/// A change of a range of rows: from `position` on, `removed` rows are removed and `added` rows are inserted.
/// ```swift
/// for splice in ListChanges(from: old, to: new).splices {
///     print("\(splice.removed) removed and \(splice.added) added at \(splice.position)")
/// }
/// ```
public struct RowSplice: Hashable, Sendable {
    /// The index of the first row that changes.
    public var position: Int
    /// The number of rows that are removed.
    public var removed: Int
    /// The number of rows that are inserted.
    public var added: Int

    /// Creates a change.
    public init(position: Int, removed: Int, added: Int) {
        self.position = position
        self.removed = removed
        self.added = added
    }

    /// Returns the changes of the ranges between the rows that stay.
    @usableFromInline
    static func between(_ partner: [Int], _ stays: [Bool], oldCount: Int) -> [RowSplice] {
        var splices: [RowSplice] = []
        var oldEnd = 0
        var newEnd = 0
        func close(_ old: Int, _ new: Int) {
            let splice = RowSplice(position: newEnd, removed: old - oldEnd, added: new - newEnd)
            if splice.removed + splice.added > 0 { splices.append(splice) }
            oldEnd = old + 1
            newEnd = new + 1
        }
        for new in partner.indices where stays[new] { close(partner[new], new) }
        close(oldCount, partner.count)
        return splices
    }
}
