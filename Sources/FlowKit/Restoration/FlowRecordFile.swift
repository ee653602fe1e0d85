// SPDX-License-Identifier: MIT

import Glibc

/// The file of an application's record of navigation, for its next run.
///
/// A write replaces the whole file: if the program is killed while it writes, the file has the record that was written before.
public struct FlowRecordFile: Sendable, Hashable {
    /// The path of the file.
    public let path: String

    /// The file at `path`.
    public init(path: String) { self.path = path }

    /// The usual file of an application: `$XDG_STATE_HOME/<application>/navigation.json`, or below `~/.local/state`.
    public init(application id: String) {
        func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        let state = value("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = state ?? (value("HOME") ?? "") + "/.local/state"
        self.init(path: "\(folder)/\(id)/navigation.json")
    }

    /// The record that was written last; nil if there is none, or if it cannot be read.
    public func load() -> FlowRecord? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        return try? FlowRecord(decoding: String(decoding: bytes, as: UTF8.self))
    }

    /// Writes the record, and creates the folders above the file. Throws ``FlowRecordFileError`` if that fails.
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

    /// Removes the file.
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
    /// The path of the file.
    public let path: String
    /// The system's error number.
    public let code: Int32

    public var description: String {
        "The record of navigation could not be written to \(path): \(String(cString: strerror(code))). "
            + "The next run cannot restore the screens; make the folder writable."
    }
}
