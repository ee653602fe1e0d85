// SPDX-License-Identifier: MIT

/// The addresses that references have: `[text]: address "title"`.
struct LinkDefinitions {
    private var addresses: [String: String] = [:]

    /// The address of a reference; nil if the text has none.
    func address(of label: ArraySlice<Unicode.Scalar>) -> String? {
        guard !addresses.isEmpty, label.count < 1000 else { return nil }
        let key = Self.key(label)
        return key.isEmpty ? nil : addresses[key]
    }

    /// Reads the definition at the beginning of a line, and returns the index after it; nil if there is none. The first of several
    /// definitions counts.
    mutating func read(_ text: [Unicode.Scalar], at index: Int) -> Int? {
        var reader = LinkReader(text, at: index)
        guard let label = reader.label(), reader.take(":") else { return nil }
        let key = Self.key(text[label])
        reader.skipSpace()
        guard !key.isEmpty, let address = reader.address() else { return nil }
        var end = reader.lineEnd()
        if reader.skipSpace() > 0, reader.title(), let endAfterTitle = reader.lineEnd() {
            end = endAfterTitle
        }
        guard let end else { return nil }
        if addresses[key] == nil { addresses[key] = address }
        return end
    }

    /// Labels are compared without case, and with equal white space.
    private static func key(_ label: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(label)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .lowercased().uppercased()
    }
}
