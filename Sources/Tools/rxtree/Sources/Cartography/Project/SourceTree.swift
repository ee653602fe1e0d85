// SPDX-License-Identifier: MIT

/// The Swift files of a project. Finding ten thousand files takes 20 ms.
public struct SourceTree: Sendable {
    /// The directory to which shown paths are relative.
    public let root: String
    /// Swift files, by their paths relative to the root.
    var files: [String]
    /// Directories, relative to the root, that contain a `Package.swift` or an Xcode project.
    var projects: Set<String>
    let includingTests: Bool

    /// Finds the project around a directory: the nearest one above that contains an Xcode project, a workspace or
    /// a `Package.swift`. A directory outside of any project is its own root.
    ///
    /// - Parameter exactly: use the directory itself as the root.
    /// - Throws: `RxTreeError.noDirectory` when there is no such directory, `noSources` when no Swift is in it.
    public init(around directory: String, exactly: Bool = false, includingTests: Bool = false) throws {
        guard let path = FileSystem.absolutePath(directory), FileSystem.kind(of: path) == .directory else {
            throw RxTreeError.noDirectory(directory)
        }
        let root = exactly ? path : SourceTree.project(above: path) ?? path
        var walk = Walk(root: root, includingTests: includingTests)
        walk.visit("")
        guard !walk.files.isEmpty else { throw RxTreeError.noSources(root) }
        self.root = root
        self.includingTests = includingTests
        files = walk.files.sorted()
        projects = walk.projects
    }

    /// The directory that decides which of several types with the same name is meant: a SwiftPM target, or else
    /// the nearest project.
    func module(of path: String) -> String {
        var parts = path.split(separator: "/").dropLast().map(String.init)
        let folders = parts
        while !parts.isEmpty, !projects.contains(parts.joined(separator: "/")) { parts.removeLast() }
        let inner = folders.dropFirst(parts.count)
        if inner.count >= 2, inner.first == "Sources" { parts += inner.prefix(2) }
        return parts.joined(separator: "/")
    }

    /// Whether a path belongs to the tree, by its names only: for files of a commit, which are not on disk.
    func takes(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last, Walk.isSource(name) else { return false }
        return parts.dropLast().allSatisfy { Walk.enters($0, includingTests: includingTests) }
    }

    private static func project(above path: String) -> String? {
        var current = path
        while true {
            let entries = FileSystem.entries(in: current) ?? []
            if entries.contains(where: { Walk.marksProject($0.name) }) {
                return current
            }
            guard let slash = current.lastIndex(of: "/"), current.count > 1 else { return nil }
            current = slash == current.startIndex ? "/" : String(current[..<slash])
        }
    }
}
