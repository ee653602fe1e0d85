// SPDX-License-Identifier: MIT

import Foundation

/// The files in `Tests/Files`.
enum LogFiles {
    static func path(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Files/\(name)").path(percentEncoded: false)
    }

    static func data(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: path(name))) }

    /// The lines of a file, without their ends.
    static func lines(_ name: String) throws -> [Data] {
        try data(name).split(separator: UInt8(ascii: "\n")).map { Data($0) }
    }

    /// The columns of a table.
    static func rows(_ name: String) throws -> [[String]] {
        try lines(name).map { String(decoding: $0, as: UTF8.self).components(separatedBy: "\t") }
    }
}
