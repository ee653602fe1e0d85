// SPDX-License-Identifier: MIT

import Glibc

/// What is kept of a project between runs, in `$XDG_CACHE_HOME/rxtree`: the facts of every file, and the whole
/// map for as long as no file changes.
public struct Cache: Sendable {
    let facts: FactCache
    let map: MapCache

    /// - Parameters:
    ///   - tree: the project the cache is for.
    ///   - directory: where caches live; nil leaves caching out.
    public init?(for tree: SourceTree, directory: String? = Cache.standardDirectory) {
        guard let directory else { return nil }
        var hash = Hash()
        hash.add(tree.root)
        hash.add(tree.includingTests ? 1 : 0)
        let path = directory + "/rxtree/" + String(hash.value, radix: 16)
        facts = FactCache(file: CacheFile(path: path + ".facts"))
        map = MapCache(file: CacheFile(path: path + ".map"))
    }

    /// `$XDG_CACHE_HOME`, or `~/.cache`.
    public static var standardDirectory: String? {
        if let cache = getenv("XDG_CACHE_HOME"), cache.pointee == CChar(UInt8(ascii: "/")) {
            return String(cString: cache)
        }
        return getenv("HOME").map { String(cString: $0) + "/.cache" }
    }

    /// Differs between builds of this tool, so that none believes what another has stored.
    static let toolMark: Int = {
        var info = stat()
        guard stat("/proc/self/exe", &info) == 0 else { return 0 }
        var hash = Hash()
        let stamp = SourceFile.Stamp(info)
        hash.add(stamp.size)
        hash.add(stamp.modified)
        return Int(truncatingIfNeeded: hash.value)
    }()

    /// FNV-1a: the same in every run, which Swift's own hashing is not.
    struct Hash {
        private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ text: String) {
            for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
            add(text.utf8.count)
        }

        mutating func add(_ number: Int) {
            value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01b3
            value ^= value >> 29
        }
    }
}

extension SourceFile {
    /// Times of files are this coarse, in nanoseconds.
    private static let grain = 20_000_000

    /// Changed so long ago that a change after this would bear another time.
    func isSettled() -> Bool {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return max(stamp.modified, stamp.changed) < now.tv_sec * 1_000_000_000 + now.tv_nsec
            - SourceFile.grain
    }
}
