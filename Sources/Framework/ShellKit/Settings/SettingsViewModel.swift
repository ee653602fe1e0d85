// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginRuntime
import RxKernel
import ViewKit

/// The view model of the window with the settings of the shell and of its plugins.
final class SettingsViewModel: RxViewModel {
    /// A setting by the key of its owner and its own id.
    struct Key: Hashable {
        let owner: String
        let setting: String
    }

    /// Settings below a title.
    struct Group: Equatable {
        var title: String
        var keys: [Key]
    }

    /// The groups that are shown, and the number of further settings that match.
    struct Content: Equatable {
        var groups: [Group] = []
        var more = 0
    }

    /// The search: words that have to occur in the title, the description, the group, the choices or the plugin's name.
    let query: BehaviorRelay<String>
    /// Whether only settings that the user has changed are shown.
    let showsChangedOnly = BehaviorRelay(value: false)
    private let limit = BehaviorRelay(value: 100)
    private let shell: Shell
    /// The settings that are shown. While the search is the same, they stay, so that a reset does not remove
    /// the row that the user is editing.
    private var shown: Set<Key> = []
    private var search = ""

    init(shell: Shell, query: String = "") {
        self.shell = shell
        self.query = BehaviorRelay(value: query)
        super.init()
    }

    var content: Observable<Content> {
        let values = shell.plugins.flatMapLatest { [unowned self] _ in
            Observable.merge(shell.settingsOwners.map { $0.settings.changes.map { _ in () } })
        }
        return Observable.combineLatest(query, showsChangedOnly, limit, values)
            .map { [unowned self] query, changedOnly, limit, _ in
                find(query, changedOnly: changedOnly, limit: limit)
            }
            .distinctUntilChanged()
    }

    /// Shows more of the settings that match.
    func showMore() { limit.accept(limit.value + 100) }

    func settings(of key: Key) -> (declaration: PluginManifest.Setting, settings: PluginSettings)? {
        guard let settings = shell.settingsOwners.first(where: { $0.key == key.owner })?.settings,
            let declaration = settings.declarations.first(where: { $0.id == key.setting })
        else { return nil }
        return (declaration, settings)
    }

    private func find(_ query: String, changedOnly: Bool, limit: Int) -> Content {
        let search = "\(query)\n\(changedOnly)"
        if search != self.search { shown = [] }
        self.search = search
        let words = query.lowercased().split(whereSeparator: \.isWhitespace)
        var content = Content()
        var count = 0
        for owner in shell.settingsOwners {
            for setting in owner.settings.declarations {
                let key = Key(owner: owner.key, setting: setting.id)
                guard !changedOnly || shown.contains(key) || owner.settings.isChanged(setting.id),
                    Self.matches(setting, of: owner, words)
                else { continue }
                count += 1
                guard count <= limit else { continue }
                shown.insert(key)
                let title = [owner.name, setting.group?.text].compactMap(\.self).joined(separator: " – ")
                if content.groups.last?.title == title {
                    content.groups[content.groups.count - 1].keys.append(key)
                } else {
                    content.groups.append(Group(title: title, keys: [key]))
                }
            }
        }
        content.more = max(0, count - limit)
        return content
    }

    private static func matches(
        _ setting: PluginManifest.Setting, of owner: SettingsOwner, _ words: [Substring]
    ) -> Bool {
        guard !words.isEmpty else { return true }
        var texts = [setting.title.text, setting.summary?.text ?? "", setting.group?.text ?? "", owner.name]
        texts.append(owner.key)
        if case .choice(let choices) = setting.values { texts += choices.map(\.title.text) }
        let text = texts.joined(separator: "\n").lowercased()
        return words.allSatisfy { text.contains($0) }
    }

    // MARK: Files

    /// Resets all settings to their default values.
    func resetAll() throws(PluginSettingsError) {
        var changes: [String: [String: SettingValue]] = [:]
        for owner in shell.settingsOwners {
            for setting in owner.settings.declarations where owner.settings.isChanged(setting.id) {
                changes[owner.key, default: [:]][setting.id] = setting.defaultValue
            }
        }
        try shell.settings.store.set(changes)
    }

    /// Writes the settings whose values are not the default ones into a file.
    func export(to path: String) throws(StateFileError) {
        try SettingsExport.write(shell.settings.store.values, to: path)
    }

    /// Reads a file that ``export(to:)`` has written, and checks all its values.
    func readImport(from path: String) throws(SettingsImportError) -> SettingsImport {
        try SettingsImport(path, for: shell.settingsOwners)
    }

    /// Applies the values of a file. Settings that are not in the file are not changed.
    func apply(_ values: SettingsImport) throws(PluginSettingsError) {
        try shell.settings.store.set(values.values)
    }
}
