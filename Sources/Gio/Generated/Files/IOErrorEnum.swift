// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GIOErrorEnum`. <https://docs.gtk.org/gio/error.IOErrorEnum.html>
public enum IOErrorEnum: Int32, ErrorCode, ValueConvertible {
    /// `G_IO_ERROR_FAILED`.
    case failed = 0
    /// `G_IO_ERROR_NOT_FOUND`.
    case notFound = 1
    /// `G_IO_ERROR_EXISTS`.
    case exists = 2
    /// `G_IO_ERROR_IS_DIRECTORY`.
    case isDirectory = 3
    /// `G_IO_ERROR_NOT_DIRECTORY`.
    case notDirectory = 4
    /// `G_IO_ERROR_NOT_EMPTY`.
    case notEmpty = 5
    /// `G_IO_ERROR_NOT_REGULAR_FILE`.
    case notRegularFile = 6
    /// `G_IO_ERROR_NOT_SYMBOLIC_LINK`.
    case notSymbolicLink = 7
    /// `G_IO_ERROR_NOT_MOUNTABLE_FILE`.
    case notMountableFile = 8
    /// `G_IO_ERROR_FILENAME_TOO_LONG`.
    case filenameTooLong = 9
    /// `G_IO_ERROR_INVALID_FILENAME`.
    case invalidFilename = 10
    /// `G_IO_ERROR_TOO_MANY_LINKS`.
    case tooManyLinks = 11
    /// `G_IO_ERROR_NO_SPACE`.
    case noSpace = 12
    /// `G_IO_ERROR_INVALID_ARGUMENT`.
    case invalidArgument = 13
    /// `G_IO_ERROR_PERMISSION_DENIED`.
    case permissionDenied = 14
    /// `G_IO_ERROR_NOT_SUPPORTED`.
    case notSupported = 15
    /// `G_IO_ERROR_NOT_MOUNTED`.
    case notMounted = 16
    /// `G_IO_ERROR_ALREADY_MOUNTED`.
    case alreadyMounted = 17
    /// `G_IO_ERROR_CLOSED`.
    case closed = 18
    /// `G_IO_ERROR_CANCELLED`.
    case cancelled = 19
    /// `G_IO_ERROR_PENDING`.
    case pending = 20
    /// `G_IO_ERROR_READ_ONLY`.
    case readOnly = 21
    /// `G_IO_ERROR_CANT_CREATE_BACKUP`.
    case cantCreateBackup = 22
    /// `G_IO_ERROR_WRONG_ETAG`.
    case wrongEtag = 23
    /// `G_IO_ERROR_TIMED_OUT`.
    case timedOut = 24
    /// `G_IO_ERROR_WOULD_RECURSE`.
    case wouldRecurse = 25
    /// `G_IO_ERROR_BUSY`.
    case busy = 26
    /// `G_IO_ERROR_WOULD_BLOCK`.
    case wouldBlock = 27
    /// `G_IO_ERROR_HOST_NOT_FOUND`.
    case hostNotFound = 28
    /// `G_IO_ERROR_WOULD_MERGE`.
    case wouldMerge = 29
    /// `G_IO_ERROR_FAILED_HANDLED`.
    case failedHandled = 30
    /// `G_IO_ERROR_TOO_MANY_OPEN_FILES`.
    case tooManyOpenFiles = 31
    /// `G_IO_ERROR_NOT_INITIALIZED`.
    case notInitialized = 32
    /// `G_IO_ERROR_ADDRESS_IN_USE`.
    case addressInUse = 33
    /// `G_IO_ERROR_PARTIAL_INPUT`.
    case partialInput = 34
    /// `G_IO_ERROR_INVALID_DATA`.
    case invalidData = 35
    /// `G_IO_ERROR_DBUS_ERROR`.
    case dbusError = 36
    /// `G_IO_ERROR_HOST_UNREACHABLE`.
    case hostUnreachable = 37
    /// `G_IO_ERROR_NETWORK_UNREACHABLE`.
    case networkUnreachable = 38
    /// `G_IO_ERROR_CONNECTION_REFUSED`.
    case connectionRefused = 39
    /// `G_IO_ERROR_PROXY_FAILED`.
    case proxyFailed = 40
    /// `G_IO_ERROR_PROXY_AUTH_FAILED`.
    case proxyAuthFailed = 41
    /// `G_IO_ERROR_PROXY_NEED_AUTH`.
    case proxyNeedAuth = 42
    /// `G_IO_ERROR_PROXY_NOT_ALLOWED`.
    case proxyNotAllowed = 43
    /// `G_IO_ERROR_BROKEN_PIPE`.
    case brokenPipe = 44
    /// `G_IO_ERROR_NOT_CONNECTED`.
    case notConnected = 45
    /// `G_IO_ERROR_MESSAGE_TOO_LARGE`.
    case messageTooLarge = 46
    /// `G_IO_ERROR_NO_SUCH_DEVICE`.
    case noSuchDevice = 47
    public static var gtype: UInt { g_io_error_enum_get_type() }
    public static var domain: String { "g-io-error-quark" }
    /// `G_IO_ERROR_CONNECTION_CLOSED`.
    public static var connectionClosed: Self { .brokenPipe }
}

extension IOErrorEnum {
    /// `g_io_error_from_errno()`.
    public static func fromErrno(_ errNo: Int) -> IOErrorEnum {
        C.enumeration(g_io_error_from_errno(C.gint(errNo)).rawValue)
    }

    /// `g_io_error_from_file_error()`.
    public static func fromFileError(_ fileError: FileError) -> IOErrorEnum {
        C.enumeration(g_io_error_from_file_error(.init(rawValue: C.number(fileError))).rawValue)
    }
}
