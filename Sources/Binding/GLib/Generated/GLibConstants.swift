// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `G_KEY_FILE_DESKTOP_GROUP`.
public let keyFileDesktopGroup: String = "Desktop Entry"
/// `G_KEY_FILE_DESKTOP_KEY_ACTIONS`.
public let keyFileDesktopKeyActions: String = "Actions"
/// `G_KEY_FILE_DESKTOP_KEY_CATEGORIES`.
public let keyFileDesktopKeyCategories: String = "Categories"
/// `G_KEY_FILE_DESKTOP_KEY_COMMENT`.
public let keyFileDesktopKeyComment: String = "Comment"
/// `G_KEY_FILE_DESKTOP_KEY_DBUS_ACTIVATABLE`.
public let keyFileDesktopKeyDbusActivatable: String = "DBusActivatable"
/// `G_KEY_FILE_DESKTOP_KEY_EXEC`.
public let keyFileDesktopKeyExec: String = "Exec"
/// `G_KEY_FILE_DESKTOP_KEY_GENERIC_NAME`.
public let keyFileDesktopKeyGenericName: String = "GenericName"
/// `G_KEY_FILE_DESKTOP_KEY_HIDDEN`.
public let keyFileDesktopKeyHidden: String = "Hidden"
/// `G_KEY_FILE_DESKTOP_KEY_ICON`.
public let keyFileDesktopKeyIcon: String = "Icon"
/// `G_KEY_FILE_DESKTOP_KEY_MIME_TYPE`.
public let keyFileDesktopKeyMimeType: String = "MimeType"
/// `G_KEY_FILE_DESKTOP_KEY_NAME`.
public let keyFileDesktopKeyName: String = "Name"
/// `G_KEY_FILE_DESKTOP_KEY_NOT_SHOW_IN`.
public let keyFileDesktopKeyNotShowIn: String = "NotShowIn"
/// `G_KEY_FILE_DESKTOP_KEY_NO_DISPLAY`.
public let keyFileDesktopKeyNoDisplay: String = "NoDisplay"
/// `G_KEY_FILE_DESKTOP_KEY_ONLY_SHOW_IN`.
public let keyFileDesktopKeyOnlyShowIn: String = "OnlyShowIn"
/// `G_KEY_FILE_DESKTOP_KEY_PATH`.
public let keyFileDesktopKeyPath: String = "Path"
/// `G_KEY_FILE_DESKTOP_KEY_STARTUP_NOTIFY`.
public let keyFileDesktopKeyStartupNotify: String = "StartupNotify"
/// `G_KEY_FILE_DESKTOP_KEY_STARTUP_WM_CLASS`.
public let keyFileDesktopKeyStartupWmClass: String = "StartupWMClass"
/// `G_KEY_FILE_DESKTOP_KEY_TERMINAL`.
public let keyFileDesktopKeyTerminal: String = "Terminal"
/// `G_KEY_FILE_DESKTOP_KEY_TRY_EXEC`.
public let keyFileDesktopKeyTryExec: String = "TryExec"
/// `G_KEY_FILE_DESKTOP_KEY_TYPE`.
public let keyFileDesktopKeyType: String = "Type"
/// `G_KEY_FILE_DESKTOP_KEY_URL`.
public let keyFileDesktopKeyUrl: String = "URL"
/// `G_KEY_FILE_DESKTOP_KEY_VERSION`.
public let keyFileDesktopKeyVersion: String = "Version"
/// `G_KEY_FILE_DESKTOP_TYPE_APPLICATION`.
public let keyFileDesktopTypeApplication: String = "Application"
/// `G_KEY_FILE_DESKTOP_TYPE_DIRECTORY`.
public let keyFileDesktopTypeDirectory: String = "Directory"
/// `G_KEY_FILE_DESKTOP_TYPE_LINK`.
public let keyFileDesktopTypeLink: String = "Link"
/// `G_OPTION_REMAINING`.
public let optionRemaining: String = ""
/// `G_PRIORITY_DEFAULT`.
public let priorityDefault = 0
/// `G_PRIORITY_DEFAULT_IDLE`.
public let priorityDefaultIdle = 200
/// `G_PRIORITY_HIGH`.
public let priorityHigh = -100
/// `G_PRIORITY_HIGH_IDLE`.
public let priorityHighIdle = 100
/// `G_PRIORITY_LOW`.
public let priorityLow = 300
