// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import NotesModel

/// The text of a note while it is edited. It is saved half a second after a change, while the user goes on typing as well.
package final class NoteViewModel: RxViewModel {
    let id: Note.ID
    /// The text that the user sees.
    let text: BehaviorRelay<String>
    /// The notes that link to this one.
    let backLinks = BehaviorRelay<[NoteSummary]>(value: [])
    /// The error message if the text could not be saved; nil otherwise.
    let errorMessage = BehaviorRelay<String?>(value: nil)
    /// A text that the user has not typed, such as a restored version.
    let replacements = PublishRelay<String>()

    private let store: NoteStore
    private let edits = PublishRelay<Void>()
    /// The text that the store has.
    private var savedText: String

    init(_ id: Note.ID, beginningWith beginning: String, _ store: NoteStore) {
        self.id = id
        self.store = store
        var failure: String?
        var saved: String?
        do throws(NoteStoreError) { saved = try store.note(id)?.text } catch { failure = "\(error)" }
        savedText = saved ?? ""
        text = BehaviorRelay(value: saved ?? beginning)
        super.init()
        errorMessage.accept(failure)
        edits.throttle(.milliseconds(500), latest: true, scheduler: MainScheduler.instance)
            .subscribe(onNext: { [unowned self] in save() })
            .disposed(by: disposeBag)
        store.changes.subscribe(onNext: { [unowned self] id in
            if id == self.id { takeOver() }
            loadBackLinks()
        })
        .disposed(by: disposeBag)
        viewWillDisappear.subscribe(onNext: { [unowned self] in save() }).disposed(by: disposeBag)
        loadBackLinks()
    }

    isolated deinit { save() }

    /// The title in the title bar.
    var title: Observable<String> { text.map { NoteText($0).title }.distinctUntilChanged() }

    func edit(_ new: String) {
        guard new != text.value else { return }
        text.accept(new)
        edits.accept(())
    }

    /// Saves what the user has typed. A transaction takes less than a frame.
    func save() {
        let new = text.value
        guard new != savedText else { return }
        do throws(NoteStoreError) {
            try store.save(id, text: new)
            savedText = new
            if errorMessage.value != nil { errorMessage.accept(nil) }
        } catch {
            errorMessage.accept("\(error)")
        }
    }

    func follow(_ link: String) {
        if let title = MarkdownStyle.title(of: link) {
            save()
            steps.accept(NoteStep.link(title))
        } else if ["http://", "https://", "mailto:"].contains(where: { link.hasPrefix($0) }) {
            Toolkit.backend.open(uri: link)
        }
    }

    func open(_ note: NoteSummary) { steps.accept(NoteStep.other(note.id)) }

    func showHistory() {
        save()
        steps.accept(NoteStep.history)
    }

    func delete() {
        save()
        steps.accept(NoteStep.delete)
    }

    /// Shows a text that was saved elsewhere, such as a restored version.
    private func takeOver() {
        guard text.value == savedText, let note = try? store.note(id), note.text != savedText else { return }
        savedText = note.text
        text.accept(note.text)
        replacements.accept(note.text)
    }

    private func loadBackLinks() {
        store.query { [id] in try $0.notes(linkingTo: id) }
            .subscribe(onSuccess: { [weak self] in self?.backLinks.accept($0) })
            .disposed(by: disposeBag)
    }
}
