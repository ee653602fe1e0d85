// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// A Swift class that overrides functions of ``ContentProvider``.
@MainActor
public protocol ContentProviderSubclass: CallableByC, ContentProvider {
    /// `GdkContentProviderClass.attach_clipboard`.
    func doAttachClipboard(_ clipboard: Clipboard)
    /// `GdkContentProviderClass.content_changed`.
    func doContentChanged()
    /// `GdkContentProviderClass.detach_clipboard`.
    func doDetachClipboard(_ clipboard: Clipboard)
    /// `GdkContentProviderClass.get_value`.
    func doValue() throws(GLibError) -> Value
    /// `GdkContentProviderClass.ref_formats`.
    func doRefFormats() -> ContentFormats
    /// `GdkContentProviderClass.ref_storable_formats`.
    func doRefStorableFormats() -> ContentFormats
    /// `GdkContentProviderClass.write_mime_type_finish`.
    func doWriteMimeTypeFinish(_ result: any Gio.AsyncResult) throws(GLibError)
}

extension ContentProviderSubclass {
    /// `GdkContentProviderClass.attach_clipboard`.
    public func doAttachClipboard(_ clipboard: Clipboard) {
        parentAttachClipboard(clipboard)
    }

    /// `GdkContentProviderClass.attach_clipboard`.
    public func parentAttachClipboard(_ clipboard: Clipboard) {
        guard let parent = ContentProviderGlue.parent(of: _raw)?.attach_clipboard else { return }
        parent(C.cast(_raw), C.opaque(clipboard._raw))
    }

    /// `GdkContentProviderClass.content_changed`.
    public func doContentChanged() {
        parentContentChanged()
    }

    /// `GdkContentProviderClass.content_changed`.
    public func parentContentChanged() {
        guard let parent = ContentProviderGlue.parent(of: _raw)?.content_changed else { return }
        parent(C.cast(_raw))
    }

    /// `GdkContentProviderClass.detach_clipboard`.
    public func doDetachClipboard(_ clipboard: Clipboard) {
        parentDetachClipboard(clipboard)
    }

    /// `GdkContentProviderClass.detach_clipboard`.
    public func parentDetachClipboard(_ clipboard: Clipboard) {
        guard let parent = ContentProviderGlue.parent(of: _raw)?.detach_clipboard else { return }
        parent(C.cast(_raw), C.opaque(clipboard._raw))
    }

    /// `GdkContentProviderClass.get_value`.
    public func doValue() throws(GLibError) -> Value {
        try parentValue()
    }

    /// `GdkContentProviderClass.get_value`.
    public func parentValue() throws(GLibError) -> Value {
        guard let parent = ContentProviderGlue.parent(of: _raw)?.get_value else { C.unimplemented(self, "doValue", "GdkContentProviderClass.get_value") }
        var value = GValue()
        var error: UnsafeMutablePointer<GError>?
        _ = parent(C.cast(_raw), &value, &error)
        if let error { throw GLibError(taking: error) }
        return Value(moving: value)
    }

    /// `GdkContentProviderClass.ref_formats`.
    public func doRefFormats() -> ContentFormats {
        parentRefFormats()
    }

    /// `GdkContentProviderClass.ref_formats`.
    public func parentRefFormats() -> ContentFormats {
        guard let parent = ContentProviderGlue.parent(of: _raw)?.ref_formats else { C.unimplemented(self, "doRefFormats", "GdkContentProviderClass.ref_formats") }
        return C.present(C.take(C.raw(parent(C.cast(_raw)))), "GdkContentProviderClass.ref_formats")
    }

    /// `GdkContentProviderClass.ref_storable_formats`.
    public func doRefStorableFormats() -> ContentFormats {
        parentRefStorableFormats()
    }

    /// `GdkContentProviderClass.ref_storable_formats`.
    public func parentRefStorableFormats() -> ContentFormats {
        guard let parent = ContentProviderGlue.parent(of: _raw)?.ref_storable_formats else { C.unimplemented(self, "doRefStorableFormats", "GdkContentProviderClass.ref_storable_formats") }
        return C.present(C.take(C.raw(parent(C.cast(_raw)))), "GdkContentProviderClass.ref_storable_formats")
    }

    /// `GdkContentProviderClass.write_mime_type_finish`.
    public func doWriteMimeTypeFinish(_ result: any Gio.AsyncResult) throws(GLibError) {
        try parentWriteMimeTypeFinish(result)
    }

    /// `GdkContentProviderClass.write_mime_type_finish`.
    public func parentWriteMimeTypeFinish(_ result: any Gio.AsyncResult) throws(GLibError) {
        guard let parent = ContentProviderGlue.parent(of: _raw)?.write_mime_type_finish else { return }
        var error: UnsafeMutablePointer<GError>?
        _ = parent(C.cast(_raw), C.opaque(result._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

/// How the library calls a ``ContentProviderSubclass``.
@_spi(Binding) public enum ContentProviderGlue: Glue {
    public static var gtype: UInt { gdk_content_provider_get_type() }
    public static var size: Int { MemoryLayout<GdkContentProviderClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ContentProviderSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GdkContentProviderClass.self)
        table.pointee.attach_clipboard = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ContentProviderSubclass else {
                return ContentProviderGlue.parent(of: UnsafeMutableRawPointer(instance))?.attach_clipboard?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doAttachClipboard(C.present(C.borrow(C.raw(a0)), "attach_clipboard"))
            }
        }
        table.pointee.content_changed = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ContentProviderSubclass else {
                return ContentProviderGlue.parent(of: UnsafeMutableRawPointer(instance))?.content_changed?(instance) ?? ()
            }
            onMainActor {
                swift.doContentChanged()
            }
        }
        table.pointee.detach_clipboard = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ContentProviderSubclass else {
                return ContentProviderGlue.parent(of: UnsafeMutableRawPointer(instance))?.detach_clipboard?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doDetachClipboard(C.present(C.borrow(C.raw(a0)), "detach_clipboard"))
            }
        }
        table.pointee.get_value = { instance, a0, failure in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ContentProviderSubclass else {
                return ContentProviderGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_value?(instance, a0, failure) ?? 0
            }
            nonisolated(unsafe) let (a0, failure) = (a0, failure)
            return onMainActor {
                do throws(GLibError) {
                    let answer = try swift.doValue()
                    C.store(answer, a0)
                    return 1
                } catch {
                    C.fail(error, failure)
                    return 0
                }
            }
        }
        table.pointee.ref_formats = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ContentProviderSubclass else {
                return ContentProviderGlue.parent(of: UnsafeMutableRawPointer(instance))?.ref_formats?(instance) ?? nil
            }
            return onMainActor {
                let answer = swift.doRefFormats()
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.ref_storable_formats = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ContentProviderSubclass else {
                return ContentProviderGlue.parent(of: UnsafeMutableRawPointer(instance))?.ref_storable_formats?(instance) ?? nil
            }
            return onMainActor {
                let answer = swift.doRefStorableFormats()
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.write_mime_type_finish = { instance, a0, failure in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ContentProviderSubclass else {
                return ContentProviderGlue.parent(of: UnsafeMutableRawPointer(instance))?.write_mime_type_finish?(instance, a0, failure) ?? 0
            }
            nonisolated(unsafe) let (a0, failure) = (a0, failure)
            return onMainActor {
                do throws(GLibError) {
                    try swift.doWriteMimeTypeFinish(C.present(C.borrow(C.raw(a0), Gio.AnyAsyncResult.self), "write_mime_type_finish"))
                    return 1
                } catch {
                    C.fail(error, failure)
                    return 0
                }
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GdkContentProviderClass? {
        original(instance)?.assumingMemoryBound(to: GdkContentProviderClass.self).pointee
    }
}
