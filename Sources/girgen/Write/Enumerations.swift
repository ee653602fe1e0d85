// SPDX-License-Identifier: MIT

extension TypePlanner {
    /// Writes an enumeration with the cases that are known, and one case for the numbers of newer libraries.
    func enumerationText() -> String {
        let conformance = type.errorDomain == nil ? "Enumeration" : "ErrorCode"
        var lines = [
            comment(type.errorDomain == nil ? "enum" : "error"),
            "public enum \(swiftName): \(conformance)\(valueConformance) {",
        ]
        var cases: [(name: String, number: Int32)] = []
        var names: Set<String> = []
        var aliases: [String] = []
        for member in type.members {
            let name = Naming.member(member.name)
            guard names.insert(name).inserted else { continue }
            let number = Int32(truncatingIfNeeded: member.value)
            if let original = cases.first(where: { $0.number == number })?.name {
                aliases.append(
                    "    /// `\(member.symbol)`.\n    public static var \(name): Self { .\(original) }")
            } else {
                cases.append((name, number))
                lines += ["    /// `\(member.symbol)`.", "    case \(name)"]
            }
        }
        lines += [
            "    /// A number that this binding has no case for.", "    case newer(Int32)",
            "    public init(rawValue: Int32) {", "        switch rawValue {",
        ]
        lines += cases.map { "        case \($0.number): self = .\($0.name)" }
        lines += ["        default: self = .newer(rawValue)", "        }", "    }"]
        lines += ["    public var rawValue: Int32 {", "        switch self {"]
        lines += cases.map { "        case .\($0.name): \($0.number)" }
        lines += ["        case .newer(let number): number", "        }", "    }"]
        lines.append(
            "    public static var allCases: [Self] { [\(cases.map { ".\($0.name)" }.joined(separator: ", "))] }"
        )
        lines += typeLines
        if let domain = type.errorDomain {
            lines.append("    public static var domain: String { \"\(domain)\" }")
        }
        planFunctions()
        return (lines + aliases + ["}"]).joined(separator: "\n") + extensionText()
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
            let name = Naming.member(member.name)
            guard names.insert(name).inserted else { continue }
            let value = UInt32(truncatingIfNeeded: member.value)
            lines.append("    /// `\(member.symbol)`.")
            lines.append("    public static let \(name) = Self(rawValue: \(value))")
        }
        planFunctions()
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
