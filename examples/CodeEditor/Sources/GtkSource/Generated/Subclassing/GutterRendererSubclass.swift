// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// A Swift class that overrides functions of ``GutterRenderer``.
@MainActor
public protocol GutterRendererSubclass: CallableByC, GutterRenderer, Gtk.WidgetSubclass {
    /// `GtkSourceGutterRendererClass.activate`.
    func doActivate(_ iter: inout Gtk.TextIter, area: Gdk.Rectangle, button: Int, state: Gdk.ModifierType, nPresses: Int)
    /// `GtkSourceGutterRendererClass.begin`.
    func doBegin(_ lines: GutterLines)
    /// `GtkSourceGutterRendererClass.change_buffer`.
    func doChangeBuffer(_ oldBuffer: Buffer?)
    /// `GtkSourceGutterRendererClass.change_view`.
    func doChangeView(_ oldView: View?)
    /// `GtkSourceGutterRendererClass.end`.
    func doEnd()
    /// `GtkSourceGutterRendererClass.query_activatable`.
    func doQueryActivatable(_ iter: inout Gtk.TextIter, area: Gdk.Rectangle) -> Bool
    /// `GtkSourceGutterRendererClass.query_data`.
    func doQueryData(_ lines: GutterLines, line: Int)
    /// `GtkSourceGutterRendererClass.snapshot_line`.
    func doSnapshotLine(_ snapshot: Gtk.Snapshot, lines: GutterLines, line: Int)
}

extension GutterRendererSubclass {
    /// `GtkSourceGutterRendererClass.activate`.
    public func doActivate(
        _ iter: inout Gtk.TextIter, area: Gdk.Rectangle, button: Int, state: Gdk.ModifierType, nPresses: Int
    ) {
        parentActivate(&iter, area: area, button: button, state: state, nPresses: nPresses)
    }

    /// `GtkSourceGutterRendererClass.activate`.
    public func parentActivate(
        _ iter: inout Gtk.TextIter, area: Gdk.Rectangle, button: Int, state: Gdk.ModifierType, nPresses: Int
    ) {
        guard let parent = GutterRendererGlue.parent(of: _raw)?.activate else { return }
        var cArea = area._c
        parent(C.cast(_raw), &iter._c, &cArea, C.guint(button), .init(rawValue: C.number(state)), C.gint(nPresses))
    }

    /// `GtkSourceGutterRendererClass.begin`.
    public func doBegin(_ lines: GutterLines) {
        parentBegin(lines)
    }

    /// `GtkSourceGutterRendererClass.begin`.
    public func parentBegin(_ lines: GutterLines) {
        guard let parent = GutterRendererGlue.parent(of: _raw)?.begin else { return }
        parent(C.cast(_raw), C.opaque(lines._raw))
    }

    /// `GtkSourceGutterRendererClass.change_buffer`.
    public func doChangeBuffer(_ oldBuffer: Buffer? = nil) {
        parentChangeBuffer(oldBuffer)
    }

    /// `GtkSourceGutterRendererClass.change_buffer`.
    public func parentChangeBuffer(_ oldBuffer: Buffer? = nil) {
        guard let parent = GutterRendererGlue.parent(of: _raw)?.change_buffer else { return }
        parent(C.cast(_raw), C.cast(oldBuffer?._raw))
    }

    /// `GtkSourceGutterRendererClass.change_view`.
    public func doChangeView(_ oldView: View? = nil) {
        parentChangeView(oldView)
    }

    /// `GtkSourceGutterRendererClass.change_view`.
    public func parentChangeView(_ oldView: View? = nil) {
        guard let parent = GutterRendererGlue.parent(of: _raw)?.change_view else { return }
        parent(C.cast(_raw), C.cast(oldView?._raw))
    }

    /// `GtkSourceGutterRendererClass.end`.
    public func doEnd() {
        parentEnd()
    }

    /// `GtkSourceGutterRendererClass.end`.
    public func parentEnd() {
        guard let parent = GutterRendererGlue.parent(of: _raw)?.end else { return }
        parent(C.cast(_raw))
    }

    /// `GtkSourceGutterRendererClass.query_activatable`.
    public func doQueryActivatable(_ iter: inout Gtk.TextIter, area: Gdk.Rectangle) -> Bool {
        parentQueryActivatable(&iter, area: area)
    }

    /// `GtkSourceGutterRendererClass.query_activatable`.
    public func parentQueryActivatable(_ iter: inout Gtk.TextIter, area: Gdk.Rectangle) -> Bool {
        guard let parent = GutterRendererGlue.parent(of: _raw)?.query_activatable else { return false }
        var cArea = area._c
        return parent(C.cast(_raw), &iter._c, &cArea) != 0
    }

    /// `GtkSourceGutterRendererClass.query_data`.
    public func doQueryData(_ lines: GutterLines, line: Int) {
        parentQueryData(lines, line: line)
    }

    /// `GtkSourceGutterRendererClass.query_data`.
    public func parentQueryData(_ lines: GutterLines, line: Int) {
        guard let parent = GutterRendererGlue.parent(of: _raw)?.query_data else { return }
        parent(C.cast(_raw), C.opaque(lines._raw), C.guint(line))
    }

    /// `GtkSourceGutterRendererClass.snapshot_line`.
    public func doSnapshotLine(_ snapshot: Gtk.Snapshot, lines: GutterLines, line: Int) {
        parentSnapshotLine(snapshot, lines: lines, line: line)
    }

    /// `GtkSourceGutterRendererClass.snapshot_line`.
    public func parentSnapshotLine(_ snapshot: Gtk.Snapshot, lines: GutterLines, line: Int) {
        guard let parent = GutterRendererGlue.parent(of: _raw)?.snapshot_line else { return }
        parent(C.cast(_raw), C.opaque(snapshot._raw), C.opaque(lines._raw), C.guint(line))
    }
}

/// How the library calls a ``GutterRendererSubclass``.
@_spi(Binding) public enum GutterRendererGlue: Glue {
    public static var gtype: UInt { gtk_source_gutter_renderer_get_type() }
    public static var size: Int { MemoryLayout<GtkSourceGutterRendererClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any GutterRendererSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkSourceGutterRendererClass.self)
        table.pointee.activate = { instance, a0, a1, a2, a3, a4 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any GutterRendererSubclass else {
                return GutterRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate?(instance, a0, a1, a2, a3, a4) ?? ()
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            onMainActor {
                var s0 = C.present(C.value(a0), "activate") as Gtk.TextIter
                swift.doActivate(&s0, area: C.present(C.value(a1), "activate"), button: C.int(a2), state: C.flags(a3.rawValue), nPresses: C.int(a4))
                a0?.pointee = s0._c
            }
        }
        table.pointee.begin = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any GutterRendererSubclass else {
                return GutterRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.begin?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doBegin(C.present(C.borrow(C.raw(a0)), "begin"))
            }
        }
        table.pointee.change_buffer = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any GutterRendererSubclass else {
                return GutterRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.change_buffer?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doChangeBuffer(C.borrow(a0))
            }
        }
        table.pointee.change_view = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any GutterRendererSubclass else {
                return GutterRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.change_view?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doChangeView(C.borrow(a0))
            }
        }
        table.pointee.end = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any GutterRendererSubclass else {
                return GutterRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.end?(instance) ?? ()
            }
            onMainActor {
                swift.doEnd()
            }
        }
        table.pointee.query_activatable = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any GutterRendererSubclass else {
                return GutterRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.query_activatable?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                var s0 = C.present(C.value(a0), "query_activatable") as Gtk.TextIter
                let answer = swift.doQueryActivatable(&s0, area: C.present(C.value(a1), "query_activatable"))
                a0?.pointee = s0._c
                return answer ? 1 : 0
            }
        }
        table.pointee.query_data = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any GutterRendererSubclass else {
                return GutterRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.query_data?(instance, a0, a1) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doQueryData(C.present(C.borrow(C.raw(a0)), "query_data"), line: C.int(a1))
            }
        }
        table.pointee.snapshot_line = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any GutterRendererSubclass else {
                return GutterRendererGlue.parent(of: UnsafeMutableRawPointer(instance))?.snapshot_line?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            onMainActor {
                swift.doSnapshotLine(C.present(C.borrow(C.raw(a0)), "snapshot_line"), lines: C.present(C.borrow(C.raw(a1)), "snapshot_line"), line: C.int(a2))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkSourceGutterRendererClass? {
        original(instance)?.assumingMemoryBound(to: GtkSourceGutterRendererClass.self).pointee
    }
}
