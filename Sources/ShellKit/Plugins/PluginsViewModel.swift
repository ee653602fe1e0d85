// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

/// The list of all plugins that were found, with the state of each.
final class PluginsViewModel: RxViewModel {
    struct Row: Identifiable, Equatable {
        let id: Int
        /// The id of the plugin, if it can be turned on and off.
        let plugin: PluginID?
        let isOn: Bool
        let title: String
        let detail: String
        let state: String
        /// The reason why the plugin is not available, and its warnings.
        let problem: String
    }

    /// The words that the name, the description, the id, the state or the messages of a plugin have.
    let query = BehaviorRelay(value: "")
    private let shell: Shell

    init(shell: Shell) {
        self.shell = shell
        super.init()
    }

    /// The plugins that match the search.
    var rows: Observable<[Row]> {
        Observable.combineLatest(shell.plugins, query).map { records, query in
            let words = query.lowercased().split(whereSeparator: \.isWhitespace)
            return records.enumerated().map { index, record in Row(record, id: index) }
                .filter { row in words.allSatisfy { row.text.contains($0) } }
        }
    }

    /// Whether there are plugins at all.
    var hasPlugins: Observable<Bool> { shell.plugins.map { !$0.isEmpty }.distinctUntilChanged() }

    /// Shows the page of a plugin.
    func open(_ row: Row) {
        if let plugin = row.plugin { steps.accept(PluginsStep.plugin(plugin)) }
    }

    /// Turns a plugin on or off, also for later runs.
    func turn(_ plugin: PluginID, on isOn: Bool) {
        if isOn { shell.turnOn(plugin) } else { shell.turnOff(plugin) }
    }

    /// Whether the search for plugins is not finished, so that there may be some.
    var isSearching: Observable<Bool> { shell.isSearching.asObservable() }

    /// A text with the folders that were searched, for a user who has no plugins.
    var folders: String {
        ([localized("Put plugins, each with its manifest, into one of these folders:")]
            + shell.directories.map(\.path))
            .joined(separator: "\n")
    }
}

extension PluginsViewModel.Row {
    @MainActor init(_ record: PluginRecord, id: Int) {
        let origin =
            switch record.origin {
            case .linked: localized("Part of this application")
            case .file(let path): path
            }
        self.init(
            id: id, plugin: record.canBeTurned ? record.id : nil, isOn: record.isOn,
            title: [record.name, record.version].filter { !$0.isEmpty }.joined(separator: " "),
            detail: record.summary.isEmpty ? origin : record.summary,
            state: record.stateTitle, problem: record.problems.joined(separator: "\n"))
    }

    /// What a search looks in.
    fileprivate var text: String {
        [title, detail, state, problem, plugin?.text ?? ""].joined(separator: "\n").lowercased()
    }
}

extension PluginRecord {
    /// Whether the user has not turned it off.
    var isOn: Bool {
        switch state {
        case .inactive, .failed(.crashedOften): false
        case .waiting, .starting, .active, .failed: true
        }
    }

    /// The reason why it is not available, and its warnings.
    var problems: [String] { (failure.map { ["\($0)"] } ?? []) + warnings }

    /// Whether the user can turn it on and off: not the second of two plugins with an id.
    fileprivate var canBeTurned: Bool {
        switch state {
        case .failed(.duplicate), .failed(.brokenManifest), .failed(.unsafe): false
        default: true
        }
    }

    /// The state in one or two words.
    @MainActor public var stateTitle: String {
        switch state {
        case .waiting: localized("Not started")
        case .starting: localized("Starting")
        case .active: localized("Active")
        case .inactive: localized("Turned off")
        case .failed: localized("Failed")
        }
    }
}
