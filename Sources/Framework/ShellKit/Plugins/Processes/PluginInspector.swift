// SPDX-License-Identifier: MIT

import ControllerKit
import PluginProcesses
import RemoteBackend
import RxKernel
import ViewKit
import WireKit

/// The inspector of the application, with the last messages between the shell and the processes of its plugins, and with the pages of
/// plugins. Main thread only.
@MainActor final class PluginInspector {
    /// The number of messages that are kept.
    static let limit = 500

    private struct Entry {
        let plugin: String
        let note: MessageNote
        let time: Duration
    }

    let inspector: Inspector
    private let begin = ContinuousClock.now
    private var entries: [Entry] = []
    private var next = 0
    private var counts: [String: (sent: Int, received: Int, bytes: Int)] = [:]
    private let disposeBag = DisposeBag()

    init(_ inspector: Inspector, pages: Observable<[Inspector.Page]>) {
        self.inspector = inspector
        inspector.sections.append(
            Inspector.Section(localized("Messages")) { [weak self] in self?.rows ?? [] })
        pages.subscribe(onNext: { [weak inspector] in inspector?.pages = $0 }).disposed(by: disposeBag)
    }

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
    private var rows: [Inspector.Row] {
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

extension Shell {
    /// The inspector of the application, with the messages of the plugins' processes. It records from its
    /// first use on.
    var inspector: Inspector? {
        if let used = windows.inspector { return used.inspector }
        guard let inspector = ApplicationSession.current?.inspector else { return nil }
        let new = PluginInspector(inspector, pages: pageRegistry.inspectorPages.asObservable())
        windows.inspector = new
        for plugin in installed.all {
            if let connection = plugin.process?.child?.connection {
                new.follow(connection, of: plugin.name)
            }
        }
        return inspector
    }
}
