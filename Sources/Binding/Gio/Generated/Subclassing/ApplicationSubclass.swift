// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that overrides functions of ``Application``.
@MainActor
public protocol ApplicationSubclass: CallableByC, Application {
    /// `GApplicationClass.activate`.
    func doActivate()
    /// `GApplicationClass.after_emit`.
    func doAfterEmit(_ platformData: Variant)
    /// `GApplicationClass.before_emit`.
    func doBeforeEmit(_ platformData: Variant)
    /// `GApplicationClass.command_line`.
    func doCommandLine(_ commandLine: ApplicationCommandLine) -> Int
    /// `GApplicationClass.dbus_register`.
    func doDbusRegister(_ connection: DBusConnection, objectPath: String) throws(GLibError)
    /// `GApplicationClass.dbus_unregister`.
    func doDbusUnregister(_ connection: DBusConnection, objectPath: String)
    /// `GApplicationClass.name_lost`.
    func doNameLost() -> Bool
    /// `GApplicationClass.open`.
    func doOpen(_ files: [File], hint: String)
    /// `GApplicationClass.quit_mainloop`.
    func doQuitMainloop()
    /// `GApplicationClass.run_mainloop`.
    func doRunMainloop()
    /// `GApplicationClass.shutdown`.
    func doShutdown()
    /// `GApplicationClass.startup`.
    func doStartup()
}

extension ApplicationSubclass {
    /// `GApplicationClass.activate`.
    public func doActivate() {
        parentActivate()
    }

    /// `GApplicationClass.activate`.
    public func parentActivate() {
        guard let parent = ApplicationGlue.parent(of: _raw)?.activate else { return }
        parent(C.cast(_raw))
    }

    /// `GApplicationClass.after_emit`.
    public func doAfterEmit(_ platformData: Variant) {
        parentAfterEmit(platformData)
    }

    /// `GApplicationClass.after_emit`.
    public func parentAfterEmit(_ platformData: Variant) {
        guard let parent = ApplicationGlue.parent(of: _raw)?.after_emit else { return }
        parent(C.cast(_raw), C.opaque(platformData._raw))
    }

    /// `GApplicationClass.before_emit`.
    public func doBeforeEmit(_ platformData: Variant) {
        parentBeforeEmit(platformData)
    }

    /// `GApplicationClass.before_emit`.
    public func parentBeforeEmit(_ platformData: Variant) {
        guard let parent = ApplicationGlue.parent(of: _raw)?.before_emit else { return }
        parent(C.cast(_raw), C.opaque(platformData._raw))
    }

    /// `GApplicationClass.command_line`.
    public func doCommandLine(_ commandLine: ApplicationCommandLine) -> Int {
        parentCommandLine(commandLine)
    }

    /// `GApplicationClass.command_line`.
    public func parentCommandLine(_ commandLine: ApplicationCommandLine) -> Int {
        guard let parent = ApplicationGlue.parent(of: _raw)?.command_line else { return 0 }
        return C.int(parent(C.cast(_raw), C.cast(commandLine._raw)))
    }

    /// `GApplicationClass.dbus_register`.
    public func doDbusRegister(_ connection: DBusConnection, objectPath: String) throws(GLibError) {
        try parentDbusRegister(connection, objectPath: objectPath)
    }

    /// `GApplicationClass.dbus_register`.
    public func parentDbusRegister(_ connection: DBusConnection, objectPath: String) throws(GLibError) {
        guard let parent = ApplicationGlue.parent(of: _raw)?.dbus_register else { return }
        var error: UnsafeMutablePointer<GError>?
        _ = parent(C.cast(_raw), C.opaque(connection._raw), objectPath, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `GApplicationClass.dbus_unregister`.
    public func doDbusUnregister(_ connection: DBusConnection, objectPath: String) {
        parentDbusUnregister(connection, objectPath: objectPath)
    }

    /// `GApplicationClass.dbus_unregister`.
    public func parentDbusUnregister(_ connection: DBusConnection, objectPath: String) {
        guard let parent = ApplicationGlue.parent(of: _raw)?.dbus_unregister else { return }
        parent(C.cast(_raw), C.opaque(connection._raw), objectPath)
    }

    /// `GApplicationClass.name_lost`.
    public func doNameLost() -> Bool {
        parentNameLost()
    }

    /// `GApplicationClass.name_lost`.
    public func parentNameLost() -> Bool {
        guard let parent = ApplicationGlue.parent(of: _raw)?.name_lost else { return false }
        return parent(C.cast(_raw)) != 0
    }

    /// `GApplicationClass.open`.
    public func doOpen(_ files: [File], hint: String) {
        parentOpen(files, hint: hint)
    }

    /// `GApplicationClass.open`.
    public func parentOpen(_ files: [File], hint: String) {
        guard let parent = ApplicationGlue.parent(of: _raw)?.`open` else { return }
        var cFiles: [OpaquePointer?] = files.map { C.opaque($0._raw) }
        parent(C.cast(_raw), &cFiles, C.gint(files.count), hint)
    }

    /// `GApplicationClass.quit_mainloop`.
    public func doQuitMainloop() {
        parentQuitMainloop()
    }

    /// `GApplicationClass.quit_mainloop`.
    public func parentQuitMainloop() {
        guard let parent = ApplicationGlue.parent(of: _raw)?.quit_mainloop else { return }
        parent(C.cast(_raw))
    }

    /// `GApplicationClass.run_mainloop`.
    public func doRunMainloop() {
        parentRunMainloop()
    }

    /// `GApplicationClass.run_mainloop`.
    public func parentRunMainloop() {
        guard let parent = ApplicationGlue.parent(of: _raw)?.run_mainloop else { return }
        parent(C.cast(_raw))
    }

    /// `GApplicationClass.shutdown`.
    public func doShutdown() {
        parentShutdown()
    }

    /// `GApplicationClass.shutdown`.
    public func parentShutdown() {
        guard let parent = ApplicationGlue.parent(of: _raw)?.shutdown else { return }
        parent(C.cast(_raw))
    }

    /// `GApplicationClass.startup`.
    public func doStartup() {
        parentStartup()
    }

    /// `GApplicationClass.startup`.
    public func parentStartup() {
        guard let parent = ApplicationGlue.parent(of: _raw)?.startup else { return }
        parent(C.cast(_raw))
    }
}

/// How the library calls a ``ApplicationSubclass``.
@_spi(Binding) public enum ApplicationGlue: Glue {
    public static var gtype: UInt { g_application_get_type() }
    public static var size: Int { MemoryLayout<GApplicationClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ApplicationSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GApplicationClass.self)
        table.pointee.activate = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate?(instance) ?? ()
            }
            onMainActor {
                swift.doActivate()
            }
        }
        table.pointee.after_emit = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.after_emit?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doAfterEmit(C.present(C.copy(C.raw(a0)), "after_emit"))
            }
        }
        table.pointee.before_emit = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.before_emit?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doBeforeEmit(C.present(C.copy(C.raw(a0)), "before_emit"))
            }
        }
        table.pointee.command_line = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.command_line?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doCommandLine(C.present(C.borrow(a0), "command_line"))
                return C.gint(answer)
            }
        }
        table.pointee.dbus_register = { instance, a0, a1, failure in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.dbus_register?(instance, a0, a1, failure) ?? 0
            }
            nonisolated(unsafe) let (a0, a1, failure) = (a0, a1, failure)
            return onMainActor {
                do throws(GLibError) {
                    try swift.doDbusRegister(C.present(C.borrow(C.raw(a0)), "dbus_register"), objectPath: C.string(a1))
                    return 1
                } catch {
                    C.fail(error, failure)
                    return 0
                }
            }
        }
        table.pointee.dbus_unregister = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.dbus_unregister?(instance, a0, a1) ?? ()
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            onMainActor {
                swift.doDbusUnregister(C.present(C.borrow(C.raw(a0)), "dbus_unregister"), objectPath: C.string(a1))
            }
        }
        table.pointee.name_lost = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.name_lost?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doNameLost()
                return answer ? 1 : 0
            }
        }
        table.pointee.`open` = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.`open`?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a2) = (a0, a2)
            onMainActor {
                swift.doOpen(C.array(vector: UnsafeMutableRawPointer(mutating: a0), count: C.int(a1), .none) { C.present(C.borrow($0), "open") }, hint: C.string(a2))
            }
        }
        table.pointee.quit_mainloop = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.quit_mainloop?(instance) ?? ()
            }
            onMainActor {
                swift.doQuitMainloop()
            }
        }
        table.pointee.run_mainloop = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.run_mainloop?(instance) ?? ()
            }
            onMainActor {
                swift.doRunMainloop()
            }
        }
        table.pointee.shutdown = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.shutdown?(instance) ?? ()
            }
            onMainActor {
                swift.doShutdown()
            }
        }
        table.pointee.startup = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ApplicationSubclass else {
                return ApplicationGlue.parent(of: UnsafeMutableRawPointer(instance))?.startup?(instance) ?? ()
            }
            onMainActor {
                swift.doStartup()
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GApplicationClass? {
        original(instance)?.assumingMemoryBound(to: GApplicationClass.self).pointee
    }
}
