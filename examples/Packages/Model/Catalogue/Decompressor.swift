// SPDX-License-Identifier: MIT

import Foundation

/// The program that decompresses a list: the one for its format, or the helper of apt, which reads all formats that apt writes.
enum Decompressor: Equatable {
    /// Reads its standard input.
    case program(String, [String])
    /// Opens the file by itself.
    case helper(String, [String])

    static let aptHelper = "/usr/lib/apt/apt-helper"
    /// The usual ratio of the decompressed to the compressed size of a list.
    static let usualRatio = 3.0

    /// The decompressor for the suffix of a file name; nil for plain text.
    init?(path: String, isInstalled: (String) -> Bool = Subprocess.isInstalled) throws(CatalogueError) {
        let formats = [
            ".gz": "gzip", ".xz": "xz", ".lz4": "lz4", ".bz2": "bzip2", ".zst": "zstd", ".lzma": "xz",
        ]
        guard let program = formats.first(where: { path.hasSuffix($0.key) })?.value else { return nil }
        if isInstalled(program) {
            self = .program(program, ["-dc"])
        } else if isInstalled(Self.aptHelper) {
            self = .helper(Self.aptHelper, ["cat-file", path])
        } else {
            throw .noDecompressor(path: path, program: program)
        }
    }
}
