// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Synchronization

/// A Swift class with a C class of its own: it can declare properties and signals for C code, implement interfaces,
/// and override virtual functions. A subclass that does none of that is an ordinary Swift subclass.
///
///     final class Thermometer: GObject.Object, CustomClass {
///         @Notifying var degrees = 0.0
///         static let properties: [PropertyDefinition] = [.init("degrees", \Thermometer.degrees, in: -50...150)]
///         static let signals: [SignalDefinition] = [.init("overheated", parameters: [Double.self])]
///     }
///
/// The C class is registered when the first object is created, with the name of the Swift class. Create objects by
/// `super.init()`. Threading: the main thread.
@MainActor
public protocol CustomClass: Object {
    /// The properties that C code can read and write.
    static var properties: [PropertyDefinition] { get }
    /// The signals that C code can connect to.
    static var signals: [SignalDefinition] { get }
    /// The interfaces of the program that the class implements.
    static var interfaces: [InterfaceDefinition] { get }
    /// The name of the C class, for .ui files with `class="PersonRow"`; nil for a unique name.
    static var className: String? { get }
    /// Called when the object exists, whether Swift or GObject has created it: set up here what both need. It is called once, during
    /// `super.init()`, before the ``properties`` get their construction values; their `didSet` is called for those.
    func doConstructed()
    /// Overrides virtual functions. Protocols for families of classes implement it; an implementation in a class calls theirs.
    nonisolated static func _initializeClass(_ pointer: UnsafeMutableRawPointer)
    /// Completes a new C object, before its Swift object exists.
    nonisolated static func _initializeInstance(_ pointer: UnsafeMutableRawPointer)
}

extension CustomClass {
    public static var properties: [PropertyDefinition] { [] }
    public static var signals: [SignalDefinition] { [] }
    public static var interfaces: [InterfaceDefinition] { [] }
    public static var className: String? { nil }
    public func doConstructed() {}
    public nonisolated static func _initializeClass(_ pointer: UnsafeMutableRawPointer) {}
    public nonisolated static func _initializeInstance(_ pointer: UnsafeMutableRawPointer) {}
}

/// A class whose objects .ui files and other C code can create. All its stored properties have default values, and it has no designated
/// initializer of its own: set the object up in ``CustomClass/doConstructed()``.
///
///     final class Card: Gtk.Box, WidgetSubclass, ConstructibleByC {
///         static let className: String? = "NotesCard"
///         let title = Gtk.Label("")
///         func doConstructed() { append(title) }
///     }
@MainActor
public protocol ConstructibleByC: CustomClass {
    init(_borrowed raw: UnsafeMutableRawPointer)
}

/// A class with functions that C code calls. The protocols for interfaces and classes that Swift can implement, such as
/// `ListModelSubclass`, refine it: let a class conform to one of those.
@MainActor
public protocol CallableByC: CustomClass {}

extension Object {
    /// Notifies observers that a property has changed, by its C name.
    public func notify(_ property: String) { g_object_notify(C.cast(_raw), property) }
}

// MARK: - Registration

/// The registration of a C class for a Swift class.
private final class ClassRecord: Sendable {
    let type: any CustomClass.Type

    init(_ type: any CustomClass.Type) { self.type = type }

    static func at(_ data: UnsafeRawPointer?) -> ClassRecord? {
        // Guard: the record is never released, because GObject never removes a class.
        data.map { Unmanaged<ClassRecord>.fromOpaque($0).takeUnretainedValue() }
    }
}

private let registered = Mutex<[ObjectIdentifier: UInt]>([:])

extension Object {
    /// The run-time type of new objects of this class: its own if it is a ``CustomClass``.
    nonisolated class var instanceType: UInt {
        let key = ObjectIdentifier(self)
        if let known = registered.withLock({ $0[key] }) { return known }
        // Most classes are those of a binding, for which Swift need not search all conformances of the program.
        let isBound = boundClass(C.string(g_type_name(gtype))) == self
        let type = isBound ? gtype : (self as? any CustomClass.Type).map { makeClass($0) } ?? gtype
        registered.withLock { $0[key] = type }
        return type
    }

    /// Whether objects of this class have a run-time type that no C constructor creates.
    @_spi(Binding) public nonisolated class var hasOwnType: Bool { instanceType != gtype }

    /// Registers the C class before an object was created, for .ui files that name it.
    public nonisolated class func registerClass() { _ = instanceType }
}

extension CustomClass {
    /// The run-time type of the C class.
    @_spi(Binding) public nonisolated static var customType: UInt { instanceType }
}

@_spi(Binding) extension C {
    /// Returns whether a run-time type was registered for a Swift class.
    public static func isCustom(_ type: UInt) -> Bool { initializers.withLock { $0[type] } != nil }
}

/// Returns a name of a C type that no other Swift type has.
func uniqueName(of type: any Any.Type) -> String {
    let name = _typeName(type).unicodeScalars.map { scalar in
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            ? Character(scalar) : "_"
    }
    return "RxShell_" + String(name)
}

/// Returns the C name of a class: the one that it declares, or a unique one.
private func className(of type: any CustomClass.Type, below parent: UInt) -> String {
    guard let name = onMainActor({ type.className }) else { return uniqueName(of: type) }
    let taken = g_type_from_name(name)
    if taken == 0 { return name }
    // A Swift subclass inherits the declared name of its superclass, which is not its own.
    let unique = uniqueName(of: type)
    if !C.isCustom(taken) || g_type_is_a(parent, taken) == 0 {
        C.warn(
            "\(type).className is “\(name)”, which is the name of another class, so its name in C is “\(unique)”. "
                + "Choose a name that no library and no plugin has.")
    }
    return unique
}

private func makeClass(_ type: any CustomClass.Type) -> UInt {
    let parent = _getSuperclass(type).flatMap { $0 as? Object.Type }
    let parentType = parent?.instanceType ?? rx_type_object()
    // Guard: GObject never removes a class, so the record of the class exists until the program ends.
    let data = Unmanaged.passRetained(ClassRecord(type)).toOpaque()
    let made = registerType(
        className(of: type, below: parentType), parent: parentType, classInit: initializeClass, data: data,
        instanceInit: { instance, _ in
            guard let instance else { return }
            // While the initializer of an ancestor runs, the instance has the type of the ancestor.
            let type = rx_instance_type(instance)
            initializers.withLock { $0[type] }?._initializeInstance(UnsafeMutableRawPointer(instance))
        })
    initializers.withLock { $0[made] = type }
    addInterfaces(of: type, to: made)
    onMainActor { type.interfaces.forEach { $0.add(to: made, of: type) } }
    C.register(type, for: made)
    return made
}

private let initializers = Mutex<[UInt: any CustomClass.Type]>([:])

private let initializeClass: GClassInitFunc = { pointer, data in
    guard let pointer, let record = ClassRecord.at(data) else { return }
    // Guard: used during this call only, on the main thread.
    nonisolated(unsafe) let objectClass: UnsafeMutablePointer<GObjectClass>? = C.cast(pointer)
    let type = UnsafeMutablePointer<GTypeClass>(OpaquePointer(pointer)).pointee.g_type
    onMainActor {
        // A subclass also has the properties of its ancestors, which GObject inherits.
        let parent = g_type_class_peek(g_type_parent(type))
        let properties = (record.type.properties + interfaceProperties(of: record.type)).filter {
            let known = g_object_class_find_property(C.cast(parent), $0.name)
            return known.map { tables[$0.pointee.owner_type] == nil } ?? true
        }
        if !properties.isEmpty {
            tables[type] = properties
            objectClass?.pointee.get_property = getProperty
            objectClass?.pointee.set_property = setProperty
            for (index, property) in properties.enumerated() {
                g_object_class_install_property(objectClass, guint(index + 1), property.spec)
            }
        }
        for signal in record.type.signals where g_signal_lookup(signal.name, g_type_parent(type)) == 0 {
            signal.register(for: type)
        }
    }
    // A subclass inherits it.
    if !C.isCustom(g_type_parent(type)) { objectClass?.pointee.constructed = constructedObject }
    fillClass(UnsafeMutableRawPointer(pointer), of: record.type)
    record.type._initializeClass(pointer)
}

extension Object {
    /// The object is complete.
    final func constructed() { (self as? any CustomClass)?.doConstructed() }
}

/// Called when GObject has created an object. If C code requested that, its Swift object is created here.
private let constructedObject: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    guard let object else { return }
    let raw = UnsafeMutableRawPointer(object)
    var type = rx_instance_type(raw)
    while C.isCustom(type) { type = g_type_parent(type) }
    let inherited: UnsafeMutablePointer<GObjectClass>? = C.cast(g_type_class_peek(type))
    inherited?.pointee.constructed?(object)
    guard !Construction.isSwift(raw) else { return }
    // Guard: this object only, on the main thread.
    nonisolated(unsafe) let made = raw
    onMainActor {
        if let object = wrapper(of: made) { return object.constructed() }
        guard let type = initializers.withLock({ $0[rx_instance_type(made)] }) else { return }
        C.warn(
            "C created a \(type), which does nothing: its Swift part is missing. Let \(type) conform to ConstructibleByC, and set "
                + "it up in doConstructed(). C creates the objects that .ui files name, and the layout that `layoutManager` of a "
                + "class names."
        )
    }
}

/// The properties of each registered class.
@MainActor private var tables: [UInt: [PropertyDefinition]] = [:]

@MainActor
private func definition(_ spec: UnsafeMutablePointer<GParamSpec>?, _ id: guint) -> PropertyDefinition? {
    guard let owner = spec?.pointee.owner_type, let table = tables[owner] else { return nil }
    return table.indices.contains(Int(id) - 1) ? table[Int(id) - 1] : nil
}

extension Object {
    /// Returns the property of this object's class, or of an ancestor that is written in Swift, with a key path.
    func definition(of keyPath: AnyKeyPath) -> PropertyDefinition? {
        var type = rx_instance_type(_raw)
        while C.isCustom(type) {
            if let found = tables[type]?.first(where: { $0.keyPath == keyPath }) { return found }
            type = g_type_parent(type)
        }
        return nil
    }
}

private let getProperty:
    @convention(c) (
        UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
        UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, spec in
        guard let value, let object: Object = C.borrow(object) else { return }
        // Guard: used during this call only, on the main thread.
        nonisolated(unsafe) let (place, spec) = (value, spec)
        onMainActor { definition(spec, id)?.read(object, place) }
    }

private let setProperty:
    @convention(c) (
        UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, spec in
        guard let value, let object: Object = C.borrow(object) else { return }
        // Guard: used during this call only, on the main thread.
        nonisolated(unsafe) let (place, spec) = (value, spec)
        onMainActor { definition(spec, id)?.write(object, place) }
    }
