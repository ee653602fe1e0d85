// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// A Swift class that overrides functions of ``IMContext``.
@MainActor
public protocol IMContextSubclass: CallableByC, IMContext {
    /// `GtkIMContextClass.commit`.
    func doCommit(_ str: String)
    /// `GtkIMContextClass.delete_surrounding`.
    func doDeleteSurrounding(offset: Int, nChars: Int) -> Bool
    /// `GtkIMContextClass.filter_keypress`.
    func doFilterKeypress(_ event: Gdk.Event) -> Bool
    /// `GtkIMContextClass.focus_in`.
    func doFocusIn()
    /// `GtkIMContextClass.focus_out`.
    func doFocusOut()
    /// `GtkIMContextClass.get_preedit_string`.
    func doPreeditString() -> (str: String?, attrs: Pango.AttrList?, cursorPos: Int)
    /// `GtkIMContextClass.get_surrounding_with_selection`.
    func doSurroundingWithSelection() -> (text: String?, cursorIndex: Int, anchorIndex: Int)?
    /// `GtkIMContextClass.preedit_changed`.
    func doPreeditChanged()
    /// `GtkIMContextClass.preedit_end`.
    func doPreeditEnd()
    /// `GtkIMContextClass.preedit_start`.
    func doPreeditStart()
    /// `GtkIMContextClass.reset`.
    func doReset()
    /// `GtkIMContextClass.retrieve_surrounding`.
    func doRetrieveSurrounding() -> Bool
    /// `GtkIMContextClass.set_client_widget`.
    func doSetClientWidget(_ widget: Widget?)
    /// `GtkIMContextClass.set_cursor_location`.
    func doSetCursorLocation(_ area: Gdk.Rectangle)
    /// `GtkIMContextClass.set_surrounding_with_selection`.
    func doSetSurroundingWithSelection(_ text: String, len: Int, cursorIndex: Int, anchorIndex: Int)
    /// `GtkIMContextClass.set_use_preedit`.
    func doSetUsePreedit(_ usePreedit: Bool)
#if GTK_4_18
    /// `GtkIMContextClass.activate_osk`.
    func doActivateOsk()
#endif
#if GTK_4_18
    /// `GtkIMContextClass.activate_osk_with_event`.
    func doActivateOskWithEvent(_ event: Gdk.Event) -> Bool
#endif
}

extension IMContextSubclass {
    /// `GtkIMContextClass.commit`.
    public func doCommit(_ str: String) {
        parentCommit(str)
    }

    /// `GtkIMContextClass.commit`.
    public func parentCommit(_ str: String) {
        guard let parent = IMContextGlue.parent(of: _raw)?.commit else { return }
        parent(C.cast(_raw), str)
    }

    /// `GtkIMContextClass.delete_surrounding`.
    public func doDeleteSurrounding(offset: Int, nChars: Int) -> Bool {
        parentDeleteSurrounding(offset: offset, nChars: nChars)
    }

    /// `GtkIMContextClass.delete_surrounding`.
    public func parentDeleteSurrounding(offset: Int, nChars: Int) -> Bool {
        guard let parent = IMContextGlue.parent(of: _raw)?.delete_surrounding else { return false }
        return parent(C.cast(_raw), C.gint(offset), C.gint(nChars)) != 0
    }

    /// `GtkIMContextClass.filter_keypress`.
    public func doFilterKeypress(_ event: Gdk.Event) -> Bool {
        parentFilterKeypress(event)
    }

    /// `GtkIMContextClass.filter_keypress`.
    public func parentFilterKeypress(_ event: Gdk.Event) -> Bool {
        guard let parent = IMContextGlue.parent(of: _raw)?.filter_keypress else { return false }
        return parent(C.cast(_raw), C.opaque(event._raw)) != 0
    }

    /// `GtkIMContextClass.focus_in`.
    public func doFocusIn() {
        parentFocusIn()
    }

    /// `GtkIMContextClass.focus_in`.
    public func parentFocusIn() {
        guard let parent = IMContextGlue.parent(of: _raw)?.focus_in else { return }
        parent(C.cast(_raw))
    }

    /// `GtkIMContextClass.focus_out`.
    public func doFocusOut() {
        parentFocusOut()
    }

    /// `GtkIMContextClass.focus_out`.
    public func parentFocusOut() {
        guard let parent = IMContextGlue.parent(of: _raw)?.focus_out else { return }
        parent(C.cast(_raw))
    }

    /// `GtkIMContextClass.get_preedit_string`.
    public func doPreeditString() -> (str: String?, attrs: Pango.AttrList?, cursorPos: Int) {
        parentPreeditString()
    }

    /// `GtkIMContextClass.get_preedit_string`.
    public func parentPreeditString() -> (str: String?, attrs: Pango.AttrList?, cursorPos: Int) {
        guard let parent = IMContextGlue.parent(of: _raw)?.get_preedit_string else { C.unimplemented(self, "doPreeditString", "GtkIMContextClass.get_preedit_string") }
        var str: UnsafeMutablePointer<CChar>?
        var attrs: OpaquePointer?
        var cursorPos: gint = 0
        parent(C.cast(_raw), &str, &attrs, &cursorPos)
        return (C.takeOptionalString(str), C.take(C.raw(attrs)), C.int(cursorPos))
    }

    /// `GtkIMContextClass.get_surrounding_with_selection`.
    public func doSurroundingWithSelection() -> (text: String?, cursorIndex: Int, anchorIndex: Int)? {
        parentSurroundingWithSelection()
    }

    /// `GtkIMContextClass.get_surrounding_with_selection`.
    public func parentSurroundingWithSelection() -> (text: String?, cursorIndex: Int, anchorIndex: Int)? {
        guard let parent = IMContextGlue.parent(of: _raw)?.get_surrounding_with_selection else { return nil }
        var text: UnsafeMutablePointer<CChar>?
        var cursorIndex: gint = 0
        var anchorIndex: gint = 0
        let result = parent(C.cast(_raw), &text, &cursorIndex, &anchorIndex)
        return result == 0 ? nil : (C.takeOptionalString(text), C.int(cursorIndex), C.int(anchorIndex))
    }

    /// `GtkIMContextClass.preedit_changed`.
    public func doPreeditChanged() {
        parentPreeditChanged()
    }

    /// `GtkIMContextClass.preedit_changed`.
    public func parentPreeditChanged() {
        guard let parent = IMContextGlue.parent(of: _raw)?.preedit_changed else { return }
        parent(C.cast(_raw))
    }

    /// `GtkIMContextClass.preedit_end`.
    public func doPreeditEnd() {
        parentPreeditEnd()
    }

    /// `GtkIMContextClass.preedit_end`.
    public func parentPreeditEnd() {
        guard let parent = IMContextGlue.parent(of: _raw)?.preedit_end else { return }
        parent(C.cast(_raw))
    }

    /// `GtkIMContextClass.preedit_start`.
    public func doPreeditStart() {
        parentPreeditStart()
    }

    /// `GtkIMContextClass.preedit_start`.
    public func parentPreeditStart() {
        guard let parent = IMContextGlue.parent(of: _raw)?.preedit_start else { return }
        parent(C.cast(_raw))
    }

    /// `GtkIMContextClass.reset`.
    public func doReset() {
        parentReset()
    }

    /// `GtkIMContextClass.reset`.
    public func parentReset() {
        guard let parent = IMContextGlue.parent(of: _raw)?.reset else { return }
        parent(C.cast(_raw))
    }

    /// `GtkIMContextClass.retrieve_surrounding`.
    public func doRetrieveSurrounding() -> Bool {
        parentRetrieveSurrounding()
    }

    /// `GtkIMContextClass.retrieve_surrounding`.
    public func parentRetrieveSurrounding() -> Bool {
        guard let parent = IMContextGlue.parent(of: _raw)?.retrieve_surrounding else { return false }
        return parent(C.cast(_raw)) != 0
    }

    /// `GtkIMContextClass.set_client_widget`.
    public func doSetClientWidget(_ widget: Widget? = nil) {
        parentSetClientWidget(widget)
    }

    /// `GtkIMContextClass.set_client_widget`.
    public func parentSetClientWidget(_ widget: Widget? = nil) {
        guard let parent = IMContextGlue.parent(of: _raw)?.set_client_widget else { return }
        parent(C.cast(_raw), C.cast(widget?._raw))
    }

    /// `GtkIMContextClass.set_cursor_location`.
    public func doSetCursorLocation(_ area: Gdk.Rectangle) {
        parentSetCursorLocation(area)
    }

    /// `GtkIMContextClass.set_cursor_location`.
    public func parentSetCursorLocation(_ area: Gdk.Rectangle) {
        guard let parent = IMContextGlue.parent(of: _raw)?.set_cursor_location else { return }
        var cArea = area._c
        parent(C.cast(_raw), &cArea)
    }

    /// `GtkIMContextClass.set_surrounding_with_selection`.
    public func doSetSurroundingWithSelection(
        _ text: String, len: Int = -1, cursorIndex: Int, anchorIndex: Int
    ) {
        parentSetSurroundingWithSelection(text, len: len, cursorIndex: cursorIndex, anchorIndex: anchorIndex)
    }

    /// `GtkIMContextClass.set_surrounding_with_selection`.
    public func parentSetSurroundingWithSelection(
        _ text: String, len: Int = -1, cursorIndex: Int, anchorIndex: Int
    ) {
        guard let parent = IMContextGlue.parent(of: _raw)?.set_surrounding_with_selection else { return }
        parent(C.cast(_raw), text, C.gint(len), C.gint(cursorIndex), C.gint(anchorIndex))
    }

    /// `GtkIMContextClass.set_use_preedit`.
    public func doSetUsePreedit(_ usePreedit: Bool) {
        parentSetUsePreedit(usePreedit)
    }

    /// `GtkIMContextClass.set_use_preedit`.
    public func parentSetUsePreedit(_ usePreedit: Bool) {
        guard let parent = IMContextGlue.parent(of: _raw)?.set_use_preedit else { return }
        parent(C.cast(_raw), usePreedit ? 1 : 0)
    }

#if GTK_4_18
    /// `GtkIMContextClass.activate_osk`.
    public func doActivateOsk() {
        parentActivateOsk()
    }

    /// `GtkIMContextClass.activate_osk`.
    public func parentActivateOsk() {
        guard let parent = IMContextGlue.parent(of: _raw)?.activate_osk else { return }
        parent(C.cast(_raw))
    }

    /// `GtkIMContextClass.activate_osk_with_event`.
    public func doActivateOskWithEvent(_ event: Gdk.Event) -> Bool {
        parentActivateOskWithEvent(event)
    }

    /// `GtkIMContextClass.activate_osk_with_event`.
    public func parentActivateOskWithEvent(_ event: Gdk.Event) -> Bool {
        guard let parent = IMContextGlue.parent(of: _raw)?.activate_osk_with_event else { return false }
        return parent(C.cast(_raw), C.opaque(event._raw)) != 0
    }
#endif
}

/// How the library calls a ``IMContextSubclass``.
@_spi(Binding) public enum IMContextGlue: Glue {
    public static var gtype: UInt { gtk_im_context_get_type() }
    public static var size: Int { MemoryLayout<GtkIMContextClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any IMContextSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkIMContextClass.self)
        table.pointee.commit = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.commit?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doCommit(C.string(a0))
            }
        }
        table.pointee.delete_surrounding = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.delete_surrounding?(instance, a0, a1) ?? 0
            }
            return onMainActor {
                let answer = swift.doDeleteSurrounding(offset: C.int(a0), nChars: C.int(a1))
                return answer ? 1 : 0
            }
        }
        table.pointee.filter_keypress = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.filter_keypress?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doFilterKeypress(C.present(C.copy(C.raw(a0)), "filter_keypress"))
                return answer ? 1 : 0
            }
        }
        table.pointee.focus_in = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.focus_in?(instance) ?? ()
            }
            onMainActor {
                swift.doFocusIn()
            }
        }
        table.pointee.focus_out = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.focus_out?(instance) ?? ()
            }
            onMainActor {
                swift.doFocusOut()
            }
        }
        table.pointee.get_preedit_string = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_preedit_string?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a1, a2) = (a0, a1, a2)
            onMainActor {
                let answer = swift.doPreeditString()
                a0?.pointee = C.duplicate(answer.str)
                a1?.pointee = C.opaque(C.give(answer.attrs))
                a2?.pointee = C.gint(answer.cursorPos)
            }
        }
        table.pointee.get_surrounding_with_selection = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_surrounding_with_selection?(instance, a0, a1, a2) ?? 0
            }
            nonisolated(unsafe) let (a0, a1, a2) = (a0, a1, a2)
            return onMainActor {
                guard let answer = swift.doSurroundingWithSelection() else { return 0 }
                a0?.pointee = C.duplicate(answer.text)
                a1?.pointee = C.gint(answer.cursorIndex)
                a2?.pointee = C.gint(answer.anchorIndex)
                return 1
            }
        }
        table.pointee.preedit_changed = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.preedit_changed?(instance) ?? ()
            }
            onMainActor {
                swift.doPreeditChanged()
            }
        }
        table.pointee.preedit_end = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.preedit_end?(instance) ?? ()
            }
            onMainActor {
                swift.doPreeditEnd()
            }
        }
        table.pointee.preedit_start = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.preedit_start?(instance) ?? ()
            }
            onMainActor {
                swift.doPreeditStart()
            }
        }
        table.pointee.reset = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.reset?(instance) ?? ()
            }
            onMainActor {
                swift.doReset()
            }
        }
        table.pointee.retrieve_surrounding = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.retrieve_surrounding?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doRetrieveSurrounding()
                return answer ? 1 : 0
            }
        }
        table.pointee.set_client_widget = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_client_widget?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doSetClientWidget(C.borrow(a0))
            }
        }
        table.pointee.set_cursor_location = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_cursor_location?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doSetCursorLocation(C.present(C.value(a0), "set_cursor_location"))
            }
        }
        table.pointee.set_surrounding_with_selection = { instance, a0, a1, a2, a3 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_surrounding_with_selection?(instance, a0, a1, a2, a3) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doSetSurroundingWithSelection(C.string(a0), len: C.int(a1), cursorIndex: C.int(a2), anchorIndex: C.int(a3))
            }
        }
        table.pointee.set_use_preedit = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_use_preedit?(instance, a0) ?? ()
            }
            onMainActor {
                swift.doSetUsePreedit(a0 != 0)
            }
        }
#if GTK_4_18
        table.pointee.activate_osk = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate_osk?(instance) ?? ()
            }
            onMainActor {
                swift.doActivateOsk()
            }
        }
#endif
#if GTK_4_18
        table.pointee.activate_osk_with_event = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IMContextSubclass else {
                return IMContextGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate_osk_with_event?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doActivateOskWithEvent(C.present(C.copy(C.raw(a0)), "activate_osk_with_event"))
                return answer ? 1 : 0
            }
        }
#endif
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkIMContextClass? {
        original(instance)?.assumingMemoryBound(to: GtkIMContextClass.self).pointee
    }
}
