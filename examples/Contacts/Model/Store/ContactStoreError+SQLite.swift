// SPDX-License-Identifier: MIT

internal import GRDB

extension ContactStoreError {
    /// Converts an error of the database at a path to an error of the address book.
    init(_ error: any Error, path: String) {
        guard let error = error as? DatabaseError else {
            self = error as? ContactStoreError ?? .failed(path: path, reason: "\(error)")
            return
        }
        self =
            switch error.resultCode {
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: .corrupt(path: path)
            case .SQLITE_BUSY, .SQLITE_LOCKED: .locked(path: path)
            case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH: .notWritable(path: path)
            case .SQLITE_FULL: .diskFull(path: path)
            default: .failed(path: path, reason: error.message ?? "\(error.resultCode)")
            }
    }
}
