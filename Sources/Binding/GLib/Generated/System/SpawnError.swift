// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GSpawnError`. <https://docs.gtk.org/glib/error.SpawnError.html>
public enum SpawnError: ErrorCode {
    /// `G_SPAWN_ERROR_FORK`.
    case fork
    /// `G_SPAWN_ERROR_READ`.
    case read
    /// `G_SPAWN_ERROR_CHDIR`.
    case chdir
    /// `G_SPAWN_ERROR_ACCES`.
    case acces
    /// `G_SPAWN_ERROR_PERM`.
    case perm
    /// `G_SPAWN_ERROR_TOO_BIG`.
    case tooBig
    /// `G_SPAWN_ERROR_NOEXEC`.
    case noexec
    /// `G_SPAWN_ERROR_NAMETOOLONG`.
    case nametoolong
    /// `G_SPAWN_ERROR_NOENT`.
    case noent
    /// `G_SPAWN_ERROR_NOMEM`.
    case nomem
    /// `G_SPAWN_ERROR_NOTDIR`.
    case notdir
    /// `G_SPAWN_ERROR_LOOP`.
    case loop
    /// `G_SPAWN_ERROR_TXTBUSY`.
    case txtbusy
    /// `G_SPAWN_ERROR_IO`.
    case io
    /// `G_SPAWN_ERROR_NFILE`.
    case nfile
    /// `G_SPAWN_ERROR_MFILE`.
    case mfile
    /// `G_SPAWN_ERROR_INVAL`.
    case inval
    /// `G_SPAWN_ERROR_ISDIR`.
    case isdir
    /// `G_SPAWN_ERROR_LIBBAD`.
    case libbad
    /// `G_SPAWN_ERROR_FAILED`.
    case failed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fork
        case 1: self = .read
        case 2: self = .chdir
        case 3: self = .acces
        case 4: self = .perm
        case 5: self = .tooBig
        case 6: self = .noexec
        case 7: self = .nametoolong
        case 8: self = .noent
        case 9: self = .nomem
        case 10: self = .notdir
        case 11: self = .loop
        case 12: self = .txtbusy
        case 13: self = .io
        case 14: self = .nfile
        case 15: self = .mfile
        case 16: self = .inval
        case 17: self = .isdir
        case 18: self = .libbad
        case 19: self = .failed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .fork: 0
        case .read: 1
        case .chdir: 2
        case .acces: 3
        case .perm: 4
        case .tooBig: 5
        case .noexec: 6
        case .nametoolong: 7
        case .noent: 8
        case .nomem: 9
        case .notdir: 10
        case .loop: 11
        case .txtbusy: 12
        case .io: 13
        case .nfile: 14
        case .mfile: 15
        case .inval: 16
        case .isdir: 17
        case .libbad: 18
        case .failed: 19
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.fork, .read, .chdir, .acces, .perm, .tooBig, .noexec, .nametoolong, .noent, .nomem, .notdir, .loop, .txtbusy, .io, .nfile, .mfile, .inval, .isdir, .libbad, .failed] }
    public static var domain: String { "g-exec-error-quark" }
    /// `G_SPAWN_ERROR_2BIG`.
    public static var n2big: Self { .tooBig }
}
