// SPDX-License-Identifier: MIT

import ControllerKit
import Glibc
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// An application that is killed and started again, each time in a process of its own.
    @MainActor struct KilledApplicationTests {
        @Test func aKilledApplicationComesBackWithItsScreensTextsAndWindows() async {
            _ = system("rm -rf \(Drafts.folder(of: getpid()))")
            await #expect(processExitsWith: .signal(SIGKILL)) {
                await MainActor.run {
                    Drafts.run { window, _ in
                        let letter = Drafts.flow.openLetter()
                        letter.field.gtkEntry?.text = "Dear Ada"
                        letter.field.gtkEntry?.text = "Dear Ada, thank you"
                        window.setDefaultSize(width: 700, height: 333)
                    } later: { _ in
                        kill(getpid(), SIGKILL)
                    }
                }
            }
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    Drafts.run { _, _ in
                    } later: { window in
                        let letter = Drafts.flow.navigation.topViewController as? DraftScreen
                        let (width, height) = window.defaultSize
                        let isRight =
                            letter?.field.gtkEntry?.text == "Dear Ada, thank you" && width == 700
                            && height == 333
                            && window.title == "Letter"
                        if !isRight {
                            print(letter?.field.text ?? "no letter", width, height, window.title ?? "")
                        }
                        exit(isRight ? 7 : 1)
                    }
                }
            }
            _ = system("rm -rf \(Drafts.folder(of: getpid()))")
        }
    }
}

extension TextField {
    fileprivate var gtkEntry: Gtk.Entry? { (backendView as? WidgetView)?.operatedWidget as? Gtk.Entry }
}

private enum DraftStep: Step, Codable { case list, letter }

private final class DraftScreen: ViewController, Restorable {
    let field = TextField()

    init(title: String) {
        super.init()
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    var restorableState: Observable<String> { field.rx.text.orEmpty.asObservable() }
    func restore(_ state: String) { field.text = state }
}

private final class DraftFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: DraftStep) -> FlowContributors {
        switch step {
        case .list: .push(DraftScreen(title: "List"), with: NoneStepper(), on: navigation)
        case .letter: .push(DraftScreen(title: "Letter"), with: NoneStepper(), on: navigation)
        }
    }

    func openLetter() -> DraftScreen {
        router.send(.letter)
        return navigation.topViewController as? DraftScreen ?? DraftScreen(title: "")
    }
}

@MainActor private struct Drafts: ControllerKit.Application {
    static let flow = DraftFlow()
    static var opened: (Gtk.Window, ApplicationSession) -> Void = { _, _ in }
    static var later: (Gtk.Window) -> Void = { _ in }

    nonisolated init() {}

    let id = "org.rxshell.GtkBackendTests.Drafts"
    var windowSize: ViewKit.Size { ViewKit.Size(width: 400, height: 300) }
    var restoresNavigation: Bool { true }
    var firstStep: any Step { DraftStep.list }
    func rootFlow() -> any Flow { Self.flow }

    /// The folder of the test in the process with an id.
    static func folder(of process: pid_t) -> String { "/tmp/rxshell-drafts-\(process)" }

    /// Runs the application. Calls `opened` when its window is on the screen, and `later` three seconds after that.
    static func run(
        opened: @escaping (Gtk.Window, ApplicationSession) -> Void, later: @escaping (Gtk.Window) -> Void
    ) {
        setenv("XDG_STATE_HOME", folder(of: getppid()), 1)
        Self.opened = opened
        Self.later = later
        exit(ProgramRunner(Drafts()).run(["drafts"]) == 0 ? 2 : 3)
    }

    func willStart(_ session: ApplicationSession) {
        Task {
            while session.frontWindow == nil { await Task.yield() }
            guard let window = (session.frontWindow?.window.backendWindow as? GtkWindowView)?.window else {
                exit(4)
            }
            try await Task.sleep(for: .milliseconds(300))
            Self.opened(window, session)
            try await Task.sleep(for: .seconds(3))
            Self.later(window)
        }
    }
}
