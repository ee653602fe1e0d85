// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A key of the keyboard, by its number in GDK.
///
///     keys.onKeyPressed { key, _, _ in key == .escape }
public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a key by its number in GDK.
    public init(_ keyval: Int) { rawValue = keyval }

    /// Creates the key that types a character.
    ///
    ///     keys.onKeyPressed { key, _, _ in key == Gdk.Key("+") }
    public init(_ character: Unicode.Scalar) { rawValue = Int(gdk_unicode_to_keyval(character.value)) }

    @_spi(Binding) public init(_ keyval: guint) { rawValue = Int(keyval) }

    /// Creates a key by its X11 name, such as `"F12"`, `"plus"` or `"a"`; nil if there is none.
    public init?(named name: String) {
        rawValue = Int(gdk_keyval_from_name(name))
        if rawValue == Int(GDK_KEY_VoidSymbol) { return nil }
    }

    /// The X11 name; nil if it has none.
    public var name: String? {
        gdk_keyval_name(guint(self)).map { String(cString: $0) }
    }

    /// The letter, digit or sign that the key types; nil if it types none.
    public var character: Character? {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(guint(self))),
            scalar.properties.generalCategory != .control
        else { return nil }
        return Character(scalar)
    }

    /// Whether the key types a lower-case letter.
    public var isLower: Bool { self != uppercased() }

    /// Whether the key types an upper-case letter.
    public var isUpper: Bool { self != lowercased() }

    /// The key of the lower-case letter; the key itself if there is none. `gdk_keyval_to_lower()`.
    public func lowercased() -> Key { Key(gdk_keyval_to_lower(guint(self))) }

    /// The key of the upper-case letter; the key itself if there is none. `gdk_keyval_to_upper()`.
    public func uppercased() -> Key { Key(gdk_keyval_to_upper(guint(self))) }

    public static let backspace = Key(Int(GDK_KEY_BackSpace))
    public static let tab = Key(Int(GDK_KEY_Tab))
    public static let `return` = Key(Int(GDK_KEY_Return))
    public static let keypadEnter = Key(Int(GDK_KEY_KP_Enter))
    public static let escape = Key(Int(GDK_KEY_Escape))
    public static let delete = Key(Int(GDK_KEY_Delete))
    public static let insert = Key(Int(GDK_KEY_Insert))
    public static let space = Key(Int(GDK_KEY_space))
    public static let home = Key(Int(GDK_KEY_Home))
    public static let end = Key(Int(GDK_KEY_End))
    public static let pageUp = Key(Int(GDK_KEY_Page_Up))
    public static let pageDown = Key(Int(GDK_KEY_Page_Down))
    public static let left = Key(Int(GDK_KEY_Left))
    public static let right = Key(Int(GDK_KEY_Right))
    public static let up = Key(Int(GDK_KEY_Up))
    public static let down = Key(Int(GDK_KEY_Down))
    /// The key between the right Super and Control keys, which opens context menus.
    public static let menu = Key(Int(GDK_KEY_Menu))
    public static let f10 = Key(Int(GDK_KEY_F10))
    /// The key for the previous page of some keyboards and mice.
    public static let back = Key(Int(GDK_KEY_Back))
}

extension Key: ValueConvertible {
    public static var _valueType: UInt { UInt32._valueType }
    public static func _read(_ value: UnsafePointer<GValue>) -> Key? { Int._read(value).map { Key($0) } }
    public func _write(_ value: UnsafeMutablePointer<GValue>) { rawValue._write(value) }
}

extension guint {
    /// Returns the number of a key in GDK.
    @_spi(Binding) public init(_ key: Key) { self = guint(truncatingIfNeeded: key.rawValue) }
}
