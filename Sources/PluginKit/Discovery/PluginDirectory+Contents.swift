// SPDX-License-Identifier: MIT

import Glibc

extension PluginDirectory {
    /// The result of a search of a folder.
    struct Contents {
        /// The paths of the manifests, sorted by name: first those in the folder itself, then those in its subfolders.
        var manifests: [String] = []
        /// The reasons why files and folders were not read.
        var problems: [PathSafety.Problem] = []
    }

    /// The largest number of manifests in a folder and its subfolders.
    static let manifestLimit = 1_000

    /// Finds the manifests, and checks that the folders and the files are safe.
    func contents(_ safety: inout PathSafety) -> Contents {
        var result = Contents()
        guard let names = Self.names(in: path, &safety, &result.problems) else { return result }
        for name in names where Self.isManifest(name) { add("\(path)/\(name)", safety, &result) }
        for name in names where !Self.isManifest(name) {
            let folder = "\(path)/\(name)"
            switch Self.type(of: folder) {
            case S_IFDIR:
                let nested = Self.names(in: folder, &safety, &result.problems) ?? []
                for name in nested where Self.isManifest(name) { add("\(folder)/\(name)", safety, &result) }
            case S_IFLNK where Self.leadsToFolder(folder):
                result.problems.append(
                    PathSafety.Problem(
                        path: folder, reason: "it is a symbolic link, which is not followed",
                        remedy: "Put the real file or folder there"))
            default: break
            }
        }
        return result
    }

    private func add(_ file: String, _ safety: PathSafety, _ result: inout Contents) {
        do throws(PathSafety.Problem) {
            try safety.check(file: file)
            if result.manifests.count == Self.manifestLimit {
                throw PathSafety.Problem(
                    path: file, reason: "the folder has more than \(Self.manifestLimit) manifests",
                    remedy: "Remove plugins that are not used")
            }
            result.manifests.append(file)
        } catch {
            // If there are too many manifests, this is reported only once.
            if result.problems.last?.reason != error.reason || result.manifests.count < Self.manifestLimit {
                result.problems.append(error)
            }
        }
    }

    private static func isManifest(_ name: String) -> Bool { name.hasSuffix(".plugin") }

    private static func type(of path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    private static func leadsToFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the sorted names in a folder, without hidden files. Returns nil if the folder does not exist, is not safe or cannot be read.
    private static func names(
        in folder: String, _ safety: inout PathSafety, _ problems: inout [PathSafety.Problem]
    ) -> [String]? {
        do throws(PathSafety.Problem) { try safety.check(folder: folder) } catch {
            problems.append(error)
            return nil
        }
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            let code = errno
            if descriptor >= 0 { close(descriptor) }
            if code != ENOENT, code != ENOTDIR {
                problems.append(
                    PathSafety.Problem(
                        path: folder, reason: "it cannot be read: \(String(cString: strerror(code)))",
                        remedy: "Run chmod u+rx \(folder)"))
            }
            return nil
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.contains("\u{FFFD}") {
                problems.append(
                    PathSafety.Problem(
                        path: "\(folder)/\(name)", reason: "its name is not UTF-8", remedy: "Rename it"))
            } else if !name.hasPrefix(".") {
                names.append(name)
            }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
