// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import NotesModel

package enum NotesStep: Step, Equatable, Codable {
    case start
    /// A note, which is a new one if the store has none with this id.
    case note(Note.ID)
    case delete(Note.ID)
    case deleted(Note.ID)
    case restore(Note.ID)
    case chooseImport
    case importFolder(String)
    case chooseExport
    case exportFolder(String)
    case chooseFolder
    case openFolder(String)
    case closeFolder
    /// A folder or a file that the command line or the desktop names.
    case open(path: String)
    case report(String, [String])
    case failed(String)
    case about
}

/// The notes: the list, and the notes that are opened from it and from each other.
package final class NotesFlow: Flow {
    package let navigation = NavigationController()
    package var root: any Presentable { book }

    private let book: NotebookViewController
    private var store: NoteStore { work.store }
    /// What the user opens and closes; nil if the notes stay the same.
    private let notebook: Notebook?
    /// What the user can do about a folder that cannot be used.
    private let remedy: (@MainActor () -> Button)?
    private let applicationMenu: [Menu.Item]
    private let work: NotesWork

    /// - Parameters:
    ///   - store: the notes.
    ///   - folder: the folder whose files are the notes; nil if they are in the store only.
    ///   - remedy: returns a button in place of “Try Again”, for notes that cannot be used.
    ///   - applicationMenu: the items of the menu besides those of the list.
    package init(
        store: NoteStore, folder: NoteFolder? = nil, remedy: (@MainActor () -> Button)? = nil,
        applicationMenu: [Menu.Item] = []
    ) {
        notebook = nil
        self.remedy = remedy
        self.applicationMenu = applicationMenu
        work = NotesWork(store, folder)
        book = NotebookViewController(navigation)
    }

    /// The notes of an application, which can also open a folder of files.
    package init(notebook: Notebook, applicationMenu: [Menu.Item] = []) {
        self.notebook = notebook
        remedy = nil
        self.applicationMenu = applicationMenu
        work = NotesWork(notebook.store, notebook.folder)
        book = NotebookViewController(navigation)
    }

    /// The list of the notes, as the only screen. Those above it have saved what was typed.
    private func showList() -> NoteListViewController {
        let list = NoteListViewController(
            viewModel: NoteListViewModel(store, opensFolders: notebook != nil), folder: notebook?.name,
            remedy: remedy?(), menu: applicationMenu)
        navigation.set([list])
        work.followFolder()
        return list
    }

    /// Asks the notes above the list before a step closes them, since a text that cannot be saved is nowhere else. Returns false if there
    /// are none; otherwise the step follows again if all of them agree.
    private func asksNotes(before step: NotesStep) -> Bool {
        guard notebook != nil, let list = navigation.viewControllers.first,
            list !== navigation.topViewController
        else { return false }
        Task.immediate { [navigation, work] in
            if await navigation.goBack(to: list) { work.steps.accept(step) }
        }
        return true
    }

    private func open(_ path: String?, by step: NotesStep) -> FlowContributors {
        guard let notebook, !asksNotes(before: step) else { return .none }
        do throws(StateFileError) { try notebook.open(path) } catch {
            work.steps.accept(NotesStep.report("This is not remembered for the next start", ["\(error)"]))
        }
        work.use(notebook.store, notebook.folder)
        // “Undo” is about a note of the others.
        book.dismissToasts()
        return .viewController(showList())
    }

    /// Opens a folder, or shows the note of a file, in the open folder if that contains it, otherwise in the folder of the file.
    private func openNamed(_ path: String) -> FlowContributors {
        let url = URL(filePath: path).standardized.resolvingSymlinksInPath()
        let kind = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return open(path, by: .open(path: path))
        }
        let reason: String? =
            if kind == nil {
                "There is no file or folder \(path)."
            } else if kind != .typeRegular || url.pathExtension.lowercased() != "md"
                || url.lastPathComponent.hasPrefix(".")
            {
                "Notes are plain files whose names end with “.md”, and \(path) is none."
            } else { nil }
        if let reason {
            return .show(Alert("\(url.lastPathComponent) was not opened", message: reason))
        }
        let file = url.path(percentEncoded: false)
        // A file in a hidden folder is none of the notes of the folder above.
        if let folder = notebook?.openFolder, file.hasPrefix("\(folder)/"),
            case let name = file.dropFirst(folder.count), !name.contains("/.")
        {
            work.showNote(ofFile: String(name.dropFirst()))
            return .none
        }
        guard !asksNotes(before: .open(path: path)) else { return .none }
        defer { work.showNote(ofFile: url.lastPathComponent) }
        return open(url.deletingLastPathComponent().path, by: .open(path: path))
    }

    package func navigate(to step: NotesStep) -> FlowContributors {
        switch step {
        case .start:
            return .multiple(
                .viewController(showList()), .contribute(withNextPresentable: book, withNextStepper: work))

        case .note(let id):
            work.showNoNote()
            return .flow(NoteFlow(id, in: navigation, store: store, router: router), with: NoteStep.note)

        case .delete(let id):
            work.delete(id)
            return .none

        case .deleted(let id):
            book.show(Toast("Note deleted", action: "Undo")) { [router] in router.send(.restore(id)) }
            return .none

        case .restore(let id):
            work.restore(id)
            return .none

        case .chooseImport:
            return .ask(FileDialog("Import a Folder of Markdown Files", purpose: .folder)) {
                $0.first.map { NotesStep.importFolder($0) }
            }

        case .importFolder(let path):
            work.importFolder(path)
            return .none

        case .chooseExport:
            return .ask(FileDialog("Export All Notes into a Folder", purpose: .folder)) {
                $0.first.map { NotesStep.exportFolder($0) }
            }

        case .exportFolder(let path):
            work.exportFolder(path)
            return .none

        case .chooseFolder:
            return .ask(FileDialog("Open a Folder of Markdown Files", purpose: .folder)) {
                $0.first.map { NotesStep.openFolder($0) }
            }

        case .openFolder(let path): return open(path, by: step)

        case .closeFolder: return open(nil, by: step)

        case .open(let path): return openNamed(path)

        case .report(let text, let errorMessages):
            guard !errorMessages.isEmpty else {
                book.show(Toast(text))
                return .none
            }
            let shown =
                errorMessages.prefix(10)
                + (errorMessages.count > 10 ? ["And \(errorMessages.count - 10) more."] : [])
            return .show(Alert(text, message: shown.joined(separator: "\n")))

        case .failed(let message):
            return .show(Alert("The notes were not changed", message: message))

        case .about:
            return .show(
                Alert(
                    "Notes",
                    message: "Notes in Markdown, and an example of an application written with RxShell."))
        }
    }
}
