// SPDX-License-Identifier: MIT

import Glibc

/// A file of groups, keys and values, in the format of desktop files:
///
/// ```
/// # a comment
/// [Plugin]
/// Name=Contacts
/// Name[de]=Kontakte
/// ```
/// The text is UTF-8; a byte order mark at its beginning is skipped, and lines may end with CR LF. Values may
/// contain the escapes `\s \n \t \r \\`, and in a list `\;`. Variables are not expanded, and other files are
/// not included. The size is limited. Lines that cannot be parsed are added to `diagnostics`, and the other
/// lines are read.
struct KeyFile {
    /// The largest size of a manifest, in bytes.
    static let sizeLimit = 64 * 1024

    struct Entry {
        let key: String
        /// The locale in `Name[de]`; nil for `Name`.
        let locale: String?
        /// The value as it is written, with its escapes.
        let raw: String
        let line: Int

        /// The value without escapes.
        var value: String { Self.unescaped(raw[...]) ?? raw }

        /// The parts between semicolons, without escapes and surrounding spaces. Empty parts are left out.
        var list: [String] {
            var parts: [Substring] = []
            var start = raw.startIndex
            var index = start
            while index < raw.endIndex {
                if raw[index] == "\\" {
                    index = raw.index(after: index)
                } else if raw[index] == ";" {
                    parts.append(raw[start..<index])
                    start = raw.index(after: index)
                }
                if index < raw.endIndex { index = raw.index(after: index) }
            }
            parts.append(raw[start...])
            return parts.compactMap { Self.unescaped($0)?.trimmed }.filter { !$0.isEmpty }
        }
    }

    struct Group {
        let name: String
        let line: Int
        var entries: [Entry] = []
    }

    private(set) var groups: [Group] = []

    init(_ bytes: [UInt8], _ diagnostics: ManifestDiagnostics) {
        guard bytes.count <= Self.sizeLimit else {
            diagnostics.add(
                nil, "it is larger than \(Self.sizeLimit / 1024) KiB", "Keep only manifest keys in it")
            return
        }
        guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
            diagnostics.add(nil, "it is UTF-16", "Save it as UTF-8 text")
            return
        }
        // Some editors write a byte order mark, which no editor shows.
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
        var names: Set<String> = []
        var keys: Set<String> = []
        /// Whether the entries that follow belong to no group, or to one that was refused.
        var isOutside = true
        for (index, text) in Self.lines(bytes).enumerated() {
            let number = index + 1
            guard let text = text else {
                diagnostics.add(number, "it is not UTF-8", "Save it as UTF-8 text")
                continue
            }
            guard !text.utf8.contains(0) else {
                diagnostics.add(number, "it contains a NUL byte", "Save it as plain text")
                continue
            }
            let line = text.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("[") {
                guard let name = Self.groupName(line) else {
                    diagnostics.add(
                        number, "\"\(line.shortened)\" is not a group", "Write the group as [Plugin]")
                    isOutside = false
                    groups.append(Group(name: "", line: number))
                    keys = []
                    continue
                }
                if !names.insert(name).inserted {
                    diagnostics.add(
                        number, "the group [\(name.shortened)] occurs twice", "Merge the two groups")
                }
                groups.append(Group(name: name, line: number))
                isOutside = false
                keys = []
                continue
            }
            if isOutside {
                diagnostics.add(
                    number, "an entry comes before the first group", "Begin the file with [Plugin]")
                isOutside = false
                groups.append(Group(name: "", line: number))
            }
            if let entry = Self.entry(line, number, &keys, diagnostics) {
                groups[groups.count - 1].entries.append(entry)
            }
        }
        // Lines after an invalid group line belong to no group.
        groups.removeAll { $0.name.isEmpty }
    }

    /// Returns the lines; nil for a line that is not valid UTF-8.
    private static func lines(_ bytes: [UInt8]) -> [String?] {
        bytes.withUnsafeBufferPointer { bytes in
            var lines: [String?] = []
            var start = 0
            while start <= bytes.count {
                // Guard: the length is that of the rest of the buffer.
                let rest = UnsafeBufferPointer(rebasing: bytes[start...])
                let length =
                    rest.baseAddress.flatMap { base in
                        memchr(base, 0x0A, rest.count).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
                    } ?? rest.count
                lines.append(
                    String(validating: UnsafeBufferPointer(rebasing: rest[..<length]), as: UTF8.self))
                start += length + 1
            }
            return lines
        }
    }

    private static func groupName(_ line: String) -> String? {
        guard line.hasSuffix("]"), line.utf8.count > 2 else { return nil }
        let name = line.dropFirst().dropLast()
        guard !name.contains("["), !name.contains("]") else { return nil }
        let parts = name.split(separator: " ")
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private static func entry(
        _ line: String, _ number: Int, _ keys: inout Set<String>, _ diagnostics: ManifestDiagnostics
    ) -> Entry? {
        // A value may begin with a combining character, which would be one character with the equals sign.
        guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            diagnostics.add(
                number, "\"\(line.shortened)\" is not an entry",
                "Write it as Key=Value, or begin a comment with #")
            return nil
        }
        let written = line[..<equals].trimmed
        guard !written.isEmpty else {
            diagnostics.add(number, "the key before = is missing", "Write it as Key=Value")
            return nil
        }
        guard keys.insert(written).inserted else {
            diagnostics.add(
                number, "the key \(written.shortened) occurs twice", "Remove one of the two lines")
            return nil
        }
        let raw = line[line.utf8.index(after: equals)...].trimmed
        if Entry.unescaped(raw[...]) == nil {
            diagnostics.add(
                number, "the value of \(written.shortened) has an unknown escape", #"Write a backslash as \\"#
            )
        }
        guard let bracket = written.firstIndex(of: "[") else {
            return Entry(key: written, locale: nil, raw: raw, line: number)
        }
        let locale = written[written.index(after: bracket)...].dropLast()
        guard written.hasSuffix("]"), bracket != written.startIndex, LocalizedText.isLocale(locale) else {
            diagnostics.add(
                number, "\(written.shortened) is not a key with a locale", "Write it as Name[de]=Value")
            return nil
        }
        return Entry(
            key: written[..<bracket].trimmed, locale: String(locale), raw: raw, line: number)
    }
}

extension KeyFile.Entry {
    /// Returns the text with its escapes replaced, or nil if it has an unknown escape.
    fileprivate static func unescaped(_ text: Substring) -> String? {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
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
            case ";": result.append(";")
            default: return nil
            }
        }
        return result
    }
}

extension String {
    /// The text without leading and trailing spaces, tabs and carriage returns.
    var trimmed: String { self[...].trimmed }
}

extension Substring {
    /// The text without leading and trailing spaces, tabs and carriage returns.
    var trimmed: String {
        let bytes = utf8
        var start = bytes.startIndex
        var end = bytes.endIndex
        while start < end, Self.isBlank(bytes[start]) { bytes.formIndex(after: &start) }
        while start < end, case let previous = bytes.index(before: end), Self.isBlank(bytes[previous]) {
            end = previous
        }
        return String(self[start..<end])
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}

extension String {
    /// The text without control characters, truncated to 60 characters, for error messages.
    var shortened: String {
        let printable = String(
            prefix(60).map { $0.isNewline || $0.asciiValue.map { $0 < 32 } ?? false ? "·" : $0 })
        return count > 60 ? printable + "…" : printable
    }
}
