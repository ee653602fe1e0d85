// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSubprocessLauncher`. <https://docs.gtk.org/gio/class.SubprocessLauncher.html>
open class SubprocessLauncher: Object {
    open override nonisolated class var gtype: UInt { g_subprocess_launcher_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SubprocessLauncher(_borrowed: raw) }

    /// `g_subprocess_launcher_new()`.
    public convenience init(flags: SubprocessFlags = []) {
        if Self.hasOwnType { self.init(properties: ["flags": flags]); return }
        self.init(_constructed: C.present(C.raw(g_subprocess_launcher_new(.init(rawValue: C.number(flags)))), "g_subprocess_launcher_new"))
    }
}

extension SubprocessLauncher {
    /// `g_subprocess_launcher_close()`.
    public func close() {
        g_subprocess_launcher_close(C.opaque(_raw))
    }

    /// `g_subprocess_launcher_getenv()`.
    @discardableResult
    public func getenv(_ variable: String) -> String? {
        C.optionalFileName(g_subprocess_launcher_getenv(C.opaque(_raw), C.bytes(variable)))
    }

    /// `g_subprocess_launcher_set_cwd()`.
    public func setCwd(_ cwd: String) {
        g_subprocess_launcher_set_cwd(C.opaque(_raw), C.bytes(cwd))
    }

    /// `g_subprocess_launcher_set_environ()`.
    public func setEnviron(_ env: [String]) {
        let cEnv = StringVector(fileNames: env)
        g_subprocess_launcher_set_environ(C.opaque(_raw), cEnv.pointer)
    }

    /// `g_subprocess_launcher_set_flags()`.
    public func setFlags(_ flags: SubprocessFlags) {
        g_subprocess_launcher_set_flags(C.opaque(_raw), .init(rawValue: C.number(flags)))
    }

    /// `g_subprocess_launcher_set_stderr_file_path()`.
    public func setStderrFilePath(_ path: String? = nil) {
        g_subprocess_launcher_set_stderr_file_path(C.opaque(_raw), C.bytes(path))
    }

    /// `g_subprocess_launcher_set_stdin_file_path()`.
    public func setStdinFilePath(_ path: String) {
        g_subprocess_launcher_set_stdin_file_path(C.opaque(_raw), C.bytes(path))
    }

    /// `g_subprocess_launcher_set_stdout_file_path()`.
    public func setStdoutFilePath(_ path: String? = nil) {
        g_subprocess_launcher_set_stdout_file_path(C.opaque(_raw), C.bytes(path))
    }

    /// `g_subprocess_launcher_setenv()`.
    public func setenv(_ variable: String, value: String, overwrite: Bool) {
        g_subprocess_launcher_setenv(C.opaque(_raw), C.bytes(variable), C.bytes(value), overwrite ? 1 : 0)
    }

    /// `g_subprocess_launcher_spawnv()`.
    @discardableResult
    public func spawn(_ argv: [String]) throws(GLibError) -> Subprocess {
        let cArgv = StringVector(fileNames: argv)
        var error: UnsafeMutablePointer<GError>?
        let result = g_subprocess_launcher_spawnv(C.opaque(_raw), cArgv.constant, &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_subprocess_launcher_spawnv")
    }

    /// `g_subprocess_launcher_take_fd()`.
    public func takeFd(sourceFd: Int, targetFd: Int) {
        g_subprocess_launcher_take_fd(C.opaque(_raw), C.gint(sourceFd), C.gint(targetFd))
    }

    /// `g_subprocess_launcher_take_stderr_fd()`.
    public func takeStderrFd(_ fd: Int) {
        g_subprocess_launcher_take_stderr_fd(C.opaque(_raw), C.gint(fd))
    }

    /// `g_subprocess_launcher_take_stdin_fd()`.
    public func takeStdinFd(_ fd: Int) {
        g_subprocess_launcher_take_stdin_fd(C.opaque(_raw), C.gint(fd))
    }

    /// `g_subprocess_launcher_take_stdout_fd()`.
    public func takeStdoutFd(_ fd: Int) {
        g_subprocess_launcher_take_stdout_fd(C.opaque(_raw), C.gint(fd))
    }

    /// `g_subprocess_launcher_unsetenv()`.
    public func unsetenv(_ variable: String) {
        g_subprocess_launcher_unsetenv(C.opaque(_raw), C.bytes(variable))
    }
}
