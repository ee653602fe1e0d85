// SPDX-License-Identifier: MIT

/// Keeps the facts of every file between runs, so that only files that changed are read again.
///
/// A file counts as unchanged while its size, inode and both of its times are the same. A file changed so
/// recently that another change could bear the same time is not kept.
struct FactCache: Sendable {
    struct Entry: Sendable {
        var file: SourceFile
        var facts: FileFacts
    }

    struct Known: Sendable {
        var stamp: SourceFile.Stamp
        var facts: FileFacts
    }

    private static let format = Array("rxtree facts \(Cache.toolMark)\n".utf8)
    /// Decoded in parallel, this many files together.
    private static let shardSize = 256

    let file: CacheFile

    func load() -> [String: Known] {
        guard let bytes = file.read(), bytes.starts(with: FactCache.format) else { return [:] }
        guard let ranges = try? FactCache.shards(of: bytes) else { return [:] }
        let shards = ProjectReader.inParallel(ranges, chunk: 1) { range -> [PackedEntry]? in
            bytes.withUnsafeBufferPointer { buffer in
                guard var unpacker = try? Unpacker(UnsafeBufferPointer(rebasing: buffer[range])) else {
                    return nil
                }
                return try? unpacker.read()
            }
        }
        var known: [String: Known] = [:]
        known.reserveCapacity(ranges.count * FactCache.shardSize)
        for shard in shards {
            for entry in shard ?? [] { known[entry.path] = Known(stamp: entry.stamp, facts: entry.facts) }
        }
        return known
    }

    func store(_ entries: [Entry]) {
        let safe = entries.filter { $0.file.isSettled() }
        let parts = stride(from: 0, to: safe.count, by: FactCache.shardSize).map {
            Array(safe[$0..<min($0 + FactCache.shardSize, safe.count)])
        }
        let shards = ProjectReader.inParallel(parts, chunk: 1) { part in
            var packer = Packer()
            packer.write(part.map { PackedEntry(path: $0.file.path, stamp: $0.file.stamp, facts: $0.facts) })
            return packer.finished()
        }
        var bytes = FactCache.format
        for shard in shards {
            withUnsafeBytes(of: UInt64(shard.count).littleEndian) { bytes.append(contentsOf: $0) }
            bytes += shard
        }
        file.replace(with: bytes)
    }

    private static func shards(of bytes: [UInt8]) throws -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var position = format.count
        while position < bytes.count {
            guard position + 8 <= bytes.count else { throw DamagedCache() }
            let length = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[position + $1]) << UInt64($1 * 8) }
            position += 8
            guard length <= UInt64(bytes.count - position) else { throw DamagedCache() }
            ranges.append(position..<(position + Int(length)))
            position += Int(length)
        }
        return ranges
    }
}

private struct PackedEntry: Packed, Sendable {
    var path: String
    var stamp: SourceFile.Stamp
    var facts: FileFacts

    init(path: String, stamp: SourceFile.Stamp, facts: FileFacts) {
        self.path = path
        self.stamp = stamp
        self.facts = facts
    }

    func pack(into packer: inout Packer) {
        packer.write(path)
        packer.write(stamp.size)
        packer.write(stamp.modified)
        packer.write(stamp.changed)
        packer.write(stamp.inode)
        packer.write(facts)
    }

    init(from unpacker: inout Unpacker) throws {
        path = try unpacker.read()
        stamp = try .init(
            size: unpacker.read(), modified: unpacker.read(), changed: unpacker.read(), inode: unpacker.read()
        )
        facts = try unpacker.read()
    }
}
