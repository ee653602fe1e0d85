// SPDX-License-Identifier: MIT

import CGtk
import GLib
import Synchronization

/// What ties a C object to its one Swift wrapper. The C object owns it.
///
/// The wrapper holds the object by a toggle reference. While anybody else holds the object too, `strong` keeps
/// the wrapper and with it the state of a Swift subclass. When the toggle reference is the last one, `strong`
/// is let go, and the object lives as long as Swift holds the wrapper.
final class Identity: Sendable {
    enum Ownership {
        /// The wrapper has made the object. Whoever wrapped that while it was made, in a signal of a list of all windows for
        /// instance, is not what the program made.
        case made
        /// The wrapper takes over a reference, floating or not.
        case owned
        /// C holds a reference of its own.
        case borrowed
        /// There is a wrapper already; this one is a plain reference.
        case alias
    }

    private struct State {
        weak var wrapper: Object?
        var strong: Object?
        /// What the object was when it was wrapped: while C makes it, it is of one of its ancestors after the other.
        var type: UInt
        /// How many wrappers that ended on another thread handed the toggle reference on before they gave it up.
        var handedOn = 0
    }

    private let state: Mutex<State>

    private init(_ wrapper: Object, _ type: UInt) {
        state = Mutex(State(wrapper: wrapper, strong: wrapper, type: type))
    }

    // Not g_quark_from_static_string: Swift lends C a copy of the name for the length of the call.
    private static let key = g_quark_from_string("rxshell-identity")
    private static let aliases = g_quark_from_string("rxshell-aliases")

    /// The wrapper of an object, when it has one of its class.
    static func wrapper(of object: UnsafeMutableRawPointer) -> Object? {
        let type = rx_instance_type(object)
        return of(object)?.state.withLock { $0.type == type ? $0.wrapper : nil }
    }

    private static func of(_ object: UnsafeMutableRawPointer) -> Identity? {
        guard let data = g_object_get_qdata(C.cast(object), key) else { return nil }
        // Guard: the object's data holds a reference until the object is finalized.
        return Unmanaged<Identity>.fromOpaque(data).takeUnretainedValue()
    }

    static func attach(_ wrapper: Object, _ ownership: Ownership) {
        let object = wrapper._address
        HandlerRecording.didMake(wrapper)
        let isOurs = ownership == .owned || ownership == .made
        if isOurs {
            // A new window is GTK's own already: neither floating nor ours.
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
            // The other wrapper stays as an alias, and its toggle reference becomes this one’s.
            g_object_ref(object)
            setAliasCount(object, aliasCount(object) + 1)
            identity.state.withLock { ($0.wrapper, $0.type) = (wrapper, type) }
            identity.toggled(object)
        } else if let identity {
            // Its last wrapper is about to give up the toggle reference, on another turn of the main loop.
            // This one takes that reference over.
            identity.state.withLock {
                ($0.wrapper, $0.type) = (wrapper, type)
                $0.handedOn += 1
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
        // Guard: C calls this only while the object, which holds the identity, is alive.
        Unmanaged<Identity>.fromOpaque(data).takeUnretainedValue().toggled(UnsafeMutableRawPointer(object))
    }

    /// Holds the wrapper or lets it go. The count decides, not what C says happened: two threads may report a
    /// rise and a fall in the wrong order.
    private func toggled(_ object: UnsafeMutableRawPointer) {
        let released = state.withLock { state -> Object? in
            let previous = state.strong
            state.strong = rx_reference_count(object) > 1 ? state.wrapper : nil
            return state.strong == nil ? previous : nil
        }
        // Outside the lock: letting go may finalize the object and this identity.
        withExtendedLifetime(released) {}
    }

    /// Ends a wrapper, on the main thread, where GTK's own clean-up must run.
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
        let (wrapper, isHandedOn) = identity.state.withLock { state in
            defer { if state.handedOn > 0 { state.handedOn -= 1 } }
            return (state.wrapper, state.handedOn > 0)
        }
        if isHandedOn { return }
        let aliases = aliasCount(object)
        if aliases > 0, wrapper != nil {
            setAliasCount(object, aliases - 1)
            g_object_unref(object)
        } else if wrapper == nil {
            // C may hold the object by now, and hand it out again: to a wrapper with an identity of its own.
            g_object_set_qdata(C.cast(object), key, nil)
            // Guard: `identity` lives to the end of this function; C only compares the address.
            g_object_remove_toggle_ref(
                C.cast(object), toggle, Unmanaged.passUnretained(identity).toOpaque())
            withExtendedLifetime(identity) {}
        }
    }
}
