// SPDX-License-Identifier: MIT

import PluginKit

/// An archive of a plugin: its manifest, its library, and the other files of its folder.
struct PluginArchive {
    let archive: TarArchive
    let manifest: PluginManifest

    init(contentsOf file: String) throws {
        try self.init(
            TarArchive(reading: Files.read(file, limit: TarArchive.sizeLimit), file: file), file: file)
    }

    /// Checks that the archive has exactly one manifest, and the library of that manifest.
    init(_ archive: TarArchive, file: String) throws {
        let manifests = archive.entries.filter { !$0.path.contains("/") && $0.path.hasSuffix(".plugin") }
        guard let entry = manifests.first, manifests.count == 1 else {
            throw Failure(
                .mistakes,
                "\(file) has \(manifests.isEmpty ? "no manifest" : "several manifests"). Make it with shellctl pack."
            )
        }
        manifest = try PluginManifest(parsing: entry.bytes, file: "\(file)/\(entry.path)")
        let library = manifest.library
        guard archive.entries.contains(where: { $0.path == library }) else {
            throw Failure(
                .mistakes, "\(file) has no \(library), which its manifest names. Make it with shellctl pack.")
        }
        self.archive = archive
    }

    /// Collects the files of a folder with a manifest and its library.
    init(folder: String, manifest file: String) throws {
        var entries: [TarArchive.Entry] = []
        var size = 0
        func add(_ folder: String, _ prefix: String) throws {
            for name in try Files.names(in: folder) where !name.hasPrefix(".") {
                let path = "\(folder)/\(name)"
                if Files.isLink(path) {
                    throw Failure(
                        .mistakes,
                        "\(path) is a symbolic link, which cannot be in an archive. Put the real file there.")
                }
                if Files.isFolder(path) {
                    try add(path, "\(prefix)\(name)/")
                    continue
                }
                let bytes = try Files.read(path, limit: TarArchive.sizeLimit)
                size += bytes.count
                guard size <= TarArchive.sizeLimit, entries.count < TarArchive.countLimit else {
                    throw Failure(
                        .mistakes,
                        "\(folder) is too large for an archive. Name a folder with the files of the plugin only."
                    )
                }
                entries.append(
                    TarArchive.Entry(
                        path: "\(prefix)\(name)", bytes: bytes, isExecutable: Files.isExecutable(path)))
            }
        }
        try add(folder, "")
        try self.init(TarArchive(entries), file: file)
    }

    /// Writes the files into a new folder.
    func unpack(to folder: String) throws {
        try Files.makeFolder(folder)
        for entry in archive.entries {
            let path = "\(folder)/\(entry.path)"
            if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash])) }
            try Files.write(entry.bytes, to: path, isExecutable: entry.isExecutable)
        }
    }
}
