// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import NotesModel

package enum NoteStep: Step, Equatable, Codable {
    case note
    /// The note that a link names by its title.
    case link(String)
    case other(Note.ID)
    case missing(String)
    /// A new note with a title. The step has its id, so that the next run shows the same note.
    case create(Note.ID, title: String)
    case history
    case version(NoteVersion.ID)
    case restore(NoteVersion)
    case delete
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

        case .link(let title):
            do throws(NoteStoreError) {
                guard let other = try store.note(titled: title) else { return navigate(to: .missing(title)) }
                // A link to the note itself opens nothing.
                return other == id ? .none : navigate(to: .other(other))
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

        case .delete:
            notes.send(.delete(id))
            return .pop(on: navigation)

        case .failed(let message):
            return .show(Alert("The note was not changed", message: message))
        }
    }
}
