// SPDX-License-Identifier: MIT

import ControllerKit
import RemoteBackend
import RxKernel
import ViewKit
import WireKit

/// The last messages between the shell and the processes of its plugins, for the inspector. Main thread only.
@MainActor final class PluginMessages {
    /// The number of messages that are kept.
    static let limit = 500

    private struct Entry {
        let plugin: String
        let note: MessageNote
        let time: Duration
    }

    private let begin = ContinuousClock.now
    private var entries: [Entry] = []
    private var next = 0
    private var counts: [String: (sent: Int, received: Int, bytes: Int)] = [:]

    /// Records the messages of a connection from now on.
    func follow(_ connection: Connection, of plugin: String) {
        connection.onMessage = { [weak self] in self?.add($0, of: plugin) }
    }

    private func add(_ note: MessageNote, of plugin: String) {
        let entry = Entry(plugin: plugin, note: note, time: begin.duration(to: .now))
        if entries.count < Self.limit { entries.append(entry) } else { entries[next] = entry }
        next = (next + 1) % Self.limit
        var count = counts[plugin] ?? (0, 0, 0)
        if note.isSent { count.sent += 1 } else { count.received += 1 }
        count.bytes += note.bytes
        counts[plugin] = count
    }

    /// The sums of each plugin, and then the messages, the newest first.
    var rows: [Inspector.Row] {
        let sums = counts.sorted { $0.key < $1.key }.map { plugin, count in
            Inspector.Row(
                plugin,
                localized(
                    "%1 sent, %2 received, %3 bytes", "\(count.sent)", "\(count.received)", "\(count.bytes)"))
        }
        let all = entries[next...] + entries[..<next]
        let messages = (entries.count < Self.limit ? entries[...] : all).reversed().map { entry in
            let arrow = entry.note.isSent ? "→" : "←"
            return Inspector.Row(
                "\(arrow) \(entry.plugin): \(entry.note.operation)",
                localized(
                    "object %1, %2 bytes, at %3 ms", "\(entry.note.object)", "\(entry.note.bytes)",
                    "\(Int(entry.time / .milliseconds(1)))"))
        }
        if sums.isEmpty {
            return [Inspector.Row(localized("No message has been sent since the inspector was opened."))]
        }
        return sums + messages
    }
}

extension PluginRunner {
    /// Records the messages of the process that runs now.
    func note(in messages: PluginMessages) {
        guard let connection = child?.connection else { return }
        messages.follow(connection, of: plugin.record.name)
    }
}

extension Shell {
    func makeInspector() -> Inspector? {
        guard let inspector = ApplicationSession.current?.inspector else { return nil }
        let messages = PluginMessages()
        self.messages = messages
        for plugin in installed { plugin.process?.note(in: messages) }
        inspector.sections.append(
            Inspector.Section(localized("Messages")) { [weak messages] in messages?.rows ?? [] })
        inspectorPages.subscribe(onNext: { [weak inspector] in inspector?.pages = $0 }).disposed(
            by: disposeBag)
        return inspector
    }
}
