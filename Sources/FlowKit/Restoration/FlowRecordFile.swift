// SPDX-License-Identifier: MIT

import Glibc

/// Where the record of an application's navigation is kept between runs.
///
/// Written whole or not at all: a program that is killed while it writes leaves the record before.
public struct FlowRecordFile: Sendable, Hashable {
    /// Where the record is written.
    public let path: String

    /// A record at `path`.
    public init(path: String) { self.path = path }

    /// The usual place: `$XDG_STATE_HOME/<application>/navigation.json`, or below `~/.local/state`.
    public init(application id: String) {
        func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        let state = value("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = state ?? (value("HOME") ?? "") + "/.local/state"
        self.init(path: "\(folder)/\(id)/navigation.json")
    }

    /// What was written last; nil if there is nothing, or nothing that can be read.
    public func load() -> FlowRecord? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        return try? FlowRecord(decoding: String(decoding: bytes, as: UTF8.self))
    }

    /// Writes the record, and makes the folders above it. Throws ``FlowRecordFileError`` if that fails.
    public func save(_ record: FlowRecord) throws {
        let json = try record.encoded()
        makeFolders()
        let new = path + ".new"
        guard let file = fopen(new, "w") else { throw FlowRecordFileError(path: new, code: errno) }
        let isWritten = fputs(json, file) >= 0
        guard fclose(file) == 0, isWritten, rename(new, path) == 0 else {
            throw FlowRecordFileError(path: path, code: errno)
        }
    }

    /// Forgets what was written.
    public func remove() { unlink(path) }

    private func makeFolders() {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
    }
}

/// The record of navigation could not be written.
public struct FlowRecordFileError: Error, Hashable, CustomStringConvertible {
    /// The file that was to be written.
    public let path: String
    /// The system's error number.
    public let code: Int32

    public var description: String {
        "The record of navigation could not be written to \(path): \(String(cString: strerror(code))). "
            + "The application will begin anew the next time; make the folder writable to come back to the same screens."
    }
}
