// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GBookmarkFileError`. <https://docs.gtk.org/glib/error.BookmarkFileError.html>
public enum BookmarkFileError: Int32, ErrorCode {
    /// `G_BOOKMARK_FILE_ERROR_INVALID_URI`.
    case invalidUri = 0
    /// `G_BOOKMARK_FILE_ERROR_INVALID_VALUE`.
    case invalidValue = 1
    /// `G_BOOKMARK_FILE_ERROR_APP_NOT_REGISTERED`.
    case appNotRegistered = 2
    /// `G_BOOKMARK_FILE_ERROR_URI_NOT_FOUND`.
    case uriNotFound = 3
    /// `G_BOOKMARK_FILE_ERROR_READ`.
    case read = 4
    /// `G_BOOKMARK_FILE_ERROR_UNKNOWN_ENCODING`.
    case unknownEncoding = 5
    /// `G_BOOKMARK_FILE_ERROR_WRITE`.
    case write = 6
    /// `G_BOOKMARK_FILE_ERROR_FILE_NOT_FOUND`.
    case fileNotFound = 7
    public static var domain: String { "g-bookmark-file-error-quark" }
}
