// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSubprocessFlags`. <https://docs.gtk.org/gio/flags.SubprocessFlags.html>
public struct SubprocessFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_subprocess_flags_get_type() }
    /// `G_SUBPROCESS_FLAGS_STDIN_PIPE`.
    public static let stdinPipe = Self(rawValue: 1)
    /// `G_SUBPROCESS_FLAGS_STDIN_INHERIT`.
    public static let stdinInherit = Self(rawValue: 2)
    /// `G_SUBPROCESS_FLAGS_STDOUT_PIPE`.
    public static let stdoutPipe = Self(rawValue: 4)
    /// `G_SUBPROCESS_FLAGS_STDOUT_SILENCE`.
    public static let stdoutSilence = Self(rawValue: 8)
    /// `G_SUBPROCESS_FLAGS_STDERR_PIPE`.
    public static let stderrPipe = Self(rawValue: 16)
    /// `G_SUBPROCESS_FLAGS_STDERR_SILENCE`.
    public static let stderrSilence = Self(rawValue: 32)
    /// `G_SUBPROCESS_FLAGS_STDERR_MERGE`.
    public static let stderrMerge = Self(rawValue: 64)
    /// `G_SUBPROCESS_FLAGS_INHERIT_FDS`.
    public static let inheritFds = Self(rawValue: 128)
    /// `G_SUBPROCESS_FLAGS_SEARCH_PATH_FROM_ENVP`.
    public static let searchPathFromEnvp = Self(rawValue: 256)
}
