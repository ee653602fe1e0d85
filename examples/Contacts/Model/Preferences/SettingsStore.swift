// SPDX-License-Identifier: MIT

import RxKernel

/// Settings that are in memory, in a file, and on every screen that observes them.
///
/// Any thread may use it; what is observed is delivered on the thread of the change.
///
/// ```swift
/// let preferences = SettingsStore(.preferences(in: XDGDirectories()), default: Preferences())
/// preferences.values.map(\.colorScheme).subscribe(onNext: { … })
/// try preferences.update { $0.colorScheme = .dark }
/// ```
package final class SettingsStore<Value: Codable & Equatable & Sendable>: Sendable {
    /// Why the file could not be understood when it was read.
    package let problem: SettingsProblem?

    private let file: SettingsFile<Value>
    private let relay: BehaviorRelay<Value>

    package init(_ file: SettingsFile<Value>, default value: Value) {
        let loaded = file.load(default: value)
        self.file = file
        problem = loaded.problem
        relay = BehaviorRelay(value: loaded.value)
    }

    /// Settings that no file keeps: for tests.
    package static func inMemory(_ value: Value) -> SettingsStore {
        SettingsStore(SettingsFile(at: nil), default: value)
    }

    package var value: Value { relay.value }

    /// The settings, now and after every change.
    package var values: Observable<Value> { relay.asObservable().distinctUntilChanged() }

    /// Changes the settings. They are in effect even if the file cannot be written, which is what an error says.
    package func update(_ change: (inout Value) -> Void) throws(SettingsProblem) {
        var value = relay.value
        change(&value)
        guard value != relay.value else { return }
        relay.accept(value)
        try file.save(value)
    }
}
