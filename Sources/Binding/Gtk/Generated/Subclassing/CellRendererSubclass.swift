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

/// A Swift class that overrides functions of ``CellRenderer``.
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
@MainActor
public protocol CellRendererSubclass: CallableByC, CellRenderer {
    /// `GtkCellRendererClass.activate`.
    func doActivate(_ event: Gdk.Event, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState) -> Bool
    /// `GtkCellRendererClass.editing_canceled`.
    func doEditingCanceled()
    /// `GtkCellRendererClass.editing_started`.
    func doEditingStarted(_ editable: any CellEditable, path: String)
    /// `GtkCellRendererClass.get_aligned_area`.
    func doAlignedArea(_ widget: Widget, flags: CellRendererState, cellArea: Gdk.Rectangle) -> Gdk.Rectangle
    /// `GtkCellRendererClass.get_preferred_height`.
    func doPreferredHeight(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int)
    /// `GtkCellRendererClass.get_preferred_height_for_width`.
    func doPreferredHeightForWidth(_ widget: Widget, width: Int) -> (minimumHeight: Int, naturalHeight: Int)
    /// `GtkCellRendererClass.get_preferred_width`.
    func doPreferredWidth(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int)
    /// `GtkCellRendererClass.get_preferred_width_for_height`.
    func doPreferredWidthForHeight(_ widget: Widget, height: Int) -> (minimumWidth: Int, naturalWidth: Int)
    /// `GtkCellRendererClass.get_request_mode`.
    func doRequestMode() -> SizeRequestMode
    /// `GtkCellRendererClass.snapshot`.
    func doSnapshot(_ snapshot: Snapshot, widget: Widget, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState)
    /// `GtkCellRendererClass.start_editing`.
    func doStartEditing(_ event: Gdk.Event?, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState) -> (any CellEditable)?
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents.")
#endif
extension CellRendererSubclass {
    /// `GtkCellRendererClass.activate`.
    public func doActivate(
        _ event: Gdk.Event, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) -> Bool {
        parentActivate(event, widget: widget, path: path, backgroundArea: backgroundArea, cellArea: cellArea, flags: flags)
    }

    /// `GtkCellRendererClass.activate`.
    public func parentActivate(
        _ event: Gdk.Event, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) -> Bool {
        guard let parent = CellRendererGlue.parent(of: _raw)?.activate else { return false }
        var cBackgroundArea = backgroundArea._c
        var cCellArea = cellArea._c
        return parent(C.cast(_raw), C.opaque(event._raw), C.cast(widget._raw), path, &cBackgroundArea, &cCellArea, .init(rawValue: C.number(flags))) != 0
    }

    /// `GtkCellRendererClass.editing_canceled`.
    public func doEditingCanceled() {
        parentEditingCanceled()
    }

    /// `GtkCellRendererClass.editing_canceled`.
    public func parentEditingCanceled() {
        guard let parent = CellRendererGlue.parent(of: _raw)?.editing_canceled else { return }
        parent(C.cast(_raw))
    }

    /// `GtkCellRendererClass.editing_started`.
    public func doEditingStarted(_ editable: any CellEditable, path: String) {
        parentEditingStarted(editable, path: path)
    }

    /// `GtkCellRendererClass.editing_started`.
    public func parentEditingStarted(_ editable: any CellEditable, path: String) {
        guard let parent = CellRendererGlue.parent(of: _raw)?.editing_started else { return }
        parent(C.cast(_raw), C.opaque(editable._raw), path)
    }

    /// `GtkCellRendererClass.get_aligned_area`.
    public func doAlignedArea(
        _ widget: Widget, flags: CellRendererState = [], cellArea: Gdk.Rectangle
    ) -> Gdk.Rectangle {
        parentAlignedArea(widget, flags: flags, cellArea: cellArea)
    }

    /// `GtkCellRendererClass.get_aligned_area`.
    public func parentAlignedArea(
        _ widget: Widget, flags: CellRendererState = [], cellArea: Gdk.Rectangle
    ) -> Gdk.Rectangle {
        guard let parent = CellRendererGlue.parent(of: _raw)?.get_aligned_area else { C.unimplemented(self, "doAlignedArea", "GtkCellRendererClass.get_aligned_area") }
        var cCellArea = cellArea._c
        var alignedArea = GdkRectangle()
        parent(C.cast(_raw), C.cast(widget._raw), .init(rawValue: C.number(flags)), &cCellArea, &alignedArea)
        return Gdk.Rectangle(_c: alignedArea)
    }

    /// `GtkCellRendererClass.get_preferred_height`.
    public func doPreferredHeight(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        parentPreferredHeight(widget)
    }

    /// `GtkCellRendererClass.get_preferred_height`.
    public func parentPreferredHeight(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        guard let parent = CellRendererGlue.parent(of: _raw)?.get_preferred_height else { C.unimplemented(self, "doPreferredHeight", "GtkCellRendererClass.get_preferred_height") }
        var minimumSize: gint = 0
        var naturalSize: gint = 0
        parent(C.cast(_raw), C.cast(widget._raw), &minimumSize, &naturalSize)
        return (C.int(minimumSize), C.int(naturalSize))
    }

    /// `GtkCellRendererClass.get_preferred_height_for_width`.
    public func doPreferredHeightForWidth(
        _ widget: Widget, width: Int
    ) -> (minimumHeight: Int, naturalHeight: Int) {
        parentPreferredHeightForWidth(widget, width: width)
    }

    /// `GtkCellRendererClass.get_preferred_height_for_width`.
    public func parentPreferredHeightForWidth(
        _ widget: Widget, width: Int
    ) -> (minimumHeight: Int, naturalHeight: Int) {
        guard let parent = CellRendererGlue.parent(of: _raw)?.get_preferred_height_for_width else { C.unimplemented(self, "doPreferredHeightForWidth", "GtkCellRendererClass.get_preferred_height_for_width") }
        var minimumHeight: gint = 0
        var naturalHeight: gint = 0
        parent(C.cast(_raw), C.cast(widget._raw), C.gint(width), &minimumHeight, &naturalHeight)
        return (C.int(minimumHeight), C.int(naturalHeight))
    }

    /// `GtkCellRendererClass.get_preferred_width`.
    public func doPreferredWidth(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        parentPreferredWidth(widget)
    }

    /// `GtkCellRendererClass.get_preferred_width`.
    public func parentPreferredWidth(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        guard let parent = CellRendererGlue.parent(of: _raw)?.get_preferred_width else { C.unimplemented(self, "doPreferredWidth", "GtkCellRendererClass.get_preferred_width") }
        var minimumSize: gint = 0
        var naturalSize: gint = 0
        parent(C.cast(_raw), C.cast(widget._raw), &minimumSize, &naturalSize)
        return (C.int(minimumSize), C.int(naturalSize))
    }

    /// `GtkCellRendererClass.get_preferred_width_for_height`.
    public func doPreferredWidthForHeight(
        _ widget: Widget, height: Int
    ) -> (minimumWidth: Int, naturalWidth: Int) {
        parentPreferredWidthForHeight(widget, height: height)
    }

    /// `GtkCellRendererClass.get_preferred_width_for_height`.
    public func parentPreferredWidthForHeight(
        _ widget: Widget, height: Int
    ) -> (minimumWidth: Int, naturalWidth: Int) {
        guard let parent = CellRendererGlue.parent(of: _raw)?.get_preferred_width_for_height else { C.unimplemented(self, "doPreferredWidthForHeight", "GtkCellRendererClass.get_preferred_width_for_height") }
        var minimumWidth: gint = 0
        var naturalWidth: gint = 0
        parent(C.cast(_raw), C.cast(widget._raw), C.gint(height), &minimumWidth, &naturalWidth)
        return (C.int(minimumWidth), C.int(naturalWidth))
    }

    /// `GtkCellRendererClass.get_request_mode`.
    public func doRequestMode() -> SizeRequestMode {
        parentRequestMode()
    }

    /// `GtkCellRendererClass.get_request_mode`.
    public func parentRequestMode() -> SizeRequestMode {
        guard let parent = CellRendererGlue.parent(of: _raw)?.get_request_mode else { C.unimplemented(self, "doRequestMode", "GtkCellRendererClass.get_request_mode") }
        return C.enumeration(parent(C.cast(_raw)).rawValue)
    }

    /// `GtkCellRendererClass.snapshot`.
    public func doSnapshot(
        _ snapshot: Snapshot, widget: Widget, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) {
        parentSnapshot(snapshot, widget: widget, backgroundArea: backgroundArea, cellArea: cellArea, flags: flags)
    }

    /// `GtkCellRendererClass.snapshot`.
    public func parentSnapshot(
        _ snapshot: Snapshot, widget: Widget, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) {
        guard let parent = CellRendererGlue.parent(of: _raw)?.snapshot else { return }
        var cBackgroundArea = backgroundArea._c
        var cCellArea = cellArea._c
        parent(C.cast(_raw), C.opaque(snapshot._raw), C.cast(widget._raw), &cBackgroundArea, &cCellArea, .init(rawValue: C.number(flags)))
    }

    /// `GtkCellRendererClass.start_editing`.
    public func doStartEditing(
        _ event: Gdk.Event? = nil, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) -> (any CellEditable)? {
        parentStartEditing(event, widget: widget, path: path, backgroundArea: backgroundArea, cellArea: cellArea, flags: flags)
    }

    /// `GtkCellRendererClass.start_editing`.
    public func parentStartEditing(
        _ event: Gdk.Event? = nil, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle, flags: CellRendererState = []
    ) -> (any CellEditable)? {
        guard let parent = CellRendererGlue.parent(of: _raw)?.start_editing else { return nil }
        var cBackgroundArea = backgroundArea._c
        var cCellArea = cellArea._c
        return C.borrow(C.raw(parent(C.cast(_raw), C.opaque(event?._raw), C.cast(widget._raw), path, &cBackgroundArea, &cCellArea, .init(rawValue: C.number(flags)))), AnyCellEditable.self)
    }
}

/// How the library calls a ``CellRendererSubclass``.
@_spi(Binding) public enum CellRendererGlue: Glue {
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents.")
    #endif
    public static var gtype: UInt { gtk_cell_renderer_get_type() }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents.")
    #endif
    public static var size: Int { MemoryLayout<GtkCellRendererClass>.size }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents.")
    #endif
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any CellRendererSubclass.Type }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents.")
    #endif
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkCellRendererClass.self)
        table.pointee.activate = { instance, a0, a1, a2, a3, a4, a5 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate?(instance, a0, a1, a2, a3, a4, a5) ?? 0
            }
            nonisolated(unsafe) let (a0, a1, a2, a3, a4) = (a0, a1, a2, a3, a4)
            return onMainActor {
                let answer = swift.doActivate(C.present(C.copy(C.raw(a0)), "activate"), widget: C.present(C.borrow(a1), "activate"), path: C.string(a2), backgroundArea: C.present(C.value(a3), "activate"), cellArea: C.present(C.value(a4), "activate"), flags: C.flags(a5.rawValue))
                return answer ? 1 : 0
            }
        }
        table.pointee.editing_canceled = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.editing_canceled?(instance) ?? ()
            }
            onMainActor {
                swift.doEditingCanceled()
            }
        }
        table.pointee.editing_started = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.editing_started?(instance, a0, a1) ?? ()
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            onMainActor {
                swift.doEditingStarted(C.present(C.borrow(C.raw(a0), AnyCellEditable.self), "editing_started"), path: C.string(a1))
            }
        }
        table.pointee.get_aligned_area = { instance, a0, a1, a2, a3 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_aligned_area?(instance, a0, a1, a2, a3) ?? ()
            }
            nonisolated(unsafe) let (a0, a2, a3) = (a0, a2, a3)
            onMainActor {
                let answer = swift.doAlignedArea(C.present(C.borrow(a0), "get_aligned_area"), flags: C.flags(a1.rawValue), cellArea: C.present(C.value(a2), "get_aligned_area"))
                a3?.pointee = answer._c
            }
        }
        table.pointee.get_preferred_height = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_preferred_height?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a1, a2) = (a0, a1, a2)
            onMainActor {
                let answer = swift.doPreferredHeight(C.present(C.borrow(a0), "get_preferred_height"))
                a1?.pointee = C.gint(answer.minimumSize)
                a2?.pointee = C.gint(answer.naturalSize)
            }
        }
        table.pointee.get_preferred_height_for_width = { instance, a0, a1, a2, a3 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_preferred_height_for_width?(instance, a0, a1, a2, a3) ?? ()
            }
            nonisolated(unsafe) let (a0, a2, a3) = (a0, a2, a3)
            onMainActor {
                let answer = swift.doPreferredHeightForWidth(C.present(C.borrow(a0), "get_preferred_height_for_width"), width: C.int(a1))
                a2?.pointee = C.gint(answer.minimumHeight)
                a3?.pointee = C.gint(answer.naturalHeight)
            }
        }
        table.pointee.get_preferred_width = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_preferred_width?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a1, a2) = (a0, a1, a2)
            onMainActor {
                let answer = swift.doPreferredWidth(C.present(C.borrow(a0), "get_preferred_width"))
                a1?.pointee = C.gint(answer.minimumSize)
                a2?.pointee = C.gint(answer.naturalSize)
            }
        }
        table.pointee.get_preferred_width_for_height = { instance, a0, a1, a2, a3 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_preferred_width_for_height?(instance, a0, a1, a2, a3) ?? ()
            }
            nonisolated(unsafe) let (a0, a2, a3) = (a0, a2, a3)
            onMainActor {
                let answer = swift.doPreferredWidthForHeight(C.present(C.borrow(a0), "get_preferred_width_for_height"), height: C.int(a1))
                a2?.pointee = C.gint(answer.minimumWidth)
                a3?.pointee = C.gint(answer.naturalWidth)
            }
        }
        table.pointee.get_request_mode = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_request_mode?(instance) ?? .init(0)
            }
            return onMainActor {
                let answer = swift.doRequestMode()
                return .init(rawValue: C.number(answer))
            }
        }
        table.pointee.snapshot = { instance, a0, a1, a2, a3, a4 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.snapshot?(instance, a0, a1, a2, a3, a4) ?? ()
            }
            nonisolated(unsafe) let (a0, a1, a2, a3) = (a0, a1, a2, a3)
            onMainActor {
                swift.doSnapshot(C.present(C.borrow(C.raw(a0)), "snapshot"), widget: C.present(C.borrow(a1), "snapshot"), backgroundArea: C.present(C.value(a2), "snapshot"), cellArea: C.present(C.value(a3), "snapshot"), flags: C.flags(a4.rawValue))
            }
        }
        table.pointee.start_editing = { instance, a0, a1, a2, a3, a4, a5 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellRendererSubclass else {
                return CellRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.start_editing?(instance, a0, a1, a2, a3, a4, a5) ?? nil
            }
            nonisolated(unsafe) let (instance, a0, a1, a2, a3, a4) = (instance, a0, a1, a2, a3, a4)
            return onMainActor {
                let answer = swift.doStartEditing(C.copy(C.raw(a0)), widget: C.present(C.borrow(a1), "start_editing"), path: C.string(a2), backgroundArea: C.present(C.value(a3), "start_editing"), cellArea: C.present(C.value(a4), "start_editing"), flags: C.flags(a5.rawValue))
                return C.opaque(C.kept(answer, by: UnsafeMutableRawPointer(instance), "start_editing"))
            }
        }
    }

    /// The functions that the Swift classes override.
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents.")
    #endif
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkCellRendererClass? {
        original(instance)?.assumingMemoryBound(to: GtkCellRendererClass.self).pointee
    }
}
