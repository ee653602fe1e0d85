// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GSpawnError`. <https://docs.gtk.org/glib/error.SpawnError.html>
public enum SpawnError: Int32, ErrorCode {
    /// `G_SPAWN_ERROR_FORK`.
    case fork = 0
    /// `G_SPAWN_ERROR_READ`.
    case read = 1
    /// `G_SPAWN_ERROR_CHDIR`.
    case chdir = 2
    /// `G_SPAWN_ERROR_ACCES`.
    case acces = 3
    /// `G_SPAWN_ERROR_PERM`.
    case perm = 4
    /// `G_SPAWN_ERROR_TOO_BIG`.
    case tooBig = 5
    /// `G_SPAWN_ERROR_NOEXEC`.
    case noexec = 6
    /// `G_SPAWN_ERROR_NAMETOOLONG`.
    case nametoolong = 7
    /// `G_SPAWN_ERROR_NOENT`.
    case noent = 8
    /// `G_SPAWN_ERROR_NOMEM`.
    case nomem = 9
    /// `G_SPAWN_ERROR_NOTDIR`.
    case notdir = 10
    /// `G_SPAWN_ERROR_LOOP`.
    case loop = 11
    /// `G_SPAWN_ERROR_TXTBUSY`.
    case txtbusy = 12
    /// `G_SPAWN_ERROR_IO`.
    case io = 13
    /// `G_SPAWN_ERROR_NFILE`.
    case nfile = 14
    /// `G_SPAWN_ERROR_MFILE`.
    case mfile = 15
    /// `G_SPAWN_ERROR_INVAL`.
    case inval = 16
    /// `G_SPAWN_ERROR_ISDIR`.
    case isdir = 17
    /// `G_SPAWN_ERROR_LIBBAD`.
    case libbad = 18
    /// `G_SPAWN_ERROR_FAILED`.
    case failed = 19
    public static var domain: String { "g-exec-error-quark" }
    /// `G_SPAWN_ERROR_2BIG`.
    public static var n2big: Self { .tooBig }
}
