// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GApplicationCommandLine`. <https://docs.gtk.org/gio/class.ApplicationCommandLine.html>
open class ApplicationCommandLine: Object {
    open override nonisolated class var gtype: UInt { g_application_command_line_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ApplicationCommandLine(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension ApplicationCommandLine {
    /// `is-remote`, `g_application_command_line_get_is_remote()`.
    public var isRemote: Bool { g_application_command_line_get_is_remote(C.cast(_raw)) != 0 }

    /// `g_application_command_line_create_file_for_arg()`.
    @discardableResult
    public func createFile(forArg arg: String) -> File {
        C.present(C.adopt(C.raw(g_application_command_line_create_file_for_arg(C.cast(_raw), C.bytes(arg)))), "g_application_command_line_create_file_for_arg")
    }

    /// `g_application_command_line_get_arguments()`.
    public var arguments: [String] {
        var argc: gint = 0
        let result = g_application_command_line_get_arguments(C.cast(_raw), &argc)
        return C.array(vector: UnsafeMutableRawPointer(mutating: result), count: C.int(argc), .full) { C.takeFileName($0.assumingMemoryBound(to: CChar.self)) }
    }

    /// `g_application_command_line_get_cwd()`.
    public var cwd: String? { C.optionalFileName(g_application_command_line_get_cwd(C.cast(_raw))) }

    /// `g_application_command_line_get_environ()`.
    public var environ: [String] { C.strings(constant: g_application_command_line_get_environ(C.cast(_raw)), C.fileName) }

    /// `g_application_command_line_get_exit_status()`.
    public var exitStatus: Int {
        get { C.int(g_application_command_line_get_exit_status(C.cast(_raw))) }
        set { g_application_command_line_set_exit_status(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.exitStatus; defer { self.exitStatus = value }; yield &value }
    }

    /// `g_application_command_line_get_platform_data()`.
    public var platformData: Variant? { C.take(C.raw(g_application_command_line_get_platform_data(C.cast(_raw)))) }

    /// `g_application_command_line_get_stdin()`.
    public var stdin: InputStream? { C.adopt(g_application_command_line_get_stdin(C.cast(_raw))) }

    /// `g_application_command_line_getenv()`.
    @discardableResult
    public func getenv(_ name: String) -> String? {
        C.optionalString(g_application_command_line_getenv(C.cast(_raw), C.bytes(name)))
    }

#if GTK_4_14
    /// `g_application_command_line_done()`.
    public func done() {
        g_application_command_line_done(C.cast(_raw))
    }

    /// `g_application_command_line_print_literal()`.
    public func printLiteral(_ message: String) {
        g_application_command_line_print_literal(C.cast(_raw), message)
    }

    /// `g_application_command_line_printerr_literal()`.
    public func printerrLiteral(_ message: String) {
        g_application_command_line_printerr_literal(C.cast(_raw), message)
    }
#endif
}

extension Members where Owner: ApplicationCommandLine {
    public var isRemote: PropertyKey<Owner, Bool> { PropertyKey("is-remote") }
}
