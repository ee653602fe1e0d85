// SPDX-License-Identifier: MIT

import Glibc

/// Keeps the facts of every file between runs, in `$XDG_CACHE_HOME/rxtree`.
///
/// A file counts as unchanged while its size, inode and both of its times are the same. A file changed so
/// recently that another change could bear the same time is not kept. A cache that cannot be read or written
/// is as good as none: the map is the same, it only takes longer.
public struct FactCache: Sendable {
    struct Entry: Sendable {
        var file: SourceFile
        var facts: FileFacts
    }

    struct Known: Sendable {
        var stamp: SourceFile.Stamp
        var facts: FileFacts
    }

    /// Raised whenever what is stored changes its form or its meaning.
    private static let format = Array("rxtree facts 1\n".utf8)
    /// Decoded in parallel, this many files together.
    private static let shardSize = 512
    /// Times of files are this coarse, in nanoseconds.
    private static let grain = 20_000_000

    private let path: String

    /// - Parameters:
    ///   - root: the project the cache is for.
    ///   - directory: where caches live; nil leaves caching out.
    public init?(root: String, includingTests: Bool, directory: String? = FactCache.standardDirectory) {
        guard let directory else { return nil }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in root.utf8 + [includingTests ? 1 : 0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        path = directory + "/rxtree/" + String(hash, radix: 16) + ".facts"
    }

    /// `$XDG_CACHE_HOME`, or `~/.cache`.
    public static var standardDirectory: String? {
        if let cache = getenv("XDG_CACHE_HOME"), cache.pointee == CChar(UInt8(ascii: "/")) {
            return String(cString: cache)
        }
        return getenv("HOME").map { String(cString: $0) + "/.cache" }
    }

    func load() -> [String: Known] {
        guard let bytes = ProjectReader.contents(of: path), bytes.starts(with: FactCache.format) else {
            return [:]
        }
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
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let limit = now.tv_sec * 1_000_000_000 + now.tv_nsec - FactCache.grain
        let safe = entries.filter { max($0.file.stamp.modified, $0.file.stamp.changed) < limit }
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
        replaceFile(with: bytes)
    }

    /// Written aside, then renamed, so that two runs at once never see half a cache.
    private func replaceFile(with bytes: [UInt8]) {
        var parent = ""
        for part in path.split(separator: "/").dropLast() {
            parent += "/" + part
            mkdir(parent, 0o700)
        }
        let temporary = path + ".\(getpid())"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { return }
        var written = 0
        bytes.withUnsafeBytes { buffer in
            while written < buffer.count {
                let count = write(file, buffer.baseAddress! + written, buffer.count - written)
                if count <= 0 { break }
                written += count
            }
        }
        close(file)
        if written < bytes.count || rename(temporary, path) != 0 { unlink(temporary) }
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
