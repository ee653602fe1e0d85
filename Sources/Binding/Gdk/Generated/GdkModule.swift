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

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GdkModule: BoundModule {
    public static let glue: [any Glue.Type] = [
        ContentProviderGlue.self
    ]

    #if GTK_4_14
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GdkAppLaunchContext": return AppLaunchContext.self
        case "GdkCairoContext": return CairoContext.self
#if GTK_4_16
        case "GdkCicpParams": return CicpParams.self
#endif
        case "GdkClipboard": return Clipboard.self
        case "GdkContentDeserializer": return ContentDeserializer.self
        case "GdkContentProvider": return ContentProvider.self
        case "GdkContentSerializer": return ContentSerializer.self
        case "GdkCursor": return Cursor.self
        case "GdkDevice": return Device.self
        case "GdkDeviceTool": return DeviceTool.self
        case "GdkDisplay": return Display.self
        case "GdkDisplayManager": return DisplayManager.self
#if GTK_4_14
        case "GdkDmabufTexture": return DmabufTexture.self
#endif
#if GTK_4_14
        case "GdkDmabufTextureBuilder": return DmabufTextureBuilder.self
#endif
        case "GdkDrag": return Drag.self
        case "GdkDrawContext": return DrawContext.self
        case "GdkDrop": return Drop.self
        case "GdkFrameClock": return FrameClock.self
        case "GdkGLContext": return GLContext.self
        case "GdkGLTexture": return GLTexture.self
#if GTK_4_12
        case "GdkGLTextureBuilder": return GLTextureBuilder.self
#endif
        case "GdkMemoryTexture": return MemoryTexture.self
#if GTK_4_16
        case "GdkMemoryTextureBuilder": return MemoryTextureBuilder.self
#endif
        case "GdkMonitor": return Monitor.self
        case "GdkSeat": return Seat.self
        case "GdkSnapshot": return Snapshot.self
        case "GdkSurface": return Surface.self
        case "GdkTexture": return Texture.self
        case "GdkVulkanContext": return VulkanContext.self
        default: return nil
        }
    }
}
