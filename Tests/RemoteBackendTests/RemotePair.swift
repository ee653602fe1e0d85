// SPDX-License-Identifier: MIT

import AppTesting
import Glibc
import HeadlessBackend
import RemoteBackend
import RemoteProbeMessages
import Testing
import ViewKit

@testable import WireKit

/// A plugin's side and a host's side in one process, with a socket between them.
@MainActor final class RemotePair {
    let shell = HeadlessBackend()
    let plugin: RemoteBackend
    let host: RemoteHost
    private(set) var end: ConnectionEnd?
    private(set) var denials: [String] = []

    init(
        policy: RemotePolicy = RemotePolicy(), budget: TurnBudget = TurnBudget(), starts: Bool = true
    ) throws {
        let (hostEnd, pluginEnd) = try socketPair()
        let connection = Connection(
            descriptor: hostEnd, role: .host, as: RemoteHost.peer(of: shell, policy: policy),
            budget: budget)
        host = RemoteHost(connection, backend: shell, policy: policy)
        plugin = RemoteBackend(descriptor: pluginEnd)
        host.onDenial = { [weak self] in self?.denials.append($0) }
        host.onEnd = { [weak self] in self?.end = $0 }
        // As if the user had performed an action of the plugin.
        host.noteInput()
        guard starts else { return }
        host.connection.start()
        plugin.start()
        pump()
    }

    /// Exchanges messages until neither side has one to send. Returns whether the host paused the plugin meanwhile.
    @discardableResult func pump() -> Bool {
        var counts = -1
        var wasPaused = false
        while true {
            host.connection.wait(milliseconds: 0) { true }
            wasPaused = wasPaused || host.connection.isPaused
            plugin.connection.wait(milliseconds: 0) { true }
            let new = host.connection.counts.messagesReceived + plugin.connection.counts.messagesReceived
            if new == counts, host.connection.unsentBytes == 0, plugin.connection.unsentBytes == 0 {
                return wasPaused
            }
            counts = new
        }
    }

    /// The reason why the host has ended the connection.
    func refusal() async -> String {
        // A long message arrives in several parts.
        for _ in 0..<100 where end == nil { pump() }
        for _ in 0..<1_000 where end == nil { await Task.yield() }
        return end.map { "\($0)" } ?? "the host has accepted it"
    }

    /// Calls `work`, whose views are those of the plugin.
    func inPlugin<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
        let result = try Toolkit.perform(with: plugin, work)
        pump()
        return result
    }
}

func socketPair() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    return (ends[0], ends[1])
}

/// Returns the view of the shell that shows a view of the plugin.
@MainActor func shown<Peer>(_ view: any View, by pair: RemotePair) throws -> Peer {
    let id = try #require(RemoteBackend.id(of: view.backendView))
    return try #require(pair.host.backendView(id) as? Peer)
}

/// Opens a window of the shell with a pane in it.
@MainActor func openPane(
    _ name: String = "", in shell: HeadlessBackend
) -> (pane: RemotePane, window: Window) {
    Toolkit.perform(with: shell) {
        let pane = RemotePane(name: name)
        return (pane, openWindow(pane))
    }
}

/// Opens a window with a view in it.
@MainActor func openWindow(_ content: any View) -> Window {
    let window = Window()
    window.content = content
    window.present()
    return window
}

/// An item of a list.
struct Row: Identifiable, Equatable {
    let name: String
    var id: String { name }
    init(_ name: String) { self.name = name }
}
