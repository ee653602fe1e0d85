// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Synchronization

/// A signal handler that retains its own object, so that neither is ever freed.
public struct HandlerLeak: Hashable, Sendable, CustomStringConvertible {
    /// The C class of the object, such as `GtkButton`.
    public let owner: String
    /// The C name of the signal, with its detail.
    public let signal: String
    /// The C classes of the objects that the handler retains: the object itself, or one that retains it.
    public let captured: [String]

    public var description: String {
        let what = captured.contains(owner) ? "that \(owner) itself" : captured.joined(separator: " and ")
        return
            "The handler of “\(signal)” of a \(owner) captures \(what), which retains the handler: neither is ever freed. "
            + "Capture it weakly, as in on\(signal.pascalCase) { [weak self] … }, or with [unowned self] if the handler is "
            + "freed with it; or disconnect the handler when it is no longer needed."
    }
}

/// Finds signal handlers that retain their own objects.
///
/// Create and use in `body` what you test, and release it there. Objects that still exist afterwards because of a handler that was
/// connected in `body` are reported, and such handlers are disconnected.
///
///     #expect(handlerLeaks {
///         let button = Gtk.Button(label: "Save")
///         button.onClicked { button.label = "Saved" }     // a GtkButton that captures itself
///     } == [])
///
/// For tests only: it disconnects handlers to find out what they retain, also those of objects that are still in use.
@MainActor
public func handlerLeaks(_ body: () throws -> Void) rethrows -> [HandlerLeak] {
    let recording = HandlerRecording()
    let previous = HandlerRecording.begin(recording)
    defer { HandlerRecording.end(previous) }
    try body()
    return recording.leaks()
}

/// Finds signal handlers that retain their own objects, in asynchronous work.
@MainActor
public func handlerLeaks(_ body: () async throws -> Void) async rethrows -> [HandlerLeak] {
    let recording = HandlerRecording()
    let previous = HandlerRecording.begin(recording)
    defer { HandlerRecording.end(previous) }
    try await body()
    return recording.leaks()
}

/// The objects and handlers of one such search.
final class HandlerRecording {
    private struct Connected {
        weak var owner: Object?
        let id: gulong
        let signal: String
    }

    private struct Made {
        weak var object: Object?
    }

    private var connected: [Connected] = []
    private var made: [Made] = []

    private static let isActive = Atomic(false)
    // Guard: the main thread only, which `record` checks.
    nonisolated(unsafe) private static var current: HandlerRecording?

    static func begin(_ recording: HandlerRecording) -> HandlerRecording? {
        let previous = current
        current = recording
        isActive.store(true, ordering: .relaxed)
        return previous
    }

    static func end(_ previous: HandlerRecording?) {
        current = previous
        isActive.store(previous != nil, ordering: .relaxed)
    }

    private static func record(_ body: (HandlerRecording) -> Void) {
        guard isActive.load(ordering: .relaxed), isMainThread, let current else { return }
        body(current)
    }

    static func didMake(_ object: Object) { record { $0.made.append(Made(object: object)) } }

    static func didConnect(_ owner: Object, _ id: gulong, _ signal: String) {
        record { $0.connected.append(Connected(owner: owner, id: id, signal: signal)) }
    }

    /// Disconnects one handler after the other, and checks which objects that releases.
    func leaks() -> [HandlerLeak] {
        connected.compactMap { handler in
            weak let owner = handler.owner
            guard let (name, captured) = disconnect(handler) else { return nil }
            guard owner == nil && !captured.isEmpty || captured.contains(name) else { return nil }
            return HandlerLeak(owner: name, signal: handler.signal, captured: captured)
        }
    }

    private static func holders(of objects: [Object]) -> [UInt] { objects.map { _getRetainCount($0) } }

    /// The class of the handler's object, and of the objects that only the handler retained; nil if the object was deallocated.
    private func disconnect(_ handler: Connected) -> (owner: String, captured: [String])? {
        guard let owner = handler.owner, g_signal_handler_is_connected(owner._raw, handler.id) != 0 else {
            return nil
        }
        let objects = made.compactMap(\.object)
        let before = HandlerRecording.holders(of: objects)
        g_signal_handler_disconnect(owner._raw, handler.id)
        let after = HandlerRecording.holders(of: objects)
        let held = objects.indices.filter { after[$0] < before[$0] }
        let ownIsHeld = held.contains { objects[$0] === owner }
        let names = ownIsHeld ? [owner.className] : held.map { objects[$0].className }
        return (owner.className, names)
    }
}

extension Object {
    fileprivate nonisolated var className: String { C.string(rx_instance_type_name(_address)) }
}

extension String {
    /// Converts `onRowActivated` to `row-activated`.
    fileprivate var pascalCase: String {
        let name = prefix { $0 != ":" }
        return name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
