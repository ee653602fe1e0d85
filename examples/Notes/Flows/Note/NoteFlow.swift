// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import NotesModel

package enum NoteStep: Step, Equatable, Codable {
    case note
    /// The note that a link names by its title: what is between the brackets.
    case link(String)
    /// The note that a link names by its file.
    case file(String)
    case other(Note.ID)
    case missing(String)
    /// A new note with a title. The step has its id, so that the next run shows the same note.
    case create(Note.ID, title: String)
    case history
    case version(NoteVersion.ID)
    case restore(NoteVersion)
    /// The store has deleted the note.
    case deleted
    case failed(String)
}

/// One note, and from there the notes that it links to and that link to it, which are flows like this one again.
package final class NoteFlow: Flow {
    package var root: any Presentable { editor }

    private let editor: NoteViewController
    private let id: Note.ID
    private let navigation: NavigationController
    private let store: NoteStore
    private let notes: Router<NotesStep>

    init(
        _ id: Note.ID, beginningWith text: String = "", in navigation: NavigationController, store: NoteStore,
        router: Router<NotesStep>
    ) {
        self.id = id
        self.navigation = navigation
        self.store = store
        notes = router
        editor = NoteViewController(viewModel: NoteViewModel(id, beginningWith: text, store))
    }

    package func navigate(to step: NoteStep) -> FlowContributors {
        switch step {
        case .note: return .push(editor, on: navigation)

        case .link(let link):
            do throws(NoteStoreError) {
                let titles = NoteText.titles(ofLink: link)
                for title in titles {
                    if let other = try store.note(titled: title) { return open(other) }
                }
                return titles.last.map { navigate(to: .missing($0)) } ?? .none
            } catch { return navigate(to: .failed("\(error)")) }

        case .file(let path):
            do throws(NoteStoreError) {
                guard let other = try store.note(at: path) else {
                    return navigate(to: .missing(NoteFile.title(path)))
                }
                return open(other)
            } catch { return navigate(to: .failed("\(error)")) }

        case .other(let other):
            return .flow(NoteFlow(other, in: navigation, store: store, router: notes), with: NoteStep.note)

        case .missing(let title):
            let question = Alert.confirm(
                "Write “\(title)”?", message: "There is no note with this title yet.", .suggested("New Note"))
            return .ask(question) { $0.style == .cancel ? nil : NoteStep.create(Note.makeID(), title: title) }

        case .create(let id, let title):
            let flow = NoteFlow(
                id, beginningWith: "# \(title)\n\n", in: navigation, store: store, router: notes)
            return .flow(flow, with: NoteStep.note)

        case .history:
            return .push(HistoryViewController(viewModel: HistoryViewModel(id, store)), on: navigation)

        case .version(let version):
            do throws(NoteStoreError) {
                guard let version = try store.versions(of: id).first(where: { $0.id == version }) else {
                    return .none
                }
                let model = VersionViewModel(version, text: try store.note(id)?.text ?? "")
                return .push(VersionViewController(viewModel: model), on: navigation)
            } catch { return navigate(to: .failed("\(error)")) }

        case .restore(let version):
            do throws(NoteStoreError) {
                try store.restore(version, of: id)
                return .pop(to: editor, on: navigation)
            } catch { return navigate(to: .failed("\(error)")) }

        case .deleted:
            notes.send(.deleted(id))
            return .pop(on: navigation)

        case .failed(let message):
            return .show(Alert("The note was not changed", message: message))
        }
    }

    /// A link to the note itself opens nothing.
    private func open(_ other: Note.ID) -> FlowContributors {
        other == id ? .none : navigate(to: .other(other))
    }
}
