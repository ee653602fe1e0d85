// SPDX-License-Identifier: MIT

import Glibc

/// A disk that is full, fails, or can only be read while a database of SQLite is open, for tests.
package enum DiskFault: CaseIterable, Sendable {
    /// SQLite finds no further page.
    case noPage
    /// The system cannot write.
    case failingDisk
    /// SQLite may only read.
    case readOnly

    /// The database is not open, or has no log.
    package struct NoFile: Error {
        let path: String
    }

    /// Causes the fault. Returns the function that ends it.
    ///
    /// - Parameters:
    ///   - path: the path of the database, without links.
    ///   - perform: executes SQL on the connection that writes.
    ///   - close: closes the database; its next use opens it again.
    package func begin(
        at path: String, perform: (String) throws -> Void, close: @escaping () throws -> Void
    ) throws -> () throws -> Void {
        switch self {
        case .noPage:
            try perform("PRAGMA max_page_count = 1")
            // A new connection has no limit.
            return close
        case .readOnly:
            try perform("PRAGMA query_only = 1")
            return close
        // A descriptor that cannot be written.
        case .failingDisk: return try replaceDescriptors(of: "\(path)-wal", by: "\(path)-wal", O_RDONLY)
        }
    }

    /// Replaces the open files of a path by another file.
    private func replaceDescriptors(
        of path: String, by other: String, _ flags: Int32
    ) throws -> () throws -> Void {
        let new = open(other, flags | O_CLOEXEC)
        guard new >= 0 else { throw NoFile(path: other) }
        let limit = Int32(clamping: sysconf(Int32(_SC_OPEN_MAX)))
        let replaced = (0..<min(limit, 4096)).filter { $0 != new && target(of: $0) == path }
        guard !replaced.isEmpty else { throw NoFile(path: path) }
        let copies = replaced.map { ($0, fcntl($0, F_DUPFD_CLOEXEC, 3)) }
        for number in replaced { dup2(new, number) }
        Glibc.close(new)
        return {
            for (number, copy) in copies {
                dup2(copy, number)
                Glibc.close(copy)
            }
        }
    }

    /// The path of an open file; nil if there is none with this number.
    private func target(of descriptor: Int32) -> String? {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/fd/\(descriptor)", &bytes, bytes.count)
        guard count >= 0 else { return nil }
        return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
