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

    /// Compares the texts. Removed lines come before the lines that were added in their place.
    package init(from old: String, to new: String) {
        let oldLines = old.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
            String.init)
        let newLines = new.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
            String.init)
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
        self.lines = lines
    }

    package var removedCount: Int { lines.count { if case .removed = $0 { true } else { false } } }
    package var addedCount: Int { lines.count { if case .added = $0 { true } else { false } } }
}
