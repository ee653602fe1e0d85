// SPDX-License-Identifier: MIT

import Foundation

@testable import PackagesModel

/// A folder with lists in the formats of dpkg and apt. The folder is deleted when this object is released.
final class Folder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "packages-\(UUID())")
        for name in ["dpkg/info", "lists"] {
            try FileManager.default.createDirectory(
                at: url.appending(path: name), withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appending(path: name))
    }

    /// Writes a text to a file that a program of the system has compressed.
    func write(_ text: String, to name: String, compressedBy program: String) throws {
        try write(text, to: name + ".plain")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program, "-c", path(name + ".plain")]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try bytes.write(to: url.appending(path: name))
        try FileManager.default.removeItem(atPath: path(name + ".plain"))
    }

    var catalogue: Catalogue { .debian(dpkg: path("dpkg"), lists: path("lists")) }
}
