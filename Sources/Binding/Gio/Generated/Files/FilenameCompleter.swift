// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFilenameCompleter`. <https://docs.gtk.org/gio/class.FilenameCompleter.html>
open class FilenameCompleter: Object {
    open override nonisolated class var gtype: UInt { g_filename_completer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FilenameCompleter(_borrowed: raw) }
}

extension FilenameCompleter {
    /// `got-completion-data`.
    @discardableResult
    public func onGotCompletionData(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("got-completion-data", after: after, plain: handler)
    }

    /// `g_filename_completer_get_completion_suffix()`.
    public func completionSuffix(_ initialText: String) -> String? {
        C.takeOptionalString(g_filename_completer_get_completion_suffix(C.opaque(_raw), initialText))
    }

    /// `g_filename_completer_get_completions()`.
    public func completions(_ initialText: String) -> [String] {
        C.takeStrings(g_filename_completer_get_completions(C.opaque(_raw), initialText))
    }

    /// `g_filename_completer_set_dirs_only()`.
    public func setDirsOnly(_ dirsOnly: Bool) {
        g_filename_completer_set_dirs_only(C.opaque(_raw), dirsOnly ? 1 : 0)
    }
}

extension Members where Owner: FilenameCompleter {
    public var gotCompletionData: SignalKey<Owner, Void> { SignalKey("got-completion-data") }
}
