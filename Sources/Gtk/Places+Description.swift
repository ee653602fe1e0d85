// SPDX-License-Identifier: MIT

import CGtk

extension TextIter {
    /// Where it is: `TextIter(offset: 12, line: 1, lineOffset: 3)`.
    public var description: String {
        // One of all zeros is of no buffer.
        guard _c.dummy1 != nil else { return "TextIter()" }
        return "TextIter(offset: \(offset), line: \(line), lineOffset: \(lineOffset))"
    }
}

extension TreePath: CustomStringConvertible {
    /// The numbers of the rows from the top, such as `3:0`.
    public var description: String { toString() ?? "" }
}
