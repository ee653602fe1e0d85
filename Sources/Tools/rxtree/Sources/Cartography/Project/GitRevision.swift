// SPDX-License-Identifier: MIT

/// The Swift files of an earlier commit, read through git.
struct GitRevision {
    let tree: SourceTree
    let revision: String

    /// - Throws: `RxTreeError.noRevision` when the root is in no repository or the commit is not known.
    func texts() throws -> [(path: String, text: [UInt8])] {
        let list = try git(["ls-tree", "-r", "-z", revision, "--", "."])
        let entries = list.split(separator: 0).compactMap { line -> (path: String, object: String)? in
            // mode, type and object name, then a tab and the path
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let head = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
            let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
            guard head.count == 3, head[1] == "blob", tree.takes(path) else { return nil }
            return (path, String(head[2]))
        }
        let objects = try git(
            ["cat-file", "--batch"], input: entries.map { $0.object + "\n" }.joined())
        return zip(entries.map(\.path), GitRevision.contents(of: objects)).map { ($0, $1) }
    }

    /// What `git cat-file --batch` prints: for each object a line that ends with its size, then its bytes.
    private static func contents(of batch: [UInt8]) -> [[UInt8]] {
        var contents: [[UInt8]] = []
        var position = 0
        while let newline = batch[position...].firstIndex(of: 0x0A) {
            let header = String(decoding: batch[position..<newline], as: UTF8.self)
            guard let size = header.split(separator: " ").last.flatMap({ Int($0) }) else { break }
            let end = newline + 1 + size
            guard end <= batch.count else { break }
            contents.append(Array(batch[(newline + 1)..<end]))
            position = min(end + 1, batch.count)
        }
        return contents
    }

    private func git(_ arguments: [String], input: String = "") throws -> [UInt8] {
        try Command.run(["git", "-C", tree.root] + arguments, input: input) {
            .noRevision(revision, reason: $0)
        }
    }
}

extension AppMap {
    /// Reads the map as it was in a commit of the repository around the tree.
    ///
    /// - Throws: `RxTreeError.noRevision`.
    public init(of tree: SourceTree, at revision: String) throws {
        let texts = try GitRevision(tree: tree, revision: revision).texts()
        self = Linker(units: ProjectReader.units(of: texts, tree: tree), root: tree.root).map()
    }
}
