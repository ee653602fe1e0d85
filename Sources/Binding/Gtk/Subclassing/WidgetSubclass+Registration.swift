// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension WidgetSubclass {
    public nonisolated static func _initializeClass(_ pointer: UnsafeMutableRawPointer) {
        overrideWidgetFunctions(pointer, of: self)
    }

    public nonisolated static func _initializeInstance(_ pointer: UnsafeMutableRawPointer) {
        guard let children = onMainActor({ ownTemplate == nil ? nil : templateChildren + ownTemplateSlots })
        else { return }
        gtk_widget_init_template(C.cast(pointer))
        keepTemplateChildren(of: pointer, children)
    }

    /// The children of the template live as long as the widget. GTK releases them when it begins to dispose of the widget, and calls
    /// handlers after that.
    private nonisolated static func keepTemplateChildren(of pointer: UnsafeMutableRawPointer, _ ids: [String])
    {
        for id in ids {
            guard let child = gtk_widget_get_template_child(C.cast(pointer), customType, id) else { continue }
            g_object_set_data_full(C.cast(pointer), templateKey(id), g_object_ref(child)) {
                g_object_unref($0)
            }
        }
    }
}

/// The name under which a widget stores a child of its template.
func templateKey(_ id: String) -> String { "rxshell-template-\(id)" }

/// Returns the Swift widget of a C widget; nil while Swift still creates it: then the superclass's function is called.
private func subclass(_ widget: UnsafeMutablePointer<GtkWidget>?) -> (any WidgetSubclass)? {
    wrapper(of: widget) as? any WidgetSubclass
}

/// Returns the run-time type of the nearest ancestor that is not a Swift class.
private func parentType(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UInt? {
    guard let widget else { return nil }
    var type = g_type_parent(rx_instance_type(widget))
    while C.isCustom(type) { type = g_type_parent(type) }
    return type
}

/// Returns the C class of the nearest ancestor that is not a Swift class.
func parentClass(_ widget: UnsafeMutablePointer<GtkWidget>?) -> GtkWidgetClass? {
    guard let type = parentType(widget) else { return nil }
    return g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self).pointee
}

/// Writes functions into the class structure that call the Swift object.
private func overrideWidgetFunctions(_ pointer: UnsafeMutableRawPointer, of type: any WidgetSubclass.Type) {
    let widgetClass = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    overrideLayout(widgetClass)
    overrideLife(widgetClass)
    overrideInput(widgetClass)
    unparentChildren(pointer)
    // Guard: used during this call only, on the main thread.
    nonisolated(unsafe) let shared = widgetClass
    onMainActor {
        if let name = type.cssName { gtk_widget_class_set_css_name(shared, name) }
        if let role = type.accessibleRole {
            gtk_widget_class_set_accessible_role(shared, .init(rawValue: C.number(role)))
        }
        if let layout = type.layoutManager {
            gtk_widget_class_set_layout_manager_type(shared, layout._valueType)
        }
        if let signal = type.activateSignal {
            gtk_widget_class_set_activate_signal_from_name(shared, signal)
        }
        WidgetAction.install(type.actions, in: shared)
        for shortcut in type.shortcuts {
            let made = shortcut.shortcut
            withExtendedLifetime(made) { gtk_widget_class_add_shortcut(shared, C.opaque(made._raw)) }
        }
        if let template = type.ownTemplate { fill(shared, with: template, type) }
    }
}

@MainActor
private func fill(
    _ widgetClass: UnsafeMutablePointer<GtkWidgetClass>, with template: String,
    _ type: any WidgetSubclass.Type
) {
    let bytes = Bytes(Array(template.utf8))
    withExtendedLifetime(bytes) { gtk_widget_class_set_template(widgetClass, C.opaque(bytes._raw)) }
    for child in type.templateChildren + type.ownTemplateSlots {
        gtk_widget_class_bind_template_child_full(widgetClass, child, 0, 0)
    }
    guard !type.templateHandlers.isEmpty else { return }
    let handlers = BuilderHandlers()
    type.templateHandlers.forEach(handlers.add)
    withExtendedLifetime(handlers) {
        gtk_widget_class_set_template_scope(widgetClass, C.opaque(handlers._raw))
    }
}

extension WidgetSubclass {
    /// The slots of this class, without those of an ancestor with a template of its own.
    fileprivate static var ownTemplateSlots: [String] {
        let inherited = (_getSuperclass(self) as? any WidgetSubclass.Type)?.templateSlots ?? []
        return templateSlots.filter { !inherited.contains($0) }
    }

    /// The template of this class, not that of an ancestor, which builds its own part.
    fileprivate static var ownTemplate: String? {
        guard let parent = _getSuperclass(self) as? any WidgetSubclass.Type else { return template }
        // An equal text names the class that requests it.
        let inherited = template?.replacing(templateClassName, with: parent.templateClassName)
        return inherited == parent.template ? nil : template
    }
}

/// A widget with children that is not a C container unparents them when it is disposed of, as GTK requires.
private func unparentChildren(_ pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
        let widget: UnsafeMutablePointer<GtkWidget>? = C.cast(object)
        guard let parent = parentType(widget) else { return }
        if parent == gtk_widget_get_type() {
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
        }
        g_type_class_peek(parent)?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
    }
}

private func overrideLayout(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.measure = {
        widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
        guard let swift = subclass(widget) else {
            parentClass(widget)?.measure?(
                widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
            return
        }
        let answer = onMainActor { swift.doMeasure(C.enumeration(orientation.rawValue), forSize: Int(size)) }
        minimum?.pointee = gint(answer.minimum)
        natural?.pointee = gint(max(answer.natural, answer.minimum))
        minimumBaseline?.pointee = gint(answer.minimumBaseline)
        naturalBaseline?.pointee = gint(answer.naturalBaseline)
    }
    widgetClass.pointee.get_request_mode = { widget in
        guard let swift = subclass(widget) else {
            return parentClass(widget)?.get_request_mode?(widget) ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
        }
        return .init(rawValue: C.number(onMainActor { swift.doRequestMode() }))
    }
    widgetClass.pointee.compute_expand = { widget, horizontal, vertical in
        guard let swift = subclass(widget) else {
            parentClass(widget)?.compute_expand?(widget, horizontal, vertical)
            return
        }
        let answer = onMainActor { swift.doComputeExpand() }
        horizontal?.pointee = answer.horizontal ? 1 : 0
        vertical?.pointee = answer.vertical ? 1 : 0
    }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
        guard let swift = subclass(widget) else {
            parentClass(widget)?.size_allocate?(widget, width, height, baseline)
            return
        }
        onMainActor { swift.doSizeAllocate(width: Int(width), height: Int(height), baseline: Int(baseline)) }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
        guard let swift = subclass(widget), let drawing: Snapshot = C.borrow(C.raw(snapshot)) else {
            parentClass(widget)?.snapshot?(widget, snapshot)
            return
        }
        onMainActor { swift.doSnapshot(drawing) }
    }
    widgetClass.pointee.contains = { widget, x, y in
        guard let swift = subclass(widget) else { return parentClass(widget)?.contains?(widget, x, y) ?? 0 }
        return onMainActor { swift.doContains(x: x, y: y) ? 1 : 0 }
    }
}

private func overrideLife(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.map = { widget in
        guard let swift = subclass(widget) else { return parentClass(widget)?.map?(widget) ?? () }
        onMainActor { swift.doMap() }
    }
    widgetClass.pointee.unmap = { widget in
        guard let swift = subclass(widget) else { return parentClass(widget)?.unmap?(widget) ?? () }
        onMainActor { swift.doUnmap() }
    }
    widgetClass.pointee.realize = { widget in
        guard let swift = subclass(widget) else { return parentClass(widget)?.realize?(widget) ?? () }
        onMainActor { swift.doRealize() }
    }
    widgetClass.pointee.unrealize = { widget in
        guard let swift = subclass(widget) else { return parentClass(widget)?.unrealize?(widget) ?? () }
        onMainActor { swift.doUnrealize() }
    }
    widgetClass.pointee.root = { widget in
        guard let swift = subclass(widget) else { return parentClass(widget)?.root?(widget) ?? () }
        onMainActor { swift.doRoot() }
    }
    widgetClass.pointee.unroot = { widget in
        guard let swift = subclass(widget) else { return parentClass(widget)?.unroot?(widget) ?? () }
        onMainActor { swift.doUnroot() }
    }
    widgetClass.pointee.set_focus_child = { widget, child in
        guard let swift = subclass(widget) else {
            return parentClass(widget)?.set_focus_child?(widget, child) ?? ()
        }
        let focus: Widget? = C.borrow(child)
        onMainActor { swift.doSetFocusChild(focus) }
    }
    widgetClass.pointee.system_setting_changed = { widget, setting in
        guard let swift = subclass(widget) else {
            return parentClass(widget)?.system_setting_changed?(widget, setting) ?? ()
        }
        onMainActor { swift.doSystemSettingChanged(C.enumeration(setting.rawValue)) }
    }
    widgetClass.pointee.state_flags_changed = { widget, previous in
        guard let swift = subclass(widget) else {
            return parentClass(widget)?.state_flags_changed?(widget, previous) ?? ()
        }
        onMainActor { swift.doStateFlagsChanged(C.flags(previous.rawValue)) }
    }
    widgetClass.pointee.direction_changed = { widget, previous in
        guard let swift = subclass(widget) else {
            return parentClass(widget)?.direction_changed?(widget, previous) ?? ()
        }
        onMainActor { swift.doDirectionChanged(C.enumeration(previous.rawValue)) }
    }
}

private func overrideInput(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.focus = { widget, direction in
        guard let swift = subclass(widget) else { return parentClass(widget)?.focus?(widget, direction) ?? 0 }
        return onMainActor { swift.doFocus(C.enumeration(direction.rawValue)) ? 1 : 0 }
    }
    widgetClass.pointee.grab_focus = { widget in
        guard let swift = subclass(widget) else { return parentClass(widget)?.grab_focus?(widget) ?? 0 }
        return onMainActor { swift.doGrabFocus() ? 1 : 0 }
    }
    widgetClass.pointee.mnemonic_activate = { widget, cycling in
        guard let swift = subclass(widget) else {
            return parentClass(widget)?.mnemonic_activate?(widget, cycling) ?? 0
        }
        return onMainActor { swift.doMnemonicActivate(cycling != 0) ? 1 : 0 }
    }
}
