// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import RxKernel
import ViewKit

/// A program as an iOS developer writes it: a list, a song with a child, a sheet that asks before it closes,
/// and tabs. Its base classes log their life.
enum LifeCycleProgram {
    // MARK: A log of all that happens

    @MainActor final class Log {
        private var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    // MARK: Base classes

    class BaseViewModel: RxViewModel {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init()
            viewDidLoad.subscribe(onNext: { [unowned self] in log.add("\(type(of: self)) viewDidLoad") })
                .disposed(by: disposeBag)
            viewDidDisappear.subscribe(onNext: { [unowned self] in
                log.add("\(type(of: self)) viewDidDisappear")
            })
            .disposed(by: disposeBag)
        }
        isolated deinit { log.add("\(Self.self) deinit") }
    }

    class BaseController<ViewModel: BaseViewModel>: RxViewController<ViewModel> {
        var log: Log { viewModel.log }

        override init(viewModel: ViewModel) {
            super.init(viewModel: viewModel)
            rx.viewWillAppear.subscribe(onNext: { [unowned self] in note("rx.viewWillAppear", $0) })
                .disposed(by: disposeBag)
            rx.viewDidDisappear.subscribe(onNext: { [unowned self] in note("rx.viewDidDisappear", $0) })
                .disposed(by: disposeBag)
        }

        private func note(_ text: String, _ flag: Bool? = nil) {
            log.add("\(type(of: self)) \(text)" + (flag.map { " animated \($0)" } ?? ""))
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note(
                "viewWillAppear" + (isMovingToParent ? " moving" : "")
                    + (isBeingPresented ? " presented" : ""))
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("viewIsAppearing")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note(
                "viewWillDisappear" + (isMovingFromParent ? " moving" : "")
                    + (isBeingDismissed ? " dismissed" : ""))
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("viewDidDisappear")
        }
        override func willMove(toParent parent: ViewController?) {
            super.willMove(toParent: parent)
            note("willMove to \(parent == nil ? "nil" : "parent")")
        }
        override func didMove(toParent parent: ViewController?) {
            super.didMove(toParent: parent)
            note("didMove to \(parent == nil ? "nil" : "parent")")
        }
        isolated deinit { note("deinit") }
    }

    // MARK: The list of songs

    struct Song: Equatable, Sendable {
        let id: Int
        let name: String
    }

    @MainActor final class Library {
        let songs = BehaviorRelay(value: (1...3).map { Song(id: $0, name: "Song \($0)") })
        func rename(_ song: Song, to name: String) {
            songs.accept(songs.value.map { $0.id == song.id ? Song(id: song.id, name: name) : $0 })
        }
    }

    final class ListViewModel: BaseViewModel {
        private let library: Library
        init(_ log: Log, _ library: Library) {
            self.library = library
            super.init(log)
        }
        var count: Observable<String?> { library.songs.map { "\($0.count) songs" } }
        func pickFirst() { steps.accept(MusicStep.song(library.songs.value[0])) }
    }

    final class ListController: BaseController<ListViewModel> {
        let countLabel = Label()
        let firstButton = Button("First")
        override func subviews() -> [any View] { [countLabel, firstButton] }
        override func bind() -> [any Disposable] {
            [
                viewModel.count.bind(to: countLabel.rx.text),
                firstButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.pickFirst() }),
            ]
        }
    }

    // MARK: A song, with a child

    enum SongEvent {
        @MainActor static let rename = RxControllerEvent.identifier()
        @MainActor static let play = RxControllerEvent.identifier()
    }

    final class TitleViewModel: BaseViewModel {
        private let nameRelay = BehaviorRelay<String?>(value: nil)
        var name: Observable<String?> { nameRelay.asObservable() }
        override func prepareForParentEvents() { bindParentEvents(to: nameRelay, with: SongEvent.rename) }
        func play() { parentEvents.accept(SongEvent.play.event(true)) }
    }

    final class TitleController: BaseController<TitleViewModel> {
        let label = Label()
        let playButton = Button("Play")
        override func subviews() -> [any View] { [label, playButton] }
        override func bind() -> [any Disposable] {
            [
                viewModel.name.bind(to: label.rx.text),
                playButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.play() }),
            ]
        }
    }

    final class SongViewModel: BaseViewModel {
        private let song: Song
        private let isPlaying = BehaviorRelay(value: false)
        var status: Observable<String?> { isPlaying.map { $0 ? "playing" : "stopped" } }
        init(_ log: Log, _ song: Song, _ library: Library) {
            self.song = song
            super.init(log)
            bindEvents(to: isPlaying, with: SongEvent.play)
            bindToEvents(
                from: library.songs.compactMap { songs in songs.first { $0.id == song.id }?.name },
                with: SongEvent.rename)
        }
        func edit() { steps.accept(MusicStep.edit(song)) }
    }

    final class SongController: BaseController<SongViewModel> {
        let statusLabel = Label()
        private let container = LayoutView()
        let editButton = Button("Edit")
        lazy var titleController = TitleController(viewModel: TitleViewModel(log))
        override func subviews() -> [any View] { [statusLabel, container, editButton] }
        override func bind() -> [any Disposable] {
            [
                viewModel.status.bind(to: statusLabel.rx.text),
                editButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.edit() }),
            ]
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(titleController, to: container)
        }
    }

    // MARK: A sheet that asks before it goes

    final class EditViewModel: BaseViewModel {
        private let song: Song
        private let library: Library
        let name = BehaviorRelay<String?>(value: nil)
        init(_ log: Log, _ song: Song, _ library: Library) {
            (self.song, self.library) = (song, library)
            super.init(log)
            name.accept(song.name)
        }
        var hasChanges: Bool { name.value != song.name }
        func save() {
            library.rename(song, to: name.value ?? "")
            steps.accept(MusicStep.editIsComplete)
        }
    }

    final class EditController: BaseController<EditViewModel> {
        let field = TextField()
        let saveButton = Button("Save")
        override func subviews() -> [any View] { [field, saveButton] }
        override func bind() -> [any Disposable] {
            [
                viewModel.name <~> field.rx.text,
                saveButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.save() }),
            ]
        }
        override func mayDismiss() async -> Bool {
            guard viewModel.hasChanges, let window else { return true }
            return await window.window.confirm("Discard the changes?", .destructive("Discard"))
        }
    }

    final class SettingsViewModel: BaseViewModel {}
    final class SettingsController: BaseController<SettingsViewModel> {
        override func subviews() -> [any View] { [Switch()] }
    }
    final class LyricsViewModel: BaseViewModel {}
    final class LyricsController: BaseController<LyricsViewModel> {
        override func subviews() -> [any View] { [Label("La la la")] }
    }

    // MARK: The flow

    enum MusicStep: Step { case start, song(Song), edit(Song), editIsComplete, lyrics, root, replace }

    final class MusicFlow: Flow {
        let tabs = TabController()
        let navigation = NavigationController()
        private let library = Library()
        private let log: Log
        var root: any Presentable { tabs }
        init(_ log: Log) { self.log = log }

        func navigate(to step: MusicStep) -> FlowContributors {
            switch step {
            case .start:
                let list = ListController(viewModel: ListViewModel(log, library))
                list.title = "Songs"
                let settings = SettingsController(viewModel: SettingsViewModel(log))
                settings.title = "Settings"
                navigation.push(list, animation: .instant)
                navigation.title = "Music"
                tabs.set([navigation, settings])
                return .multiple(flowContributors: [.viewController(list), .viewController(settings)])
            case .song(let song):
                let controller = SongController(viewModel: SongViewModel(log, song, library))
                controller.title = song.name
                navigation.push(controller)
                return .viewController(controller)
            case .lyrics: return push(LyricsController(viewModel: LyricsViewModel(log)))
            case .edit(let song):
                let controller = EditController(viewModel: EditViewModel(log, song, library))
                navigation.present(controller, as: .sheet)
                return .viewController(controller)
            case .editIsComplete:
                navigation.dismiss()
                return .none
            case .root:
                navigation.popToRoot()
                return .none
            case .replace:
                let controller = LyricsController(viewModel: LyricsViewModel(log))
                navigation.set([navigation.viewControllers[0], controller])
                return .viewController(controller)
            }
        }

        private func push(_ controller: LyricsController) -> FlowContributors {
            navigation.push(controller)
            return .viewController(controller)
        }
    }
}
