// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GFileError`. <https://docs.gtk.org/glib/error.FileError.html>
public enum FileError: Int32, ErrorCode {
    /// `G_FILE_ERROR_EXIST`.
    case exist = 0
    /// `G_FILE_ERROR_ISDIR`.
    case isdir = 1
    /// `G_FILE_ERROR_ACCES`.
    case acces = 2
    /// `G_FILE_ERROR_NAMETOOLONG`.
    case nametoolong = 3
    /// `G_FILE_ERROR_NOENT`.
    case noent = 4
    /// `G_FILE_ERROR_NOTDIR`.
    case notdir = 5
    /// `G_FILE_ERROR_NXIO`.
    case nxio = 6
    /// `G_FILE_ERROR_NODEV`.
    case nodev = 7
    /// `G_FILE_ERROR_ROFS`.
    case rofs = 8
    /// `G_FILE_ERROR_TXTBSY`.
    case txtbsy = 9
    /// `G_FILE_ERROR_FAULT`.
    case fault = 10
    /// `G_FILE_ERROR_LOOP`.
    case loop = 11
    /// `G_FILE_ERROR_NOSPC`.
    case nospc = 12
    /// `G_FILE_ERROR_NOMEM`.
    case nomem = 13
    /// `G_FILE_ERROR_MFILE`.
    case mfile = 14
    /// `G_FILE_ERROR_NFILE`.
    case nfile = 15
    /// `G_FILE_ERROR_BADF`.
    case badf = 16
    /// `G_FILE_ERROR_INVAL`.
    case inval = 17
    /// `G_FILE_ERROR_PIPE`.
    case pipe = 18
    /// `G_FILE_ERROR_AGAIN`.
    case again = 19
    /// `G_FILE_ERROR_INTR`.
    case intr = 20
    /// `G_FILE_ERROR_IO`.
    case io = 21
    /// `G_FILE_ERROR_PERM`.
    case perm = 22
    /// `G_FILE_ERROR_NOSYS`.
    case nosys = 23
    /// `G_FILE_ERROR_FAILED`.
    case failed = 24
    public static var domain: String { "g-file-error-quark" }
}
