// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that overrides functions of ``MenuModel``.
@MainActor
public protocol MenuModelSubclass: CallableByC, MenuModel {
    /// `GMenuModelClass.get_item_attribute_value`.
    func doItemAttributeValue(itemIndex: Int, attribute: String, expectedType: VariantType?) -> Variant?
    /// `GMenuModelClass.get_item_link`.
    func doItemLink(itemIndex: Int, link: String) -> MenuModel?
    /// `GMenuModelClass.get_n_items`.
    func doNItems() -> Int
    /// `GMenuModelClass.is_mutable`.
    func doIsMutable() -> Bool
    /// `GMenuModelClass.iterate_item_attributes`.
    func doIterateItemAttributes(_ itemIndex: Int) -> MenuAttributeIter
    /// `GMenuModelClass.iterate_item_links`.
    func doIterateItemLinks(_ itemIndex: Int) -> MenuLinkIter
}

extension MenuModelSubclass {
    /// `GMenuModelClass.get_item_attribute_value`.
    public func doItemAttributeValue(
        itemIndex: Int, attribute: String, expectedType: VariantType? = nil
    ) -> Variant? {
        parentItemAttributeValue(itemIndex: itemIndex, attribute: attribute, expectedType: expectedType)
    }

    /// `GMenuModelClass.get_item_attribute_value`.
    public func parentItemAttributeValue(
        itemIndex: Int, attribute: String, expectedType: VariantType? = nil
    ) -> Variant? {
        guard let parent = MenuModelGlue.parent(of: _raw)?.get_item_attribute_value else { return nil }
        return C.take(C.raw(parent(C.cast(_raw), C.gint(itemIndex), attribute, C.opaque(expectedType?._raw))))
    }

    /// `GMenuModelClass.get_item_link`.
    public func doItemLink(itemIndex: Int, link: String) -> MenuModel? {
        parentItemLink(itemIndex: itemIndex, link: link)
    }

    /// `GMenuModelClass.get_item_link`.
    public func parentItemLink(itemIndex: Int, link: String) -> MenuModel? {
        guard let parent = MenuModelGlue.parent(of: _raw)?.get_item_link else { return nil }
        return C.adopt(parent(C.cast(_raw), C.gint(itemIndex), link))
    }

    /// `GMenuModelClass.get_n_items`.
    public func parentNItems() -> Int {
        guard let parent = MenuModelGlue.parent(of: _raw)?.get_n_items else { return 0 }
        return C.int(parent(C.cast(_raw)))
    }

    /// `GMenuModelClass.is_mutable`.
    public func doIsMutable() -> Bool {
        parentIsMutable()
    }

    /// `GMenuModelClass.is_mutable`.
    public func parentIsMutable() -> Bool {
        guard let parent = MenuModelGlue.parent(of: _raw)?.is_mutable else { return false }
        return parent(C.cast(_raw)) != 0
    }

    /// `GMenuModelClass.iterate_item_attributes`.
    public func doIterateItemAttributes(_ itemIndex: Int) -> MenuAttributeIter {
        parentIterateItemAttributes(itemIndex)
    }

    /// `GMenuModelClass.iterate_item_attributes`.
    public func parentIterateItemAttributes(_ itemIndex: Int) -> MenuAttributeIter {
        guard let parent = MenuModelGlue.parent(of: _raw)?.iterate_item_attributes else { C.unimplemented(self, "doIterateItemAttributes", "GMenuModelClass.iterate_item_attributes") }
        return C.present(C.adopt(parent(C.cast(_raw), C.gint(itemIndex))), "GMenuModelClass.iterate_item_attributes")
    }

    /// `GMenuModelClass.iterate_item_links`.
    public func doIterateItemLinks(_ itemIndex: Int) -> MenuLinkIter {
        parentIterateItemLinks(itemIndex)
    }

    /// `GMenuModelClass.iterate_item_links`.
    public func parentIterateItemLinks(_ itemIndex: Int) -> MenuLinkIter {
        guard let parent = MenuModelGlue.parent(of: _raw)?.iterate_item_links else { C.unimplemented(self, "doIterateItemLinks", "GMenuModelClass.iterate_item_links") }
        return C.present(C.adopt(parent(C.cast(_raw), C.gint(itemIndex))), "GMenuModelClass.iterate_item_links")
    }
}

/// How the library calls a ``MenuModelSubclass``.
@_spi(Binding) public enum MenuModelGlue: Glue {
    public static var gtype: UInt { g_menu_model_get_type() }
    public static var size: Int { MemoryLayout<GMenuModelClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any MenuModelSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GMenuModelClass.self)
        table.pointee.get_item_attribute_value = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MenuModelSubclass else {
                return MenuModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_item_attribute_value?(instance, a0, a1, a2) ?? nil
            }
            nonisolated(unsafe) let (a1, a2) = (a1, a2)
            return onMainActor {
                let answer = swift.doItemAttributeValue(itemIndex: C.int(a0), attribute: C.string(a1), expectedType: C.copy(C.raw(a2)))
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.get_item_link = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MenuModelSubclass else {
                return MenuModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_item_link?(instance, a0, a1) ?? nil
            }
            nonisolated(unsafe) let a1 = a1
            return onMainActor {
                let answer = swift.doItemLink(itemIndex: C.int(a0), link: C.string(a1))
                return C.cast(answer?._retained())
            }
        }
        table.pointee.get_n_items = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MenuModelSubclass else {
                return MenuModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_n_items?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doNItems()
                return C.gint(answer)
            }
        }
        table.pointee.is_mutable = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MenuModelSubclass else {
                return MenuModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.is_mutable?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doIsMutable()
                return answer ? 1 : 0
            }
        }
        table.pointee.iterate_item_attributes = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MenuModelSubclass else {
                return MenuModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iterate_item_attributes?(instance, a0) ?? nil
            }
            return onMainActor {
                let answer = swift.doIterateItemAttributes(C.int(a0))
                return C.cast(answer._retained())
            }
        }
        table.pointee.iterate_item_links = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any MenuModelSubclass else {
                return MenuModelGlue.parent(of: UnsafeMutableRawPointer(instance))?.iterate_item_links?(instance, a0) ?? nil
            }
            return onMainActor {
                let answer = swift.doIterateItemLinks(C.int(a0))
                return C.cast(answer._retained())
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GMenuModelClass? {
        original(instance)?.assumingMemoryBound(to: GMenuModelClass.self).pointee
    }
}
