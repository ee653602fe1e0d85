// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Clipboard {
    /// Writes a value, such as a text, a `Gdk.Texture`, a `Gdk.FileList` or a ``Transferable``. `gdk_clipboard_set_value()`.
    public func set<Copied: ValueConvertible>(_ value: Copied) {
        _ = transferType(of: Copied.self)
        set(Value(value))
    }

    /// Returns whether ``read(_:)`` would find a value of a type: for a button that pastes.
    public func has<Pasted: ValueConvertible>(_ type: Pasted.Type) -> Bool {
        _ = transferType(of: type)
        return formats.unionDeserializeTypes().contains(type)
    }

    /// Reads a value of a type, converted if necessary; throws if there is none. `gdk_clipboard_read_value_async()`.
    ///
    ///     let files = try await clipboard.read(Gdk.FileList.self).files
    public func read<Pasted: ValueConvertible>(_ type: Pasted.Type) async throws(GLibError) -> Pasted {
        _ = transferType(of: type)
        let value = try await readValue(type)
        guard let pasted = value.get(type) else {
            throw GLibError(
                domain: "rxshell-clipboard", code: 0,
                message: "The clipboard has no \(Pasted.self); its formats are \(formats.toString()).")
        }
        return pasted
    }
}

extension ContentProvider {
    /// Offers a value to drop or paste. `gdk_content_provider_new_for_value()`.
    public convenience init<Offered: ValueConvertible>(_ value: Offered) {
        _ = transferType(of: Offered.self)
        self.init(value: Value(value))
    }

    /// Offers what several providers offer: the receiver chooses. `gdk_content_provider_new_union()`.
    ///
    ///     clipboard.setContent(Gdk.ContentProvider(union: [Gdk.ContentProvider("plain"), html]))
    public convenience init(union providers: [ContentProvider]) {
        // GDK takes ownership of a reference to each.
        var given: [UnsafeMutablePointer<GdkContentProvider>?] = providers.map { C.cast($0._retained()) }
        let union = gdk_content_provider_new_union(&given, gsize(given.count))
        self.init(
            _constructed: UnsafeMutableRawPointer(C.present(union, "gdk_content_provider_new_union")))
    }

    /// Returns the content as a value of a type; throws if it is not offered as that. `gdk_content_provider_get_value()`.
    public func get<Offered: ValueConvertible>(_ type: Offered.Type) throws(GLibError) -> Offered? {
        let value = Value(type: Offered._valueType)
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_content_provider_get_value(C.cast(_raw), value._pointer, &error)
        if let error { throw GLibError(taking: error) }
        return value.get(type)
    }
}

extension Drop {
    /// Reads the dropped content as a value of a type, converted if necessary. `gdk_drop_read_value_async()`.
    public func read<Dropped: ValueConvertible>(_ type: Dropped.Type) async throws(GLibError) -> Dropped {
        _ = transferType(of: type)
        let value = try await readValue(type)
        guard let dropped = value.get(type) else {
            throw GLibError(
                domain: "rxshell-clipboard", code: 0,
                message: "The dropped content is no \(Dropped.self); its formats are \(formats.toString()).")
        }
        return dropped
    }
}
