// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Synchronization

/// Connects a C object with its only Swift wrapper. The C object owns it.
///
/// The wrapper retains the C object by a toggle reference. As long as there are other references to the C object, `strong` retains
/// the wrapper, and with it the state of a Swift subclass. When the toggle reference is the only one, `strong` is
/// nil, and the C object lives as long as Swift retains the wrapper.
final class Identity: Sendable {
    enum Ownership {
        /// The wrapper has created the object. If another wrapper was created for it meanwhile, for example in a signal of a list of all
        /// windows, it is not the one that the program uses.
        case made
        /// The wrapper takes ownership of a reference, floating or not.
        case owned
        /// The C library owns a reference; the wrapper adds one.
        case borrowed
        /// The object has a wrapper already; this one has a plain reference.
        case alias
    }

    private struct State {
        weak var wrapper: Object?
        var strong: Object?
        /// The class of the object when it was wrapped. While GObject constructs an object, the object has the class of each of its
        /// ancestors, one after the other.
        var type: UInt
        /// The number of releases on another thread that have no effect, because a newer wrapper took over the toggle
        /// reference.
        var releasesToSkip = 0
    }

    private let state: Mutex<State>

    private init(_ wrapper: Object, _ type: UInt) {
        state = Mutex(State(wrapper: wrapper, strong: wrapper, type: type))
    }

    // Not g_quark_from_static_string: Swift passes a copy of the name, which lives for the duration of the call only.
    private static let key = g_quark_from_string("rxshell-identity")
    private static let aliases = g_quark_from_string("rxshell-aliases")

    /// Returns the wrapper of an object, if it has one of its class.
    static func wrapper(of object: UnsafeMutableRawPointer) -> Object? {
        let type = rx_instance_type(object)
        return of(object)?.state.withLock { $0.type == type ? $0.wrapper : nil }
    }

    private static func of(_ object: UnsafeMutableRawPointer) -> Identity? {
        guard let data = g_object_get_qdata(C.cast(object), key) else { return nil }
        // Guard: the object's data retains the identity until the object is finalized.
        return Unmanaged<Identity>.fromOpaque(data).takeUnretainedValue()
    }

    static func attach(_ wrapper: Object, _ ownership: Ownership) {
        let object = wrapper._address
        HandlerRecording.didMake(wrapper)
        let isOurs = ownership == .owned || ownership == .made
        if isOurs {
            // GTK owns a new window: the reference is neither floating nor the caller's.
            if g_object_is_floating(object) != 0 {
                g_object_ref_sink(object)
            } else if rx_is_a(object, g_initially_unowned_get_type()) != 0 {
                g_object_ref(object)
            }
        }
        let (identity, type) = (of(object), rx_instance_type(object))
        let (previous, known) = identity?.state.withLock { ($0.wrapper, $0.type) } ?? (nil, type)
        let isReplaced = previous != nil && ownership != .alias && (ownership == .made || known != type)
        if ownership == .alias || previous != nil && !isReplaced {
            if !isOurs { g_object_ref(object) }
            return setAliasCount(object, aliasCount(object) + 1)
        }
        if let identity, isReplaced {
            // The other wrapper stays as an alias, and its toggle reference becomes the one of this wrapper.
            g_object_ref(object)
            setAliasCount(object, aliasCount(object) + 1)
            identity.state.withLock { ($0.wrapper, $0.type) = (wrapper, type) }
            identity.toggled(object)
        } else if let identity {
            // The last wrapper releases the toggle reference in a later iteration of the main loop.
            // This wrapper takes that reference over.
            identity.state.withLock {
                ($0.wrapper, $0.type) = (wrapper, type)
                $0.releasesToSkip += 1
            }
            identity.toggled(object)
        } else {
            let identity = Identity(wrapper, type)
            let data = Unmanaged.passRetained(identity).toOpaque()
            g_object_set_qdata_full(C.cast(object), key, data) {
                // Guard: balances passRetained above.
                if let data = $0 { Unmanaged<Identity>.fromOpaque(data).release() }
            }
            g_object_add_toggle_ref(C.cast(object), Identity.toggle, data)
        }
        if isOurs { g_object_unref(object) }
    }

    private static func aliasCount(_ object: UnsafeMutableRawPointer) -> Int {
        Int(bitPattern: g_object_get_qdata(C.cast(object), aliases))
    }

    private static func setAliasCount(_ object: UnsafeMutableRawPointer, _ count: Int) {
        g_object_set_qdata(C.cast(object), aliases, UnsafeMutableRawPointer(bitPattern: count))
    }

    private static let toggle: GToggleNotify = { data, object, _ in
        guard let data, let object else { return }
        // Guard: GObject calls this only while the object, which retains the identity, exists.
        Unmanaged<Identity>.fromOpaque(data).takeUnretainedValue().toggled(UnsafeMutableRawPointer(object))
    }

    /// Retains or releases the wrapper. The reference count decides, not the event that GObject reports: two threads may
    /// report that it grew and that it shrank in the wrong order.
    private func toggled(_ object: UnsafeMutableRawPointer) {
        let released = state.withLock { state -> Object? in
            let previous = state.strong
            state.strong = rx_reference_count(object) > 1 ? state.wrapper : nil
            return state.strong == nil ? previous : nil
        }
        // Outside of the lock: releasing the wrapper may finalize the object and this identity.
        withExtendedLifetime(released) {}
    }

    /// Removes a wrapper, on the main thread, where GTK's finalizers must run.
    static func detach(_ object: UnsafeMutableRawPointer) {
        if isMainThread { return release(object) }
        let later: GSourceFunc = { object in
            object.map(Identity.release)
            return 0
        }
        g_idle_add_full(G_PRIORITY_DEFAULT, later, object, nil)
    }

    private static func release(_ object: UnsafeMutableRawPointer) {
        guard let identity = of(object) else { return g_object_unref(object) }
        let (wrapper, isSkipped) = identity.state.withLock { state in
            defer { if state.releasesToSkip > 0 { state.releasesToSkip -= 1 } }
            return (state.wrapper, state.releasesToSkip > 0)
        }
        if isSkipped { return }
        let aliases = aliasCount(object)
        if aliases > 0, wrapper != nil {
            setAliasCount(object, aliases - 1)
            g_object_unref(object)
        } else if wrapper == nil {
            // GTK may have retained the object meanwhile, and may return it again: to a wrapper with an identity of its own.
            g_object_set_qdata(C.cast(object), key, nil)
            // Guard: `identity` lives until the end of this function; GObject only compares the address.
            g_object_remove_toggle_ref(
                C.cast(object), toggle, Unmanaged.passUnretained(identity).toOpaque())
            withExtendedLifetime(identity) {}
        }
    }
}
