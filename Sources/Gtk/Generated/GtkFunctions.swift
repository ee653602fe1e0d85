// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `gtk_accelerator_get_default_mod_mask()`.
@MainActor
public func acceleratorGetDefaultModMask() -> Gdk.ModifierType {
    C.flags(gtk_accelerator_get_default_mod_mask().rawValue)
}

/// `gtk_accelerator_get_label()`.
@MainActor
public func acceleratorGetLabel(_ acceleratorKey: Gdk.Key, acceleratorMods: Gdk.ModifierType) -> String {
    C.takeString(gtk_accelerator_get_label(guint(acceleratorKey), .init(rawValue: C.number(acceleratorMods))))
}

/// `gtk_accelerator_get_label_with_keycode()`.
@MainActor
public func acceleratorGetLabelWithKeycode(
    _ display: Gdk.Display? = nil, acceleratorKey: Gdk.Key, keycode: Int, acceleratorMods: Gdk.ModifierType
) -> String {
    C.takeString(gtk_accelerator_get_label_with_keycode(C.opaque(display?._raw), guint(acceleratorKey), C.guint(keycode), .init(rawValue: C.number(acceleratorMods))))
}

/// `gtk_accelerator_name()`.
@MainActor
public func acceleratorName(_ acceleratorKey: Gdk.Key, acceleratorMods: Gdk.ModifierType) -> String {
    C.takeString(gtk_accelerator_name(guint(acceleratorKey), .init(rawValue: C.number(acceleratorMods))))
}

/// `gtk_accelerator_name_with_keycode()`.
@MainActor
public func acceleratorNameWithKeycode(
    _ display: Gdk.Display? = nil, acceleratorKey: Gdk.Key, keycode: Int, acceleratorMods: Gdk.ModifierType
) -> String {
    C.takeString(gtk_accelerator_name_with_keycode(C.opaque(display?._raw), guint(acceleratorKey), C.guint(keycode), .init(rawValue: C.number(acceleratorMods))))
}

/// `gtk_accelerator_parse()`.
@MainActor
public func acceleratorParse(
    _ accelerator: String
) -> (acceleratorKey: Gdk.Key, acceleratorMods: Gdk.ModifierType)? {
    var acceleratorKey: guint = 0
    var acceleratorMods = GdkModifierType(0)
    let result = gtk_accelerator_parse(accelerator, &acceleratorKey, &acceleratorMods)
    return result == 0 ? nil : (Gdk.Key(acceleratorKey), C.flags(acceleratorMods.rawValue))
}

/// `gtk_accelerator_valid()`.
@discardableResult
@MainActor
public func acceleratorValid(_ keyval: Gdk.Key, modifiers: Gdk.ModifierType) -> Bool {
    gtk_accelerator_valid(guint(keyval), .init(rawValue: C.number(modifiers))) != 0
}

/// `gtk_check_version()`.
@MainActor
public func checkVersion(_ requiredMajor: Int, requiredMinor: Int, requiredMicro: Int) -> String? {
    C.optionalString(gtk_check_version(C.guint(requiredMajor), C.guint(requiredMinor), C.guint(requiredMicro)))
}

/// `gtk_css_parser_error_quark()`.
@MainActor
public func cssParserErrorQuark() -> Int {
    C.int(gtk_css_parser_error_quark())
}

/// `gtk_css_parser_warning_quark()`.
@MainActor
public func cssParserWarningQuark() -> Int {
    C.int(gtk_css_parser_warning_quark())
}

/// `gtk_disable_setlocale()`.
@MainActor
public func disableSetlocale() {
    gtk_disable_setlocale()
}

/// `gtk_enumerate_printers()`.
@MainActor
public func enumeratePrinters(_ `func`: @escaping PrinterFunc, wait: Bool) {
    gtk_enumerate_printers(PrinterFuncThunk.call, PrinterFuncThunk.retained(`func`), releaseCallback, wait ? 1 : 0)
}

/// `gtk_get_binary_age()`.
@MainActor
public func getBinaryAge() -> Int {
    C.int(gtk_get_binary_age())
}

/// `gtk_get_debug_flags()`.
@MainActor
public func getDebugFlags() -> DebugFlags {
    C.flags(gtk_get_debug_flags().rawValue)
}

/// `gtk_get_default_language()`.
@MainActor
public func getDefaultLanguage() -> Pango.Language {
    C.present(C.copy(C.raw(gtk_get_default_language())), "gtk_get_default_language")
}

/// `gtk_get_interface_age()`.
@MainActor
public func getInterfaceAge() -> Int {
    C.int(gtk_get_interface_age())
}

/// `gtk_get_locale_direction()`.
@MainActor
public func getLocaleDirection() -> TextDirection {
    C.enumeration(gtk_get_locale_direction().rawValue)
}

/// `gtk_get_major_version()`.
@MainActor
public func getMajorVersion() -> Int {
    C.int(gtk_get_major_version())
}

/// `gtk_get_micro_version()`.
@MainActor
public func getMicroVersion() -> Int {
    C.int(gtk_get_micro_version())
}

/// `gtk_get_minor_version()`.
@MainActor
public func getMinorVersion() -> Int {
    C.int(gtk_get_minor_version())
}

/// `gtk_hsv_to_rgb()`.
@MainActor
public func hsvToRgb(_ h: Float, s: Float, v: Float) -> (r: Float, g: Float, b: Float) {
    var r: gfloat = 0
    var g: gfloat = 0
    var b: gfloat = 0
    gtk_hsv_to_rgb(h, s, v, &r, &g, &b)
    return (r, g, b)
}

/// `gtk_is_initialized()`.
@discardableResult
@MainActor
public func isInitialized() -> Bool {
    gtk_is_initialized() != 0
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
public func printRunPageSetupDialog(
    _ parent: Window? = nil, pageSetup: PageSetup? = nil, settings: PrintSettings
) -> PageSetup {
    C.present(C.adopt(C.raw(gtk_print_run_page_setup_dialog(C.cast(parent?._raw), C.opaque(pageSetup?._raw), C.opaque(settings._raw)))), "gtk_print_run_page_setup_dialog")
}

/// `gtk_print_run_page_setup_dialog_async()`.
@MainActor
public func printRunPageSetupDialogAsync(
    _ parent: Window? = nil, pageSetup: PageSetup? = nil, settings: PrintSettings, doneCb: @escaping PageSetupDoneFunc
) {
    gtk_print_run_page_setup_dialog_async(C.cast(parent?._raw), C.opaque(pageSetup?._raw), C.opaque(settings._raw), PageSetupDoneFuncThunk.once, PageSetupDoneFuncThunk.retained(doneCb))
}

/// `gtk_render_activity()`.
@MainActor
public func renderActivity(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    gtk_render_activity(C.cast(context._raw), C.opaque(cr._raw), x, y, width, height)
}

/// `gtk_render_arrow()`.
@MainActor
public func renderArrow(
    _ context: StyleContext, cr: Cairo.Context, angle: Double, x: Double, y: Double, size: Double
) {
    gtk_render_arrow(C.cast(context._raw), C.opaque(cr._raw), angle, x, y, size)
}

/// `gtk_render_background()`.
@MainActor
public func renderBackground(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    gtk_render_background(C.cast(context._raw), C.opaque(cr._raw), x, y, width, height)
}

/// `gtk_render_check()`.
@MainActor
public func renderCheck(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    gtk_render_check(C.cast(context._raw), C.opaque(cr._raw), x, y, width, height)
}

/// `gtk_render_expander()`.
@MainActor
public func renderExpander(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    gtk_render_expander(C.cast(context._raw), C.opaque(cr._raw), x, y, width, height)
}

/// `gtk_render_focus()`.
@MainActor
public func renderFocus(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    gtk_render_focus(C.cast(context._raw), C.opaque(cr._raw), x, y, width, height)
}

/// `gtk_render_frame()`.
@MainActor
public func renderFrame(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    gtk_render_frame(C.cast(context._raw), C.opaque(cr._raw), x, y, width, height)
}

/// `gtk_render_handle()`.
@MainActor
public func renderHandle(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    gtk_render_handle(C.cast(context._raw), C.opaque(cr._raw), x, y, width, height)
}

/// `gtk_render_icon()`.
@MainActor
public func renderIcon(
    _ context: StyleContext, cr: Cairo.Context, texture: Gdk.Texture, x: Double, y: Double
) {
    gtk_render_icon(C.cast(context._raw), C.opaque(cr._raw), C.opaque(texture._raw), x, y)
}

/// `gtk_render_layout()`.
@MainActor
public func renderLayout(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, layout: Pango.Layout
) {
    gtk_render_layout(C.cast(context._raw), C.opaque(cr._raw), x, y, C.opaque(layout._raw))
}

/// `gtk_render_line()`.
@MainActor
public func renderLine(
    _ context: StyleContext, cr: Cairo.Context, x0: Double, y0: Double, x1: Double, y1: Double
) {
    gtk_render_line(C.cast(context._raw), C.opaque(cr._raw), x0, y0, x1, y1)
}

/// `gtk_render_option()`.
@MainActor
public func renderOption(
    _ context: StyleContext, cr: Cairo.Context, x: Double, y: Double, width: Double, height: Double
) {
    gtk_render_option(C.cast(context._raw), C.opaque(cr._raw), x, y, width, height)
}

/// `gtk_rgb_to_hsv()`.
@MainActor
public func rgbToHsv(_ r: Float, g: Float, b: Float) -> (h: Float, s: Float, v: Float) {
    var h: gfloat = 0
    var s: gfloat = 0
    var v: gfloat = 0
    gtk_rgb_to_hsv(r, g, b, &h, &s, &v)
    return (h, s, v)
}

/// `gtk_set_debug_flags()`.
@MainActor
public func setDebugFlags(_ flags: DebugFlags) {
    gtk_set_debug_flags(.init(rawValue: C.number(flags)))
}

/// `gtk_show_uri()`.
@MainActor
public func showUri(_ parent: Window? = nil, uri: String, timestamp: Int) {
    gtk_show_uri(C.cast(parent?._raw), uri, C.guint32(timestamp))
}

/// `gtk_show_uri_full()`.
@MainActor
public func showUriFull(
    _ parent: Window? = nil, uri: String, timestamp: Int, cancellable: Gio.Cancellable? = nil, callback: Gio.AsyncReadyCallback? = nil
) {
    gtk_show_uri_full(C.cast(parent?._raw), uri, C.guint32(timestamp), C.cast(cancellable?._raw), callback == nil ? nil : Gio.AsyncReadyCallbackThunk.once, Gio.AsyncReadyCallbackThunk.retained(callback))
}

/// `gtk_show_uri_full_finish()`.
@MainActor
public func showUriFullFinish(_ parent: Window, result: any Gio.AsyncResult) throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    _ = gtk_show_uri_full_finish(C.cast(parent._raw), C.opaque(result._raw), &error)
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
public func testListAllTypes() -> [UInt] {
    var nTypes: guint = 0
    let result = gtk_test_list_all_types(&nTypes)
    return C.array(numbers: result, of: UInt.self, count: C.int(nTypes), .none) { $0 }
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

/// `gtk_tree_create_row_drag_content()`.
@MainActor
public func treeCreateRowDragContent(_ treeModel: any TreeModel, path: TreePath) -> Gdk.ContentProvider {
    C.present(C.adopt(gtk_tree_create_row_drag_content(C.opaque(treeModel._raw), C.opaque(path._raw))), "gtk_tree_create_row_drag_content")
}

/// `gtk_tree_get_row_drag_data()`.
@MainActor
public func treeGetRowDragData(_ value: Value) -> (treeModel: (any TreeModel)?, path: TreePath?)? {
    var treeModel: OpaquePointer?
    var path: OpaquePointer?
    let result = gtk_tree_get_row_drag_data(C.cast(value._raw), &treeModel, &path)
    return result == 0 ? nil : (C.borrow(C.raw(treeModel), AnyTreeModel.self), C.take(C.raw(path)))
}

/// `gtk_value_dup_expression()`.
@MainActor
public func valueDupExpression(_ value: Value) -> Expression? {
    C.take(C.raw(gtk_value_dup_expression(C.cast(value._raw))))
}

/// `gtk_value_get_expression()`.
@MainActor
public func valueGetExpression(_ value: Value) -> Expression? {
    C.copy(C.raw(gtk_value_get_expression(C.cast(value._raw))))
}

/// `gtk_value_set_expression()`.
@MainActor
public func valueSetExpression(_ value: Value, expression: Expression) {
    gtk_value_set_expression(C.cast(value._raw), C.opaque(expression._raw))
}

/// `gtk_value_take_expression()`.
@MainActor
public func valueTakeExpression(_ value: Value, expression: Expression? = nil) {
    gtk_value_take_expression(C.cast(value._raw), C.opaque(C.give(expression)))
}
