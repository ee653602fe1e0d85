// SPDX-License-Identifier: MIT

/// The reason why a stanza of a list cannot be used.
package struct StanzaError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case noColon(String)
        case continuesNothing
        case duplicateField(String)
        case missingField(String)
        case invalidName(String)
        case notUTF8
        case tooLong(limit: Int)
    }

    /// The line of the error, from 1.
    package let line: Int
    package let reason: Reason

    package init(line: Int, _ reason: Reason) {
        self.line = line
        self.reason = reason
    }

    package var description: String {
        let text =
            switch reason {
            case .noColon(let line): "the line “\(line)” has no colon after the name of its field"
            case .continuesNothing:
                "the line begins with a space, and there is no field that it could continue"
            case .duplicateField(let name): "the field “\(name)” occurs twice"
            case .missingField(let name): "the field “\(name)” is missing"
            case .invalidName(let name): "“\(name)” is not the name of a package"
            case .notUTF8: "the text is not valid UTF-8"
            case .tooLong(let limit): "the entry is longer than \(limit) bytes"
            }
        return "Line \(line): \(text). The entry was skipped."
    }
}
