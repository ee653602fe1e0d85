// SPDX-License-Identifier: MIT

extension TypePlanner {
    func enumerationText() -> String {
        let conformance = type.errorDomain == nil ? "Enumeration" : "ErrorCode"
        var lines = [
            comment(type.errorDomain == nil ? "enum" : "error"),
            "public enum \(swiftName): Int32, \(conformance)\(valueConformance) {",
        ]
        var seen: [Int: String] = [:]
        var names: Set<String> = []
        var aliases: [String] = []
        for member in type.members {
            let name = Naming.member(member.name)
            guard names.insert(name).inserted else { continue }
            if let original = seen[member.value] {
                aliases.append(
                    "    /// `\(member.symbol)`.\n    public static var \(name): Self { .\(original) }")
            } else {
                seen[member.value] = name
                lines.append("    /// `\(member.symbol)`.")
                lines.append("    case \(name) = \(Int32(truncatingIfNeeded: member.value))")
            }
        }
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
        for member in type.members where member.value != 0 {
            let name = Naming.member(member.name)
            guard names.insert(name).inserted else { continue }
            let value = UInt32(truncatingIfNeeded: member.value)
            lines.append("    /// `\(member.symbol)`.")
            lines.append("    public static let \(name) = Self(rawValue: \(value))")
        }
        planFunctions()
        return (lines + ["}"]).joined(separator: "\n") + extensionText()
    }

    /// GLib is below the module that declares `ValueConvertible`.
    private var valueConformance: String {
        type.getType == nil || module == "GLib" ? "" : ", ValueConvertible"
    }

    private var typeLines: [String] {
        type.getType.map { ["    public static var gtype: UInt { \($0)() }"] } ?? []
    }
}
