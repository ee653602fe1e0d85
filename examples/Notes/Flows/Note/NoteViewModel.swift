// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import NotesModel

/// The text of a note while it is edited. It is saved half a second after a change, while the user goes on typing as well.
package final class NoteViewModel: RxViewModel {
    let id: Note.ID
    /// The text that the user sees.
    let text = BehaviorRelay(value: "")
    /// Whether the note was read. Before that, it has no text that could be edited or saved.
    let isLoaded = BehaviorRelay(value: false)
    /// The notes that link to this one.
    let backLinks = BehaviorRelay<[NoteSummary]>(value: [])
    /// The error message if the note could not be read, or its text could not be saved; nil otherwise.
    let errorMessage = BehaviorRelay<String?>(value: nil)
    /// A text that the user has not typed, such as a restored version.
    let replacements = PublishRelay<String>()

    private let store: NoteStore
    private let edits = PublishRelay<Void>()
    private let backLinksQuery = SerialDisposable()
    /// The next attempt to save a text that could not be saved: 1, 2, 4 … 60 seconds after the last one, and a second after a change.
    private let retry = SerialDisposable()
    private var retryDelay = 1
    /// The text that the store has.
    private var savedText = ""
    /// The file of the note, or from which it was imported. Another program may rename it.
    private var file: String?
    /// The text of the note if it is a new one.
    private let beginning: String

    init(_ id: Note.ID, beginningWith beginning: String, _ store: NoteStore) {
        self.id = id
        self.store = store
        self.beginning = beginning
        super.init()
        edits.throttle(.milliseconds(500), latest: true, scheduler: MainScheduler.instance)
            .subscribe(onNext: { [unowned self] in save() })
            .disposed(by: disposeBag)
        store.changes.subscribe(onNext: { [weak self] id in
            if id == nil || id == self?.id { self?.takeOver() }
            self?.loadBackLinks()
        })
        .disposed(by: disposeBag)
        viewWillDisappear.subscribe(onNext: { [unowned self] in save() }).disposed(by: disposeBag)
        retry.disposed(by: disposeBag)
        backLinksQuery.disposed(by: disposeBag)
        load()
    }

    isolated deinit { save() }

    /// The title in the title bar.
    var title: Observable<String> {
        text.map { [unowned self] in title(of: $0) }.distinctUntilChanged()
    }

    /// The title of the text that the user sees now.
    var currentTitle: String { title(of: text.value) }

    private func title(of text: String) -> String {
        NoteText(text, fileTitle: file.map(NoteFile.title)).title
    }

    /// Reads the note, or saves it, after that has failed.
    func tryAgain() { isLoaded.value ? save() : load() }

    private func load() {
        do throws(NoteStoreError) {
            let note = try store.note(id)
            savedText = note?.text ?? ""
            file = note?.file
            text.accept(note?.text ?? beginning)
            replacements.accept(text.value)
            isLoaded.accept(true)
            errorMessage.accept(nil)
            loadBackLinks()
        } catch { errorMessage.accept("\(error)") }
    }

    func edit(_ new: String) {
        guard isLoaded.value, new != text.value else { return }
        text.accept(new)
        retryDelay = 1
        edits.accept(())
    }

    /// Saves what the user has typed. A transaction takes less than a frame.
    func save() {
        let new = text.value
        guard new != savedText else { return }
        do throws(NoteStoreError) {
            try store.save(id, text: new, replacing: savedText)
            savedText = new
            retry.disposable = Disposables.create()
            retryDelay = 1
            if errorMessage.value != nil { errorMessage.accept(nil) }
        } catch {
            errorMessage.accept("\(error)")
            saveLater()
        }
    }

    private func saveLater() {
        let delay = RxTimeInterval.seconds(retryDelay)
        retry.disposable = MainScheduler.instance.scheduleRelative((), dueTime: delay) { [weak self] in
            MainActor.assumeIsolated { self?.saveAgain() }
            return Disposables.create()
        }
    }

    /// Only these attempts make the delay longer, and not those while the user types, or asks to quit.
    private func saveAgain() {
        retryDelay = min(retryDelay * 2, 60)
        save()
    }

    /// The text if it cannot be saved now; nil if it is saved.
    func unsavedInput() -> UnsavedInput? {
        save()
        guard text.value != savedText, let reason = errorMessage.value else { return nil }
        return UnsavedInput(
            "The note “\(currentTitle)”", because: reason,
            suggestedName: "\(NoteStore.fileName(currentTitle)).md",
            contents: { [text] in Array(text.value.utf8) })
    }

    func follow(_ link: String) {
        if let title = MarkdownStyle.title(of: link) {
            save()
            steps.accept(NoteStep.link(title))
        } else if let path = NoteFile.path(ofLink: link, from: file) {
            save()
            steps.accept(NoteStep.file(path))
        } else if let colon = link.firstIndex(of: ":") {
            let uri = link[..<colon].lowercased() + link[colon...]
            guard ["http://", "https://", "mailto:"].contains(where: { uri.hasPrefix($0) }) else { return }
            Toolkit.backend.open(uri: uri)
        }
    }

    func open(_ note: NoteSummary) { steps.accept(NoteStep.other(note.id)) }

    func showHistory() {
        save()
        steps.accept(NoteStep.history)
    }

    /// Deletes the note. Its screen stays until that has succeeded: the text is nowhere else if it cannot be saved.
    func delete() {
        save()
        do throws(NoteStoreError) {
            try store.delete(id)
            // What could not be saved before does not bring the note back.
            savedText = text.value
            steps.accept(NoteStep.deleted)
        } catch { steps.accept(NoteStep.failed("\(error)")) }
    }

    /// Shows a text that was saved elsewhere, such as a restored version, and the title that a file has given to the note.
    private func takeOver() {
        guard isLoaded.value, let note = try? store.note(id) else { return }
        if note.file != file {
            file = note.file
            // For the title.
            text.accept(text.value)
        }
        guard text.value == savedText, note.text != savedText else { return }
        savedText = note.text
        text.accept(note.text)
        replacements.accept(note.text)
    }

    private func loadBackLinks() {
        // An earlier query may end after this one.
        backLinksQuery.disposable = store.query { [id] in try $0.notes(linkingTo: id) }
            .subscribe(onSuccess: { [weak self] in self?.backLinks.accept($0) })
    }
}
