// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import GtkBackend
import NotesFlows
import NotesModel

@main struct NotesApp: Application {
    let id = "org.example.Notes"
    let name = "Notes"
    let windowSize = Size(width: 820, height: 720)
    private let notebook: Notebook
    private let disposeBag = DisposeBag()

    init() {
        let data = XDGFolders(application: id).data
        notebook = Notebook(
            own: .onDisk, indexesIn: data.map { URL(filePath: $0).appending(path: "folders") },
            settings: SettingsFile(application: id, default: Notebook.Settings()))
    }

    func willStart(_ session: ApplicationSession) {
        if let error = notebook.error { session.report(error) }
        session.finished.subscribe(onNext: { [notebook] in notebook.finish() }).disposed(by: disposeBag)
    }

    func rootFlow() -> any Flow {
        NotesFlow(
            notebook: notebook,
            applicationMenu: [
                .init("About Notes", action: "app.about"),
                .init("Quit", action: "app.quit"),
            ])
    }

    var firstStep: any Step { NotesStep.start }

    func step(toOpen paths: [String]) -> (any Step)? { paths.first.map { NotesStep.open(path: $0) } }

    func actions(in session: ApplicationSession) -> [Action] {
        [
            Action("app.about", title: "About Notes") { session.open(NotesStep.about) },
            Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() },
        ]
    }
}
