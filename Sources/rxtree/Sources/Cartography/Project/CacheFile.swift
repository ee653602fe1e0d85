// SPDX-License-Identifier: MIT

import Glibc

/// A file of the cache. One that cannot be read or written is as good as none: the map is the same, it only
/// takes longer.
struct CacheFile: Sendable {
    let path: String

    func read() -> [UInt8]? { ProjectReader.contents(of: path) }

    /// Written aside, then renamed, so that two runs at once never see half a cache.
    func replace(with bytes: [UInt8]) {
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
}
