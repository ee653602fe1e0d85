// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift widget in which the user types: all calls of ``Editable`` are forwarded to a widget inside of it, its delegate.
///
///     final class TagField: Gtk.Widget, WidgetSubclass, EditableSubclass {
///         static let layoutManager: Gtk.LayoutManager.Type? = Gtk.BinLayout.self
///         let inside = Gtk.Text()
///         var doDelegate: any Gtk.Editable { inside }
///
///         override init() {
///             super.init()
///             inside.setParent(self)
///             initDelegate()
///         }
///     }
///
/// The properties of an editable, `changed` and `notify` are those of the delegate. Only the delegate emits
/// `insert-text` and `delete-text`, as in GTK's own entries.
@MainActor
public protocol EditableSubclass: CallableByC, Editable {
    /// The editable inside, always the same one. `GtkEditableInterface.get_delegate`.
    var doDelegate: any Editable { get }
}

extension EditableSubclass {
    /// Forwards the signals of the delegate from now on. Call it once, in `init`.
    public func initDelegate() {
        let delegate = doDelegate
        for property in Self._editableProperties {
            delegate.onNotify(property.name) { [weak self] in self?.notify(property.name) }
        }
        delegate.connect("changed") { [weak self] _ in self?.emit("changed") }
    }

    fileprivate static var _editableProperties: [PropertyDefinition] {
        [
            PropertyDefinition("text", \Self._text), PropertyDefinition("editable", \Self._editable),
            PropertyDefinition("cursor-position", \Self._cursorPosition),
            PropertyDefinition("selection-bound", \Self._selectionBound),
            PropertyDefinition("width-chars", \Self._widthChars),
            PropertyDefinition("max-width-chars", \Self._maxWidthChars),
            PropertyDefinition("xalign", \Self._xalign), PropertyDefinition("enable-undo", \Self._enableUndo),
        ]
    }

    // As wide as the C properties.
    private var _text: String {
        get { doDelegate.text }
        set { doDelegate.text = newValue }
    }
    private var _editable: Bool {
        get { doDelegate.editable }
        set { doDelegate.editable = newValue }
    }
    private var _cursorPosition: Int32 { Int32(doDelegate.cursorPosition) }
    private var _selectionBound: Int32 { Int32(doDelegate.selectionBound) }
    private var _widthChars: Int32 {
        get { Int32(doDelegate.widthChars) }
        set { doDelegate.widthChars = Int(newValue) }
    }
    private var _maxWidthChars: Int32 {
        get { Int32(doDelegate.maxWidthChars) }
        set { doDelegate.maxWidthChars = Int(newValue) }
    }
    private var _xalign: Float {
        get { doDelegate.property("xalign") }
        set { doDelegate.setProperty("xalign", newValue) }
    }
    private var _enableUndo: Bool {
        get { doDelegate.enableUndo }
        set { doDelegate.enableUndo = newValue }
    }
}

/// The functions by which GTK calls an ``EditableSubclass``.
@_spi(Binding) public enum EditableGlue: Glue {
    public static var gtype: UInt { gtk_editable_get_type() }
    public static var size: Int { MemoryLayout<GtkEditableInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any EditableSubclass.Type }
    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
        (type as? any EditableSubclass.Type)?._editableProperties ?? []
    }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkEditableInterface.self)
        table.pointee.get_delegate = { editable in
            guard let swift = wrapper(of: UnsafeRawPointer(editable)) as? any EditableSubclass else {
                return nil
            }
            return C.opaque(onMainActor { swift.doDelegate }._raw)
        }
    }
}
