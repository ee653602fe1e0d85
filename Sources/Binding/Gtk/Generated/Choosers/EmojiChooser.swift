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

/// `GtkEmojiChooser`. <https://docs.gtk.org/gtk4/class.EmojiChooser.html>
open class EmojiChooser: Popover {
    open override nonisolated class var gtype: UInt { gtk_emoji_chooser_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EmojiChooser(_borrowed: raw) }
}

extension EmojiChooser {
    /// `emoji-picked`.
    @discardableResult
    public func onEmojiPicked(
        after: Bool = false, _ handler: @escaping @MainActor (_ text: String) -> Void
    ) -> SignalConnection {
        connect("emoji-picked", after: after) { arguments in handler(arguments.get(1)) }
    }
}

extension Members where Owner: EmojiChooser {
    public var emojiPicked: SignalKey<Owner, String> { SignalKey(one: "emoji-picked") }
}
