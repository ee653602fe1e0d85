// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GFileError`. <https://docs.gtk.org/glib/error.FileError.html>
public enum FileError: ErrorCode {
    /// `G_FILE_ERROR_EXIST`.
    case exist
    /// `G_FILE_ERROR_ISDIR`.
    case isdir
    /// `G_FILE_ERROR_ACCES`.
    case acces
    /// `G_FILE_ERROR_NAMETOOLONG`.
    case nametoolong
    /// `G_FILE_ERROR_NOENT`.
    case noent
    /// `G_FILE_ERROR_NOTDIR`.
    case notdir
    /// `G_FILE_ERROR_NXIO`.
    case nxio
    /// `G_FILE_ERROR_NODEV`.
    case nodev
    /// `G_FILE_ERROR_ROFS`.
    case rofs
    /// `G_FILE_ERROR_TXTBSY`.
    case txtbsy
    /// `G_FILE_ERROR_FAULT`.
    case fault
    /// `G_FILE_ERROR_LOOP`.
    case loop
    /// `G_FILE_ERROR_NOSPC`.
    case nospc
    /// `G_FILE_ERROR_NOMEM`.
    case nomem
    /// `G_FILE_ERROR_MFILE`.
    case mfile
    /// `G_FILE_ERROR_NFILE`.
    case nfile
    /// `G_FILE_ERROR_BADF`.
    case badf
    /// `G_FILE_ERROR_INVAL`.
    case inval
    /// `G_FILE_ERROR_PIPE`.
    case pipe
    /// `G_FILE_ERROR_AGAIN`.
    case again
    /// `G_FILE_ERROR_INTR`.
    case intr
    /// `G_FILE_ERROR_IO`.
    case io
    /// `G_FILE_ERROR_PERM`.
    case perm
    /// `G_FILE_ERROR_NOSYS`.
    case nosys
    /// `G_FILE_ERROR_FAILED`.
    case failed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .exist
        case 1: self = .isdir
        case 2: self = .acces
        case 3: self = .nametoolong
        case 4: self = .noent
        case 5: self = .notdir
        case 6: self = .nxio
        case 7: self = .nodev
        case 8: self = .rofs
        case 9: self = .txtbsy
        case 10: self = .fault
        case 11: self = .loop
        case 12: self = .nospc
        case 13: self = .nomem
        case 14: self = .mfile
        case 15: self = .nfile
        case 16: self = .badf
        case 17: self = .inval
        case 18: self = .pipe
        case 19: self = .again
        case 20: self = .intr
        case 21: self = .io
        case 22: self = .perm
        case 23: self = .nosys
        case 24: self = .failed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .exist: 0
        case .isdir: 1
        case .acces: 2
        case .nametoolong: 3
        case .noent: 4
        case .notdir: 5
        case .nxio: 6
        case .nodev: 7
        case .rofs: 8
        case .txtbsy: 9
        case .fault: 10
        case .loop: 11
        case .nospc: 12
        case .nomem: 13
        case .mfile: 14
        case .nfile: 15
        case .badf: 16
        case .inval: 17
        case .pipe: 18
        case .again: 19
        case .intr: 20
        case .io: 21
        case .perm: 22
        case .nosys: 23
        case .failed: 24
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.exist, .isdir, .acces, .nametoolong, .noent, .notdir, .nxio, .nodev, .rofs, .txtbsy, .fault, .loop, .nospc, .nomem, .mfile, .nfile, .badf, .inval, .pipe, .again, .intr, .io, .perm, .nosys, .failed] }
    public static var domain: String { "g-file-error-quark" }
}
