// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc

/// A file with one value as JSON: the screens to restore, the geometry of windows, or the settings of an application.
///
/// Use it for a small value that is replaced as a whole, and a database for many values. ``StateWriter`` writes a value that changes often.
/// ```swift
/// guard let folder = folders.config else { return }
/// let file = StateFile<Preferences>(path: "\(folder)/preferences.json")
/// var preferences = try file.load() ?? Preferences()
/// preferences.isDark = true
/// try file.save(preferences)
/// ```
/// A write replaces the whole file: if the program is killed or the power fails meanwhile, the file has the value that was written before.
/// Where the path is a symbolic link, the file that it leads to is replaced. It may be used on any thread, by one program at a time.
public struct StateFile<Value: Codable & Sendable>: Sendable, Hashable {
    /// The path of the file.
    public let path: String
    /// The version of the format of the value. A program does not read files with a greater one.
    public let version: Int

    /// The file at `path`, which need not exist.
    ///
    /// - Parameters:
    ///   - path: the absolute path.
    ///   - version: the version of the format. Increase it when earlier versions of the program must not read the value any more.
    public init(path: String, version: Int = 1) {
        self.path = path
        self.version = version
    }

    /// Returns the value that was written last; nil if there is none.
    ///
    /// A file that cannot be read is renamed, so that it is not overwritten.
    /// - Throws: ``StateFileError``, with the new name of a file that is damaged, or that a newer version of the program has written.
    public func load() throws(StateFileError) -> Value? {
        do throws(StateFileError) { return try peek() } catch { throw setAside(error.reason) }
    }

    /// Returns the value that was written last; nil if there is none. A file that cannot be read stays where it is.
    package func peek() throws(StateFileError) -> Value? {
        let bytes: Data
        switch Self.read(path) {
        case .success(let data): bytes = data
        case .failure(let error) where error.code == ENOENT || error.code == ENOTDIR: return nil
        case .failure(let error): throw StateFileError(path: path, reason: .unreadable(error.code))
        }
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: bytes) else {
            throw StateFileError(path: path, reason: .damaged)
        }
        guard header.version <= version else {
            throw StateFileError(
                path: path, reason: .newer(version: header.version, supported: version))
        }
        guard let content = try? decoder.decode(Content.self, from: bytes) else {
            throw StateFileError(path: path, reason: .damaged)
        }
        return content.value
    }

    /// Writes the value, and creates the folders above the file. Returns when the value is on the disk.
    ///
    /// - Throws: ``StateFileError`` if that fails. The file has the value that was written before then.
    public func save(_ value: Value) throws(StateFileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let bytes: Data
        do {
            bytes = try encoder.encode(Content(version: version, value: value))
        } catch {
            throw StateFileError(path: path, reason: .notEncoded("\(error)"))
        }
        makeFolders()
        let target = Self.target(of: path)
        let new = target + ".new"
        if let code = Self.write(bytes, to: new) ?? Self.rename(new, to: target) {
            unlink(new)
            throw StateFileError(path: path, reason: .notWritten(code))
        }
    }

    /// Writes a value that was loaded to a file with a new name, and returns what has happened. For a value that the program cannot use as a whole,
    /// before it writes another one.
    package func keepCopy(of value: Value) -> StateFileError {
        let copy = unusedName()
        let isWritten: Bool
        do throws(StateFileError) {
            try StateFile(path: copy, version: version).save(value)
            isWritten = true
        } catch {
            isWritten = false
        }
        return StateFileError(path: path, reason: .partlyUsed, newPath: isWritten ? copy : nil)
    }

    /// Removes the file.
    public func remove() { unlink(path) }

    private struct Header: Decodable {
        var version: Int
    }

    private struct Content: Codable {
        var version: Int
        var value: Value
    }

    private struct SystemError: Error {
        let code = errno
    }

    // MARK: Files

    private static func read(_ path: String) -> Result<Data, SystemError> {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return .failure(SystemError()) }
        defer { close(file) }
        var bytes = Data()
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &part, part.count)
            if count == 0 { return .success(bytes) }
            if count > 0 { bytes += part[..<count] } else if errno != EINTR { return .failure(SystemError()) }
        }
    }

    /// Returns an error number; nil if all bytes are on the disk.
    private static func write(_ bytes: Data, to path: String) -> Int32? {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return errno }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return fsync(file) == 0 ? nil : errno
    }

    /// Returns an error number; nil if the file has its new name also after a power failure.
    private static func rename(_ path: String, to new: String) -> Int32? {
        guard Glibc.rename(path, new) == 0 else { return errno }
        let folder = open(Self.folder(of: new), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Without permission to read the folder, the name is written a little later.
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        // Some file systems cannot do that for folders, and need not.
        return fsync(folder) == 0 || errno == EINVAL ? nil : errno
    }

    /// Renames the file, so that it is not overwritten, and returns what has happened.
    private func setAside(_ reason: StateFileError.Reason) -> StateFileError {
        let name = unusedName()
        let isRenamed = Glibc.rename(path, name) == 0
        return StateFileError(path: path, reason: reason, newPath: isRenamed ? name : nil)
    }

    /// The path with the present time, which no file has.
    private func unusedName() -> String {
        var now = time(nil)
        var date = tm()
        localtime_r(&now, &date)
        var text = [CChar](repeating: 0, count: 32)
        strftime(&text, text.count, "%Y-%m-%dT%H-%M-%S", &date)
        let base =
            "\(path).\(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))"
        return (1...).lazy.map { $0 == 1 ? base : "\(base)-\($0)" }.first { access($0, F_OK) != 0 } ?? base
    }

    /// The file that a path leads to by symbolic links.
    private static func target(of path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/"
    }

    private func makeFolders() {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
    }
}

/// The file of an application's record of navigation, for its next run.
public typealias FlowRecordFile = StateFile<FlowRecord>
