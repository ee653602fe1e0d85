// SPDX-License-Identifier: MIT

/// A folder of generated files, and the types in it.
struct Area {
    let module: String
    let folder: String
    /// Names of types, or beginnings and ends of names with a star.
    let patterns: [String]

    fileprivate func matches(_ name: String) -> Bool {
        patterns.contains { pattern in
            if pattern.hasSuffix("*") { return name.hasPrefix(pattern.dropLast()) }
            return pattern.hasPrefix("*") && name.hasSuffix(pattern.dropFirst())
        }
    }
}

extension Overrides {
    /// Returns the folder of a type below `Generated` of its module; nil for `Generated` itself.
    func folder(of name: String, in module: String) -> String? {
        let areas = areas.filter { $0.module == module }
        let found = areas.first { $0.patterns.contains(name) } ?? areas.first { $0.matches(name) }
        return found?.folder ?? (areas.isEmpty ? nil : "Basics")
    }
}
