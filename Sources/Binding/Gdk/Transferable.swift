// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Synchronization

/// A Swift value that can be copied, pasted, dragged and dropped, within a program and between programs.
///
///     struct Contact: Gdk.Transferable {
///         var name: String
///
///         static let transferFormats: [Gdk.TransferFormat<Contact>] = [
///             .init("text/vcard") { $0.card.utf8 } read: { try Contact(card: String(decoding: $0, as: UTF8.self)) },
///             .init("text/plain;charset=utf-8") { $0.name.utf8 },
///         ]
///     }
///
///     clipboard.set(contact)
///     let pasted = try await clipboard.read(Contact.self)
///     source.content = Gdk.ContentProvider(contact)
///     label.addController(Gtk.DropTarget(of: Contact.self, actions: .copy) { contact, x, y in … })
///
/// Within a program the value itself is transferred, and no format is used. Any struct, enumeration or final class can conform, also an
/// `Object`. Where GTK requires a run-time type, such as in `Gtk.DropTarget.setTypes(_:)`, pass `Contact.transferType`.
///
/// Errors: `clipboard.read` throws the errors of the formats; see ``TransferFormat``. Threading: the main actor.
public protocol Transferable: ValueConvertible {
    /// The formats, the preferred one first.
    @MainActor static var transferFormats: [TransferFormat<Self>] { get }
}

extension Transferable {
    /// The run-time type of the values; when it is first read, GDK learns their formats.
    @MainActor public static var transferType: UInt {
        if registered.insert(ObjectIdentifier(Self.self)).inserted {
            for format in transferFormats { format.register() }
        }
        return _valueType
    }

    public static var _valueType: UInt { transferTypes.withLock { $0.type(for: Self.self) } }

    public static func _read(_ value: UnsafePointer<GValue>) -> Self? {
        guard let held = g_value_get_boxed(value) else { return nil }
        // Guard: the type is only used for values of `Self`, which are all written below.
        return Unmanaged<TransferBox<Self>>.fromOpaque(held).takeUnretainedValue().content
    }

    public func _write(_ value: UnsafeMutablePointer<GValue>) {
        // Guard: GObject passes it to the free function of the type.
        g_value_take_boxed(value, Unmanaged.passRetained(TransferBox(self)).toOpaque())
    }
}

/// The type of a value. When it is first read, GDK learns the formats of the value.
@MainActor
package func transferType<Content: ValueConvertible>(of type: Content.Type) -> UInt {
    (type as? any Transferable.Type)?.transferType ?? type._valueType
}

/// A Swift value that a `GValue` retains.
private final class TransferBox<Content> {
    let content: Content

    init(_ content: Content) { self.content = content }
}

/// The types whose formats GDK has.
@MainActor private var registered: Set<ObjectIdentifier> = []

private let transferTypes = Mutex(TransferTypes())

/// The C types of Swift types.
private struct TransferTypes {
    private var known: [ObjectIdentifier: UInt] = [:]

    mutating func type<Content>(for type: Content.Type) -> UInt {
        if let known = known[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type).map { $0.isLetter && $0.isASCII || $0.isNumber ? $0 : "_" }
        // Guard: GObject calls them with the address of a TransferBox, which each copy retains once.
        let made = g_boxed_type_register_static(
            "RxShellTransfer_" + String(name),
            { $0.map { UnsafeMutableRawPointer(Unmanaged<AnyObject>.fromOpaque($0).retain().toOpaque()) } },
            { $0.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
        known[ObjectIdentifier(type)] = made
        return made
    }
}
