// SPDX-License-Identifier: MIT

/// Walks a directory tree for Swift files. Symbolic links are followed, each directory is visited once.
struct Walk {
    let root: String
    let includingTests: Bool
    private(set) var files: [String] = []
    private(set) var projects: Set<String> = []
    private var visited: Set<FileSystem.Identity> = []

    /// Dependencies and build products.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "checkouts", "SourcePackages",
    ]

    init(root: String, includingTests: Bool) {
        self.root = root
        self.includingTests = includingTests
    }

    mutating func visit(_ directory: String) {
        let path = directory.isEmpty ? root : root + "/" + directory
        guard let identity = FileSystem.identity(of: path), visited.insert(identity).inserted else { return }
        // It is kept in place of the files in it: reading it reports the error.
        guard let entries = FileSystem.entries(in: path) else { return files.append(directory) }
        for entry in entries {
            let relative = directory.isEmpty ? entry.name : directory + "/" + entry.name
            if Walk.marksProject(entry.name) { projects.insert(directory) }
            switch entry.kind ?? FileSystem.kind(of: root + "/" + relative) {
            case .directory:
                if Walk.enters(entry.name, includingTests: includingTests) { visit(relative) }
            // A broken link is kept: reading it reports the error.
            case .file, nil:
                if Walk.isSource(entry.name) { files.append(relative) }
            case .other: break
            }
        }
    }

    /// Whether a directory may hold sources of the application.
    static func enters(_ name: String, includingTests: Bool) -> Bool {
        guard name.utf8.first != UInt8(ascii: "."), !skipped.contains(name) else { return false }
        guard includingTests || !(name.hasSuffix("Tests") || name == "Mocks") else { return false }
        return !name.hasSuffix(".xcodeproj") && !name.hasSuffix(".xcassets")
    }

    static func isSource(_ name: String) -> Bool {
        name.hasSuffix(".swift") && name != "Package.swift" && name.utf8.first != UInt8(ascii: ".")
    }

    static func marksProject(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
}
