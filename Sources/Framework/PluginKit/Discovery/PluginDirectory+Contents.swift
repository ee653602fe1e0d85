// SPDX-License-Identifier: MIT

import FileKit
import Glibc

extension PluginDirectory {
    /// The result of a search of a folder.
    struct Contents {
        /// The paths of the manifests, sorted by name: first those in the folder itself, then those in its subfolders.
        var manifests: [String] = []
        /// The reasons why files and folders were not read.
        var violations: [PathSafety.Violation] = []
    }

    /// The largest number of manifests in a folder and its subfolders.
    static let manifestLimit = 1_000

    /// Finds the manifests, and checks that the folders and the files are safe.
    func contents(_ safety: inout PathSafety) -> Contents {
        var result = Contents()
        guard let names = Self.names(in: path, &safety, &result.violations) else { return result }
        for name in names where Self.isManifest(name) { add("\(path)/\(name)", safety, &result) }
        for name in names where !Self.isManifest(name) {
            let folder = "\(path)/\(name)"
            switch Self.type(of: folder) {
            case S_IFDIR:
                let nested = Self.names(in: folder, &safety, &result.violations) ?? []
                for name in nested where Self.isManifest(name) { add("\(folder)/\(name)", safety, &result) }
            case S_IFLNK where Self.leadsToFolder(folder):
                result.violations.append(
                    PathSafety.Violation(
                        path: folder, reason: "it is a symbolic link, which is not followed",
                        remedy: "Put the real file or folder there"))
            default: break
            }
        }
        return result
    }

    private func add(_ file: String, _ safety: PathSafety, _ result: inout Contents) {
        do throws(PathSafety.Violation) {
            try safety.check(file: file)
            if result.manifests.count == Self.manifestLimit {
                throw PathSafety.Violation(
                    path: file, reason: "the folder has more than \(Self.manifestLimit) manifests",
                    remedy: "Remove plugins that are not used")
            }
            result.manifests.append(file)
        } catch {
            // If there are too many manifests, this is reported only once.
            if result.violations.last?.reason != error.reason || result.manifests.count < Self.manifestLimit {
                result.violations.append(error)
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
        in folder: String, _ safety: inout PathSafety, _ violations: inout [PathSafety.Violation]
    ) -> [String]? {
        do throws(PathSafety.Violation) { try safety.check(folder: folder) } catch {
            violations.append(error)
            return nil
        }
        guard let entries = Folder.entries(in: folder, followsLink: false) else {
            let code = errno
            if code != ENOENT, code != ENOTDIR {
                violations.append(
                    PathSafety.Violation(
                        path: folder, reason: "it cannot be read: \(String(cString: strerror(code)))",
                        remedy: "Run chmod u+rx \(folder)"))
            }
            return nil
        }
        violations += entries.filter { $0.name == nil }.map {
            PathSafety.Violation(
                path: "\(folder)/\($0.text)", reason: "its name is not UTF-8", remedy: "Rename it")
        }
        return entries.filter { !$0.isHidden }.compactMap(\.name)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
