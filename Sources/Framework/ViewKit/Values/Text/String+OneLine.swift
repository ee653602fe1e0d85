// SPDX-License-Identifier: MIT

extension String {
    /// The text that a field of one line takes of a text that the user pastes, drops or types into it: line
    /// ends between its lines are spaces, those around them are left out.
    package var inOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
