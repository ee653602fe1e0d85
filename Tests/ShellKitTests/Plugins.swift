// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import RxKernel
import ShellKit
import ViewKit

enum NotesStep: Step, Equatable { case list, note(String) }

/// A page with a text that the user can change, and a second screen.
final class NotesFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: NotesStep) -> FlowContributors {
        switch step {
        case .list:
            let controller = NotesViewController(viewModel: NotesViewModel())
            navigation.push(controller)
            return .viewController(controller)
        case .note(let text):
            let controller = NoteViewController()
            controller.title = text
            navigation.push(controller)
            return .none
        }
    }
}

final class NotesViewModel: RxViewModel {
    func open(_ text: String) { steps.accept(NotesStep.note(text)) }
}

final class NotesViewController: RxViewController<NotesViewModel> {
    private lazy var field = TextField(placeholder: "Note")
    private lazy var button = Button("Open")

    override func subviews() -> [any View] { [field, button] }
    override func bind() -> [any Disposable] {
        [button.rx.tap.subscribe(onNext: { [unowned self] in viewModel.open(field.text) })]
    }
}

final class NoteViewController: ViewController {}

final class NotesPlugin: Plugin {
    static let id: PluginID? = "org.example.notes"
    static var deactivated = 0

    func activate(in context: PluginContext) throws {
        context.register(flow: "notes", title: "Notes", icon: "text-x-generic", startingAt: .list) {
            NotesFlow()
        }
    }

    func deactivate() { Self.deactivated += 1 }
}

/// A flow that is its own stepper.
final class ClockFlow: Flow, Stepper {
    let steps = PublishRelay<any Step>()
    var initialStep: any Step { NotesStep.list }
    let controller = NoteViewController()
    var root: any Presentable { controller }

    func navigate(to step: NotesStep) -> FlowContributors {
        controller.view.addSubview(Label("Noon"))
        return .none
    }
}

final class ClockPlugin: Plugin {
    static var struck = 0

    func activate(in context: PluginContext) throws {
        context.register(flow: "clock", title: "Clock", icon: "alarm") { ClockFlow() }
        context.register(action: "clock.strike", title: "Strike", shortcut: "<Primary>k") { Self.struck += 1 }
    }
}

/// A page whose button asks a question.
final class AskingFlow: Flow {
    static var answers: [String] = []
    let controller = NotesViewController(viewModel: NotesViewModel())
    var root: any Presentable { controller }

    func navigate(to step: NotesStep) -> FlowContributors {
        switch step {
        case .list:
            let button = Button("Delete")
            button.rx.tap.subscribe(onNext: { [viewModel = controller.viewModel] in viewModel.open("Milk") })
                .disposed(by: controller.disposeBag)
            controller.view.addSubview(button)
            return .viewController(controller)
        case .note:
            let question = Alert("Delete the Note?", actions: [.cancel, .destructive("Delete")])
            return .ask(question) { answer in
                Self.answers.append(answer.title)
                return nil
            }
        }
    }
}

final class AskingPlugin: Plugin {
    static let id: PluginID? = "org.example.asking"

    func activate(in context: PluginContext) throws {
        context.register(flow: "asking", title: "Asking", icon: "dialog-question", startingAt: .list) {
            AskingFlow()
        }
    }
}

struct NoDisk: Error, CustomStringConvertible { let description = "there is no disk" }

/// Registers a page, then throws an error.
final class BrokenPlugin: Plugin {
    func activate(in context: PluginContext) throws {
        context.register(flow: "broken", title: "Broken", icon: "dialog-error") { ClockFlow() }
        context.register(action: "broken.act", title: "Act") {}
        throw NoDisk()
    }
}

/// Registers ids that other plugins have registered.
final class RivalPlugin: Plugin {
    func activate(in context: PluginContext) throws {
        context.register(flow: "notes", title: "Other Notes", icon: "text-x-generic") { ClockFlow() }
        context.register(action: "clock.strike", title: "Other Strike") {}
    }
}

/// The root of its flow is not a view controller.
final class FacelessPlugin: Plugin {
    final class Face: Presentable {
        var rxVisible: Observable<Bool> { .just(true) }
        var rxDismissed: Single<Void> { .never() }
    }

    final class FacelessFlow: Flow {
        let root: any Presentable = Face()
        func navigate(to step: NotesStep) -> FlowContributors { .none }
    }

    func activate(in context: PluginContext) throws {
        context.register(flow: "face", title: "Faceless", icon: "face-sad", startingAt: .list) {
            FacelessFlow()
        }
    }
}

/// Registers a page and an action long after it was activated.
final class LatePlugin: Plugin {
    static let id: PluginID? = "org.example.late"
    static weak var context: PluginContext?

    func activate(in context: PluginContext) throws { Self.context = context }

    static func register() {
        context?.register(flow: "late", title: "Late", icon: "alarm") { ClockFlow() }
        context?.register(action: "late.act", title: "Act") {}
        context?.warn("It was late.")
    }
}

/// Warns, then throws an error.
final class WarningPlugin: Plugin {
    func activate(in context: PluginContext) throws {
        context.warn("The disk is slow.")
        throw NoDisk()
    }
}

enum GuideStep: Step, Equatable { case page, close }

/// A flow with one page that ends it.
final class GuideFlow: Flow, Stepper {
    static var begun = 0
    let steps = PublishRelay<any Step>()
    var initialStep: any Step { GuideStep.page }
    let controller = NoteViewController()
    var root: any Presentable { controller }
    private let disposeBag = DisposeBag()

    func navigate(to step: GuideStep) -> FlowContributors {
        switch step {
        case .page:
            Self.begun += 1
            let button = Button("Finish")
            button.rx.tap.subscribe(onNext: { [unowned self] in steps.accept(GuideStep.close) })
                .disposed(by: disposeBag)
            controller.view.addSubview(button)
            return .none
        case .close: return .end(forwardToParentFlowWithStep: NoneStep())
        }
    }
}

final class GuidePlugin: Plugin {
    func activate(in context: PluginContext) throws {
        context.register(flow: "guide", title: "Guide", icon: "help-browser") { GuideFlow() }
    }
}

/// A page that asks the user before it ends.
final class DraftFlow: Flow, Stepper {
    final class Draft: ViewController {
        override func mayDismiss() async -> Bool {
            guard let window else { return true }
            let alert = Alert("Discard the Draft?", actions: [.cancel, .destructive("Discard")])
            return await window.window.ask(alert)?.style == .destructive
        }
    }

    let steps = PublishRelay<any Step>()
    var initialStep: any Step { NotesStep.list }
    let controller = Draft()
    var root: any Presentable { controller }

    func navigate(to step: NotesStep) -> FlowContributors {
        controller.view.addSubview(Label("A draft"))
        return .none
    }
}

final class DraftPlugin: Plugin {
    static let id: PluginID? = "org.example.draft"

    func activate(in context: PluginContext) throws {
        context.register(flow: "draft", title: "Draft", icon: "mail-unread") { DraftFlow() }
    }
}

/// A page that answers as the test says when it is asked whether it may be dismissed.
final class StubbornFlow: Flow, Stepper {
    final class Page: ViewController {
        override func mayDismiss() async -> Bool { await StubbornPlugin.answer() }
    }

    let steps = PublishRelay<any Step>()
    var initialStep: any Step { NotesStep.list }
    let controller = Page()
    var root: any Presentable { controller }

    func navigate(to step: NotesStep) -> FlowContributors {
        controller.view.addSubview(Label("A stubborn page"))
        StubbornPlugin.page = controller
        return .none
    }
}

final class StubbornPlugin: Plugin {
    static let id: PluginID? = "org.example.stubborn"
    static var answer: @MainActor () async -> Bool = { true }
    /// The questions that were not answered.
    static var open: [CheckedContinuation<Bool, Never>] = []

    /// Never answers, until the test is over.
    static func neverAnswer() async -> Bool { await withCheckedContinuation { open.append($0) } }

    /// Waits for something until its task is cancelled.
    static func answerWhenCancelled() async -> Bool {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        continuation.finish()
        return false
    }

    /// The screen of the last page.
    static weak var page: StubbornFlow.Page?

    func activate(in context: PluginContext) throws {
        context.register(flow: "stubborn", title: "Stubborn", icon: "dialog-error") { StubbornFlow() }
    }
}

/// The text of the manifest of a plugin, without or with further keys and groups: "notes" is `org.example.notes`.
func manifestText(
    _ id: String, name: String? = nil, version: String = "1.0", library: String? = nil, _ more: String = ""
) -> String {
    """
    [Plugin]
    Id=org.example.\(id)
    Name=\(name ?? id.prefix(1).uppercased() + id.dropFirst())
    Version=\(version)
    Library=\(library ?? "lib\(id).so")
    Framework=0.1
    \(more)
    """
}
