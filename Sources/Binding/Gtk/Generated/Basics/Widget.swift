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

/// `GtkWidget`. <https://docs.gtk.org/gtk4/class.Widget.html>
open class Widget: Object, Accessible, Buildable, ConstraintTarget {
    open override nonisolated class var gtype: UInt { gtk_widget_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Widget(_borrowed: raw) }
}

extension Widget {
    /// `can-focus`, `gtk_widget_get_can_focus()`.
    public var canFocus: Bool {
        get { gtk_widget_get_can_focus(C.cast(_raw)) != 0 }
        set { gtk_widget_set_can_focus(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canFocus; defer { self.canFocus = value }; yield &value }
    }

    /// `can-target`, `gtk_widget_get_can_target()`.
    public var canTarget: Bool {
        get { gtk_widget_get_can_target(C.cast(_raw)) != 0 }
        set { gtk_widget_set_can_target(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.canTarget; defer { self.canTarget = value }; yield &value }
    }

    /// `css-classes`, `gtk_widget_get_css_classes()`.
    public var cssClasses: [String] {
        get { C.takeStrings(gtk_widget_get_css_classes(C.cast(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_widget_set_css_classes(C.cast(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.cssClasses; defer { self.cssClasses = value }; yield &value }
    }

    /// `css-name`, `gtk_widget_get_css_name()`.
    public var cssName: String { C.string(gtk_widget_get_css_name(C.cast(_raw))) }

    /// `cursor`, `gtk_widget_get_cursor()`.
    public var cursor: Gdk.Cursor? {
        get { C.borrow(C.raw(gtk_widget_get_cursor(C.cast(_raw)))) }
        set { gtk_widget_set_cursor(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.cursor; defer { self.cursor = value }; yield &value }
    }

    /// `focus-on-click`, `gtk_widget_get_focus_on_click()`.
    public var focusOnClick: Bool {
        get { gtk_widget_get_focus_on_click(C.cast(_raw)) != 0 }
        set { gtk_widget_set_focus_on_click(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.focusOnClick; defer { self.focusOnClick = value }; yield &value }
    }

    /// `focusable`, `gtk_widget_get_focusable()`.
    public var focusable: Bool {
        get { gtk_widget_get_focusable(C.cast(_raw)) != 0 }
        set { gtk_widget_set_focusable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.focusable; defer { self.focusable = value }; yield &value }
    }

    /// `halign`, `gtk_widget_get_halign()`.
    public var halign: Align {
        get { C.enumeration(gtk_widget_get_halign(C.cast(_raw)).rawValue) }
        set { gtk_widget_set_halign(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.halign; defer { self.halign = value }; yield &value }
    }

    /// `has-default`, `gtk_widget_has_default()`.
    public var hasDefault: Bool { gtk_widget_has_default(C.cast(_raw)) != 0 }

    /// `has-focus`, `gtk_widget_has_focus()`.
    public var hasFocus: Bool { gtk_widget_has_focus(C.cast(_raw)) != 0 }

    /// `has-tooltip`, `gtk_widget_get_has_tooltip()`.
    public var hasTooltip: Bool {
        get { gtk_widget_get_has_tooltip(C.cast(_raw)) != 0 }
        set { gtk_widget_set_has_tooltip(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasTooltip; defer { self.hasTooltip = value }; yield &value }
    }

    /// `height-request`.
    public var heightRequest: Int {
        get { property("height-request") }
        set { setProperty("height-request", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.heightRequest; defer { self.heightRequest = value }; yield &value }
    }

    /// `hexpand`, `gtk_widget_get_hexpand()`.
    public var hexpand: Bool {
        get { gtk_widget_get_hexpand(C.cast(_raw)) != 0 }
        set { gtk_widget_set_hexpand(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hexpand; defer { self.hexpand = value }; yield &value }
    }

    /// `hexpand-set`, `gtk_widget_get_hexpand_set()`.
    public var hexpandSet: Bool {
        get { gtk_widget_get_hexpand_set(C.cast(_raw)) != 0 }
        set { gtk_widget_set_hexpand_set(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hexpandSet; defer { self.hexpandSet = value }; yield &value }
    }

    /// `layout-manager`, `gtk_widget_get_layout_manager()`.
    public var layoutManager: LayoutManager? {
        get { C.borrow(gtk_widget_get_layout_manager(C.cast(_raw))) }
        set { gtk_widget_set_layout_manager(C.cast(_raw), C.cast(newValue?._retained())) }
        @_alwaysEmitIntoClient _modify { var value = self.layoutManager; defer { self.layoutManager = value }; yield &value }
    }

    /// `margin-bottom`, `gtk_widget_get_margin_bottom()`.
    public var marginBottom: Int {
        get { C.int(gtk_widget_get_margin_bottom(C.cast(_raw))) }
        set { gtk_widget_set_margin_bottom(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.marginBottom; defer { self.marginBottom = value }; yield &value }
    }

    /// `margin-end`, `gtk_widget_get_margin_end()`.
    public var marginEnd: Int {
        get { C.int(gtk_widget_get_margin_end(C.cast(_raw))) }
        set { gtk_widget_set_margin_end(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.marginEnd; defer { self.marginEnd = value }; yield &value }
    }

    /// `margin-start`, `gtk_widget_get_margin_start()`.
    public var marginStart: Int {
        get { C.int(gtk_widget_get_margin_start(C.cast(_raw))) }
        set { gtk_widget_set_margin_start(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.marginStart; defer { self.marginStart = value }; yield &value }
    }

    /// `margin-top`, `gtk_widget_get_margin_top()`.
    public var marginTop: Int {
        get { C.int(gtk_widget_get_margin_top(C.cast(_raw))) }
        set { gtk_widget_set_margin_top(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.marginTop; defer { self.marginTop = value }; yield &value }
    }

    /// `name`, `gtk_widget_get_name()`.
    public var name: String {
        get { C.string(gtk_widget_get_name(C.cast(_raw))) }
        set { gtk_widget_set_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `opacity`, `gtk_widget_get_opacity()`.
    public var opacity: Double {
        get { gtk_widget_get_opacity(C.cast(_raw)) }
        set { gtk_widget_set_opacity(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.opacity; defer { self.opacity = value }; yield &value }
    }

    /// `overflow`, `gtk_widget_get_overflow()`.
    public var overflow: Overflow {
        get { C.enumeration(gtk_widget_get_overflow(C.cast(_raw)).rawValue) }
        set { gtk_widget_set_overflow(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.overflow; defer { self.overflow = value }; yield &value }
    }

    /// `parent`, `gtk_widget_get_parent()`.
    public var parent: Widget? { C.borrow(gtk_widget_get_parent(C.cast(_raw))) }

    /// `receives-default`, `gtk_widget_get_receives_default()`.
    public var receivesDefault: Bool {
        get { gtk_widget_get_receives_default(C.cast(_raw)) != 0 }
        set { gtk_widget_set_receives_default(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.receivesDefault; defer { self.receivesDefault = value }; yield &value }
    }

    /// `root`, `gtk_widget_get_root()`.
    public var root: (any Root)? { C.borrow(C.raw(gtk_widget_get_root(C.cast(_raw))), AnyRoot.self) }

    /// `scale-factor`, `gtk_widget_get_scale_factor()`.
    public var scaleFactor: Int { C.int(gtk_widget_get_scale_factor(C.cast(_raw))) }

    /// `sensitive`, `gtk_widget_get_sensitive()`.
    public var sensitive: Bool {
        get { gtk_widget_get_sensitive(C.cast(_raw)) != 0 }
        set { gtk_widget_set_sensitive(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.sensitive; defer { self.sensitive = value }; yield &value }
    }

    /// `tooltip-markup`, `gtk_widget_get_tooltip_markup()`.
    public var tooltipMarkup: String? {
        get { C.optionalString(gtk_widget_get_tooltip_markup(C.cast(_raw))) }
        set { gtk_widget_set_tooltip_markup(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltipMarkup; defer { self.tooltipMarkup = value }; yield &value }
    }

    /// `tooltip-text`, `gtk_widget_get_tooltip_text()`.
    public var tooltipText: String? {
        get { C.optionalString(gtk_widget_get_tooltip_text(C.cast(_raw))) }
        set { gtk_widget_set_tooltip_text(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tooltipText; defer { self.tooltipText = value }; yield &value }
    }

    /// `valign`, `gtk_widget_get_valign()`.
    public var valign: Align {
        get { C.enumeration(gtk_widget_get_valign(C.cast(_raw)).rawValue) }
        set { gtk_widget_set_valign(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.valign; defer { self.valign = value }; yield &value }
    }

    /// `vexpand`, `gtk_widget_get_vexpand()`.
    public var vexpand: Bool {
        get { gtk_widget_get_vexpand(C.cast(_raw)) != 0 }
        set { gtk_widget_set_vexpand(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.vexpand; defer { self.vexpand = value }; yield &value }
    }

    /// `vexpand-set`, `gtk_widget_get_vexpand_set()`.
    public var vexpandSet: Bool {
        get { gtk_widget_get_vexpand_set(C.cast(_raw)) != 0 }
        set { gtk_widget_set_vexpand_set(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.vexpandSet; defer { self.vexpandSet = value }; yield &value }
    }

    /// `visible`, `gtk_widget_get_visible()`.
    public var visible: Bool {
        get { gtk_widget_get_visible(C.cast(_raw)) != 0 }
        set { gtk_widget_set_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visible; defer { self.visible = value }; yield &value }
    }

    /// `width-request`.
    public var widthRequest: Int {
        get { property("width-request") }
        set { setProperty("width-request", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.widthRequest; defer { self.widthRequest = value }; yield &value }
    }

    /// `destroy`.
    @discardableResult
    public func onDestroy(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("destroy", after: after, plain: handler)
    }

    /// `direction-changed`.
    @discardableResult
    public func onDirectionChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ previousDirection: TextDirection) -> Void
    ) -> SignalConnection {
        connect("direction-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `hide`.
    @discardableResult
    public func onHide(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("hide", after: after, plain: handler)
    }

    /// `keynav-failed`.
    @discardableResult
    public func onKeynavFailed(
        after: Bool = false, _ handler: @escaping @MainActor (_ direction: DirectionType) -> Bool
    ) -> SignalConnection {
        connect("keynav-failed", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `map`.
    @discardableResult
    public func onMap(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("map", after: after, plain: handler)
    }

    /// `mnemonic-activate`.
    @discardableResult
    public func onMnemonicActivate(
        after: Bool = false, _ handler: @escaping @MainActor (_ groupCycling: Bool) -> Bool
    ) -> SignalConnection {
        connect("mnemonic-activate", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `move-focus`. A keyboard action.
    @discardableResult
    public func onMoveFocus(
        after: Bool = false, _ handler: @escaping @MainActor (_ direction: DirectionType) -> Void
    ) -> SignalConnection {
        connect("move-focus", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `query-tooltip`.
    @discardableResult
    public func onQueryTooltip(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Int, _ y: Int, _ keyboardMode: Bool, _ tooltip: Tooltip) -> Bool
    ) -> SignalConnection {
        connect("query-tooltip", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `realize`.
    @discardableResult
    public func onRealize(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("realize", after: after, plain: handler)
    }

    /// `show`.
    @discardableResult
    public func onShow(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("show", after: after, plain: handler)
    }

    /// `state-flags-changed`.
    @discardableResult
    public func onStateFlagsChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ flags: StateFlags) -> Void
    ) -> SignalConnection {
        connect("state-flags-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `unmap`.
    @discardableResult
    public func onUnmap(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unmap", after: after, plain: handler)
    }

    /// `unrealize`.
    @discardableResult
    public func onUnrealize(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unrealize", after: after, plain: handler)
    }

    /// `gtk_widget_get_default_direction()`.
    public static var defaultDirection: TextDirection {
        get { C.enumeration(gtk_widget_get_default_direction().rawValue) }
        set { gtk_widget_set_default_direction(.init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultDirection; defer { self.defaultDirection = value }; yield &value }
    }

    /// `gtk_widget_action_set_enabled()`.
    public func actionSetEnabled(_ actionName: String, enabled: Bool) {
        gtk_widget_action_set_enabled(C.cast(_raw), actionName, enabled ? 1 : 0)
    }

    /// `gtk_widget_activate()`.
    @discardableResult
    public func activate() -> Bool {
        gtk_widget_activate(C.cast(_raw)) != 0
    }

    /// `gtk_widget_activate_action_variant()`.
    @discardableResult
    public func activateAction(_ name: String, args: Variant? = nil) -> Bool {
        gtk_widget_activate_action_variant(C.cast(_raw), name, C.opaque(args?._raw)) != 0
    }

    /// `gtk_widget_activate_default()`.
    public func activateDefault() {
        gtk_widget_activate_default(C.cast(_raw))
    }

    /// `gtk_widget_add_controller()`.
    public func addController(_ controller: EventController) {
        gtk_widget_add_controller(C.cast(_raw), C.opaque(controller._retained()))
    }

    /// `gtk_widget_add_css_class()`.
    public func addCssClass(_ cssClass: String) {
        gtk_widget_add_css_class(C.cast(_raw), cssClass)
    }

    /// `gtk_widget_add_mnemonic_label()`.
    public func addMnemonicLabel(_ label: Widget) {
        gtk_widget_add_mnemonic_label(C.cast(_raw), C.cast(label._raw))
    }

    /// `gtk_widget_add_tick_callback()`.
    @discardableResult
    public func addTickCallback(_ callback: @escaping TickCallback) -> Registration {
        Registration(gtk_widget_add_tick_callback(C.cast(_raw), TickCallbackThunk.call, TickCallbackThunk.retained(callback), releaseCallback), of: self) { gtk_widget_remove_tick_callback(C.cast($0), $1) }
    }

    /// `gtk_widget_allocate()`.
    public func allocate(width: Int, height: Int, baseline: Int = -1, transform: Gsk.Transform? = nil) {
        gtk_widget_allocate(C.cast(_raw), C.gint(width), C.gint(height), C.gint(baseline), C.opaque(C.give(transform)))
    }

    /// `gtk_widget_child_focus()`.
    @discardableResult
    public func childFocus(_ direction: DirectionType) -> Bool {
        gtk_widget_child_focus(C.cast(_raw), .init(rawValue: C.number(direction))) != 0
    }

    /// `gtk_widget_compute_bounds()`.
    public func computeBounds(_ target: Widget) -> Graphene.Rect? {
        var outBounds = graphene_rect_t()
        let result = gtk_widget_compute_bounds(C.cast(_raw), C.cast(target._raw), &outBounds)
        return result == 0 ? nil : Graphene.Rect(_c: outBounds)
    }

    /// `gtk_widget_compute_expand()`.
    public func computeExpand(_ orientation: Orientation) -> Bool {
        gtk_widget_compute_expand(C.cast(_raw), .init(rawValue: C.number(orientation))) != 0
    }

    /// `gtk_widget_compute_point()`.
    public func computePoint(_ target: Widget, point: Graphene.Point) -> Graphene.Point? {
        var cPoint = point._c
        var outPoint = graphene_point_t()
        let result = gtk_widget_compute_point(C.cast(_raw), C.cast(target._raw), &cPoint, &outPoint)
        return result == 0 ? nil : Graphene.Point(_c: outPoint)
    }

    /// `gtk_widget_compute_transform()`.
    public func computeTransform(_ target: Widget) -> Graphene.Matrix? {
        var outTransform = graphene_matrix_t()
        let result = gtk_widget_compute_transform(C.cast(_raw), C.cast(target._raw), &outTransform)
        return result == 0 ? nil : Graphene.Matrix(_c: outTransform)
    }

    /// `gtk_widget_contains()`.
    public func contains(x: Double, y: Double) -> Bool {
        gtk_widget_contains(C.cast(_raw), x, y) != 0
    }

    /// `gtk_widget_create_pango_context()`.
    @discardableResult
    public func createPangoContext() -> Pango.Context {
        C.present(C.adopt(C.raw(gtk_widget_create_pango_context(C.cast(_raw)))), "gtk_widget_create_pango_context")
    }

    /// `gtk_widget_create_pango_layout()`.
    @discardableResult
    public func createPangoLayout(_ text: String? = nil) -> Pango.Layout {
        C.present(C.adopt(C.raw(gtk_widget_create_pango_layout(C.cast(_raw), text))), "gtk_widget_create_pango_layout")
    }

    /// `gtk_widget_dispose_template()`.
    public func disposeTemplate(_ widgetType: any ValueConvertible.Type) {
        gtk_widget_dispose_template(C.cast(_raw), widgetType._valueType)
    }

    /// `gtk_drag_check_threshold()`.
    @discardableResult
    public func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
        gtk_drag_check_threshold(C.cast(_raw), C.gint(startX), C.gint(startY), C.gint(currentX), C.gint(currentY)) != 0
    }

    /// `gtk_widget_error_bell()`.
    public func errorBell() {
        gtk_widget_error_bell(C.cast(_raw))
    }

    /// `gtk_widget_get_allocated_baseline()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Widget.baseline instead.")
    #endif
    public var allocatedBaseline: Int { C.int(gtk_widget_get_allocated_baseline(C.cast(_raw))) }

    /// `gtk_widget_get_allocated_height()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Widget.height instead.")
    #endif
    public var allocatedHeight: Int { C.int(gtk_widget_get_allocated_height(C.cast(_raw))) }

    /// `gtk_widget_get_allocated_width()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Widget.width instead.")
    #endif
    public var allocatedWidth: Int { C.int(gtk_widget_get_allocated_width(C.cast(_raw))) }

    /// `gtk_widget_get_allocation()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Widget.computeBounds(_:), Gtk.Widget.width or Gtk.Widget.height instead.")
    #endif
    public var allocation: Gdk.Rectangle {
        var allocation = GdkRectangle()
        gtk_widget_get_allocation(C.cast(_raw), &allocation)
        return Gdk.Rectangle(_c: allocation)
    }

    /// `gtk_widget_get_ancestor()`.
    public func ancestor(_ widgetType: any ValueConvertible.Type) -> Widget? {
        C.borrow(gtk_widget_get_ancestor(C.cast(_raw), widgetType._valueType))
    }

    /// `gtk_widget_get_child_visible()`.
    public var childVisible: Bool {
        get { gtk_widget_get_child_visible(C.cast(_raw)) != 0 }
        set { gtk_widget_set_child_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.childVisible; defer { self.childVisible = value }; yield &value }
    }

    /// `gtk_widget_get_clipboard()`.
    public var clipboard: Gdk.Clipboard { C.present(C.borrow(C.raw(gtk_widget_get_clipboard(C.cast(_raw)))), "gtk_widget_get_clipboard") }

    /// `gtk_widget_get_direction()`.
    public var direction: TextDirection {
        get { C.enumeration(gtk_widget_get_direction(C.cast(_raw)).rawValue) }
        set { gtk_widget_set_direction(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.direction; defer { self.direction = value }; yield &value }
    }

    /// `gtk_widget_get_display()`.
    public var display: Gdk.Display { C.present(C.borrow(C.raw(gtk_widget_get_display(C.cast(_raw)))), "gtk_widget_get_display") }

    /// `gtk_widget_get_first_child()`.
    public var firstChild: Widget? { C.borrow(gtk_widget_get_first_child(C.cast(_raw))) }

    /// `gtk_widget_get_focus_child()`.
    public var focusChild: Widget? {
        get { C.borrow(gtk_widget_get_focus_child(C.cast(_raw))) }
        set { gtk_widget_set_focus_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.focusChild; defer { self.focusChild = value }; yield &value }
    }

    /// `gtk_widget_get_font_map()`.
    public var fontMap: Pango.FontMap? {
        get { C.borrow(gtk_widget_get_font_map(C.cast(_raw))) }
        set { gtk_widget_set_font_map(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fontMap; defer { self.fontMap = value }; yield &value }
    }

    /// `gtk_widget_get_font_options()`.
    #if GTK_4_16
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public var fontOptions: Cairo.FontOptions? {
        get { C.copy(C.raw(gtk_widget_get_font_options(C.cast(_raw)))) }
        set { gtk_widget_set_font_options(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fontOptions; defer { self.fontOptions = value }; yield &value }
    }

    /// `gtk_widget_get_frame_clock()`.
    public var frameClock: Gdk.FrameClock? { C.borrow(C.raw(gtk_widget_get_frame_clock(C.cast(_raw)))) }

    /// `gtk_widget_get_height()`.
    public var height: Int { C.int(gtk_widget_get_height(C.cast(_raw))) }

    /// `gtk_widget_get_last_child()`.
    public var lastChild: Widget? { C.borrow(gtk_widget_get_last_child(C.cast(_raw))) }

    /// `gtk_widget_get_mapped()`.
    public var mapped: Bool { gtk_widget_get_mapped(C.cast(_raw)) != 0 }

    /// `gtk_widget_get_native()`.
    public var native: (any Native)? { C.borrow(C.raw(gtk_widget_get_native(C.cast(_raw))), AnyNative.self) }

    /// `gtk_widget_get_next_sibling()`.
    public var nextSibling: Widget? { C.borrow(gtk_widget_get_next_sibling(C.cast(_raw))) }

    /// `gtk_widget_get_pango_context()`.
    public var pangoContext: Pango.Context { C.present(C.borrow(C.raw(gtk_widget_get_pango_context(C.cast(_raw)))), "gtk_widget_get_pango_context") }

    /// `gtk_widget_get_preferred_size()`.
    public var preferredSize: (minimumSize: Requisition, naturalSize: Requisition) {
        var minimumSize = GtkRequisition()
        var naturalSize = GtkRequisition()
        gtk_widget_get_preferred_size(C.cast(_raw), &minimumSize, &naturalSize)
        return (Requisition(_c: minimumSize), Requisition(_c: naturalSize))
    }

    /// `gtk_widget_get_prev_sibling()`.
    public var prevSibling: Widget? { C.borrow(gtk_widget_get_prev_sibling(C.cast(_raw))) }

    /// `gtk_widget_get_primary_clipboard()`.
    public var primaryClipboard: Gdk.Clipboard { C.present(C.borrow(C.raw(gtk_widget_get_primary_clipboard(C.cast(_raw)))), "gtk_widget_get_primary_clipboard") }

    /// `gtk_widget_get_realized()`.
    public var realized: Bool { gtk_widget_get_realized(C.cast(_raw)) != 0 }

    /// `gtk_widget_get_request_mode()`.
    public var requestMode: SizeRequestMode { C.enumeration(gtk_widget_get_request_mode(C.cast(_raw)).rawValue) }

    /// `gtk_widget_get_settings()`.
    public var settings: Settings { C.present(C.borrow(C.raw(gtk_widget_get_settings(C.cast(_raw)))), "gtk_widget_get_settings") }

    /// `gtk_widget_get_size()`.
    public func size(_ orientation: Orientation) -> Int {
        C.int(gtk_widget_get_size(C.cast(_raw), .init(rawValue: C.number(orientation))))
    }

    /// `gtk_widget_get_size_request()`.
    public var sizeRequest: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_widget_get_size_request(C.cast(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_widget_get_state_flags()`.
    public var stateFlags: StateFlags { C.flags(gtk_widget_get_state_flags(C.cast(_raw)).rawValue) }

    /// `gtk_widget_get_style_context()`.
    #if GTK_4_10
    @available(*, deprecated, message: "Style contexts will be removed in GTK 5.")
    #endif
    public var styleContext: StyleContext { C.present(C.borrow(gtk_widget_get_style_context(C.cast(_raw))), "gtk_widget_get_style_context") }

    /// `gtk_widget_get_template_child()`.
    public func templateChild(_ widgetType: any ValueConvertible.Type, name: String) -> Object {
        C.present(C.borrow(gtk_widget_get_template_child(C.cast(_raw), widgetType._valueType, name)), "gtk_widget_get_template_child")
    }

    /// `gtk_widget_get_width()`.
    public var width: Int { C.int(gtk_widget_get_width(C.cast(_raw))) }

    /// `gtk_widget_grab_focus()`.
    @discardableResult
    public func grabFocus() -> Bool {
        gtk_widget_grab_focus(C.cast(_raw)) != 0
    }

    /// `gtk_widget_has_css_class()`.
    public func hasCssClass(_ cssClass: String) -> Bool {
        gtk_widget_has_css_class(C.cast(_raw), cssClass) != 0
    }

    /// `gtk_widget_has_visible_focus()`.
    public var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(C.cast(_raw)) != 0 }

    /// `gtk_widget_hide()`.
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.Widget.visible instead.")
    #endif
    public func hide() {
        gtk_widget_hide(C.cast(_raw))
    }

    /// `gtk_widget_in_destruction()`.
    @discardableResult
    public func inDestruction() -> Bool {
        gtk_widget_in_destruction(C.cast(_raw)) != 0
    }

    /// `gtk_widget_init_template()`.
    public func initTemplate() {
        gtk_widget_init_template(C.cast(_raw))
    }

    /// `gtk_widget_insert_action_group()`.
    public func insertActionGroup(_ name: String, group: (any Gio.ActionGroup)? = nil) {
        gtk_widget_insert_action_group(C.cast(_raw), name, C.opaque(group?._raw))
    }

    /// `gtk_widget_insert_after()`.
    public func insert(into parent: Widget, after previousSibling: Widget? = nil) {
        gtk_widget_insert_after(C.cast(_raw), C.cast(parent._raw), C.cast(previousSibling?._raw))
    }

    /// `gtk_widget_insert_before()`.
    public func insert(into parent: Widget, before nextSibling: Widget? = nil) {
        gtk_widget_insert_before(C.cast(_raw), C.cast(parent._raw), C.cast(nextSibling?._raw))
    }

    /// `gtk_widget_is_ancestor()`.
    public func isAncestor(_ ancestor: Widget) -> Bool {
        gtk_widget_is_ancestor(C.cast(_raw), C.cast(ancestor._raw)) != 0
    }

    /// `gtk_widget_is_drawable()`.
    public var isDrawable: Bool { gtk_widget_is_drawable(C.cast(_raw)) != 0 }

    /// `gtk_widget_is_focus()`.
    public var isFocus: Bool { gtk_widget_is_focus(C.cast(_raw)) != 0 }

    /// `gtk_widget_is_sensitive()`.
    public var isSensitive: Bool {
        get { gtk_widget_is_sensitive(C.cast(_raw)) != 0 }
        set { gtk_widget_set_sensitive(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isSensitive; defer { self.isSensitive = value }; yield &value }
    }

    /// `gtk_widget_is_visible()`.
    public var isVisible: Bool {
        get { gtk_widget_is_visible(C.cast(_raw)) != 0 }
        set { gtk_widget_set_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isVisible; defer { self.isVisible = value }; yield &value }
    }

    /// `gtk_widget_keynav_failed()`.
    @discardableResult
    public func keynavFailed(_ direction: DirectionType) -> Bool {
        gtk_widget_keynav_failed(C.cast(_raw), .init(rawValue: C.number(direction))) != 0
    }

    /// `gtk_widget_list_mnemonic_labels()`.
    @discardableResult
    public func listMnemonicLabels() -> [Widget] {
        C.array(list: gtk_widget_list_mnemonic_labels(C.cast(_raw)), .container) { C.present(C.borrow($0), "gtk_widget_list_mnemonic_labels") }
    }

    /// `gtk_widget_map()`.
    public func map() {
        gtk_widget_map(C.cast(_raw))
    }

    /// `gtk_widget_measure()`.
    public func measure(
        _ orientation: Orientation, forSize: Int = -1
    ) -> (minimum: Int, natural: Int, minimumBaseline: Int, naturalBaseline: Int) {
        var minimum: gint = 0
        var natural: gint = 0
        var minimumBaseline: gint = 0
        var naturalBaseline: gint = 0
        gtk_widget_measure(C.cast(_raw), .init(rawValue: C.number(orientation)), C.gint(forSize), &minimum, &natural, &minimumBaseline, &naturalBaseline)
        return (C.int(minimum), C.int(natural), C.int(minimumBaseline), C.int(naturalBaseline))
    }

    /// `gtk_widget_mnemonic_activate()`.
    @discardableResult
    public func mnemonicActivate(groupCycling: Bool) -> Bool {
        gtk_widget_mnemonic_activate(C.cast(_raw), groupCycling ? 1 : 0) != 0
    }

    /// `gtk_widget_observe_children()`.
    @discardableResult
    public func observeChildren() -> any Gio.ListModel {
        C.present(C.adopt(C.raw(gtk_widget_observe_children(C.cast(_raw))), Gio.AnyListModel.self), "gtk_widget_observe_children")
    }

    /// `gtk_widget_observe_controllers()`.
    @discardableResult
    public func observeControllers() -> any Gio.ListModel {
        C.present(C.adopt(C.raw(gtk_widget_observe_controllers(C.cast(_raw))), Gio.AnyListModel.self), "gtk_widget_observe_controllers")
    }

    /// `gtk_widget_pick()`.
    @discardableResult
    public func pick(x: Double, y: Double, flags: PickFlags = []) -> Widget? {
        C.borrow(gtk_widget_pick(C.cast(_raw), x, y, .init(rawValue: C.number(flags))))
    }

    /// `gtk_widget_queue_allocate()`.
    public func queueAllocate() {
        gtk_widget_queue_allocate(C.cast(_raw))
    }

    /// `gtk_widget_queue_draw()`.
    public func queueDraw() {
        gtk_widget_queue_draw(C.cast(_raw))
    }

    /// `gtk_widget_queue_resize()`.
    public func queueResize() {
        gtk_widget_queue_resize(C.cast(_raw))
    }

    /// `gtk_widget_realize()`.
    public func realize() {
        gtk_widget_realize(C.cast(_raw))
    }

    /// `gtk_widget_remove_controller()`.
    public func removeController(_ controller: EventController) {
        gtk_widget_remove_controller(C.cast(_raw), C.opaque(controller._raw))
    }

    /// `gtk_widget_remove_css_class()`.
    public func removeCssClass(_ cssClass: String) {
        gtk_widget_remove_css_class(C.cast(_raw), cssClass)
    }

    /// `gtk_widget_remove_mnemonic_label()`.
    public func removeMnemonicLabel(_ label: Widget) {
        gtk_widget_remove_mnemonic_label(C.cast(_raw), C.cast(label._raw))
    }

    /// `gtk_widget_set_cursor_from_name()`.
    public func setCursor(fromName name: String? = nil) {
        gtk_widget_set_cursor_from_name(C.cast(_raw), name)
    }

    /// `gtk_widget_set_parent()`.
    public func setParent(_ parent: Widget) {
        gtk_widget_set_parent(C.cast(_raw), C.cast(parent._raw))
    }

    /// `gtk_widget_set_size_request()`.
    public func setSizeRequest(width: Int, height: Int) {
        gtk_widget_set_size_request(C.cast(_raw), C.gint(width), C.gint(height))
    }

    /// `gtk_widget_set_state_flags()`.
    public func setStateFlags(_ flags: StateFlags, clear: Bool) {
        gtk_widget_set_state_flags(C.cast(_raw), .init(rawValue: C.number(flags)), clear ? 1 : 0)
    }

    /// `gtk_widget_should_layout()`.
    public func shouldLayout() -> Bool {
        gtk_widget_should_layout(C.cast(_raw)) != 0
    }

    /// `gtk_widget_show()`.
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.Widget.visible instead.")
    #endif
    public func show() {
        gtk_widget_show(C.cast(_raw))
    }

    /// `gtk_widget_size_allocate()`.
    public func sizeAllocate(_ allocation: Gdk.Rectangle, baseline: Int = -1) {
        var cAllocation = allocation._c
        gtk_widget_size_allocate(C.cast(_raw), &cAllocation, C.gint(baseline))
    }

    /// `gtk_widget_snapshot_child()`.
    public func snapshotChild(_ child: Widget, snapshot: Snapshot) {
        gtk_widget_snapshot_child(C.cast(_raw), C.cast(child._raw), C.opaque(snapshot._raw))
    }

    /// `gtk_widget_translate_coordinates()`.
    #if GTK_4_12
    @available(*, deprecated, message: "Use Gtk.Widget.computePoint(_:point:) instead.")
    #endif
    @discardableResult
    public func translateCoordinates(
        _ destWidget: Widget, srcX: Double, srcY: Double
    ) -> (x: Double, y: Double)? {
        var destX: gdouble = 0
        var destY: gdouble = 0
        let result = gtk_widget_translate_coordinates(C.cast(_raw), C.cast(destWidget._raw), srcX, srcY, &destX, &destY)
        return result == 0 ? nil : (destX, destY)
    }

    /// `gtk_widget_trigger_tooltip_query()`.
    public func triggerTooltipQuery() {
        gtk_widget_trigger_tooltip_query(C.cast(_raw))
    }

    /// `gtk_widget_unmap()`.
    public func unmap() {
        gtk_widget_unmap(C.cast(_raw))
    }

    /// `gtk_widget_unparent()`.
    public func unparent() {
        gtk_widget_unparent(C.cast(_raw))
    }

    /// `gtk_widget_unrealize()`.
    public func unrealize() {
        gtk_widget_unrealize(C.cast(_raw))
    }

    /// `gtk_widget_unset_state_flags()`.
    public func unsetStateFlags(_ flags: StateFlags) {
        gtk_widget_unset_state_flags(C.cast(_raw), .init(rawValue: C.number(flags)))
    }

#if GTK_4_10
    /// `gtk_widget_get_color()`.
    public var color: Gdk.RGBA {
        var color = GdkRGBA()
        gtk_widget_get_color(C.cast(_raw), &color)
        return Gdk.RGBA(_c: color)
    }
#endif

#if GTK_4_12
    /// `gtk_widget_get_baseline()`.
    public var baseline: Int { C.int(gtk_widget_get_baseline(C.cast(_raw))) }
#endif

#if GTK_4_18
    /// `limit-events`, `gtk_widget_get_limit_events()`.
    public var limitEvents: Bool {
        get { gtk_widget_get_limit_events(C.cast(_raw)) != 0 }
        set { gtk_widget_set_limit_events(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.limitEvents; defer { self.limitEvents = value }; yield &value }
    }
#endif
}

extension Members where Owner: Widget {
    public var canFocus: PropertyKey<Owner, Bool> { PropertyKey("can-focus") }
    public var canTarget: PropertyKey<Owner, Bool> { PropertyKey("can-target") }
    public var cssClasses: PropertyKey<Owner, [String]> { PropertyKey("css-classes") }
    public var cssName: PropertyKey<Owner, String> { PropertyKey("css-name") }
    public var cursor: PropertyKey<Owner, Gdk.Cursor?> { PropertyKey("cursor") }
    public var focusOnClick: PropertyKey<Owner, Bool> { PropertyKey("focus-on-click") }
    public var focusable: PropertyKey<Owner, Bool> { PropertyKey("focusable") }
    public var halign: PropertyKey<Owner, Align> { PropertyKey("halign") }
    public var hasDefault: PropertyKey<Owner, Bool> { PropertyKey("has-default") }
    public var hasFocus: PropertyKey<Owner, Bool> { PropertyKey("has-focus") }
    public var hasTooltip: PropertyKey<Owner, Bool> { PropertyKey("has-tooltip") }
    public var heightRequest: PropertyKey<Owner, Int> { PropertyKey("height-request") }
    public var hexpand: PropertyKey<Owner, Bool> { PropertyKey("hexpand") }
    public var hexpandSet: PropertyKey<Owner, Bool> { PropertyKey("hexpand-set") }
    public var layoutManager: PropertyKey<Owner, LayoutManager?> { PropertyKey("layout-manager") }
    public var marginBottom: PropertyKey<Owner, Int> { PropertyKey("margin-bottom") }
    public var marginEnd: PropertyKey<Owner, Int> { PropertyKey("margin-end") }
    public var marginStart: PropertyKey<Owner, Int> { PropertyKey("margin-start") }
    public var marginTop: PropertyKey<Owner, Int> { PropertyKey("margin-top") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var opacity: PropertyKey<Owner, Double> { PropertyKey("opacity") }
    public var overflow: PropertyKey<Owner, Overflow> { PropertyKey("overflow") }
    public var parent: PropertyKey<Owner, Widget?> { PropertyKey("parent") }
    public var receivesDefault: PropertyKey<Owner, Bool> { PropertyKey("receives-default") }
    public var root: PropertyKey<Owner, (any Root)?> { PropertyKey("root", optional: AnyRoot.self) }
    public var scaleFactor: PropertyKey<Owner, Int> { PropertyKey("scale-factor") }
    public var sensitive: PropertyKey<Owner, Bool> { PropertyKey("sensitive") }
    public var tooltipMarkup: PropertyKey<Owner, String?> { PropertyKey("tooltip-markup") }
    public var tooltipText: PropertyKey<Owner, String?> { PropertyKey("tooltip-text") }
    public var valign: PropertyKey<Owner, Align> { PropertyKey("valign") }
    public var vexpand: PropertyKey<Owner, Bool> { PropertyKey("vexpand") }
    public var vexpandSet: PropertyKey<Owner, Bool> { PropertyKey("vexpand-set") }
    public var visible: PropertyKey<Owner, Bool> { PropertyKey("visible") }
    public var widthRequest: PropertyKey<Owner, Int> { PropertyKey("width-request") }
    public var destroy: SignalKey<Owner, Void> { SignalKey("destroy") }
    public var directionChanged: SignalKey<Owner, TextDirection> { SignalKey(one: "direction-changed") }
    public var hide: SignalKey<Owner, Void> { SignalKey("hide") }
    public var keynavFailed: AnsweredSignalKey<Owner, DirectionType, Bool> { AnsweredSignalKey(one: "keynav-failed") }
    public var map: SignalKey<Owner, Void> { SignalKey("map") }
    public var mnemonicActivate: AnsweredSignalKey<Owner, Bool, Bool> { AnsweredSignalKey(one: "mnemonic-activate") }
    public var moveFocus: SignalKey<Owner, DirectionType> { SignalKey(one: "move-focus") }
    public var queryTooltip: AnsweredSignalKey<Owner, (x: Int, y: Int, keyboardMode: Bool, tooltip: Tooltip), Bool> { AnsweredSignalKey("query-tooltip") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var realize: SignalKey<Owner, Void> { SignalKey("realize") }
    public var show: SignalKey<Owner, Void> { SignalKey("show") }
    public var stateFlagsChanged: SignalKey<Owner, StateFlags> { SignalKey(one: "state-flags-changed") }
    public var unmap: SignalKey<Owner, Void> { SignalKey("unmap") }
    public var unrealize: SignalKey<Owner, Void> { SignalKey("unrealize") }
#if GTK_4_18
    public var limitEvents: PropertyKey<Owner, Bool> { PropertyKey("limit-events") }
#endif
}
