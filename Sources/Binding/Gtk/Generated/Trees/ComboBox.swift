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

/// `GtkComboBox`. <https://docs.gtk.org/gtk4/class.ComboBox.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.DropDown instead.")
#endif
open class ComboBox: Widget, CellEditable, CellLayout {
    open override nonisolated class var gtype: UInt { gtk_combo_box_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ComboBox(_borrowed: raw) }

    /// `gtk_combo_box_new_with_model()`.
    public convenience init(model: any TreeModel) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["model": model as Object]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_combo_box_new_with_model(C.opaque(model._raw))), "gtk_combo_box_new_with_model"))
    }

    /// `gtk_combo_box_new_with_model_and_entry()`.
    public convenience init(modelAndEntry model: any TreeModel) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_combo_box_new_with_model_and_entry(C.opaque(model._raw))), "gtk_combo_box_new_with_model_and_entry"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.DropDown instead.")
#endif
extension ComboBox {
    /// `active`, `gtk_combo_box_get_active()`.
    public var active: Int {
        get { C.int(gtk_combo_box_get_active(C.cast(_raw))) }
        set { gtk_combo_box_set_active(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.active; defer { self.active = value }; yield &value }
    }

    /// `active-id`, `gtk_combo_box_get_active_id()`.
    public var activeId: String? {
        get { C.optionalString(gtk_combo_box_get_active_id(C.cast(_raw))) }
        set { _ = gtk_combo_box_set_active_id(C.cast(_raw), newValue) != 0 }
        @_alwaysEmitIntoClient _modify { var value = self.activeId; defer { self.activeId = value }; yield &value }
    }

    /// `button-sensitivity`, `gtk_combo_box_get_button_sensitivity()`.
    public var buttonSensitivity: SensitivityType {
        get { C.enumeration(gtk_combo_box_get_button_sensitivity(C.cast(_raw)).rawValue) }
        set { gtk_combo_box_set_button_sensitivity(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.buttonSensitivity; defer { self.buttonSensitivity = value }; yield &value }
    }

    /// `child`, `gtk_combo_box_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_combo_box_get_child(C.cast(_raw))) }
        set { gtk_combo_box_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `entry-text-column`, `gtk_combo_box_get_entry_text_column()`.
    public var entryTextColumn: Int {
        get { C.int(gtk_combo_box_get_entry_text_column(C.cast(_raw))) }
        set { gtk_combo_box_set_entry_text_column(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.entryTextColumn; defer { self.entryTextColumn = value }; yield &value }
    }

    /// `has-entry`, `gtk_combo_box_get_has_entry()`.
    public var hasEntry: Bool { gtk_combo_box_get_has_entry(C.cast(_raw)) != 0 }

    /// `has-frame`.
    public var hasFrame: Bool {
        get { property("has-frame") }
        set { setProperty("has-frame", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.hasFrame; defer { self.hasFrame = value }; yield &value }
    }

    /// `id-column`, `gtk_combo_box_get_id_column()`.
    public var idColumn: Int {
        get { C.int(gtk_combo_box_get_id_column(C.cast(_raw))) }
        set { gtk_combo_box_set_id_column(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.idColumn; defer { self.idColumn = value }; yield &value }
    }

    /// `model`, `gtk_combo_box_get_model()`.
    public var model: (any TreeModel)? {
        get { C.borrow(C.raw(gtk_combo_box_get_model(C.cast(_raw))), AnyTreeModel.self) }
        set { gtk_combo_box_set_model(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `popup-fixed-width`, `gtk_combo_box_get_popup_fixed_width()`.
    public var popupFixedWidth: Bool {
        get { gtk_combo_box_get_popup_fixed_width(C.cast(_raw)) != 0 }
        set { gtk_combo_box_set_popup_fixed_width(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.popupFixedWidth; defer { self.popupFixedWidth = value }; yield &value }
    }

    /// `popup-shown`.
    public var popupShown: Bool { property("popup-shown") }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `format-entry-text`.
    @discardableResult
    public func onFormatEntryText(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: String) -> String
    ) -> SignalConnection {
        connect("format-entry-text", after: after, returning: String.self) { arguments in handler(arguments.get(1)) }
    }

    /// `move-active`. A keyboard action.
    @discardableResult
    public func onMoveActive(
        after: Bool = false, _ handler: @escaping @MainActor (_ scrollType: ScrollType) -> Void
    ) -> SignalConnection {
        connect("move-active", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `popdown`. A keyboard action.
    @discardableResult
    public func onPopdown(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("popdown", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `popup`. A keyboard action.
    @discardableResult
    public func onPopup(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popup", after: after, plain: handler)
    }

    /// `gtk_combo_box_new_with_entry()`.
    public static func withEntry() -> ComboBox {
        return ComboBox(_constructed: C.present(UnsafeMutableRawPointer(gtk_combo_box_new_with_entry()), "gtk_combo_box_new_with_entry"))
    }

    /// `gtk_combo_box_get_active_iter()`.
    public var activeIter: TreeIter? {
        get {
            var iter = GtkTreeIter()
            let result = gtk_combo_box_get_active_iter(C.cast(_raw), &iter)
            return result == 0 ? nil : TreeIter(_c: iter)
        }
        set {
            let cNewValue = Lent(newValue?._c)
            gtk_combo_box_set_active_iter(C.cast(_raw), cNewValue.pointer)
        }
        @_alwaysEmitIntoClient _modify { var value = self.activeIter; defer { self.activeIter = value }; yield &value }
    }

    /// `gtk_combo_box_popdown()`.
    public func popdown() {
        gtk_combo_box_popdown(C.cast(_raw))
    }

    /// `gtk_combo_box_popup()`.
    public func popup() {
        gtk_combo_box_popup(C.cast(_raw))
    }

    /// `gtk_combo_box_popup_for_device()`.
    public func popup(for device: Gdk.Device) {
        gtk_combo_box_popup_for_device(C.cast(_raw), C.opaque(device._raw))
    }

    /// `gtk_combo_box_set_row_separator_func()`.
    public func setRowSeparatorFunc(_ `func`: TreeViewRowSeparatorFunc? = nil) {
        gtk_combo_box_set_row_separator_func(C.cast(_raw), `func` == nil ? nil : TreeViewRowSeparatorFuncThunk.call, TreeViewRowSeparatorFuncThunk.retained(`func`), `func` == nil ? nil : releaseCallback)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.DropDown instead.")
#endif
extension Members where Owner: ComboBox {
    public var active: PropertyKey<Owner, Int> { PropertyKey("active") }
    public var activeId: PropertyKey<Owner, String?> { PropertyKey("active-id") }
    public var buttonSensitivity: PropertyKey<Owner, SensitivityType> { PropertyKey("button-sensitivity") }
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var entryTextColumn: PropertyKey<Owner, Int> { PropertyKey("entry-text-column") }
    public var hasEntry: PropertyKey<Owner, Bool> { PropertyKey("has-entry") }
    public var hasFrame: PropertyKey<Owner, Bool> { PropertyKey("has-frame") }
    public var idColumn: PropertyKey<Owner, Int> { PropertyKey("id-column") }
    public var model: PropertyKey<Owner, (any TreeModel)?> { PropertyKey("model", optional: AnyTreeModel.self) }
    public var popupFixedWidth: PropertyKey<Owner, Bool> { PropertyKey("popup-fixed-width") }
    public var popupShown: PropertyKey<Owner, Bool> { PropertyKey("popup-shown") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var formatEntryText: AnsweredSignalKey<Owner, String, String> { AnsweredSignalKey(one: "format-entry-text") }
    public var moveActive: SignalKey<Owner, ScrollType> { SignalKey(one: "move-active") }
    public var popdown: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("popdown") }
    public var popup: SignalKey<Owner, Void> { SignalKey("popup") }
}
