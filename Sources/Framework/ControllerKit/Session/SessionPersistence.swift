// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

/// What a session saves for the next run: its navigation, and what is remembered for the roles of its windows and split views.
@MainActor final class SessionPersistence {
    /// Where the navigation is recorded.
    enum Record {
        case nowhere
        case file(StateFile<SessionRecord>)
        case store(RecordStore)
    }

    private let record: Record
    /// The folder with the files of the roles; nil to save nothing.
    private let folder: String?
    private var writer: StateWriter<SessionRecord>?
    private var storing: (any Disposable)?
    /// The record of an earlier run, until a copy of it is kept because a part of it is not restored.
    private var unrestored: SessionRecord?
    /// The geometry of the windows with a role; nil if it is not saved.
    private(set) var geometries: RememberedByRole<WindowGeometry>?
    /// The widths of the columns of the split views with a role; nil if they are not saved.
    private(set) var columnWidths: RememberedByRole<[Int]>?
    /// Opens a further main window of an earlier run.
    var restoreWindow: (@MainActor (WindowRecord) -> Void)?
    weak var session: ApplicationSession?

    init(_ record: Record, folder: String?) {
        self.record = record
        self.folder = folder
    }

    isolated deinit { storing?.dispose() }

    /// Whether the steps of the first window are recorded.
    var recordsNavigation: Bool { if case .nowhere = record { false } else { true } }

    /// Whether the steps of a further main window are recorded.
    var recordsFurtherWindows: Bool { writer != nil }

    /// Returns the record of an earlier run, and records each change of navigation from now on.
    func start(_ windows: SessionWindows) -> SessionRecord? {
        let earlier = loadRecord(windows)
        if let folder {
            geometries = remembered(in: StateFile(path: "\(folder)/windows.json"))
            columnWidths = remembered(in: StateFile(path: "\(folder)/splits.json"))
        }
        return earlier
    }

    private func loadRecord(_ windows: SessionWindows) -> SessionRecord? {
        switch record {
        case .nowhere: return nil
        case .store(let store):
            storing = windows.coordinator.rx.record.subscribe(onNext: { store.save($0) })
            return store.load().map { SessionRecord($0) }
        case .file(let file):
            guard case .value(let earlier) = load(file) else { return nil }
            writer = StateWriter(file, onError: { [weak self] in self?.didWrite(file.path, $0) }) {
                [weak windows] in windows?.record
            }
            unrestored = earlier
            recordChanges(of: windows.coordinator)
            return earlier
        }
    }

    /// Records the navigation of a main window, if it is recorded in a file.
    func recordChanges(of coordinator: FlowCoordinator) {
        coordinator.onNotRestored = { [weak self] in self?.keepCopy() }
        // The subscription ends with the coordinator. A bag of the session would also retain the subscriptions of windows that were closed.
        _ = coordinator.recordChanges.subscribe(onNext: { [weak self] in self?.changed() })
    }

    /// Writes a copy of the record of the earlier run, once.
    private func keepCopy() {
        guard case .file(let file) = record, let unrestored else { return }
        self.unrestored = nil
        session?.stateFailed(file.keepCopy(of: unrestored))
    }

    private func remembered<Value>(in file: StateFile<[String: Value]>) -> RememberedByRole<Value>? {
        guard case .value(let values) = load(file) else { return nil }
        return RememberedByRole(values ?? [:], in: file) { [weak self] in self?.didWrite(file.path, $0) }
    }

    private enum Loaded<Value> {
        /// The content of the file; nil if it has nothing that can be restored.
        case value(Value?)
        /// The file must not be overwritten.
        case lost
    }

    private func load<Value>(_ file: StateFile<Value>) -> Loaded<Value> {
        do throws(StateFileError) {
            return .value(try file.load())
        } catch {
            session?.stateFailed(error)
            return error.wouldOverwrite ? .lost : .value(nil)
        }
    }

    /// Called when a file could not be written, and with nil when it was written after that.
    private func didWrite(_ path: String, _ error: StateFileError?) {
        if let error { session?.stateFailed(error) } else { session?.report(nil, of: path) }
    }

    // MARK: Saving

    func changed() { writer?.changed() }

    /// Writes what has changed, and returns when it is on the disk.
    func save() {
        // The coordinator sends its changes in the next turn of the main queue.
        changed()
        writer?.flush()
        flushRoles()
    }

    private func flushRoles() {
        geometries?.flush()
        columnWidths?.flush()
    }

    /// Leaves the record as it is, so that the next run restores what is closed from now on.
    func stopRecording() {
        save()
        writer = nil
    }

    /// Called when the last window was closed: there is nothing to restore.
    func end() {
        writer?.remove()
        flushRoles()
        if case .store(let store) = record, storing != nil { store.remove() }
    }
}
