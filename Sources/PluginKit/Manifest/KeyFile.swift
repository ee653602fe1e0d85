// SPDX-License-Identifier: MIT

/// A file of groups, keys and values, in the format of desktop files:
///
/// ```
/// # a comment
/// [Plugin]
/// Id=org.example.contacts
/// ```
/// Values may contain the escapes `\s
///  \t \r \\`. Variables are not expanded, and no file is included. The size is limited, and any bytes may be parsed.
struct KeyFile {
    /// The largest size of a manifest, in bytes.
    static let sizeLimit = 64 * 1024

    struct Entry {
        let group: String
        let key: String
        let value: String
        let line: Int
    }

    private(set) var entries: [Entry] = []

    init(_ bytes: [UInt8], file: String) throws(ManifestError) {
        guard bytes.count <= Self.sizeLimit else {
            throw ManifestError(
                file: file, problem: "it is larger than \(Self.sizeLimit / 1024) KiB",
                remedy: "Keep only manifest keys in it")
        }
        var group: String?
        var groups: Set<String> = []
        var keys: Set<String> = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, raw) in lines.enumerated() {
            func failure(_ problem: String, _ remedy: String) -> ManifestError {
                ManifestError(file: file, line: index + 1, problem: problem, remedy: remedy)
            }
            guard !raw.contains(0) else {
                throw failure("it contains a NUL byte", "Save it as plain text")
            }
            guard let text = String(validating: raw, as: UTF8.self) else {
                throw failure("it is not UTF-8", "Save it as UTF-8 text")
            }
            let line = text.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("[") {
                guard line.hasSuffix("]"), line.utf8.count > 2 else {
                    throw failure("\"\(line.shortened)\" is not a group", "Write the group as [Plugin]")
                }
                let name = String(line.dropFirst().dropLast())
                guard groups.insert(name).inserted else {
                    throw failure("the group [\(name.shortened)] occurs twice", "Merge the two groups")
                }
                group = name
                keys = []
                continue
            }
            guard let equals = line.firstIndex(of: "=") else {
                throw failure(
                    "\"\(line.shortened)\" is not an entry",
                    "Write it as Key=Value, or begin a comment with #")
            }
            guard let group else {
                throw failure("an entry comes before the first group", "Begin the file with [Plugin]")
            }
            let key = String(line[..<equals]).trimmed
            guard !key.isEmpty else {
                throw failure("the key before = is missing", "Write it as Key=Value")
            }
            guard keys.insert(key).inserted else {
                throw failure("the key \(key.shortened) occurs twice", "Remove one of the two lines")
            }
            guard let value = Self.unescaped(String(line[line.index(after: equals)...]).trimmed) else {
                throw failure(
                    "the value of \(key.shortened) has an unknown escape", #"Write a backslash as \\"#)
            }
            entries.append(Entry(group: group, key: key, value: value, line: index + 1))
        }
    }

    private static func unescaped(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = ""
        var rest = text.makeIterator()
        while let character = rest.next() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.next() {
            case "s": result.append(" ")
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "\\": result.append("\\")
            default: return nil
            }
        }
        return result
    }
}

extension String {
    /// The text without leading and trailing spaces, tabs and carriage returns.
    fileprivate var trimmed: String {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
        guard let first = utf8.firstIndex(where: { !isBlank($0) }),
            let last = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}

extension String {
    /// A short form without control characters, for messages.
    var shortened: String {
        let printable = String(
            prefix(60).map { $0.isNewline || $0.asciiValue.map { $0 < 32 } ?? false ? "·" : $0 })
        return count > 60 ? printable + "…" : printable
    }
}
