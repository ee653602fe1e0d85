// SPDX-License-Identifier: MIT

import Foundation

/// The software catalogue of a machine: its lists, and the installed files of each package.
///
/// ```swift
/// let catalogue = Catalogue.ofThisMachine
/// for file in try catalogue.files() { try file.read { part, fraction in … } }
/// ```
package struct Catalogue: Sendable {
    /// The name for the user.
    package let name: String
    /// A note about the packages for the user, which is shown after “6000 packages”; empty for none.
    package let note: String
    /// The folders in which files change when the catalogue changes.
    package let folders: [String]
    /// The lists, those of the installed packages first. Any thread may call it.
    package let files: @Sendable () throws -> [CatalogueFile]
    /// The installed files of a package. It may take a while. Any thread may call it.
    package let installedFiles: @Sendable (PackageSummary.ID) throws -> [String]

    package init(
        name: String, note: String = "", folders: [String] = [],
        files: @escaping @Sendable () throws -> [CatalogueFile],
        installedFiles: @escaping @Sendable (PackageSummary.ID) throws -> [String] = { _ in [] }
    ) {
        self.name = name
        self.note = note
        self.folders = folders
        self.files = files
        self.installedFiles = installedFiles
    }

    /// The catalogue of the machine that this program runs on: that of dpkg and apt, that of RPM, or the one that is part of the
    /// program.
    package static var ofThisMachine: Catalogue {
        if InputFile.canRead("/var/lib/dpkg/status") { return .debian() }
        return Subprocess.isInstalled("rpm") ? .rpm() : .bundled
    }

    /// The packages of dpkg and the lists of apt.
    package static func debian(
        dpkg: String = "/var/lib/dpkg", lists: String = "/var/lib/apt/lists"
    ) -> Catalogue {
        Catalogue(name: "Debian", folders: [dpkg, lists]) {
            let status = try CatalogueFile(path: "\(dpkg)/status")
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: lists)
            } catch CocoaError.fileReadNoSuchFile {
                // A machine without lists still has its installed packages.
                return [status]
            } catch {
                let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code.rawValue
                let reason = code.map { String(cString: strerror($0)) } ?? "\(error)"
                // Reported when it is its turn, so that the installed packages are read.
                return [
                    status,
                    CatalogueFile(
                        .unreadable(path: lists, reason: reason), size: 0, stamp: "\(lists) \(reason)"),
                ]
            }
            let packages = names.filter(isList).sorted()
            // A list that cannot be read, such as a link that leads nowhere, is reported when it is its turn.
            return [status]
                + packages.map { name in
                    let path = "\(lists)/\(name)"
                    return (try? CatalogueFile(path: path))
                        ?? CatalogueFile(.file(path), size: 0, stamp: path)
                }
        } installedFiles: { id in
            let folder = "\(dpkg)/info"
            // The name has the architecture where several may be installed.
            for name in ["\(id.name):\(id.architecture)", id.name] {
                let path = "\(folder)/\(name).list"
                // What cannot be read is not missing: opening it says why.
                guard access(path, F_OK) == 0 || errno != ENOENT else { continue }
                var text: [UInt8] = []
                try InputFile(path: path).read { text.append(contentsOf: $0) }
                return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
                    .filter { $0 != "/." }
            }
            throw CatalogueError.unreadable(
                path: "\(folder)/\(id.name).list", reason: "there is no such file")
        }
    }

    /// The packages of RPM. Its query prints them as stanzas.
    ///
    /// - Parameter database: the folder of its database; nil for the one of the system.
    package static func rpm(database: String? = nil) -> Catalogue {
        let folders = database.map { [$0] } ?? ["/var/lib/rpm", "/usr/lib/sysimage/rpm"]
        let options = database.map { ["--dbpath", $0] } ?? []
        return Catalogue(name: "RPM", folders: folders) {
            let databases = folders.flatMap { folder in
                ["rpmdb.sqlite", "Packages.db", "Packages"].map { "\(folder)/\($0)" }
            }
            let stamps = databases.compactMap { try? CatalogueFile(path: $0) }
            return [
                CatalogueFile(
                    .output(program: "rpm", arguments: options + ["-qa", "--qf", rpmFormat]), size: 4 << 20,
                    stamp: stamps.map(\.stamp).joined(separator: "\n"))
            ]
        } installedFiles: { id in
            var text: [UInt8] = []
            let arguments = options + ["-ql", "--", "\(id.name).\(id.architecture)"]
            try Subprocess("rpm", arguments, input: nil).read(of: id.name) { text.append(contentsOf: $0) }
            // RPM prints a sentence for a package without files, which is not a path.
            return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
                .filter { $0.hasPrefix("/") }
        }
    }

    /// The catalogue that is part of this program.
    package static var bundled: Catalogue {
        Catalogue(name: "Bundled", note: "of the bundled catalogue: the lists of this system cannot be read")
        {
            [.bundled]
        }
    }

    /// Whether apt gives lists of packages names of this form.
    private static func isList(_ name: String) -> Bool {
        name.split(separator: "_").last.map { $0 == "Packages" || $0.hasPrefix("Packages.") } ?? false
    }

    private static let rpmFormat =
        "Package: %{NAME}\\nVersion: %{EVR}\\nArchitecture: %{ARCH}\\nSection: %{GROUP}\\n"
        + "Status: install ok installed\\nInstalled-Bytes: %{SIZE}\\nDescription: %{SUMMARY}\\nHomepage: %{URL}\\n"
        + "Maintainer: %{VENDOR}\\nDepends: [%{REQUIRENAME}, ]\\nRecommends: [%{RECOMMENDNAME}, ]\\n"
        + "Suggests: [%{SUGGESTNAME}, ]\\nProvides: [%{PROVIDENAME}, ]\\n\\n"
}
