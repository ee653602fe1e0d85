// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
internal import GRDB
import Glibc
import RxKernel
import Synchronization

/// The address book: all contacts, on disk or in memory.
///
/// The database is opened when it is first used, so that creating a store never fails. An operation that failed because the file was
/// locked may be tried again. When `save` and `delete` return, their change is on the disk.
/// Any thread may use a store. A screen does not call these functions on the main thread, since the window would not react during the call.
/// It uses `query`, `change` and `run`, which work in the background, and the observables, which deliver on the main thread.
///
/// ```swift
/// let store = ContactStore.inMemory(ada, charles)
/// try store.contacts(matching: "lov")                       // [Ada Lovelace]
/// store.change { try $0.save(ada.renamed("Countess Ada")) }   // a Single
/// ```
package final class ContactStore: Sendable {
    private enum Location: Sendable {
        case memory([Contact])
        case file(URL?, timeout: Double)
    }

    /// Emits when contacts have changed, on the thread of the change.
    let changes = PublishSubject<Void>()
    /// The queue of queries, which run concurrently.
    let reading = DispatchQueue(label: "contacts.reading", qos: .userInitiated, attributes: .concurrent)
    /// The queue of changes, which run one after the other.
    let writing = DispatchQueue(label: "contacts.writing", qos: .userInitiated)
    private let location: Location
    let collation = NameCollation()
    private let database = Mutex<(any DatabaseWriter)?>(nil)

    private init(_ location: Location) { self.location = location }

    /// The address book in a folder: `contacts.sqlite`. Without a folder every operation fails.
    package static func onDisk(in folder: String?) -> ContactStore {
        ContactStore(.file(folder.map { URL(filePath: "\($0)/contacts.sqlite") }, timeout: 5))
    }

    /// An address book in a file, which is created if it does not exist. While another program writes to the file, an
    /// operation waits for `timeout` seconds.
    package static func onDisk(at url: URL, timeout: Double = 5) -> ContactStore {
        ContactStore(.file(url, timeout: timeout))
    }

    /// An address book in memory, for tests and previews.
    package static func inMemory(_ contacts: Contact...) -> ContactStore { ContactStore(.memory(contacts)) }

    /// Opens the database, to find errors early. All other members open it if necessary.
    package func open() throws(ContactStoreError) { try read { _ in } }

    /// The path of the database; nil if it is in memory.
    package var path: String? {
        if case .file(let url, _) = location { url?.path(percentEncoded: false) } else { nil }
    }

    func read<T>(_ body: (Database) throws -> T) throws(ContactStoreError) -> T {
        do {
            return try opened().read(body)
        } catch {
            throw ContactStoreError(error, path: path ?? ":memory:")
        }
    }

    /// Runs a transaction, and emits a change when it is on the disk.
    func write<T>(_ body: (Database) throws -> T) throws(ContactStoreError) -> T {
        do {
            return try cancellableWrite(body)
        } catch {
            throw ContactStoreError(error, path: path ?? ":memory:")
        }
    }

    /// Runs a query that can be cancelled. Throws `CancellationError` then.
    func cancellableRead<T>(_ body: (Database) throws -> T) throws -> T {
        do {
            return try opened().read(body)
        } catch let error where !(error is CancellationError) {
            throw ContactStoreError(error, path: path ?? ":memory:")
        }
    }

    /// Runs a transaction that can be cancelled. It is rolled back then, and `CancellationError` is thrown.
    func cancellableWrite<T>(_ body: (Database) throws -> T) throws -> T {
        let result: T
        do {
            result = try opened().write(body)
        } catch let error where !(error is CancellationError) {
            throw ContactStoreError(error, path: path ?? ":memory:")
        }
        refresh()
        return result
    }

    /// Closes the database after all running operations. The next use opens it again.
    package func close() throws(ContactStoreError) {
        do {
            try database.withLock { database in
                // Writes the log into the file, so that the file alone has all data. If another program has it open, that program does so.
                _ = try? database?.writeWithoutTransaction { try $0.checkpoint(.truncate) }
                try database?.close()
                database = nil
            }
        } catch {
            throw ContactStoreError(error, path: path ?? ":memory:")
        }
    }

    /// Renames a damaged file, so that the next use starts with an empty address book. Returns the new path of the
    /// file; nil if there was none.
    @discardableResult
    package func setAside() throws(ContactStoreError) -> URL? {
        try close()
        guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
        let aside = "\(path).damaged-\(UUID().uuidString.prefix(8).lowercased())"
        do {
            try FileManager.default.moveItem(atPath: path, toPath: aside)
            for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: aside + suffix)
            }
        } catch {
            throw .notWritable(path: path)
        }
        return URL(filePath: aside)
    }

    /// Whether the file can be set aside after it could not be opened: it is damaged, and its folder can be
    /// written. A plugin may not write its folder, for example in a second shell.
    package func canSetAside(after error: any Error) -> Bool {
        switch error as? ContactStoreError {
        case .corrupt(let path), .noFile(let path):
            let new = "\(path).\(getpid()).new"
            let file = Glibc.open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard file >= 0 else { return false }
            Glibc.close(file)
            unlink(new)
            return true
        default: return false
        }
    }

    private func opened() throws -> any DatabaseWriter {
        try database.withLock { database in
            if let database { return database }
            let new: any DatabaseWriter
            switch location {
            case .memory(let contacts):
                new = try DatabaseQueue()
                try ContactSchema.migrate(new, path: ":memory:")
                try new.write { database in
                    for contact in contacts { try ContactRow(contact).save(in: database) }
                }
            case .file(let url, let timeout):
                guard let url else { throw ContactStoreError.noHome }
                new = try Self.pool(at: url, timeout: timeout)
            }
            database = new
            return new
        }
    }

    private static func pool(at url: URL, timeout: Double) throws -> DatabasePool {
        let path = url.path(percentEncoded: false)
        // SQLite opens a pipe or a device as a file, and its error does not say so. A link may lead to the file.
        var status = stat()
        guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
            throw ContactStoreError.noFile(path: path)
        }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw ContactStoreError.notWritable(path: path)
        }
        var configuration = Configuration()
        configuration.busyMode = .timeout(timeout)
        configuration.prepareDatabase { database in
            // Data must survive a power failure, too, and not only the end of the process.
            try database.execute(sql: "PRAGMA synchronous = FULL")
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        try ContactSchema.migrate(pool, path: path)
        return pool
    }
}
