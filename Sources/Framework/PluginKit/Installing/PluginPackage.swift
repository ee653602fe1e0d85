// SPDX-License-Identifier: MIT

import FileKit
import Glibc

/// The files of a plugin, from an archive of `shellctl pack` or from a folder: its manifest, its library, and
/// the other files of its folder.
///
/// `shellctl` and the list of plugins in a shell install plugins with it.
///
/// ```swift
/// let package = try PluginPackage(contentsOf: "/home/ada/contacts.rxplugin")
/// let installed = try package.install(in: directory)
/// ```
/// **Errors**: ``PluginPackageError``. **Threading**: it is a value; it reads and writes files, so use it on a background thread.
public struct PluginPackage: Sendable {
    /// A plugin that was installed.
    public struct Installed: Hashable, Sendable {
        /// The folder with its files.
        public let folder: String
        /// The version that it has replaced; nil if there was none.
        public let replaced: String?
    }

    /// The manifest. Its path is that in the archive or in the folder.
    public let manifest: PluginManifest
    private let archive: TarArchive

    /// The relative paths of the files, sorted.
    public var paths: [String] { archive.entries.map(\.path).sorted() }

    /// Reads an archive, and checks that it has exactly one manifest, and the library of that manifest.
    public init(contentsOf file: String) throws(PluginPackageError) {
        try self.init(
            TarArchive(reading: Files.read(file, limit: TarArchive.sizeLimit), file: file), file: file,
            remedy: "Make it with shellctl pack.")
    }

    /// Collects the files of a folder with a manifest and its library. Hidden files are left out.
    public init(folder: String) throws(PluginPackageError) {
        let remedy =
            "Name the package of a plugin, or a folder with one manifest (NAME.plugin) and its library."
        guard try Files.names(in: folder).contains(where: Self.isManifest) else {
            throw .files("\(folder) has no manifest. \(remedy)")
        }
        var (entries, size) = ([TarArchive.Entry](), 0)
        try Self.add(folder, "", of: folder, to: &entries, &size)
        try self.init(TarArchive(entries), file: folder, remedy: remedy)
    }

    private static func isManifest(_ name: String) -> Bool {
        name.hasSuffix(".plugin") && !name.hasPrefix(".")
    }

    private static func add(
        _ folder: String, _ prefix: String, of root: String, to entries: inout [TarArchive.Entry],
        _ size: inout Int
    ) throws(PluginPackageError) {
        for name in try Files.names(in: folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            if Files.kind(path) == S_IFLNK {
                throw .invalid(
                    "\(path) is a symbolic link, which cannot be in an archive. Put the real file there.")
            }
            if Files.isFolder(path) {
                try add(path, "\(prefix)\(name)/", of: root, to: &entries, &size)
                continue
            }
            let bytes = try Files.read(path, limit: TarArchive.sizeLimit)
            size += bytes.count
            guard size <= TarArchive.sizeLimit, entries.count < TarArchive.countLimit else {
                throw .invalid(
                    "\(root) is too large for an archive. Name a folder with the files of the plugin only.")
            }
            entries.append(
                TarArchive.Entry(
                    path: "\(prefix)\(name)", bytes: bytes, isExecutable: Files.isExecutable(path)))
        }
    }

    private init(_ archive: TarArchive, file: String, remedy: String) throws(PluginPackageError) {
        let manifests = archive.entries.filter { !$0.path.contains("/") && Self.isManifest($0.path) }
        guard let entry = manifests.first, manifests.count == 1 else {
            throw .invalid(
                "\(file) has \(manifests.isEmpty ? "no manifest" : "several manifests"). \(remedy)")
        }
        do throws(ManifestError) {
            manifest = try PluginManifest(parsing: entry.bytes, file: "\(file)/\(entry.path)")
        } catch { throw .manifest(error) }
        let library = manifest.library
        guard archive.entries.contains(where: { $0.path == library }) else {
            throw .invalid("\(file) has no \(library), which its manifest names. \(remedy)")
        }
        self.archive = archive
    }

    /// Returns the bytes of an archive with the files. Equal files have equal archives.
    public func bytes() throws(PluginPackageError) -> [UInt8] { try archive.bytes() }

    // MARK: Installing

    /// Returns the folder of a plugin that is installed in a directory, whether it exists or not.
    public static func folder(of id: PluginID, in directory: PluginDirectory) -> String {
        "\(directory.path)/\(id)"
    }

    /// Copies the files into the folder of the plugin in a directory, and replaces another version. A library
    /// that could not be loaded is refused. If an error is thrown, the folder is as it was before.
    public func install(in directory: PluginDirectory) throws(PluginPackageError) -> Installed {
        let folder = Self.folder(of: manifest.id, in: directory)
        let replaced = version(in: folder)
        // The folders are hidden, so that a shell does not find them before they are complete.
        let suffix = "\(manifest.id)-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        let (new, old) = ("\(directory.path)/.new-\(suffix)", "\(directory.path)/.old-\(suffix)")
        do throws(PluginPackageError) {
            try unpack(to: new)
            try checkLibrary(in: new)
            if Files.kind(folder) != nil { try Files.move(folder, to: old) }
            try Files.move(new, to: folder)
        } catch {
            try? Files.remove(new)
            if Files.kind(folder) == nil, Files.kind(old) != nil { try? Files.move(old, to: folder) }
            throw error
        }
        try? Files.remove(old)
        return Installed(folder: folder, replaced: replaced)
    }

    /// Removes the files of a plugin that was installed in a directory. Its data is kept.
    public static func remove(_ id: PluginID, from directory: PluginDirectory) throws(PluginPackageError) {
        try Files.remove(folder(of: id, in: directory))
    }

    private func unpack(to folder: String) throws(PluginPackageError) {
        try Files.makeFolder(folder)
        for entry in archive.entries {
            let path = "\(folder)/\(entry.path)"
            try Files.makeFolder(path.parentPath)
            try Files.write(entry.bytes, to: path, isExecutable: entry.isExecutable)
        }
    }

    /// Throws an error if the shell could not load the plugin.
    private func checkLibrary(in folder: String) throws(PluginPackageError) {
        do throws(PluginFailure) { try PluginLibrary.check("\(folder)/\(manifest.library)") } catch {
            // The plugin contains a host program with the framework that it was built with.
            if case .otherFramework = error, manifest.process == .own, Files.isFolder("\(folder)/plugin-host")
            {
                return
            }
            throw .invalid(error.description.removing("\(folder)/"))
        }
    }

    /// Returns the version of the plugin in its folder, or nil if there is none.
    private func version(in folder: String) -> String? {
        guard let names = try? Files.names(in: folder),
            let name = names.first(where: Self.isManifest),
            let installed = try? PluginManifest(contentsOf: "\(folder)/\(name)"), installed.id == manifest.id
        else { return nil }
        return installed.version
    }
}

extension String {
    /// Without a part, which may occur several times.
    fileprivate func removing(_ part: String) -> String {
        var (result, rest) = ("", self[...])
        while let first = rest.firstIndex(of: "/") {
            // A path begins with a slash.
            if rest[first...].hasPrefix(part) {
                result += rest[..<first]
                rest = rest[first...].dropFirst(part.count)
            } else {
                result += rest[...first]
                rest = rest[rest.index(after: first)...]
            }
        }
        return result + rest
    }
}
