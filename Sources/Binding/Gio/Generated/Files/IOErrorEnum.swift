// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GIOErrorEnum`. <https://docs.gtk.org/gio/error.IOErrorEnum.html>
public enum IOErrorEnum: ErrorCode, ValueConvertible {
    /// `G_IO_ERROR_FAILED`.
    case failed
    /// `G_IO_ERROR_NOT_FOUND`.
    case notFound
    /// `G_IO_ERROR_EXISTS`.
    case exists
    /// `G_IO_ERROR_IS_DIRECTORY`.
    case isDirectory
    /// `G_IO_ERROR_NOT_DIRECTORY`.
    case notDirectory
    /// `G_IO_ERROR_NOT_EMPTY`.
    case notEmpty
    /// `G_IO_ERROR_NOT_REGULAR_FILE`.
    case notRegularFile
    /// `G_IO_ERROR_NOT_SYMBOLIC_LINK`.
    case notSymbolicLink
    /// `G_IO_ERROR_NOT_MOUNTABLE_FILE`.
    case notMountableFile
    /// `G_IO_ERROR_FILENAME_TOO_LONG`.
    case filenameTooLong
    /// `G_IO_ERROR_INVALID_FILENAME`.
    case invalidFilename
    /// `G_IO_ERROR_TOO_MANY_LINKS`.
    case tooManyLinks
    /// `G_IO_ERROR_NO_SPACE`.
    case noSpace
    /// `G_IO_ERROR_INVALID_ARGUMENT`.
    case invalidArgument
    /// `G_IO_ERROR_PERMISSION_DENIED`.
    case permissionDenied
    /// `G_IO_ERROR_NOT_SUPPORTED`.
    case notSupported
    /// `G_IO_ERROR_NOT_MOUNTED`.
    case notMounted
    /// `G_IO_ERROR_ALREADY_MOUNTED`.
    case alreadyMounted
    /// `G_IO_ERROR_CLOSED`.
    case closed
    /// `G_IO_ERROR_CANCELLED`.
    case cancelled
    /// `G_IO_ERROR_PENDING`.
    case pending
    /// `G_IO_ERROR_READ_ONLY`.
    case readOnly
    /// `G_IO_ERROR_CANT_CREATE_BACKUP`.
    case cantCreateBackup
    /// `G_IO_ERROR_WRONG_ETAG`.
    case wrongEtag
    /// `G_IO_ERROR_TIMED_OUT`.
    case timedOut
    /// `G_IO_ERROR_WOULD_RECURSE`.
    case wouldRecurse
    /// `G_IO_ERROR_BUSY`.
    case busy
    /// `G_IO_ERROR_WOULD_BLOCK`.
    case wouldBlock
    /// `G_IO_ERROR_HOST_NOT_FOUND`.
    case hostNotFound
    /// `G_IO_ERROR_WOULD_MERGE`.
    case wouldMerge
    /// `G_IO_ERROR_FAILED_HANDLED`.
    case failedHandled
    /// `G_IO_ERROR_TOO_MANY_OPEN_FILES`.
    case tooManyOpenFiles
    /// `G_IO_ERROR_NOT_INITIALIZED`.
    case notInitialized
    /// `G_IO_ERROR_ADDRESS_IN_USE`.
    case addressInUse
    /// `G_IO_ERROR_PARTIAL_INPUT`.
    case partialInput
    /// `G_IO_ERROR_INVALID_DATA`.
    case invalidData
    /// `G_IO_ERROR_DBUS_ERROR`.
    case dbusError
    /// `G_IO_ERROR_HOST_UNREACHABLE`.
    case hostUnreachable
    /// `G_IO_ERROR_NETWORK_UNREACHABLE`.
    case networkUnreachable
    /// `G_IO_ERROR_CONNECTION_REFUSED`.
    case connectionRefused
    /// `G_IO_ERROR_PROXY_FAILED`.
    case proxyFailed
    /// `G_IO_ERROR_PROXY_AUTH_FAILED`.
    case proxyAuthFailed
    /// `G_IO_ERROR_PROXY_NEED_AUTH`.
    case proxyNeedAuth
    /// `G_IO_ERROR_PROXY_NOT_ALLOWED`.
    case proxyNotAllowed
    /// `G_IO_ERROR_BROKEN_PIPE`.
    case brokenPipe
    /// `G_IO_ERROR_NOT_CONNECTED`.
    case notConnected
    /// `G_IO_ERROR_MESSAGE_TOO_LARGE`.
    case messageTooLarge
    /// `G_IO_ERROR_NO_SUCH_DEVICE`.
    case noSuchDevice
#if GTK_4_18
    /// `G_IO_ERROR_DESTINATION_UNSET`.
    case destinationUnset
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .notFound
        case 2: self = .exists
        case 3: self = .isDirectory
        case 4: self = .notDirectory
        case 5: self = .notEmpty
        case 6: self = .notRegularFile
        case 7: self = .notSymbolicLink
        case 8: self = .notMountableFile
        case 9: self = .filenameTooLong
        case 10: self = .invalidFilename
        case 11: self = .tooManyLinks
        case 12: self = .noSpace
        case 13: self = .invalidArgument
        case 14: self = .permissionDenied
        case 15: self = .notSupported
        case 16: self = .notMounted
        case 17: self = .alreadyMounted
        case 18: self = .closed
        case 19: self = .cancelled
        case 20: self = .pending
        case 21: self = .readOnly
        case 22: self = .cantCreateBackup
        case 23: self = .wrongEtag
        case 24: self = .timedOut
        case 25: self = .wouldRecurse
        case 26: self = .busy
        case 27: self = .wouldBlock
        case 28: self = .hostNotFound
        case 29: self = .wouldMerge
        case 30: self = .failedHandled
        case 31: self = .tooManyOpenFiles
        case 32: self = .notInitialized
        case 33: self = .addressInUse
        case 34: self = .partialInput
        case 35: self = .invalidData
        case 36: self = .dbusError
        case 37: self = .hostUnreachable
        case 38: self = .networkUnreachable
        case 39: self = .connectionRefused
        case 40: self = .proxyFailed
        case 41: self = .proxyAuthFailed
        case 42: self = .proxyNeedAuth
        case 43: self = .proxyNotAllowed
        case 44: self = .brokenPipe
        case 45: self = .notConnected
        case 46: self = .messageTooLarge
        case 47: self = .noSuchDevice
#if GTK_4_18
        case 48: self = .destinationUnset
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .notFound: 1
        case .exists: 2
        case .isDirectory: 3
        case .notDirectory: 4
        case .notEmpty: 5
        case .notRegularFile: 6
        case .notSymbolicLink: 7
        case .notMountableFile: 8
        case .filenameTooLong: 9
        case .invalidFilename: 10
        case .tooManyLinks: 11
        case .noSpace: 12
        case .invalidArgument: 13
        case .permissionDenied: 14
        case .notSupported: 15
        case .notMounted: 16
        case .alreadyMounted: 17
        case .closed: 18
        case .cancelled: 19
        case .pending: 20
        case .readOnly: 21
        case .cantCreateBackup: 22
        case .wrongEtag: 23
        case .timedOut: 24
        case .wouldRecurse: 25
        case .busy: 26
        case .wouldBlock: 27
        case .hostNotFound: 28
        case .wouldMerge: 29
        case .failedHandled: 30
        case .tooManyOpenFiles: 31
        case .notInitialized: 32
        case .addressInUse: 33
        case .partialInput: 34
        case .invalidData: 35
        case .dbusError: 36
        case .hostUnreachable: 37
        case .networkUnreachable: 38
        case .connectionRefused: 39
        case .proxyFailed: 40
        case .proxyAuthFailed: 41
        case .proxyNeedAuth: 42
        case .proxyNotAllowed: 43
        case .brokenPipe: 44
        case .notConnected: 45
        case .messageTooLarge: 46
        case .noSuchDevice: 47
#if GTK_4_18
        case .destinationUnset: 48
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.failed, .notFound, .exists, .isDirectory, .notDirectory, .notEmpty, .notRegularFile, .notSymbolicLink, .notMountableFile, .filenameTooLong, .invalidFilename, .tooManyLinks, .noSpace, .invalidArgument, .permissionDenied, .notSupported, .notMounted, .alreadyMounted, .closed, .cancelled, .pending, .readOnly, .cantCreateBackup, .wrongEtag, .timedOut, .wouldRecurse, .busy, .wouldBlock, .hostNotFound, .wouldMerge, .failedHandled, .tooManyOpenFiles, .notInitialized, .addressInUse, .partialInput, .invalidData, .dbusError, .hostUnreachable, .networkUnreachable, .connectionRefused, .proxyFailed, .proxyAuthFailed, .proxyNeedAuth, .proxyNotAllowed, .brokenPipe, .notConnected, .messageTooLarge, .noSuchDevice]
#if GTK_4_18
        all += [.destinationUnset]
#endif
        return all
    }
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
