// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusError`. <https://docs.gtk.org/gio/error.DBusError.html>
public enum DBusError: ErrorCode, ValueConvertible {
    /// `G_DBUS_ERROR_FAILED`.
    case failed
    /// `G_DBUS_ERROR_NO_MEMORY`.
    case noMemory
    /// `G_DBUS_ERROR_SERVICE_UNKNOWN`.
    case serviceUnknown
    /// `G_DBUS_ERROR_NAME_HAS_NO_OWNER`.
    case nameHasNoOwner
    /// `G_DBUS_ERROR_NO_REPLY`.
    case noReply
    /// `G_DBUS_ERROR_IO_ERROR`.
    case ioError
    /// `G_DBUS_ERROR_BAD_ADDRESS`.
    case badAddress
    /// `G_DBUS_ERROR_NOT_SUPPORTED`.
    case notSupported
    /// `G_DBUS_ERROR_LIMITS_EXCEEDED`.
    case limitsExceeded
    /// `G_DBUS_ERROR_ACCESS_DENIED`.
    case accessDenied
    /// `G_DBUS_ERROR_AUTH_FAILED`.
    case authFailed
    /// `G_DBUS_ERROR_NO_SERVER`.
    case noServer
    /// `G_DBUS_ERROR_TIMEOUT`.
    case timeout
    /// `G_DBUS_ERROR_NO_NETWORK`.
    case noNetwork
    /// `G_DBUS_ERROR_ADDRESS_IN_USE`.
    case addressInUse
    /// `G_DBUS_ERROR_DISCONNECTED`.
    case disconnected
    /// `G_DBUS_ERROR_INVALID_ARGS`.
    case invalidArgs
    /// `G_DBUS_ERROR_FILE_NOT_FOUND`.
    case fileNotFound
    /// `G_DBUS_ERROR_FILE_EXISTS`.
    case fileExists
    /// `G_DBUS_ERROR_UNKNOWN_METHOD`.
    case unknownMethod
    /// `G_DBUS_ERROR_TIMED_OUT`.
    case timedOut
    /// `G_DBUS_ERROR_MATCH_RULE_NOT_FOUND`.
    case matchRuleNotFound
    /// `G_DBUS_ERROR_MATCH_RULE_INVALID`.
    case matchRuleInvalid
    /// `G_DBUS_ERROR_SPAWN_EXEC_FAILED`.
    case spawnExecFailed
    /// `G_DBUS_ERROR_SPAWN_FORK_FAILED`.
    case spawnForkFailed
    /// `G_DBUS_ERROR_SPAWN_CHILD_EXITED`.
    case spawnChildExited
    /// `G_DBUS_ERROR_SPAWN_CHILD_SIGNALED`.
    case spawnChildSignaled
    /// `G_DBUS_ERROR_SPAWN_FAILED`.
    case spawnFailed
    /// `G_DBUS_ERROR_SPAWN_SETUP_FAILED`.
    case spawnSetupFailed
    /// `G_DBUS_ERROR_SPAWN_CONFIG_INVALID`.
    case spawnConfigInvalid
    /// `G_DBUS_ERROR_SPAWN_SERVICE_INVALID`.
    case spawnServiceInvalid
    /// `G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND`.
    case spawnServiceNotFound
    /// `G_DBUS_ERROR_SPAWN_PERMISSIONS_INVALID`.
    case spawnPermissionsInvalid
    /// `G_DBUS_ERROR_SPAWN_FILE_INVALID`.
    case spawnFileInvalid
    /// `G_DBUS_ERROR_SPAWN_NO_MEMORY`.
    case spawnNoMemory
    /// `G_DBUS_ERROR_UNIX_PROCESS_ID_UNKNOWN`.
    case unixProcessIdUnknown
    /// `G_DBUS_ERROR_INVALID_SIGNATURE`.
    case invalidSignature
    /// `G_DBUS_ERROR_INVALID_FILE_CONTENT`.
    case invalidFileContent
    /// `G_DBUS_ERROR_SELINUX_SECURITY_CONTEXT_UNKNOWN`.
    case selinuxSecurityContextUnknown
    /// `G_DBUS_ERROR_ADT_AUDIT_DATA_UNKNOWN`.
    case adtAuditDataUnknown
    /// `G_DBUS_ERROR_OBJECT_PATH_IN_USE`.
    case objectPathInUse
    /// `G_DBUS_ERROR_UNKNOWN_OBJECT`.
    case unknownObject
    /// `G_DBUS_ERROR_UNKNOWN_INTERFACE`.
    case unknownInterface
    /// `G_DBUS_ERROR_UNKNOWN_PROPERTY`.
    case unknownProperty
    /// `G_DBUS_ERROR_PROPERTY_READ_ONLY`.
    case propertyReadOnly
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .noMemory
        case 2: self = .serviceUnknown
        case 3: self = .nameHasNoOwner
        case 4: self = .noReply
        case 5: self = .ioError
        case 6: self = .badAddress
        case 7: self = .notSupported
        case 8: self = .limitsExceeded
        case 9: self = .accessDenied
        case 10: self = .authFailed
        case 11: self = .noServer
        case 12: self = .timeout
        case 13: self = .noNetwork
        case 14: self = .addressInUse
        case 15: self = .disconnected
        case 16: self = .invalidArgs
        case 17: self = .fileNotFound
        case 18: self = .fileExists
        case 19: self = .unknownMethod
        case 20: self = .timedOut
        case 21: self = .matchRuleNotFound
        case 22: self = .matchRuleInvalid
        case 23: self = .spawnExecFailed
        case 24: self = .spawnForkFailed
        case 25: self = .spawnChildExited
        case 26: self = .spawnChildSignaled
        case 27: self = .spawnFailed
        case 28: self = .spawnSetupFailed
        case 29: self = .spawnConfigInvalid
        case 30: self = .spawnServiceInvalid
        case 31: self = .spawnServiceNotFound
        case 32: self = .spawnPermissionsInvalid
        case 33: self = .spawnFileInvalid
        case 34: self = .spawnNoMemory
        case 35: self = .unixProcessIdUnknown
        case 36: self = .invalidSignature
        case 37: self = .invalidFileContent
        case 38: self = .selinuxSecurityContextUnknown
        case 39: self = .adtAuditDataUnknown
        case 40: self = .objectPathInUse
        case 41: self = .unknownObject
        case 42: self = .unknownInterface
        case 43: self = .unknownProperty
        case 44: self = .propertyReadOnly
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .noMemory: 1
        case .serviceUnknown: 2
        case .nameHasNoOwner: 3
        case .noReply: 4
        case .ioError: 5
        case .badAddress: 6
        case .notSupported: 7
        case .limitsExceeded: 8
        case .accessDenied: 9
        case .authFailed: 10
        case .noServer: 11
        case .timeout: 12
        case .noNetwork: 13
        case .addressInUse: 14
        case .disconnected: 15
        case .invalidArgs: 16
        case .fileNotFound: 17
        case .fileExists: 18
        case .unknownMethod: 19
        case .timedOut: 20
        case .matchRuleNotFound: 21
        case .matchRuleInvalid: 22
        case .spawnExecFailed: 23
        case .spawnForkFailed: 24
        case .spawnChildExited: 25
        case .spawnChildSignaled: 26
        case .spawnFailed: 27
        case .spawnSetupFailed: 28
        case .spawnConfigInvalid: 29
        case .spawnServiceInvalid: 30
        case .spawnServiceNotFound: 31
        case .spawnPermissionsInvalid: 32
        case .spawnFileInvalid: 33
        case .spawnNoMemory: 34
        case .unixProcessIdUnknown: 35
        case .invalidSignature: 36
        case .invalidFileContent: 37
        case .selinuxSecurityContextUnknown: 38
        case .adtAuditDataUnknown: 39
        case .objectPathInUse: 40
        case .unknownObject: 41
        case .unknownInterface: 42
        case .unknownProperty: 43
        case .propertyReadOnly: 44
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.failed, .noMemory, .serviceUnknown, .nameHasNoOwner, .noReply, .ioError, .badAddress, .notSupported, .limitsExceeded, .accessDenied, .authFailed, .noServer, .timeout, .noNetwork, .addressInUse, .disconnected, .invalidArgs, .fileNotFound, .fileExists, .unknownMethod, .timedOut, .matchRuleNotFound, .matchRuleInvalid, .spawnExecFailed, .spawnForkFailed, .spawnChildExited, .spawnChildSignaled, .spawnFailed, .spawnSetupFailed, .spawnConfigInvalid, .spawnServiceInvalid, .spawnServiceNotFound, .spawnPermissionsInvalid, .spawnFileInvalid, .spawnNoMemory, .unixProcessIdUnknown, .invalidSignature, .invalidFileContent, .selinuxSecurityContextUnknown, .adtAuditDataUnknown, .objectPathInUse, .unknownObject, .unknownInterface, .unknownProperty, .propertyReadOnly] }
    public static var gtype: UInt { g_dbus_error_get_type() }
    public static var domain: String { "g-dbus-error-quark" }
}

extension DBusError {
    /// `g_dbus_error_new_for_dbus_error()`.
    public static func error(named dbusErrorName: String, message dbusErrorMessage: String) -> GLibError {
        C.present(g_dbus_error_new_for_dbus_error(dbusErrorName, dbusErrorMessage).map { GLibError(taking: $0) }, "g_dbus_error_new_for_dbus_error")
    }

    /// `g_dbus_error_register_error()`.
    public static func registerError(errorDomain: Int, errorCode: Int, dbusErrorName: String) -> Bool {
        g_dbus_error_register_error(C.guint32(errorDomain), C.gint(errorCode), dbusErrorName) != 0
    }

    /// `g_dbus_error_unregister_error()`.
    public static func unregisterError(errorDomain: Int, errorCode: Int, dbusErrorName: String) -> Bool {
        g_dbus_error_unregister_error(C.guint32(errorDomain), C.gint(errorCode), dbusErrorName) != 0
    }
}
