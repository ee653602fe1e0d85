// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GSpawnFlags`. <https://docs.gtk.org/glib/flags.SpawnFlags.html>
public struct SpawnFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_SPAWN_LEAVE_DESCRIPTORS_OPEN`.
    public static let leaveDescriptorsOpen = Self(rawValue: 1)
    /// `G_SPAWN_DO_NOT_REAP_CHILD`.
    public static let doNotReapChild = Self(rawValue: 2)
    /// `G_SPAWN_SEARCH_PATH`.
    public static let searchPath = Self(rawValue: 4)
    /// `G_SPAWN_STDOUT_TO_DEV_NULL`.
    public static let stdoutToDevNull = Self(rawValue: 8)
    /// `G_SPAWN_STDERR_TO_DEV_NULL`.
    public static let stderrToDevNull = Self(rawValue: 16)
    /// `G_SPAWN_CHILD_INHERITS_STDIN`.
    public static let childInheritsStdin = Self(rawValue: 32)
    /// `G_SPAWN_FILE_AND_ARGV_ZERO`.
    public static let fileAndArgvZero = Self(rawValue: 64)
    /// `G_SPAWN_SEARCH_PATH_FROM_ENVP`.
    public static let searchPathFromEnvp = Self(rawValue: 128)
    /// `G_SPAWN_CLOEXEC_PIPES`.
    public static let cloexecPipes = Self(rawValue: 256)
    /// `G_SPAWN_CHILD_INHERITS_STDOUT`.
    public static let childInheritsStdout = Self(rawValue: 512)
    /// `G_SPAWN_CHILD_INHERITS_STDERR`.
    public static let childInheritsStderr = Self(rawValue: 1024)
    /// `G_SPAWN_STDIN_FROM_DEV_NULL`.
    public static let stdinFromDevNull = Self(rawValue: 2048)
}
