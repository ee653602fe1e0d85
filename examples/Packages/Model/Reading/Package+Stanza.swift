// SPDX-License-Identifier: MIT

import Foundation

extension Package {
    /// The package that a stanza describes; nil for a stanza of dpkg about a package that is not installed.
    package init?(_ stanza: Stanza) throws(StanzaError) {
        guard let name = stanza[.package] else {
            throw StanzaError(line: stanza.line, .missingField("Package"))
        }
        guard Self.isName(name) else { throw StanzaError(line: stanza.line, .invalidName(name)) }
        // Three words: what the user wants, whether there is an error, and the state.
        let status = stanza[.status]?.lowercased().split(whereSeparator: \.isWhitespace).last
        if let status, ["not-installed", "config-files"].contains(status) { return nil }
        guard let version = stanza[.version], !version.isEmpty else {
            throw StanzaError(line: stanza.line, .missingField("Version"))
        }
        self.init(PackageSummary.ID(name, stanza[.architecture] ?? "all"), version: version)
        // A package that is unpacked or half-configured has its files on the disk, too.
        installedVersion = status == nil ? nil : version
        section = stanza[.section] ?? ""
        homepage = Self.known(stanza[.homepage])
        maintainer = Self.known(stanza[.maintainer])
        let text = stanza[.summary] ?? ""
        summary = String(Substring(text.utf8.prefix { $0 != 10 }))
        description = Self.paragraphs(text.utf8.dropFirst(summary.utf8.count))
        downloadSize = PackageSize.bytes(stanza[.size], unit: 1)
        installedSize = PackageSize.bytes(stanza[.installedBytes], unit: 1)
        if installedSize == 0 { installedSize = PackageSize.bytes(stanza[.installedSize], unit: 1024) }
        let depends =
            switch (stanza[.preDepends], stanza[.depends]) {
            case (let first?, let second?): "\(first), \(second)"
            case (let only, nil), (nil, let only): only ?? ""
            }
        relations[.depends] = Self.unfolded(depends)
        relations[.recommends] = Self.unfolded(stanza[.recommends] ?? "")
        relations[.suggests] = Self.unfolded(stanza[.suggests] ?? "")
        relations[.provides] = Self.unfolded(stanza[.provides] ?? "")
    }

    /// Whether a package may have this name. It must not contain a separator of paths, because it is part of file names.
    private static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first else { return false }
        let isAlphanumeric = { (byte: UInt8) in
            byte >= 48 && byte <= 57 || byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122
        }
        return isAlphanumeric(first)
            // Plus, hyphen, full stop, underscore and tilde.
            && name.utf8.allSatisfy {
                isAlphanumeric($0) || $0 == 43 || $0 == 45 || $0 == 46 || $0 == 95 || $0 == 126
            }
    }

    /// RPM writes `(none)` where there is no value.
    private static func known(_ value: String?) -> String { value == "(none)" ? "" : value ?? "" }

    // The functions below process bytes: processing characters takes many times as long, and the lists have megabytes of them.

    private static func unfolded(_ field: String) -> String {
        var field = field
        let hasNewline = field.withUTF8 { text in
            text.baseAddress.map { memchr($0, 10, text.count) != nil } ?? false
        }
        guard hasNewline else { return field }
        return String(decoding: field.utf8.map { $0 == 10 ? 32 : $0 }, as: UTF8.self)
    }

    /// The lines of a description: a full stop is an empty line, and lines that begin with a space are kept as they are.
    private static func paragraphs(_ text: Substring.UTF8View) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 8)
        for line in text.split(separator: 10) {
            let beginsLine = result.isEmpty || result.last == 10
            if line.count == 1, line.first == 46 {
                result += [10, 10]
            } else if line.first == 32 || line.first == 9 {
                if !beginsLine { result.append(10) }
                result += line
                result.append(10)
            } else {
                if !beginsLine { result.append(32) }
                result += line
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
