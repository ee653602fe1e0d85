// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import NotesModel

/// The notes that match a query.
package final class NoteListViewModel: RxViewModel {
    let query = BehaviorRelay(value: NoteQuery())
    let notes = BehaviorRelay<[NoteSummary]>(value: [])
    let tags = BehaviorRelay<[String]>(value: [])
    /// Whether the notes have been read.
    let isReady = BehaviorRelay(value: false)
    let selected = BehaviorRelay<Note.ID?>(value: nil)
    /// Why the notes could not be read, which the screen shows instead of them; nil if they were read.
    let failure = BehaviorRelay<NoteStoreError?>(value: nil)
    /// Whether the user can open and close folders of files.
    let opensFolders: Bool
    private let retries = PublishRelay<Void>()
    private let store: NoteStore

    init(_ store: NoteStore, opensFolders: Bool = false) {
        self.store = store
        self.opensFolders = opensFolders
        super.init()
        // The first query comes last: what changes after it is a change.
        let reloads = Observable.merge(store.changes.map { _ in }, retries.asObservable(), .just(()))
        let texts = query.map(\.text).distinctUntilChanged()
        let settled = texts.skip(1).debounce(.milliseconds(150), scheduler: MainScheduler.instance).startWith(
            "")
        Observable.combineLatest(settled, query.map(\.tag).distinctUntilChanged(), reloads)
            .flatMapLatest { [store] text, tag, _ in
                store.query { store in
                    Result { (try store.notes(NoteQuery(text: text, tag: tag)), try store.tags()) }
                }
            }
            .subscribe(onNext: { [unowned self] result in
                switch result {
                case .success(let (notes, tags)):
                    if tags != self.tags.value { self.tags.accept(tags) }
                    isReady.accept(true)
                    failure.accept(nil)
                    self.notes.accept(notes)
                case .failure(let error):
                    // The screen shows the message: a step would be lost while another screen is in front.
                    failure.accept(
                        error as? NoteStoreError ?? .database(path: "", reason: "\(error)"))
                    self.notes.accept([])
                }
            })
            .disposed(by: disposeBag)
    }

    /// Reads the notes again.
    func retry() {
        if opensFolders, case .folder(let path, _) = failure.value {
            steps.accept(NotesStep.openFolder(path))
        } else {
            retries.accept(())
        }
    }

    /// Gives a file that cannot be used another name, and begins without notes.
    func setAside() {
        store.query { try $0.setAside() }
            .subscribe(
                onSuccess: { [weak self] in
                    if let path = $0 {
                        self?.steps.accept(NotesStep.report("The file was kept as \(path)", []))
                    }
                    self?.retry()
                },
                onFailure: { [weak self] in self?.steps.accept(NotesStep.failed("\($0)")) }
            )
            .disposed(by: disposeBag)
    }

    func search(_ text: String) { change { $0.text = text } }
    func choose(tag: String?) { change { $0.tag = tag } }
    func open(_ note: NoteSummary) { steps.accept(NotesStep.note(note.id)) }
    func add() { steps.accept(NotesStep.note(Note.makeID())) }

    /// The user may click twice before the note is opened.
    private var isAddingSample = false

    /// Adds a note that shows what a note can have, and opens it.
    func addSample() {
        guard !isAddingSample else { return }
        isAddingSample = true
        let id = Note.makeID()
        store.query { try $0.save(id, text: Note.sample) }
            .subscribe(
                onSuccess: { [weak self] in self?.steps.accept(NotesStep.note(id)) },
                onFailure: { [weak self] in self?.steps.accept(NotesStep.failed("\($0)")) },
                onDisposed: { [weak self] in self?.isAddingSample = false }
            )
            .disposed(by: disposeBag)
    }

    func importFolder() { steps.accept(NotesStep.chooseImport) }
    func chooseFolder() { steps.accept(NotesStep.chooseFolder) }
    func closeFolder() { steps.accept(NotesStep.closeFolder) }
    func exportFolder() { steps.accept(NotesStep.chooseExport) }

    func deleteSelected() {
        if let id = selected.value { steps.accept(NotesStep.delete(id)) }
    }

    func pinSelected() {
        guard let note = notes.value.first(where: { $0.id == selected.value }) else { return }
        store.query { try $0.setPinned(note.id, !note.isPinned) }
            .subscribe(onFailure: { [weak self] in self?.steps.accept(NotesStep.failed("\($0)")) })
            .disposed(by: disposeBag)
    }

    private func change(_ change: (inout NoteQuery) -> Void) {
        var new = query.value
        change(&new)
        if new != query.value { query.accept(new) }
    }
}

extension Note {
    /// The text of the note that an empty list offers.
    static let sample = """
        # A Sample Note

        Notes are written in Markdown, with **bold** and *italic* words and `code`.

        - [[Another Note]] is a link: it opens the note of that title, or writes a new one.
        - #sample is a tag, which the list can be filtered by.
        - What is typed is saved at once, and each note has a history.

        """
}
