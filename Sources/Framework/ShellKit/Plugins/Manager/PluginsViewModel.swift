// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

/// The view model of the list of all plugins that were found.
final class PluginsViewModel: RxViewModel {
    struct Row: Identifiable, Equatable {
        let id: Int
        /// The id of the plugin if it can be turned on and off, otherwise nil.
        let plugin: PluginID?
        let isOn: Bool
        let title: String
        /// The name of the icon.
        let icon: String
        /// The authors; empty if the manifest names none.
        let authors: String
        let detail: String
        /// What it may use; empty for nothing.
        let permissions: String
        let state: String
        /// The reason why the plugin is not available, and its warnings.
        let message: String
    }

    /// The search: words that have to occur in the name, the description, the id, the state or the error messages of a plugin.
    let query = BehaviorRelay(value: "")
    private let shell: Shell

    init(shell: Shell) {
        self.shell = shell
        super.init()
    }

    /// The plugins that match the search.
    var rows: Observable<[Row]> {
        Observable.combineLatest(shell.plugins, query).map { [shell] records, query in
            let manifests = shell.installed.all.map(\.manifest)
            let words = query.lowercased().split(whereSeparator: \.isWhitespace)
            return records.enumerated().map { index, record in
                Row(record, manifests.indices.contains(index) ? manifests[index] : nil, id: index)
            }
            .filter { row in words.allSatisfy { row.text.contains($0) } }
        }
    }

    /// Whether at least one plugin was found.
    var hasPlugins: Observable<Bool> { shell.plugins.map { !$0.isEmpty }.distinctUntilChanged() }

    /// Shows the page of a plugin.
    func open(_ row: Row) {
        if let plugin = row.plugin { steps.accept(PluginsStep.plugin(plugin)) }
    }

    /// Turns a plugin on or off, also for later runs. Calls `refused` if an open page has input that the user keeps.
    func turn(_ plugin: PluginID, on isOn: Bool, refused: @escaping @MainActor () -> Void) {
        shell.turn(plugin, on: isOn, refused: refused)
    }

    /// Lets the user choose an archive, and installs it if the user agrees to what the plugin may do.
    func install(above window: Window) { PluginInstallation(in: shell, above: window).start() }

    /// Whether the search for plugins is not finished yet.
    var isSearching: Observable<Bool> { shell.installed.folders.isSearching.asObservable() }

    /// The text for a user without plugins: the folders that were searched.
    var folders: String {
        ([localized("Put plugins, each with its manifest, into one of these folders:")]
            + shell.directories.map(\.path))
            .joined(separator: "\n")
    }
}

extension PluginsViewModel.Row {
    @MainActor init(_ record: PluginRecord, _ manifest: PluginManifest?, id: Int) {
        let origin =
            switch record.origin {
            case .linked: localized("Part of this application")
            case .file(let path): path
            }
        self.init(
            id: id, plugin: record.canBeTurned ? record.id : nil, isOn: record.isOn,
            title: [record.name, record.version].filter { !$0.isEmpty }.joined(separator: " "),
            icon: manifest?.icon ?? "application-x-addon-symbolic",
            authors: manifest.map { $0.authors.joined(separator: ", ") } ?? "",
            detail: record.summary.isEmpty ? origin : record.summary,
            permissions: record.permissions.filter { $0.isGranted != false }.map { permission in
                manifest?.permissions.first { $0.kind == permission.kind }?.title ?? permission.kind.title
            }.joined(separator: ", "),
            state: record.stateTitle, message: record.messages.joined(separator: "\n"))
    }

    /// The text in which the search looks for words.
    fileprivate var text: String {
        [title, authors, detail, permissions, state, message, plugin?.text ?? ""].joined(separator: "\n")
            .lowercased()
    }
}

extension PluginRecord {
    /// The state of the switch: off if the plugin was turned off, by the user or after crashes.
    var isOn: Bool {
        switch state {
        case .inactive, .failed(.crashedOften): false
        case .waiting, .starting, .active, .failed: true
        }
    }

    /// The reason why it is not available, and its warnings.
    var messages: [String] { (failure.map { ["\($0)"] } ?? []) + warnings }

    /// Whether the user can turn it on and off. This is not possible for a second plugin with the same id, an
    /// invalid manifest, or an unsafe file.
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
