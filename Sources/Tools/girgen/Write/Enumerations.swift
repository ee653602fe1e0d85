// SPDX-License-Identifier: MIT

extension TypePlanner {
    /// What each enumeration has beside its cases.
    private static let namesOfEnumerations: Set<String> = [
        "newer", "rawValue", "allCases", "gtype", "domain", "hashValue", "hash",
    ]
    /// The static members that each set of flags has beside its flags.
    private static let namesOfFlags: Set<String> = ["gtype", "rawValue"]

    /// Writes an enumeration with the cases that are known, and one case for the numbers of newer libraries.
    func enumerationText() -> String {
        let conformance = type.errorDomain == nil ? "Enumeration" : "ErrorCode"
        var lines = [
            comment(type.errorDomain == nil ? "enum" : "error"),
            "public enum \(swiftName): \(conformance)\(valueConformance) {",
        ]
        var cases: [(name: String, number: Int32, since: Release)] = []
        var names: Set<String> = []
        var aliases: [String] = []
        for member in type.members {
            let name = Naming.member(member.name, taken: Self.namesOfEnumerations)
            guard names.insert(name).inserted else { continue }
            let number = Int32(truncatingIfNeeded: member.value)
            if let original = cases.first(where: { $0.number == number })?.name {
                let alias =
                    "    /// `\(member.symbol)`.\n    public static var \(name): Self { .\(original) }"
                aliases.append(conditioned(alias, member.since, in: type.since))
            } else {
                cases.append((name, number, member.since))
                lines.append(
                    conditioned("    /// `\(member.symbol)`.\n    case \(name)", member.since, in: type.since)
                )
            }
        }
        lines += [
            "    /// A number that this binding has no case for.", "    case newer(Int32)",
            "    public init(rawValue: Int32) {", "        switch rawValue {",
        ]
        lines += cases.map {
            conditioned("        case \($0.number): self = .\($0.name)", $0.since, in: type.since)
        }
        lines += ["        default: self = .newer(rawValue)", "        }", "    }"]
        lines += ["    public var rawValue: Int32 {", "        switch self {"]
        lines += cases.map {
            conditioned("        case .\($0.name): \($0.number)", $0.since, in: type.since)
        }
        lines += ["        case .newer(let number): number", "        }", "    }"]
        lines += allCases(cases.map { ($0.name, $0.since) })
        lines += typeLines
        if let domain = type.errorDomain {
            lines.append("    public static var domain: String { \"\(domain)\" }")
        }
        planMembers(onlyFunctions: true)
        return (lines + aliases + ["}"]).joined(separator: "\n") + extensionText()
    }

    /// Writes the list of all cases.
    private func allCases(_ cases: [(name: String, since: Release)]) -> [String] {
        func list(_ cases: [(name: String, since: Release)]) -> String {
            "[\(cases.map { ".\($0.name)" }.joined(separator: ", "))]"
        }
        let old = cases.filter { $0.since <= type.since }
        if old.count == cases.count { return ["    public static var allCases: [Self] { \(list(old)) }"] }
        let more = repository.overrides.releases.all.filter { $0 > type.since }.compactMap {
            release -> String? in
            let new = cases.filter { $0.since == release }
            return new.isEmpty ? nil : "#if \(release.trait)\n        all += \(list(new))\n#endif"
        }
        return ["    public static var allCases: [Self] {", "        var all: [Self] = \(list(old))"] + more
            + ["        return all", "    }"]
    }

    func flagsText() -> String {
        var lines = [
            comment("flags"), "public struct \(swiftName): Flags\(valueConformance) {",
            "    public let rawValue: UInt32",
            "    public init(rawValue: UInt32) { self.rawValue = rawValue }",
        ]
        lines += typeLines
        var names: Set<String> = []
        for member in type.members
        where member.value != 0 && repository.overrides.reason(toSkip: member.symbol) == nil {
            let name = Naming.member(member.name, taken: Self.namesOfFlags)
            guard names.insert(name).inserted else { continue }
            let value = UInt32(truncatingIfNeeded: member.value)
            let text =
                "    /// `\(member.symbol)`.\n    public static let \(name) = Self(rawValue: \(value))"
            lines.append(conditioned(text, member.since, in: type.since))
        }
        planMembers(onlyFunctions: true)
        return (lines + ["}"]).joined(separator: "\n") + extensionText()
    }

    /// The module GLib cannot import the module that declares `ValueConvertible`.
    private var valueConformance: String {
        type.getType == nil || module == "GLib" ? "" : ", ValueConvertible"
    }

    private var typeLines: [String] {
        type.getType.map { ["    public static var gtype: UInt { \($0)() }"] } ?? []
    }
}
