// SPDX-License-Identifier: MIT

import Dispatch
import FileKit
import Foundation
internal import GRDB
import RxKernel
import Synchronization

/// The catalogue in a database. The database is created from the lists, and may be deleted at any time.
///
/// The database is opened at first use. Any thread may use a store. Queries wait for the disk: call them off the main thread, or use the
/// functions that return a `Single`, which deliver on the main thread.
///
/// ```swift
/// let store = PackageStore.inMemory()
/// try store.importCatalogue(.debian()) { fraction, text in print(text) }
/// try store.packages(matching: query, in: 0..<100)
/// ```
package final class PackageStore: Sendable {
    private enum Location: Sendable {
        case memory
        case file(URL?)
    }

    private let location: Location
    private let database = Mutex<(any DatabaseWriter)?>(nil)
    /// The queue on which imports run, one at a time.
    let importing = DispatchQueue(label: "Packages.import", qos: .utility)
    /// The queues on which the queries of the screens run.
    private let reading = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    private init(_ location: Location) { self.location = location }

    /// The catalogue of the user: `packages.sqlite` in the cache directory.
    package static var onDisk: PackageStore {
        let cache = XDGFolders(application: "org.example.Packages").cache
        return PackageStore(.file(cache.map { URL(filePath: "\($0)/packages.sqlite") }))
    }

    /// A catalogue in a file, which is created if it does not exist.
    package static func onDisk(at url: URL) -> PackageStore { PackageStore(.file(url)) }

    /// A catalogue in memory, which is released with the store: for tests.
    package static func inMemory() -> PackageStore { PackageStore(.memory) }

    private var path: String {
        if case .file(let url) = location { url?.path(percentEncoded: false) ?? "" } else { ":memory:" }
    }

    func read<T>(_ body: (Database) throws -> T) throws(CatalogueError) -> T {
        do {
            return try opened().read(body)
        } catch {
            throw catalogueError(error)
        }
    }

    /// Runs a transaction. An error of `body` that does not come from the database is thrown unchanged.
    func write<T>(_ body: (Database) throws -> T) throws -> T {
        do {
            return try opened().write(body)
        } catch let error as DatabaseError {
            throw catalogueError(error)
        }
    }

    /// The result of a query, which runs off the main thread and is delivered on it. One that is disposed of before it begins does not run.
    func query<T: Sendable>(_ body: @escaping @Sendable (PackageStore) throws -> T) -> Single<T> {
        Single.just(self).observe(on: reading).map { try body($0) }.observe(on: MainScheduler.instance)
    }

    private func catalogueError(_ error: any Error) -> CatalogueError {
        if let error = error as? CatalogueError { return error }
        guard let error = error as? DatabaseError else { return .database(path: path, reason: "\(error)") }
        return switch error.resultCode {
        case .SQLITE_FULL: .diskFull(path: path)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH: .notWritable(path: path)
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

    private func opened() throws -> any DatabaseWriter {
        try database.withLock { database in
            if let database { return database }
            let new: any DatabaseWriter
            switch location {
            case .memory: new = try DatabaseQueue(configuration: .packages)
            case .file(let url):
                guard let url else { throw CatalogueError.noFolder }
                new = try Self.pool(at: url)
            }
            try new.write(PackageSchema.create)
            database = new
            return new
        }
    }

    private static func pool(at url: URL) throws -> DatabasePool {
        let folder = url.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CatalogueError.unreadable(
                path: folder.path(percentEncoded: false), reason: error.localizedDescription)
        }
        let path = url.path(percentEncoded: false)
        var configuration = Configuration.packages
        configuration.busyMode = .timeout(5)
        do {
            return try DatabasePool(path: path, configuration: configuration)
        } catch let error as DatabaseError where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
        {
            // The file has no data of the user, so it can be created again.
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
            return try DatabasePool(path: path, configuration: configuration)
        }
    }
}

/// Tells work on another thread that it was cancelled.
package final class CancelFlag: Sendable {
    private let flag = Atomic(false)

    package init() {}

    package var isSet: Bool { flag.load(ordering: .acquiring) }
    package func set() { flag.store(true, ordering: .releasing) }
}
