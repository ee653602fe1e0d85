// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkVulkanContext`. <https://docs.gtk.org/gdk4/class.VulkanContext.html>
#if GTK_4_14
@available(*, deprecated, message: "GTK does not expose any Vulkan internals. This struct is a leftover that was accidentally exposed.")
#endif
open class VulkanContext: DrawContext, Gio.Initable {
    open override nonisolated class var gtype: UInt { gdk_vulkan_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { VulkanContext(_borrowed: raw) }
}

#if GTK_4_14
@available(*, deprecated, message: "GTK does not expose any Vulkan internals. This struct is a leftover that was accidentally exposed.")
#endif
extension VulkanContext {
    /// `images-updated`.
    @discardableResult
    public func onImagesUpdated(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("images-updated", after: after, plain: handler)
    }
}

#if GTK_4_14
@available(*, deprecated, message: "GTK does not expose any Vulkan internals. This struct is a leftover that was accidentally exposed.")
#endif
extension Members where Owner: VulkanContext {
    public var imagesUpdated: SignalKey<Owner, Void> { SignalKey("images-updated") }
}
