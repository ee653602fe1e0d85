// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A text view that draws below and above its text, for example a background for the current line. The
/// coordinates are those of the text: the drawing scrolls with it.
///
///     final class Editor: Gtk.TextView, TextViewSubclass {
///         func doSnapshotLayer(_ layer: Gtk.TextViewLayer, _ snapshot: Gtk.Snapshot) {
///             guard layer == .belowText else { return }
///             let line = iterLocation(of: buffer.iter(at: buffer.insertMark))
///             snapshot.appendColor(tint, bounds: Graphene.Rect(x: 0, y: Double(line.y), width: 9, height: Double(line.height)))
///         }
///     }
@MainActor
public protocol TextViewSubclass: CallableByC, TextView, WidgetSubclass {
    /// Draws a layer. `GtkTextViewClass.snapshot_layer`.
    func doSnapshotLayer(_ layer: TextViewLayer, _ snapshot: Snapshot)
}

/// The functions by which GTK calls a ``TextViewSubclass``.
@_spi(Binding) public enum TextViewGlue: Glue {
    public static var gtype: UInt { gtk_text_view_get_type() }
    public static var size: Int { MemoryLayout<GtkTextViewClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any TextViewSubclass.Type }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkTextViewClass.self)
        table.pointee.snapshot_layer = { view, layer, snapshot in
            guard let swift = subclass(view), let snapshot: Snapshot = C.borrow(C.raw(snapshot)) else {
                return
            }
            onMainActor { swift.doSnapshotLayer(C.enumeration(Int32(layer.rawValue)), snapshot) }
        }
    }
}

private func subclass(_ view: UnsafeMutablePointer<GtkTextView>?) -> (any TextViewSubclass)? {
    wrapper(of: UnsafeRawPointer(view)) as? any TextViewSubclass
}
