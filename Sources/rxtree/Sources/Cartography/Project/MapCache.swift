// SPDX-License-Identifier: MIT

/// Keeps the map of a project for as long as none of its files changes.
struct MapCache: Sendable {
    private static let format = Array("rxtree map\n".utf8)

    let file: CacheFile

    func load(for tree: SourceTree) -> AppMap? {
        guard let bytes = file.read(), bytes.starts(with: MapCache.format) else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            let packed = UnsafeBufferPointer(rebasing: buffer[MapCache.format.count...])
            guard var unpacker = try? Unpacker(packed) else { return nil }
            guard let mark = try? unpacker.read() as Int, mark == MapCache.mark(of: tree) else { return nil }
            return try? unpacker.read() as AppMap
        }
    }

    func store(_ map: AppMap, for tree: SourceTree) {
        guard tree.files.allSatisfy({ $0.isSettled() }) else { return }
        var packer = Packer()
        packer.write(MapCache.mark(of: tree))
        packer.write(map)
        file.replace(with: MapCache.format + packer.finished())
    }

    /// Differs when a file came, went or changed, and between builds of this tool.
    private static func mark(of tree: SourceTree) -> Int {
        var hash = Cache.Hash()
        hash.add(Cache.toolMark)
        for file in tree.files {
            hash.add(file.path)
            hash.add(file.stamp.size)
            hash.add(file.stamp.modified)
            hash.add(file.stamp.changed)
            hash.add(file.stamp.inode)
        }
        for project in tree.projects.sorted() { hash.add(project) }
        return Int(truncatingIfNeeded: hash.value)
    }
}
