// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GDBusError`. <https://docs.gtk.org/gio/error.DBusError.html>
public enum DBusError: Int32, ErrorCode, ValueConvertible {
    /// `G_DBUS_ERROR_FAILED`.
    case failed = 0
    /// `G_DBUS_ERROR_NO_MEMORY`.
    case noMemory = 1
    /// `G_DBUS_ERROR_SERVICE_UNKNOWN`.
    case serviceUnknown = 2
    /// `G_DBUS_ERROR_NAME_HAS_NO_OWNER`.
    case nameHasNoOwner = 3
    /// `G_DBUS_ERROR_NO_REPLY`.
    case noReply = 4
    /// `G_DBUS_ERROR_IO_ERROR`.
    case ioError = 5
    /// `G_DBUS_ERROR_BAD_ADDRESS`.
    case badAddress = 6
    /// `G_DBUS_ERROR_NOT_SUPPORTED`.
    case notSupported = 7
    /// `G_DBUS_ERROR_LIMITS_EXCEEDED`.
    case limitsExceeded = 8
    /// `G_DBUS_ERROR_ACCESS_DENIED`.
    case accessDenied = 9
    /// `G_DBUS_ERROR_AUTH_FAILED`.
    case authFailed = 10
    /// `G_DBUS_ERROR_NO_SERVER`.
    case noServer = 11
    /// `G_DBUS_ERROR_TIMEOUT`.
    case timeout = 12
    /// `G_DBUS_ERROR_NO_NETWORK`.
    case noNetwork = 13
    /// `G_DBUS_ERROR_ADDRESS_IN_USE`.
    case addressInUse = 14
    /// `G_DBUS_ERROR_DISCONNECTED`.
    case disconnected = 15
    /// `G_DBUS_ERROR_INVALID_ARGS`.
    case invalidArgs = 16
    /// `G_DBUS_ERROR_FILE_NOT_FOUND`.
    case fileNotFound = 17
    /// `G_DBUS_ERROR_FILE_EXISTS`.
    case fileExists = 18
    /// `G_DBUS_ERROR_UNKNOWN_METHOD`.
    case unknownMethod = 19
    /// `G_DBUS_ERROR_TIMED_OUT`.
    case timedOut = 20
    /// `G_DBUS_ERROR_MATCH_RULE_NOT_FOUND`.
    case matchRuleNotFound = 21
    /// `G_DBUS_ERROR_MATCH_RULE_INVALID`.
    case matchRuleInvalid = 22
    /// `G_DBUS_ERROR_SPAWN_EXEC_FAILED`.
    case spawnExecFailed = 23
    /// `G_DBUS_ERROR_SPAWN_FORK_FAILED`.
    case spawnForkFailed = 24
    /// `G_DBUS_ERROR_SPAWN_CHILD_EXITED`.
    case spawnChildExited = 25
    /// `G_DBUS_ERROR_SPAWN_CHILD_SIGNALED`.
    case spawnChildSignaled = 26
    /// `G_DBUS_ERROR_SPAWN_FAILED`.
    case spawnFailed = 27
    /// `G_DBUS_ERROR_SPAWN_SETUP_FAILED`.
    case spawnSetupFailed = 28
    /// `G_DBUS_ERROR_SPAWN_CONFIG_INVALID`.
    case spawnConfigInvalid = 29
    /// `G_DBUS_ERROR_SPAWN_SERVICE_INVALID`.
    case spawnServiceInvalid = 30
    /// `G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND`.
    case spawnServiceNotFound = 31
    /// `G_DBUS_ERROR_SPAWN_PERMISSIONS_INVALID`.
    case spawnPermissionsInvalid = 32
    /// `G_DBUS_ERROR_SPAWN_FILE_INVALID`.
    case spawnFileInvalid = 33
    /// `G_DBUS_ERROR_SPAWN_NO_MEMORY`.
    case spawnNoMemory = 34
    /// `G_DBUS_ERROR_UNIX_PROCESS_ID_UNKNOWN`.
    case unixProcessIdUnknown = 35
    /// `G_DBUS_ERROR_INVALID_SIGNATURE`.
    case invalidSignature = 36
    /// `G_DBUS_ERROR_INVALID_FILE_CONTENT`.
    case invalidFileContent = 37
    /// `G_DBUS_ERROR_SELINUX_SECURITY_CONTEXT_UNKNOWN`.
    case selinuxSecurityContextUnknown = 38
    /// `G_DBUS_ERROR_ADT_AUDIT_DATA_UNKNOWN`.
    case adtAuditDataUnknown = 39
    /// `G_DBUS_ERROR_OBJECT_PATH_IN_USE`.
    case objectPathInUse = 40
    /// `G_DBUS_ERROR_UNKNOWN_OBJECT`.
    case unknownObject = 41
    /// `G_DBUS_ERROR_UNKNOWN_INTERFACE`.
    case unknownInterface = 42
    /// `G_DBUS_ERROR_UNKNOWN_PROPERTY`.
    case unknownProperty = 43
    /// `G_DBUS_ERROR_PROPERTY_READ_ONLY`.
    case propertyReadOnly = 44
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
