// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Synchronization

/// The description of a module of generated classes, which the binding needs at run time. girgen writes it: `GtkModule`, `GtkSourceModule`.
@_spi(Binding)
public protocol BoundModule: Sendable {
    /// The functions with which the C library calls Swift classes, prerequisites first.
    static var glue: [any Glue.Type] { get }
    /// Returns the class with a C name; nil if the module has none.
    static func swiftClass(_ name: String) -> Object.Type?
}

/// The modules that are registered, and the glue of all of them. A module is never removed, so the index of a glue stays the same.
struct BoundModules {
    private(set) var modules: [any BoundModule.Type]
    private(set) var glue: [any Glue.Type]

    /// The modules of this package that are linked into the process. They import this module, so this module finds them by name.
    static let known = Mutex(BoundModules())

    private init() {
        modules = ["GObject", "Gio", "GdkPixbuf", "Pango", "Gdk", "Gsk", "Gtk"].compactMap { name in
            _typeByName("\(name.count)\(name)\(name.count + 6)\(name)ModuleO") as? any BoundModule.Type
        }
        glue = modules.flatMap { $0.glue }
    }

    mutating func add(_ module: any BoundModule.Type) -> Bool {
        guard !modules.contains(where: { $0 == module }) else { return false }
        modules.append(module)
        glue += module.glue
        return true
    }

    /// Returns the Swift class with the C name; nil if no module has one.
    func swiftClass(_ typeName: String) -> Object.Type? {
        for module in modules.reversed() {
            if let found = module.swiftClass(typeName) { return found }
        }
        return nil
    }
}

/// Registers the classes of a module of another package. The generated `initialize()` of the module calls it, and so does
/// each of its classes that Swift uses. Objects that have a wrapper already keep it.
@_spi(Binding)
public func register(_ module: any BoundModule.Type) {
    guard BoundModules.known.withLock({ $0.add(module) }) else { return }
    C.forgetFoundClasses()
}
