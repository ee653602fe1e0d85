// SPDX-License-Identifier: MIT

// The code of the article "Restoring".

import ControllerKit

enum NoteStep: Step, Codable { case list, note(Int) }

struct NotesApp: Application {
    let id = "org.example.Notes"
    let restoresNavigation = true
    let firstStep: any Step = NoteStep.list
    func rootFlow() -> any Flow { NotesFlow() }
}

extension NotesApp {
    func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
        session.openWindow(NotesFlow(), with: OneStepper(withSingleStep: NoteStep.list), restoring: record)
    }
}

final class NotesFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }
    func navigate(to step: NoteStep) -> FlowContributors { .none }
}

final class DraftViewModel: RxViewModel, Restorable {
    let draft = BehaviorRelay(value: "")

    var restorableState: Observable<String> { draft.asObservable() }
    func restore(_ draft: String) { self.draft.accept(draft) }
}

struct Note: Identifiable, Hashable {
    let id: Int
    var title = ""
}

final class NoteCell: Box, Configurable {
    private let titleLabel = Label()
    init() { super.init(.horizontal, [titleLabel]) }
    func configure(_ note: Note) { titleLabel.text = note.title }
}

final class NoteListController: ViewController, Restorable {
    let list = ListView { NoteCell() }

    var restorableState: Observable<RowPosition<Note.ID>> { list.rx.position }
    func restore(_ position: RowPosition<Note.ID>) { list.position = position }
}

struct Preferences: Codable, Equatable { var isDark = false }

@MainActor func makeDark(_ disposeBag: DisposeBag, _ show: @escaping @MainActor (Bool) -> Void) throws {
    let settings = SettingsFile(application: "org.example.Notes", default: Preferences())
    settings.values.map(\.isDark).subscribe(onNext: { isDark in show(isDark) }).disposed(by: disposeBag)
    try settings.update { $0.isDark = true }
}

@MainActor func presentEditor(above screen: ViewController) {
    screen.present(ViewController(), role: "editor")
}
