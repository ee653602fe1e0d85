// SPDX-License-Identifier: MIT

/// What differs between two texts, line by line.
package struct LineDifference: Equatable, Sendable {
    /// A line of one of the texts, or of both.
    package enum Line: Equatable, Sendable {
        case same(String)
        case removed(String)
        case added(String)
    }

    package let lines: [Line]

    /// The greatest number of lines, of both texts together, that are compared with each other. The time and the memory grow with its square.
    private static let limit = 2000

    /// Compares the texts. Removed lines come before the lines that were added in their place. If there are too many lines between the
    /// first and the last one that differ, all of them are removed and added.
    package init(from old: String, to new: String) {
        let oldLines = old.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
            String.init)
        let newLines = new.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
            String.init)
        let first = zip(oldLines, newLines).prefix { $0 == $1 }.count
        let last = zip(oldLines.dropFirst(first).reversed(), newLines.dropFirst(first).reversed()).prefix {
            $0 == $1
        }.count
        let (old, new) = (oldLines[first..<oldLines.count - last], newLines[first..<newLines.count - last])
        lines =
            newLines[..<first].map(Line.same) + Self.differences(Array(old), Array(new))
            + newLines.suffix(last).map(Line.same)
    }

    private static func differences(_ oldLines: [String], _ newLines: [String]) -> [Line] {
        guard oldLines.count + newLines.count <= limit else {
            return oldLines.map(Line.removed) + newLines.map(Line.added)
        }
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in newLines.difference(from: oldLines) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if oldIndex < oldLines.count, removed.contains(oldIndex) {
                lines.append(.removed(oldLines[oldIndex]))
                oldIndex += 1
            } else if newIndex < newLines.count, added.contains(newIndex) {
                lines.append(.added(newLines[newIndex]))
                newIndex += 1
            } else {
                lines.append(.same(newLines[newIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return lines
    }

    package var removedCount: Int { lines.count { if case .removed = $0 { true } else { false } } }
    package var addedCount: Int { lines.count { if case .added = $0 { true } else { false } } }
}
