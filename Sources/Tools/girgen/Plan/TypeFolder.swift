// SPDX-License-Identifier: MIT

/// A folder of generated files, and the types in it.
struct TypeFolder {
    let module: String
    let folder: String
    /// Names of types, or beginnings and ends of names with a star.
    let patterns: [String]

    init(_ line: OverridesLine) {
        module = line.name
        folder = line.firstAndRest.first
        patterns = Array(line.words.dropFirst())
    }

    fileprivate func matches(_ name: String) -> Bool {
        patterns.contains { TypeFolder.matches(name, $0) }
    }

    /// Whether a name is the pattern itself, or has its beginning or end.
    static func matches(_ name: String, _ pattern: String) -> Bool {
        if pattern.hasSuffix("*") { return name.hasPrefix(pattern.dropLast()) }
        return pattern.hasPrefix("*") ? name.hasSuffix(pattern.dropFirst()) : name == pattern
    }
}

extension Overrides {
    /// Returns the folder of a type below `Generated` of its module; nil for `Generated` itself.
    func folder(of name: String, in module: String) -> String? {
        let folders = folders.filter { $0.module == module }
        let found = folders.first { $0.patterns.contains(name) } ?? folders.first { $0.matches(name) }
        return found?.folder ?? (folders.isEmpty ? nil : "Basics")
    }
}
