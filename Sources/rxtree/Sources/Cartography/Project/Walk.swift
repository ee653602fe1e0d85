// SPDX-License-Identifier: MIT

import Glibc

/// Walks a directory tree for Swift files. Symbolic links are followed, each directory is visited once.
struct Walk {
    struct Entry {
        var name: String
        var type: Int
    }

    let root: String
    let includingTests: Bool
    private(set) var files: [SourceFile] = []
    private(set) var projects: Set<String> = []
    private var visited: Set<[Int]> = []

    /// Other people's code and what tools produce.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "checkouts", "SourcePackages",
    ]

    init(root: String, includingTests: Bool) {
        self.root = root
        self.includingTests = includingTests
    }

    mutating func visit(_ directory: String) {
        let path = directory.isEmpty ? root : root + "/" + directory
        var info = stat()
        guard stat(path, &info) == 0, visited.insert([Int(info.st_dev), Int(info.st_ino)]).inserted else {
            return
        }
        for entry in Walk.names(in: path) {
            let relative = directory.isEmpty ? entry.name : directory + "/" + entry.name
            if Walk.marksProject(entry.name) { projects.insert(directory) }
            switch entry.type {
            case DT_DIR: descend(into: relative, named: entry.name)
            case DT_REG: add(relative, named: entry.name)
            default:
                if stat(root + "/" + relative, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
                    descend(into: relative, named: entry.name)
                } else {
                    add(relative, named: entry.name)
                }
            }
        }
    }

    private mutating func descend(into relative: String, named name: String) {
        if Walk.enters(name, includingTests: includingTests) { visit(relative) }
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

    private mutating func add(_ relative: String, named name: String) {
        guard Walk.isSource(name) else { return }
        var info = stat()
        // A link that leads nowhere is kept too: that it cannot be read is said later.
        guard stat(root + "/" + relative, &info) != 0 || info.st_mode & S_IFMT == S_IFREG else { return }
        files.append(SourceFile(path: relative, stamp: .init(info)))
    }

    static func marksProject(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    static func names(in path: String) -> [Entry] {
        guard let handle = opendir(path) else { return [] }
        defer { closedir(handle) }
        var names: [Entry] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(Entry(name: name, type: Int(entry.pointee.d_type))) }
        }
        return names
    }
}

extension SourceFile.Stamp {
    init(_ info: stat) {
        size = Int(info.st_size)
        modified = info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
        changed = info.st_ctim.tv_sec * 1_000_000_000 + info.st_ctim.tv_nsec
        inode = Int(info.st_ino)
    }
}
