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
    private let store: NoteStore

    init(_ store: NoteStore) {
        self.store = store
        super.init()
        let reloads = store.changes.map { _ in }.startWith(())
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
                    self.notes.accept(notes)
                case .failure(let error): steps.accept(NotesStep.failed("\(error)"))
                }
            })
            .disposed(by: disposeBag)
    }

    func search(_ text: String) { change { $0.text = text } }
    func choose(tag: String?) { change { $0.tag = tag } }
    func open(_ note: NoteSummary) { steps.accept(NotesStep.note(note.id)) }
    func add() { steps.accept(NotesStep.note(Note.makeID())) }
    func importFolder() { steps.accept(NotesStep.chooseImport) }
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
