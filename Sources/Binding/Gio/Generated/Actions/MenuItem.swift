// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMenuItem`. <https://docs.gtk.org/gio/class.MenuItem.html>
open class MenuItem: Object {
    open override nonisolated class var gtype: UInt { g_menu_item_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MenuItem(_borrowed: raw) }

    /// `g_menu_item_new()`.
    public convenience init(label: String? = nil, detailedAction: String? = nil) {
        self.init(_constructed: C.present(C.raw(g_menu_item_new(label, detailedAction)), "g_menu_item_new"))
    }

    /// `g_menu_item_new_from_model()`.
    public convenience init(model: MenuModel, itemIndex: Int) {
        self.init(_constructed: C.present(C.raw(g_menu_item_new_from_model(C.cast(model._raw), C.gint(itemIndex))), "g_menu_item_new_from_model"))
    }

    /// `g_menu_item_new_section()`.
    public convenience init(label: String? = nil, section: MenuModel) {
        self.init(_constructed: C.present(C.raw(g_menu_item_new_section(label, C.cast(section._raw))), "g_menu_item_new_section"))
    }

    /// `g_menu_item_new_submenu()`.
    public convenience init(label: String? = nil, submenu: MenuModel) {
        self.init(_constructed: C.present(C.raw(g_menu_item_new_submenu(label, C.cast(submenu._raw))), "g_menu_item_new_submenu"))
    }
}

extension MenuItem {
    /// `g_menu_item_get_attribute_value()`.
    public func attributeValue(_ attribute: String, expectedType: VariantType? = nil) -> Variant? {
        C.take(C.raw(g_menu_item_get_attribute_value(C.opaque(_raw), attribute, C.opaque(expectedType?._raw))))
    }

    /// `g_menu_item_get_link()`.
    public func link(_ link: String) -> MenuModel? {
        C.adopt(g_menu_item_get_link(C.opaque(_raw), link))
    }

    /// `g_menu_item_set_action_and_target_value()`.
    public func setActionAndTargetValue(_ action: String? = nil, targetValue: Variant? = nil) {
        g_menu_item_set_action_and_target_value(C.opaque(_raw), action, C.opaque(targetValue?._raw))
    }

    /// `g_menu_item_set_attribute_value()`.
    public func setAttributeValue(_ attribute: String, value: Variant? = nil) {
        g_menu_item_set_attribute_value(C.opaque(_raw), attribute, C.opaque(value?._raw))
    }

    /// `g_menu_item_set_detailed_action()`.
    public func setDetailedAction(_ detailedAction: String) {
        g_menu_item_set_detailed_action(C.opaque(_raw), detailedAction)
    }

    /// `g_menu_item_set_icon()`.
    public func setIcon(_ icon: any Icon) {
        g_menu_item_set_icon(C.opaque(_raw), C.opaque(icon._raw))
    }

    /// `g_menu_item_set_label()`.
    public func setLabel(_ label: String? = nil) {
        g_menu_item_set_label(C.opaque(_raw), label)
    }

    /// `g_menu_item_set_link()`.
    public func setLink(_ link: String, model: MenuModel? = nil) {
        g_menu_item_set_link(C.opaque(_raw), link, C.cast(model?._raw))
    }

    /// `g_menu_item_set_section()`.
    public func setSection(_ section: MenuModel? = nil) {
        g_menu_item_set_section(C.opaque(_raw), C.cast(section?._raw))
    }

    /// `g_menu_item_set_submenu()`.
    public func setSubmenu(_ submenu: MenuModel? = nil) {
        g_menu_item_set_submenu(C.opaque(_raw), C.cast(submenu?._raw))
    }
}
