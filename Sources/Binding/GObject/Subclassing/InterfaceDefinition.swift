// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// An interface of GObject that is defined in Swift: properties and signals that several classes have, for C
/// code, .ui files and other modules. Functions that Swift code calls belong in a separate protocol.
///
///     protocol Playable: GObject.Object { func play() }
///
///     extension InterfaceDefinition {
///         static let playable = InterfaceDefinition(
///             "NotesPlayable", properties: [.init("playing", Bool.self)], signals: [.init("ended")])
///     }
///
///     final class Song: GObject.Object, CustomClass, Playable {
///         @Notifying var isPlaying = false
///         static let interfaces: [InterfaceDefinition] = [.playable]
///         static let properties: [PropertyDefinition] = [.init("playing", \Song.isPlaying)]
///         func play() { isPlaying = true }
///     }
///
/// A class that lacks one of the properties ends the program with a message that names it. Lifetime: GObject
/// never removes an interface, so keep the definition in a `static let`. Threading: the main thread.
@MainActor
public struct InterfaceDefinition: Sendable {
    /// A property that each class with the interface has.
    public struct Property: Sendable {
        fileprivate let name: String
        fileprivate let type: UInt
        fileprivate let isWritable: Bool

        /// Creates a property with its C name.
        public init(_ name: String, _ type: any ValueConvertible.Type, isWritable: Bool = true) {
            (self.name, self.isWritable) = (name, isWritable)
            self.type = type._valueType
        }
    }

    /// The type of the interface, to ask whether an object has it: `song.typeID.isA(InterfaceDefinition.playable.type)`.
    public let type: TypeID
    private let properties: [Property]

    /// Registers an interface with a C name, which no other type may have, for classes below another class.
    public init(
        _ name: String, prerequisite: Object.Type = Object.self, properties: [Property] = [],
        signals: [SignalDefinition] = []
    ) {
        guard g_type_from_name(name) == 0 else {
            fatalError(
                "InterfaceDefinition(“\(name)”) was created twice, or another type has that name. Store it in a `static let`."
            )
        }
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GTypeInterface>.size)
        let made = g_type_register_static(rx_type_interface(), name, &info, GTypeFlags(0))
        g_type_interface_add_prerequisite(made, prerequisite.gtype)
        let table = g_type_default_interface_ref(made)
        for property in properties {
            let spec = PropertyForm(type: property.type).spec(property.name, isWritable: property.isWritable)
            g_object_interface_install_property(table, spec)
        }
        for signal in signals { signal.register(for: made) }
        type = TypeID(_raw: made)
        self.properties = properties
    }

    /// Returns whether an object has the interface.
    public func isImplemented(by object: Object) -> Bool { object.typeID.isA(type) }

    /// Adds the interface to a class.
    func add(to made: UInt, of type: any CustomClass.Type) {
        guard g_type_is_a(made, self.type._raw) == 0 else { return }
        let parent = g_type_class_ref(g_type_parent(made))
        for property in properties where !type.properties.contains(where: { $0.name == property.name }) {
            guard g_object_class_find_property(C.cast(UnsafeMutableRawPointer(parent)), property.name) == nil
            else {
                continue
            }
            fatalError(
                "\(type) implements the interface \(self.type), but has no property “\(property.name)”. Add "
                    + ".init(\"\(property.name)\", \\\(type).name) to its `properties`.")
        }
        var info = GInterfaceInfo()
        g_type_add_interface_static(made, self.type._raw, &info)
    }
}
