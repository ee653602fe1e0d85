// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The text of an entry, stored or filtered by Swift: for example one that accepts digits only, or that is stored in a model.
///
///     final class Digits: Gtk.EntryBuffer, EntryBufferSubclass {
///         func doInsertText(_ position: Int, text: String) -> Int {
///             parentInsertText(position, text: text.filter(\.isNumber))
///         }
///     }
///     let entry = Gtk.Entry(buffer: Digits())
///
/// Positions and lengths are in Unicode scalars. A class that stores the text itself implements all five
/// functions: `doInsertText` inserts and calls `emitInsertedText(position:chars:count:)`; `doDeleteText`
/// calls `emitDeletedText(position:count:)`, which calls `doDeletedText` after the handlers of the signal.
@MainActor
public protocol EntryBufferSubclass: CallableByC, EntryBuffer {
    /// Returns the whole text. `GtkEntryBufferClass.get_text`.
    func doText() -> String
    /// Returns the length of the text. `GtkEntryBufferClass.get_length`.
    func doLength() -> Int
    /// Inserts as much of a text as is accepted, and returns its length. `GtkEntryBufferClass.insert_text`.
    func doInsertText(_ position: Int, text: String) -> Int
    /// Requests the deletion of a part, and returns its length. `GtkEntryBufferClass.delete_text`.
    func doDeleteText(_ position: Int, count: Int) -> Int
    /// Deletes the part, and notifies of `text` and `length`. `GtkEntryBufferClass.deleted_text`.
    func doDeletedText(_ position: Int, count: Int)
}

extension EntryBufferSubclass {
    public func doText() -> String { parentText() }
    public func doLength() -> Int { parentLength() }
    public func doInsertText(_ position: Int, text: String) -> Int { parentInsertText(position, text: text) }
    public func doDeleteText(_ position: Int, count: Int) -> Int { parentDeleteText(position, count: count) }
    public func doDeletedText(_ position: Int, count: Int) { parentDeletedText(position, count: count) }

    /// Calls the C implementation. `GtkEntryBufferClass.get_text`.
    public func parentText() -> String {
        C.string(EntryBufferGlue.parent(of: _raw)?.get_text?(C.cast(_raw), nil))
    }

    /// Calls the C implementation. `GtkEntryBufferClass.get_length`.
    public func parentLength() -> Int {
        Int(EntryBufferGlue.parent(of: _raw)?.get_length?(C.cast(_raw)) ?? 0)
    }

    /// Calls the C implementation. `GtkEntryBufferClass.insert_text`.
    @discardableResult
    public func parentInsertText(_ position: Int, text: String) -> Int {
        let count = guint(text.unicodeScalars.count)
        return Int(
            EntryBufferGlue.parent(of: _raw)?.insert_text?(C.cast(_raw), guint(position), text, count) ?? 0)
    }

    /// Calls the C implementation. `GtkEntryBufferClass.delete_text`.
    @discardableResult
    public func parentDeleteText(_ position: Int, count: Int) -> Int {
        Int(
            EntryBufferGlue.parent(of: _raw)?.delete_text?(C.cast(_raw), guint(position), guint(count)) ?? 0)
    }

    /// Calls the C implementation. `GtkEntryBufferClass.deleted_text`.
    public func parentDeletedText(_ position: Int, count: Int) {
        EntryBufferGlue.parent(of: _raw)?.deleted_text?(C.cast(_raw), guint(position), guint(count))
    }
}

/// The functions by which GTK calls an ``EntryBufferSubclass``.
@_spi(Binding) public enum EntryBufferGlue: Glue {
    public static var gtype: UInt { gtk_entry_buffer_get_type() }
    public static var size: Int { MemoryLayout<GtkEntryBufferClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool {
        type is any EntryBufferSubclass.Type
    }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkEntryBufferClass.self)
        table.pointee.get_text = { buffer, size in
            guard let buffer, let swift = subclass(buffer) else {
                return EntryBufferGlue.parent(of: buffer)?.get_text?(buffer, size)
            }
            let text = EntryBufferGlue.keep(onMainActor { swift.doText() }, by: buffer)
            size?.pointee = gsize(strlen(text))
            return UnsafePointer(text)
        }
        table.pointee.get_length = { buffer in
            guard let swift = subclass(buffer) else {
                return EntryBufferGlue.parent(of: buffer)?.get_length?(buffer) ?? 0
            }
            return guint(onMainActor { swift.doLength() })
        }
        table.pointee.insert_text = { buffer, position, characters, count in
            guard let swift = subclass(buffer), let characters else {
                return EntryBufferGlue.parent(of: buffer)?.insert_text?(buffer, position, characters, count)
                    ?? 0
            }
            // The inserted text need not end at the end of the string.
            let end = g_utf8_offset_to_pointer(characters, glong(count))
            let size = end.map { UnsafePointer($0) - characters } ?? 0
            let bytes = UnsafeRawBufferPointer(start: characters, count: size)
            let text = String(decoding: bytes, as: UTF8.self)
            return guint(onMainActor { swift.doInsertText(Int(position), text: text) })
        }
        table.pointee.delete_text = { buffer, position, count in
            guard let swift = subclass(buffer) else {
                return EntryBufferGlue.parent(of: buffer)?.delete_text?(buffer, position, count) ?? 0
            }
            return guint(onMainActor { swift.doDeleteText(Int(position), count: Int(count)) })
        }
        table.pointee.deleted_text = { buffer, position, count in
            guard let swift = subclass(buffer) else {
                EntryBufferGlue.parent(of: buffer)?.deleted_text?(buffer, position, count)
                return
            }
            onMainActor { swift.doDeletedText(Int(position), count: Int(count)) }
        }
    }

    /// A text that GTK reads until it changes: the same address as long as the text is the same.
    fileprivate static func keep(
        _ text: String, by buffer: UnsafeMutablePointer<GtkEntryBuffer>
    ) -> UnsafeMutablePointer<CChar> {
        let object: UnsafeMutablePointer<GObject> = UnsafeMutableRawPointer(buffer).assumingMemoryBound(
            to: GObject.self)
        if let kept = g_object_get_data(object, "rxshell-entry-text") {
            let kept = kept.assumingMemoryBound(to: CChar.self)
            if strcmp(kept, text) == 0 { return kept }
        }
        return C.present(C.kept(text, by: UnsafeMutableRawPointer(buffer), "entry-text"), "g_strdup")
    }

    /// The functions of the C class.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkEntryBufferClass? {
        original(instance)?.assumingMemoryBound(to: GtkEntryBufferClass.self).pointee
    }
}

private func subclass(_ buffer: UnsafeMutablePointer<GtkEntryBuffer>?) -> (any EntryBufferSubclass)? {
    wrapper(of: UnsafeRawPointer(buffer)) as? any EntryBufferSubclass
}
