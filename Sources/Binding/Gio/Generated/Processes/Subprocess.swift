// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSubprocess`. <https://docs.gtk.org/gio/class.Subprocess.html>
open class Subprocess: Object, Initable {
    open override nonisolated class var gtype: UInt { g_subprocess_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Subprocess(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_subprocess_newv()`.
    public convenience init(argv: [String], flags: SubprocessFlags = []) throws(GLibError) {
        let cArgv = StringVector(fileNames: argv)
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_subprocess_newv(cArgv.constant, .init(rawValue: C.number(flags)), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_subprocess_newv"))
    }
}

extension Subprocess {
    /// `g_subprocess_communicate()`.
    @discardableResult
    public func communicate(
        _ stdinBuf: Bytes? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (stdoutBuf: Bytes?, stderrBuf: Bytes?) {
        var stdoutBuf: OpaquePointer?
        var stderrBuf: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        _ = g_subprocess_communicate(C.opaque(_raw), C.opaque(stdinBuf?._raw), C.cast(cancellable?._raw), &stdoutBuf, &stderrBuf, &error)
        if let error { throw GLibError(taking: error) }
        return (C.take(C.raw(stdoutBuf)), C.take(C.raw(stderrBuf)))
    }

    /// `g_subprocess_communicate_async()`, `g_subprocess_communicate_finish()`.
    @discardableResult
    public func communicate(
        _ stdinBuf: Bytes? = nil
    ) async throws(GLibError) -> (stdoutBuf: Bytes?, stderrBuf: Bytes?) {
        let source = await C.ready { cancellable, ready, data in
            g_subprocess_communicate_async(C.opaque(_raw), C.opaque(stdinBuf?._raw), cancellable, ready, data)
        }
        var stdoutBuf: OpaquePointer?
        var stderrBuf: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        _ = g_subprocess_communicate_finish(C.opaque(_raw), C.opaque(source._raw), &stdoutBuf, &stderrBuf, &error)
        if let error { throw GLibError(taking: error) }
        return (C.take(C.raw(stdoutBuf)), C.take(C.raw(stderrBuf)))
    }

    /// `g_subprocess_communicate_utf8()`.
    @discardableResult
    public func communicateUtf8(
        _ stdinBuf: String? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (stdoutBuf: String?, stderrBuf: String?) {
        var stdoutBuf: UnsafeMutablePointer<CChar>?
        var stderrBuf: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_subprocess_communicate_utf8(C.opaque(_raw), stdinBuf, C.cast(cancellable?._raw), &stdoutBuf, &stderrBuf, &error)
        if let error { throw GLibError(taking: error) }
        return (C.takeOptionalString(stdoutBuf), C.takeOptionalString(stderrBuf))
    }

    /// `g_subprocess_communicate_utf8_async()`, `g_subprocess_communicate_utf8_finish()`.
    @discardableResult
    public func communicateUtf8(
        _ stdinBuf: String? = nil
    ) async throws(GLibError) -> (stdoutBuf: String?, stderrBuf: String?) {
        let source = await C.ready { cancellable, ready, data in
            g_subprocess_communicate_utf8_async(C.opaque(_raw), stdinBuf, cancellable, ready, data)
        }
        var stdoutBuf: UnsafeMutablePointer<CChar>?
        var stderrBuf: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_subprocess_communicate_utf8_finish(C.opaque(_raw), C.opaque(source._raw), &stdoutBuf, &stderrBuf, &error)
        if let error { throw GLibError(taking: error) }
        return (C.takeOptionalString(stdoutBuf), C.takeOptionalString(stderrBuf))
    }

    /// `g_subprocess_force_exit()`.
    public func forceExit() {
        g_subprocess_force_exit(C.opaque(_raw))
    }

    /// `g_subprocess_get_exit_status()`.
    public var exitStatus: Int { C.int(g_subprocess_get_exit_status(C.opaque(_raw))) }

    /// `g_subprocess_get_identifier()`.
    public var identifier: String? { C.optionalString(g_subprocess_get_identifier(C.opaque(_raw))) }

    /// `g_subprocess_get_if_exited()`.
    public var ifExited: Bool { g_subprocess_get_if_exited(C.opaque(_raw)) != 0 }

    /// `g_subprocess_get_if_signaled()`.
    public var ifSignaled: Bool { g_subprocess_get_if_signaled(C.opaque(_raw)) != 0 }

    /// `g_subprocess_get_status()`.
    public var status: Int { C.int(g_subprocess_get_status(C.opaque(_raw))) }

    /// `g_subprocess_get_stderr_pipe()`.
    public var stderrPipe: InputStream? { C.borrow(g_subprocess_get_stderr_pipe(C.opaque(_raw))) }

    /// `g_subprocess_get_stdin_pipe()`.
    public var stdinPipe: OutputStream? { C.borrow(g_subprocess_get_stdin_pipe(C.opaque(_raw))) }

    /// `g_subprocess_get_stdout_pipe()`.
    public var stdoutPipe: InputStream? { C.borrow(g_subprocess_get_stdout_pipe(C.opaque(_raw))) }

    /// `g_subprocess_get_successful()`.
    public var successful: Bool { g_subprocess_get_successful(C.opaque(_raw)) != 0 }

    /// `g_subprocess_get_term_sig()`.
    public var termSig: Int { C.int(g_subprocess_get_term_sig(C.opaque(_raw))) }

    /// `g_subprocess_send_signal()`.
    public func sendSignal(_ signalNum: Int) {
        g_subprocess_send_signal(C.opaque(_raw), C.gint(signalNum))
    }

    /// `g_subprocess_wait()`.
    public func wait(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_subprocess_wait(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_subprocess_wait_async()`, `g_subprocess_wait_finish()`.
    public func wait() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_subprocess_wait_async(C.opaque(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_subprocess_wait_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_subprocess_wait_check()`.
    public func waitCheck(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_subprocess_wait_check(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_subprocess_wait_check_async()`, `g_subprocess_wait_check_finish()`.
    public func waitCheck() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_subprocess_wait_check_async(C.opaque(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_subprocess_wait_check_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
