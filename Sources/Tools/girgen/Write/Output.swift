// SPDX-License-Identifier: MIT

import Foundation

/// The generated files of all modules, by their path relative to the package.
struct Output {
    let package: URL
    let files: [String: String]

    /// Writes the files into the folders `Generated`, and removes all others there. With `checkOnly` it reports differences instead, and
    /// returns false if there are any.
    func write(checkOnly: Bool) throws -> Bool {
        var stale: [String] = []
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let url = package.appending(path: path)
            if (try? String(contentsOf: url, encoding: .utf8)) == text { continue }
            stale.append(path)
            if checkOnly { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        for path in try existing() where files[path] == nil {
            stale.append(path)
            if !checkOnly { try FileManager.default.removeItem(at: package.appending(path: path)) }
        }
        if checkOnly {
            for path in stale { print("stale: \(path)") }
            return stale.isEmpty
        }
        print("\(files.count) files, \(stale.count) changed")
        return true
    }

    private func existing() throws -> [String] {
        let modules = Set(
            files.keys.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
        let roots = modules.map { "Sources/Binding/\($0)/Generated" } + ["Tests/GtkTests/Generated"]
        return roots.flatMap { root -> [String] in
            let found = FileManager.default.enumerator(atPath: package.appending(path: root).path)
            return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map {
                "\(root)/\($0)"
            }
        }
    }
}
