// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import PluginKit
import Testing

/// A plugin folder for one test.
final class PluginFolder {
    private let folder = TemporaryFolder()

    var path: String { folder.path }

    var directory: PluginDirectory {
        get throws { try #require(PluginDirectory(path)) }
    }

    /// Where the libraries lie that were built with this test.
    static var products: URL {
        get throws {
            let test = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(filePath: test).deletingLastPathComponent()
        }
    }

    /// The bytes of a library that was built with this test.
    static func library(_ product: String) throws -> Data {
        try Data(contentsOf: products.appending(path: "lib\(product).so"))
    }

    /// Returns the path of the manifest of an example.
    static func manifest(_ example: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../\(example)Plugin/\(example.lowercased()).plugin").standardizedFileURL
            .path
    }

    /// Adds the plugin of an example.
    func add(example: String) throws {
        let manifest = try Data(contentsOf: URL(filePath: Self.manifest(example)))
        try write(manifest, to: "\(example.lowercased()).plugin")
        try write(Self.library("\(example)Plugin"), to: "lib\(example)Plugin.so")
    }

    /// Adds a manifest, and the library if there is one.
    func add(
        _ name: String, library: Data?, framework: String = "0.1", process: String = "own",
        more: String = ""
    ) throws {
        let manifest = """
            [Plugin]
            Id=org.example.\(name)
            Name=\(name)
            Version=1.0
            Library=lib\(name).so
            Framework=\(framework)
            Process=\(process)
            [Permission data-folder]
            \(more)
            """
        try write(Data(manifest.utf8), to: "\(name).plugin")
        if let library { try write(library, to: "lib\(name).so") }
    }

    /// Adds the plugin of the fault tests.
    func addFault(process: String = "own", more: String = "") throws {
        try add("fault", library: Self.library("FaultPlugin"), process: process, more: more)
    }

    func write(_ data: Data, to name: String) throws {
        try data.write(to: URL(filePath: "\(path)/\(name)"))
    }
}

extension Data {
    /// With a text of the same length in the place of another, wherever that occurs.
    func replacing(_ old: String, with new: String) throws -> Data {
        try #require(old.utf8.count == new.utf8.count)
        var data = self
        try #require(data.range(of: Data(old.utf8)) != nil)
        while let range = data.range(of: Data(old.utf8)) { data.replaceSubrange(range, with: Data(new.utf8)) }
        return data
    }
}
