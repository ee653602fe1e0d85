// SPDX-License-Identifier: MIT

public import FlowKit
public import RxKernel

/// The settings of an application or of a plugin: a value that is saved in a file, and that screens observe.
///
/// Use it for the preferences of the user. Use `StateFile` for a file without an observable, and `Restorable` for the state of a screen.
/// ```swift
/// struct Preferences: Codable, Equatable { var isDark = false }
///
/// let settings = SettingsFile(application: "org.example.Notes", default: Preferences())
/// settings.values.map(\.isDark).distinctUntilChanged().subscribe(onNext: { … })
/// try settings.update { $0.isDark = true }
/// ```
/// The file is JSON that a user can edit, in the format of `StateFile`. A file that lacks a member of the value counts as damaged unless
/// the value has an `init(from:)` with a default for it. Create one object for a file, when the application starts. Main thread only.
@preconcurrency @MainActor public final class SettingsFile<Value: Codable & Equatable & Sendable> {
    /// The reason why the file could not be read, so that the settings have their defaults; nil if it was read, or if there was none.
    ///
    /// A damaged file was renamed, see `StateFileError.newPath`. Show the error to the user when the application starts.
    public let error: StateFileError?

    private let file: StateFile<Value>?
    private let relay: BehaviorRelay<Value>

    /// The settings in the file at a path.
    ///
    /// - Parameters:
    ///   - path: the absolute path; nil to keep the settings in memory only, as in a test.
    ///   - value: the settings if the file does not exist, or could not be read.
    public convenience init(path: String?, default value: Value) {
        self.init(path.map { StateFile(path: $0) }, default: value, error: nil)
    }

    /// The settings in the configuration folder of an application, see ``XDGFolders/config``.
    ///
    /// Without such a folder the settings are in memory only, and ``error`` says so.
    ///
    /// - Parameters:
    ///   - id: the identifier of the application.
    ///   - name: the name of the file.
    ///   - value: the settings if the file does not exist, or could not be read.
    public convenience init(application id: String, name: String = "settings.json", default value: Value) {
        self.init(XDGFolders(application: id), of: id, name: name, default: value)
    }

    convenience init(_ folders: XDGFolders, of application: String, name: String, default value: Value) {
        self.init(
            folders.config.map { StateFile(path: "\($0)/\(name)") }, default: value,
            error: folders.config == nil ? StateFileError(path: application, reason: .noFolder) : nil)
    }

    private init(_ file: StateFile<Value>?, default value: Value, error: StateFileError?) {
        self.file = file
        var loaded: Value?
        var error = error
        do throws(StateFileError) { loaded = try file?.load() } catch let failed { error = failed }
        self.error = error
        relay = BehaviorRelay(value: loaded ?? value)
    }

    /// The current settings.
    public var value: Value { relay.value }

    /// The settings: the current ones on subscription, then each change.
    public var values: Observable<Value> { relay.asObservable().distinctUntilChanged() }

    /// Reads the file again, which another program may have changed. If it cannot be read, neither the file nor the settings change.
    package func reload() throws(StateFileError) {
        if let value = try file?.peek(), value != relay.value { relay.accept(value) }
    }

    /// Changes the settings, and returns when they are on the disk. Observers are called before that.
    ///
    /// - Throws: `StateFileError` if the file cannot be written, or if ``error`` says that it must not be overwritten. The change is in
    ///   effect all the same, until the application ends.
    public func update(_ change: (inout Value) -> Void) throws(StateFileError) {
        var value = relay.value
        change(&value)
        guard value != relay.value else { return }
        relay.accept(value)
        if let error, file == nil || error.wouldOverwrite { throw error }
        // An observer may have changed the settings again.
        try file?.save(relay.value)
    }
}
