// SPDX-License-Identifier: MIT

extension Package {
    /// The package that a stanza describes; nil for one that is known and neither installed nor described.
    package init?(_ stanza: Stanza) throws(StanzaProblem) {
        func number(_ field: Stanza.Field) throws(StanzaProblem) -> Int {
            guard let text = stanza[field], !text.isEmpty else { return 0 }
            // Larger ones would not be the size of a package, and their sum would not be a number.
            guard let number = Int(text), (0...(1 << 50)).contains(number) else {
                throw StanzaProblem(line: stanza.line, .notANumber(field: field.rawValue, value: text))
            }
            return number
        }
        guard let name = stanza[.package] else {
            throw StanzaProblem(line: stanza.line, .missingField("Package"))
        }
        guard Self.isName(name) else { throw StanzaProblem(line: stanza.line, .invalidName(name)) }
        let status = stanza[.status]?.split(separator: " ").last
        if let status, ["not-installed", "config-files"].contains(status) { return nil }
        guard let version = stanza[.version], !version.isEmpty else {
            throw StanzaProblem(line: stanza.line, .missingField("Version"))
        }
        self.init(PackageSummary.ID(name, stanza[.architecture] ?? "all"), version: version)
        // One that is unpacked or half-configured has its files on the disk, too.
        installedVersion = status == nil ? nil : version
        section = stanza[.section] ?? ""
        homepage = Self.known(stanza[.homepage])
        maintainer = Self.known(stanza[.maintainer])
        let text = stanza[.summary] ?? ""
        summary = String(text.prefix { $0 != "\n" })
        description = Self.paragraphs(text.dropFirst(summary.count))
        downloadSize = try number(.size)
        installedSize = try number(.installedBytes)
        if installedSize == 0 { installedSize = try number(.installedSize) * 1024 }
        let depends = [stanza[.preDepends], stanza[.depends]].compactMap(\.self).joined(separator: ", ")
        for (kind, field) in [
            (RelationKind.depends, depends), (.recommends, stanza[.recommends] ?? ""),
            (.suggests, stanza[.suggests] ?? ""), (.provides, stanza[.provides] ?? ""),
        ] where !field.isEmpty { relations[kind] = field.contains("\n") ? Self.unfolded(field) : field }
    }

    /// Whether a package may have this name: no separator of paths, since files are named for it.
    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        let isAlphanumeric = { (byte: UInt8) in
            byte >= 48 && byte <= 57 || byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122
        }
        return isAlphanumeric(first)
            && name.utf8.allSatisfy { isAlphanumeric($0) || "+-._~".utf8.contains($0) }
    }

    /// RPM writes `(none)` where there is no value.
    private static func known(_ value: String?) -> String { value == "(none)" ? "" : value ?? "" }

    private static func unfolded(_ field: String) -> String { String(field.map { $0 == "\n" ? " " : $0 }) }

    /// The lines of a description: a full stop is an empty line, and lines that begin with a space are kept as they are.
    private static func paragraphs(_ text: Substring) -> String {
        var result = ""
        for line in text.split(separator: "\n") {
            if line == "." {
                result += "\n\n"
            } else if line.first == " " || line.first == "\t" {
                result += (result.isEmpty || result.hasSuffix("\n") ? "" : "\n") + line + "\n"
            } else {
                result += (result.isEmpty || result.hasSuffix("\n") ? "" : " ") + line
            }
        }
        return result
    }
}
