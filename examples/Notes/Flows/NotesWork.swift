// SPDX-License-Identifier: MIT

import ControllerKit
import NotesModel

/// Work with notes that belongs to no screen. It emits a step when the work is done.
@MainActor final class NotesWork: Stepper {
    let steps = PublishRelay<any Step>()
    private(set) var store: NoteStore
    private var folder: NoteFolder?
    private let following = SerialDisposable()
    private let waiting = SerialDisposable()
    private let disposeBag = DisposeBag()

    init(_ store: NoteStore, _ folder: NoteFolder?) {
        self.store = store
        self.folder = folder
        following.disposed(by: disposeBag)
        waiting.disposed(by: disposeBag)
    }

    /// Works with other notes from now on.
    func use(_ store: NoteStore, _ folder: NoteFolder?) {
        (self.store, self.folder) = (store, folder)
        showNoNote()
    }

    /// Ends the wait of ``showNote(ofFile:)``.
    func showNoNote() { waiting.disposable = Disposables.create() }

    /// Shows the note of a file in the folder, as soon as the file has been read.
    func showNote(ofFile name: String) {
        waiting.disposable = store.changes.startWith(nil)
            .flatMapLatest { [store] _ in store.query { try $0.note(ofFile: name) } }
            .compactMap { $0 }.take(1)
            .subscribe(
                onNext: { [unowned self] in steps.accept(NotesStep.note($0)) },
                // The list says why the notes cannot be read.
                onError: { _ in })
    }

    /// Reads the folder of files, and follows it from now on.
    func followFolder() {
        following.disposable =
            folder?.errorMessages.subscribe(onNext: { [unowned self] in
                steps.accept(NotesStep.report("Not all files are as the notes are", $0))
            }) ?? Disposables.create()
        folder?.start()
    }

    func delete(_ id: Note.ID) {
        run({ try $0.delete(id) }) { NotesStep.deleted(id) }
    }

    func restore(_ id: Note.ID) { run({ try $0.restore(id) }) { nil } }

    func importFolder(_ path: String) {
        run({ try $0.importFolder(path) }) { NotesStep.report($0.text("imported"), $0.errorMessages) }
    }

    func exportFolder(_ path: String) {
        run({ try $0.exportFolder(path) }) { NotesStep.report($0.text("exported"), $0.errorMessages) }
    }

    private func run<T: Sendable>(
        _ body: @escaping @Sendable (NoteStore) throws -> T, then step: @escaping @MainActor (T) -> NotesStep?
    ) {
        store.query(body).subscribe(
            onSuccess: { [weak self] in if let step = step($0) { self?.steps.accept(step) } },
            onFailure: { [weak self] in self?.steps.accept(NotesStep.failed("\($0)")) }
        )
        .disposed(by: disposeBag)
    }
}
