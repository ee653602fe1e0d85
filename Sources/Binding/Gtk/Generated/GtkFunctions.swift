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

/// `gtk_enumerate_printers()`.
@MainActor
public func enumeratePrinters(_ `func`: @escaping PrinterFunc, wait: Bool) {
    gtk_enumerate_printers(PrinterFuncThunk.call, PrinterFuncThunk.retained(`func`), releaseCallback, wait ? 1 : 0)
}

/// `gtk_hsv_to_rgb()`.
@MainActor
public func hsvToRgb(_ h: Double, s: Double, v: Double) -> (r: Double, g: Double, b: Double) {
    var r: gfloat = 0
    var g: gfloat = 0
    var b: gfloat = 0
    gtk_hsv_to_rgb(gfloat(h), gfloat(s), gfloat(v), &r, &g, &b)
    return (Double(r), Double(g), Double(b))
}

/// `gtk_param_spec_expression()`.
@MainActor
public func paramSpecExpression(
    _ name: String, nick: String, blurb: String, flags: ParamFlags = []
) -> ParamSpec {
    C.present(C.take(gtk_param_spec_expression(name, nick, blurb, .init(rawValue: C.number(flags)))), "gtk_param_spec_expression")
}

/// `gtk_print_run_page_setup_dialog()`.
@MainActor
public func runPageSetupDialog(
    _ parent: Window? = nil, pageSetup: PageSetup? = nil, settings: PrintSettings
) -> PageSetup {
    C.present(C.adopt(C.raw(gtk_print_run_page_setup_dialog(C.cast(parent?._raw), C.opaque(pageSetup?._raw), C.opaque(settings._raw)))), "gtk_print_run_page_setup_dialog")
}

/// `gtk_print_run_page_setup_dialog_async()`.
@MainActor
public func runPageSetupDialog(
    _ parent: Window? = nil, pageSetup: PageSetup? = nil, settings: PrintSettings, done doneCb: @escaping PageSetupDoneFunc
) {
    gtk_print_run_page_setup_dialog_async(C.cast(parent?._raw), C.opaque(pageSetup?._raw), C.opaque(settings._raw), PageSetupDoneFuncThunk.once, PageSetupDoneFuncThunk.retained(doneCb))
}

/// `gtk_rgb_to_hsv()`.
@MainActor
public func rgbToHsv(_ r: Double, g: Double, b: Double) -> (h: Double, s: Double, v: Double) {
    var h: gfloat = 0
    var s: gfloat = 0
    var v: gfloat = 0
    gtk_rgb_to_hsv(gfloat(r), gfloat(g), gfloat(b), &h, &s, &v)
    return (Double(h), Double(s), Double(v))
}

/// `gtk_show_uri()`.
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileLauncher.launch(parent:) or Gtk.UriLauncher.launch(parent:) instead.")
#endif
@MainActor
public func showUri(_ parent: Window? = nil, uri: String, timestamp: Int = 0) {
    gtk_show_uri(C.cast(parent?._raw), uri, C.guint32(timestamp))
}

/// `gtk_show_uri_full()`, `gtk_show_uri_full_finish()`.
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileLauncher.launch(parent:) or Gtk.UriLauncher.launch(parent:) instead.")
#endif
@MainActor
public func showUri(_ parent: Window? = nil, uri: String, timestamp: Int = 0) async throws(GLibError) {
    let source = await C.ready { cancellable, ready, data in
        gtk_show_uri_full(C.cast(parent?._raw), uri, C.guint32(timestamp), cancellable, ready, data)
    }
    var error: UnsafeMutablePointer<GError>?
    _ = gtk_show_uri_full_finish(C.cast(parent?._raw), C.opaque(source._raw), &error)
    if let error { throw GLibError(taking: error) }
}

/// `gtk_test_accessible_assertion_message_role()`.
@MainActor
public func testAccessibleAssertionMessageRole(
    _ domain: String, file: String, line: Int, `func`: String, expr: String, accessible: any Accessible, expectedRole: AccessibleRole, actualRole: AccessibleRole
) {
    gtk_test_accessible_assertion_message_role(domain, file, C.gint(line), `func`, expr, C.opaque(accessible._raw), .init(rawValue: C.number(expectedRole)), .init(rawValue: C.number(actualRole)))
}

/// `gtk_test_accessible_has_property()`.
@discardableResult
@MainActor
public func testAccessibleHasProperty(_ accessible: any Accessible, property: AccessibleProperty) -> Bool {
    gtk_test_accessible_has_property(C.opaque(accessible._raw), .init(rawValue: C.number(property))) != 0
}

/// `gtk_test_accessible_has_relation()`.
@discardableResult
@MainActor
public func testAccessibleHasRelation(_ accessible: any Accessible, relation: AccessibleRelation) -> Bool {
    gtk_test_accessible_has_relation(C.opaque(accessible._raw), .init(rawValue: C.number(relation))) != 0
}

/// `gtk_test_accessible_has_role()`.
@discardableResult
@MainActor
public func testAccessibleHasRole(_ accessible: any Accessible, role: AccessibleRole) -> Bool {
    gtk_test_accessible_has_role(C.opaque(accessible._raw), .init(rawValue: C.number(role))) != 0
}

/// `gtk_test_accessible_has_state()`.
@discardableResult
@MainActor
public func testAccessibleHasState(_ accessible: any Accessible, state: AccessibleState) -> Bool {
    gtk_test_accessible_has_state(C.opaque(accessible._raw), .init(rawValue: C.number(state))) != 0
}

/// `gtk_test_list_all_types()`.
@MainActor
public func testListAllTypes() -> [TypeID] {
    var nTypes: guint = 0
    let result = gtk_test_list_all_types(&nTypes)
    return C.array(numbers: result, of: GType.self, count: C.int(nTypes), .none) { TypeID(_raw: $0) }
}

/// `gtk_test_register_all_types()`.
@MainActor
public func testRegisterAllTypes() {
    gtk_test_register_all_types()
}

/// `gtk_test_widget_wait_for_draw()`.
@MainActor
public func testWidgetWaitForDraw(_ widget: Widget) {
    gtk_test_widget_wait_for_draw(C.cast(widget._raw))
}

#if GTK_4_18
/// `gtk_disable_portals()`.
@MainActor
public func disablePortals() {
    gtk_disable_portals()
}
#endif

extension Value {
    /// `gtk_tree_get_row_drag_data()`.
    #if GTK_4_10
    @available(*, deprecated, message: "Use list models instead.")
    #endif
    @discardableResult
    public func rowDragData() -> (treeModel: (any TreeModel)?, path: TreePath?)? {
        var treeModel: OpaquePointer?
        var path: OpaquePointer?
        let result = gtk_tree_get_row_drag_data(C.cast(_raw), &treeModel, &path)
        return result == 0 ? nil : (C.borrow(C.raw(treeModel), AnyTreeModel.self), C.take(C.raw(path)))
    }

    /// `gtk_value_dup_expression()`.
    @discardableResult
    public func dupExpression() -> Expression? {
        C.take(C.raw(gtk_value_dup_expression(C.cast(_raw))))
    }

    /// `gtk_value_get_expression()`.
    public var expression: Expression? { C.copy(C.raw(gtk_value_get_expression(C.cast(_raw)))) }

    /// `gtk_value_set_expression()`.
    public func setExpression(_ expression: Expression) {
        gtk_value_set_expression(C.cast(_raw), C.opaque(expression._raw))
    }

    /// `gtk_value_take_expression()`.
    public func takeExpression(_ expression: Expression? = nil) {
        gtk_value_take_expression(C.cast(_raw), C.opaque(C.give(expression)))
    }
}

/// `gtk_accelerator_get_default_mod_mask()` and related functions.
@MainActor
public enum Accelerator {
    /// `gtk_accelerator_get_default_mod_mask()`.
    public static var defaultModMask: Gdk.ModifierType { C.flags(gtk_accelerator_get_default_mod_mask().rawValue) }

    /// `gtk_accelerator_get_label()`.
    public static func label(
        of acceleratorKey: Gdk.Key, modifiers acceleratorMods: Gdk.ModifierType
    ) -> String {
        C.takeString(gtk_accelerator_get_label(guint(acceleratorKey), .init(rawValue: C.number(acceleratorMods))))
    }

    /// `gtk_accelerator_get_label_with_keycode()`.
    public static func label(
        on display: Gdk.Display? = nil, key acceleratorKey: Gdk.Key, keycode: Int, modifiers acceleratorMods: Gdk.ModifierType
    ) -> String {
        C.takeString(gtk_accelerator_get_label_with_keycode(C.opaque(display?._raw), guint(acceleratorKey), C.guint(keycode), .init(rawValue: C.number(acceleratorMods))))
    }

    /// `gtk_accelerator_name()`.
    public static func name(
        of acceleratorKey: Gdk.Key, modifiers acceleratorMods: Gdk.ModifierType
    ) -> String {
        C.takeString(gtk_accelerator_name(guint(acceleratorKey), .init(rawValue: C.number(acceleratorMods))))
    }

    /// `gtk_accelerator_name_with_keycode()`.
    public static func name(
        on display: Gdk.Display? = nil, key acceleratorKey: Gdk.Key, keycode: Int, modifiers acceleratorMods: Gdk.ModifierType
    ) -> String {
        C.takeString(gtk_accelerator_name_with_keycode(C.opaque(display?._raw), guint(acceleratorKey), C.guint(keycode), .init(rawValue: C.number(acceleratorMods))))
    }

    /// `gtk_accelerator_parse()`.
    public static func parse(
        _ accelerator: String
    ) -> (acceleratorKey: Gdk.Key, acceleratorMods: Gdk.ModifierType)? {
        var acceleratorKey: guint = 0
        var acceleratorMods = GdkModifierType(0)
        let result = gtk_accelerator_parse(accelerator, &acceleratorKey, &acceleratorMods)
        return result == 0 ? nil : (Gdk.Key(acceleratorKey), C.flags(acceleratorMods.rawValue))
    }

    /// `gtk_accelerator_valid()`.
    public static func isValid(_ keyval: Gdk.Key, modifiers: Gdk.ModifierType) -> Bool {
        gtk_accelerator_valid(guint(keyval), .init(rawValue: C.number(modifiers))) != 0
    }
}

extension GTK {
    /// `gtk_disable_setlocale()`.
    public static func disableSetlocale() {
        gtk_disable_setlocale()
    }

    /// `gtk_get_binary_age()`.
    public static var binaryAge: Int { C.int(gtk_get_binary_age()) }

    /// `gtk_get_debug_flags()`.
    public static var debugFlags: DebugFlags {
        get { C.flags(gtk_get_debug_flags().rawValue) }
        set { gtk_set_debug_flags(.init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.debugFlags; defer { self.debugFlags = value }; yield &value }
    }

    /// `gtk_get_default_language()`.
    public static var defaultLanguage: Pango.Language { C.present(C.copy(C.raw(gtk_get_default_language())), "gtk_get_default_language") }

    /// `gtk_get_interface_age()`.
    public static var interfaceAge: Int { C.int(gtk_get_interface_age()) }

    /// `gtk_get_locale_direction()`.
    public static var localeDirection: TextDirection { C.enumeration(gtk_get_locale_direction().rawValue) }

    /// `gtk_is_initialized()`.
    public static var isInitialized: Bool { gtk_is_initialized() != 0 }
}
