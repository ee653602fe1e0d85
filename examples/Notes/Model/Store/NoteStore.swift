// SPDX-License-Identifier: MIT

import FileKit
import Foundation
internal import GRDB
import RxKernel
import Synchronization

/// The notes, in a database.
///
/// A saved note is in the file when the function returns, so that it is not lost if the process is killed. Any thread may use a store.
package final class NoteStore: Sendable {
    private let url: URL?
    private let isInMemory: Bool
    private let failure: NoteStoreError?
    private let database = Mutex<(any DatabaseWriter)?>(nil)
    private let changesSubject = PublishRelay<Note.ID?>()
    /// The version of the database that other connections have written, as it was seen last.
    private let versionOfOthers = Mutex<Int?>(nil)
    private let reading = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let clock: @Sendable () -> Date

    private init(
        _ url: URL?, isInMemory: Bool, failure: NoteStoreError? = nil, clock: @escaping @Sendable () -> Date
    ) {
        self.url = url
        self.isInMemory = isInMemory
        self.failure = failure
        self.clock = clock
    }

    /// The notes of the user: `notes.sqlite` in the data directory.
    package static var onDisk: NoteStore {
        let data = XDGFolders(application: "org.example.Notes").data
        return NoteStore(data.map { URL(filePath: "\($0)/notes.sqlite") }, isInMemory: false) { Date() }
    }

    /// Notes in a file, which is created if it does not exist.
    package static func onDisk(at url: URL, clock: @escaping @Sendable () -> Date = { Date() }) -> NoteStore {
        NoteStore(url, isInMemory: false, clock: clock)
    }

    /// Notes in memory, for tests. They are released with the last owner of the store.
    package static func inMemory(clock: @escaping @Sendable () -> Date = { Date() }) -> NoteStore {
        NoteStore(nil, isInMemory: true, clock: clock)
    }

    /// Notes that cannot be used. The list of notes shows the reason.
    package static func unavailable(_ reason: NoteStoreError) -> NoteStore {
        NoteStore(nil, isInMemory: false, failure: reason) { Date() }
    }

    /// The id of each note that has changed, on the main thread; nil if another connection has changed the database, such
    /// as that of another process: any note may have changed.
    package var changes: Observable<Note.ID?> { changesSubject.observe(on: MainScheduler.instance) }

    func noteDidChange(_ id: Note.ID) { changesSubject.accept(id) }

    /// Reports whether another connection has changed the database since the last call.
    func reportChangesOfOthers() throws(NoteStoreError) {
        do {
            let new = try Self.versionOfOthers(try opened())
            let old = versionOfOthers.withLock { old in
                defer { old = new }
                return old
            }
            if old != new { changesSubject.accept(nil) }
        } catch { throw storeError(error) }
    }

    private static func versionOfOthers(_ database: any DatabaseWriter) throws -> Int? {
        // For one connection, it changes only if another one writes.
        try database.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
    }

    /// The result of a query. The query runs on another thread, and the result is sent on the main thread.
    package func query<T: Sendable>(_ body: @escaping @Sendable (NoteStore) throws -> T) -> Single<T> {
        Single.just(self).observe(on: reading).map { try body($0) }.observe(on: MainScheduler.instance)
    }

    func read<T>(_ body: (Database) throws -> T) throws(NoteStoreError) -> T {
        do { return try opened().read(body) } catch { throw storeError(error) }
    }

    func write<T>(_ body: (Database) throws -> T) throws(NoteStoreError) -> T {
        do { return try opened().write(body) } catch { throw storeError(error) }
    }

    private func storeError(_ error: any Error) -> NoteStoreError {
        if let error = error as? NoteStoreError { return error }
        guard let error = error as? DatabaseError else {
            // The folder could not be created.
            if let error = error as? CocoaError {
                return error.code == .fileWriteOutOfSpace ? .diskFull(path: path) : .notWritable(path: path)
            }
            return .database(path: path, reason: "\(error)")
        }
        return switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged(path: path)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH: .notWritable(path: path)
        case .SQLITE_FULL: .diskFull(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .locked(path: path)
        default: .database(path: path, reason: error.message ?? "\(error.resultCode)")
        }
    }

    /// Closes the database. The next use opens it again.
    func close() {
        database.withLock { database in
            try? database?.close()
            database = nil
        }
    }

    /// Renames a file that cannot be used, so that the next use begins with an empty one. Returns the new path; nil if there is no file.
    @discardableResult
    package func setAside() throws(NoteStoreError) -> String? {
        close()
        guard !isInMemory, FileManager.default.fileExists(atPath: path) else { return nil }
        let aside = "\(path).set-aside-\(UUID().uuidString.prefix(8).lowercased())"
        for suffix in ["", "-wal", "-shm"] {
            guard rename(path + suffix, aside + suffix) == 0 || errno == ENOENT else {
                throw .notWritable(path: path)
            }
        }
        return aside
    }

    private var path: String { isInMemory ? ":memory:" : url?.path(percentEncoded: false) ?? "" }

    private func opened() throws -> any DatabaseWriter {
        try database.withLock { database in
            if let database { return database }
            if let failure { throw failure }
            let new: any DatabaseWriter
            if isInMemory {
                new = try DatabaseQueue()
            } else {
                guard let url else { throw NoteStoreError.noFolder }
                // SQLite opens a pipe or a device as a file, and its error does not say so. A link may lead to the file.
                var status = stat()
                guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
                    throw NoteStoreError.noFile(path: path)
                }
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
                var configuration = Configuration()
                configuration.busyMode = .timeout(5)
                configuration.prepareDatabase { database in
                    // A note must survive a power failure, too, and not only the end of the process.
                    try database.execute(sql: "PRAGMA synchronous = FULL")
                }
                new = try DatabasePool(path: path, configuration: configuration)
            }
            try NoteSchema.migrate(new, path: path)
            // Notes that were deleted more than a month ago cannot be restored any more.
            let limit = clock().addingTimeInterval(-30 * 86_400).timeIntervalSince1970
            try new.write { database in
                try database.execute(
                    sql: "DELETE FROM search WHERE rowid IN (SELECT number FROM note WHERE deleted < ?)",
                    arguments: [limit])
                try database.execute(sql: "DELETE FROM note WHERE deleted < ?", arguments: [limit])
            }
            let version = try Self.versionOfOthers(new)
            versionOfOthers.withLock { $0 = version }
            database = new
            return new
        }
    }
}
