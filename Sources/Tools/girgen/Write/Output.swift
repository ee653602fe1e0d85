// SPDX-License-Identifier: MIT

import Foundation

/// Generated files, by their path relative to a folder: that of this package, or that of the files of a library in another package.
struct Output {
    private let folder: URL
    private let files: [String: String]
    /// The subfolders that have nothing but generated files.
    private let roots: [String]
    /// The module of the library, whose folder may have other files, too; nil for this package.
    private let module: String?

    /// The files of all modules of this package.
    init(package: URL, files: [String: String]) {
        let modules = Set(
            files.keys.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
        roots = modules.map { "Sources/Binding/\($0)/Generated" } + ["Tests/GtkTests/Generated"]
        (folder, self.files, module) = (package, files, nil)
    }

    /// The files of a library.
    init(library module: String, in folder: URL, files: [String: String]) {
        (self.module, self.folder, self.files, roots) = (module, folder, files, [""])
    }

    /// Writes the files that differ, and removes those of an earlier run.
    func write() throws {
        let changed = changed
        for path in changed {
            let url = folder.appending(path: path)
            if let text = files[path] {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url, atomically: true, encoding: .utf8)
            } else {
                try FileManager.default.removeItem(at: url)
            }
        }
        print("\(files.count) files, \(changed.count) changed")
    }

    /// Prints the paths of the files that differ. Returns whether there are none.
    func check() -> Bool {
        let differences = differences()
        for path in differences { print("stale: \(path)") }
        return differences.isEmpty
    }

    /// Returns the paths of the files that differ; none if the folder was written for another version of the library.
    func differences() -> [String] {
        let file = "\(module ?? "")Module.swift"
        func version(_ text: String?) -> Substring? {
            text?.split(separator: "\n").first { $0.hasPrefix("/// Written for ") }
        }
        if let written = version(existing(file)), let now = version(files[file]), written != now {
            print(
                "Not compared: \(written.dropFirst(4)) \(now.dropFirst(4).replacing("Written", with: "The GIR file is"))"
            )
            return []
        }
        return changed
    }

    private var changed: [String] {
        (files.filter { existing($0.key) != $0.value }.map(\.key) + left).sorted()
    }

    private func existing(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The files of an earlier run.
    private var left: [String] {
        let found = roots.flatMap { root in
            let names = FileManager.default.enumerator(atPath: folder.appending(path: root).path)
            return (names?.compactMap { $0 as? String } ?? []).map { root.isEmpty ? $0 : "\(root)/\($0)" }
        }
        return found.filter {
            $0.hasSuffix(".swift") && files[$0] == nil
                && (module == nil || existing($0)?.contains("// Written by girgen. Do not edit.") == true)
        }
    }
}
