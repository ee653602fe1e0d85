// SPDX-License-Identifier: MIT

public import FlowKit
public import RxKernel
import ViewKit

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
/// The file is JSON, in the format of `StateFile`, that the user can edit, also while the application runs:
/// the change is read, and observers receive it. A change in the application replaces only the members that
/// it changes. Members that this version of the application does not know stay in the file, and members that
/// the file lacks have their defaults. Create one object for a file, when the application starts. Main thread
/// only.
@preconcurrency @MainActor public final class SettingsFile<Value: Codable & Equatable & Sendable> {
    /// The reason why the file could not be read, so that the settings have their defaults; nil if it was read, or if there was none.
    ///
    /// A damaged file was renamed, see `StateFileError.newPath`. Show the error to the user when the application starts.
    public private(set) var error: StateFileError?

    private let file: StateFile<Value>?
    private let defaults: Value
    private let relay: BehaviorRelay<Value>
    private let errorRelay = PublishRelay<StateFileError>()
    /// What the file had when it was last read or written; nil if there was none.
    private var stored: (document: JSONValue, value: Value)?
    /// The last error that ``errors`` has sent, while the file has not changed since.
    private var sentError: StateFileError?
    private var watches: [FolderWatch] = []
    private var watched: [String] = []
    /// The write of a change that could not be written; nil if the file has all changes.
    private var retry: RetriedWrite?
    /// The scheduler of the times after which a write is tried again.
    var scheduler: any SchedulerType = MainScheduler.instance

    /// The settings in the file at a path.
    ///
    /// - Parameters:
    ///   - path: the absolute path; nil to keep the settings in memory only, as in a test.
    ///   - value: the settings if the file does not exist, or could not be read.
    public convenience init(path: String?, default value: Value) {
        self.init(path.map { StateFile(path: $0) }, default: value, error: nil)
    }

    /// The settings in the configuration folder of an application, see `XDGFolders.config`.
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
        defaults = value
        self.error = error
        do throws(StateFileError) { stored = try Self.read(file, defaults: value) } catch let failed {
            self.error = file?.kept.setAside(failed.reason) ?? failed
        }
        relay = BehaviorRelay(value: stored?.value ?? value)
        // A file that the user creates is noticed, too.
        file?.kept.makeFolders()
        watch()
    }

    /// Returns the content of a file; nil if there is none.
    private static func read(
        _ file: StateFile<Value>?, defaults: Value
    ) throws(StateFileError) -> (document: JSONValue, value: Value)? {
        guard let file, let document = try file.document() else { return nil }
        return (document, try file.value(in: document, defaults: defaults))
    }

    isolated deinit {
        // What the user has changed last is not lost if the disk has space again.
        if retry != nil { _ = saveAgain() }
    }

    /// The current settings.
    public var value: Value { relay.value }

    /// The settings: the current ones on subscription, then each change.
    public var values: Observable<Value> { relay.latest.distinctUntilChanged() }

    /// Sends an error each time that another program has changed the file so that it cannot be read. The
    /// settings stay as they were. Without an observer the error is a `ViewReport`.
    public var errors: Observable<StateFileError> { errorRelay.asObservable() }

    /// Changes the settings, and returns when they are on the disk. Observers are called before that.
    ///
    /// What another program has changed in the file is read before, so that `change` receives the current settings.
    /// - Throws: `StateFileError` if the file cannot be written, or if ``error`` says that it must not be
    ///   overwritten. The change is in effect all the same. In the first case the write is tried again after
    ///   1, 2, 4 … 60 seconds, and when the object is released.
    public func update(_ change: (inout Value) -> Void) throws(StateFileError) {
        if let failed = reload() {
            guard !failed.reason.isTemporary else {
                // What another program has written is merged when the file can be read again.
                var value = relay.value
                change(&value)
                if value != relay.value { relay.accept(value) }
                writeLater()
                throw failed
            }
            // What the user has written is kept under another name.
            error = file?.kept.setAside(failed.reason)
            stored = nil
        }
        var value = relay.value
        change(&value)
        guard value != relay.value || retry != nil else { return }
        if value != relay.value { relay.accept(value) }
        if let error, file == nil || error.wouldOverwrite { throw error }
        do throws(StateFileError) { try save() } catch {
            if error.reason != .inUse { writeLater() }
            throw error
        }
    }

    private func writeLater() {
        if retry == nil { retry = RetriedWrite(on: scheduler) { [weak self] in self?.saveAgain() ?? true } }
    }

    /// Writes what could not be written before, with what another program has changed since. Returns whether
    /// that has succeeded: a file that cannot be read stays.
    private func saveAgain() -> Bool {
        guard reload() == nil else { return false }
        return (try? save()) != nil
    }

    private func save() throws(StateFileError) {
        guard let file else { return }
        // An observer may have changed the settings again.
        let value = relay.value
        let document = try file.document(with: value, inPlaceOf: stored, defaults: defaults)
        try file.save(document: document)
        stored = (document, value)
        retry = nil
        watch()
    }

    // MARK: Other programs

    /// Watches the folder of the file; if it is a symbolic link, also that of the file that it leads to.
    private func watch() {
        guard let file, watched != file.kept.folders else { return }
        watched = file.kept.folders
        watches = watched.map { FolderWatch($0) { [weak self] in self?.fileMayHaveChanged() } }
    }

    private func fileMayHaveChanged() {
        // The user may have replaced it by a link, or the link by another one.
        watch()
        guard let failed = reload() else { return sentError = nil }
        guard failed != sentError else { return }
        sentError = failed
        let error = StateFileError(path: failed.path, reason: .invalidEdit)
        if errorRelay.observerCount > 0 {
            errorRelay.accept(error)
        } else {
            ViewReport(.other("\(error)"), view: "SettingsFile").send()
        }
    }

    /// Takes what another program has written. A change of this one that could not be written stays in
    /// effect. Returns an error if the file cannot be read: neither the file nor the settings change then.
    private func reload() -> StateFileError? {
        guard let file else { return nil }
        do throws(StateFileError) {
            guard let document = try file.document(), document != stored?.document else { return nil }
            let read = (document, try file.value(in: document, defaults: defaults))
            var value = read.1
            if let stored, stored.value != relay.value {
                let merged = try file.document(
                    with: relay.value, inPlaceOf: (document, stored.value), defaults: defaults)
                value = try file.value(in: merged, defaults: defaults)
            }
            stored = read
            error = nil
            if value != relay.value { relay.accept(value) }
            return nil
        } catch {
            return error
        }
    }
}
