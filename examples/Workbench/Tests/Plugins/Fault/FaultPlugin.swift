// SPDX-License-Identifier: MIT

import Glibc
import RxKernel
import ShellKit

/// A plugin that does what it must not do, on command: when it is loaded or activated, if the file `fault` in its data folder says so
/// (`load hang`), and on its page, which has a button for each fault.
final class FaultPlugin: Plugin {
    private var dataFolder = ""

    /// Writes a file if its data folder orders a fault, and the fault has not ended the process.
    func deactivate() {
        guard Order(in: dataFolder).carryOut(at: "deactivate"),
            let file = fopen("\(dataFolder)/deactivated", "w")
        else { return }
        fclose(file)
    }

    func activate(in context: PluginContext) throws {
        dataFolder = context.dataFolder
        Order(in: context.dataFolder).carryOut(at: "activate")
        context.log("The plugin is activated.")
        FaultViewController.context = context
        FaultViewController.settings = context.settings
        if context.manifest?.extensionPoints.isEmpty == false {
            FaultViewController.extensions = context.extensions(of: "exporter")
        }
        Order(in: context.dataFolder).carryOutLater()
        context.register(flow: "faults", title: "Faults", icon: "dialog-warning-symbolic", startingAt: .list)
        {
            FaultFlow()
        }
        context.register(action: "faults.write", title: "Write") { [folder = context.dataFolder] in
            guard let file = fopen("\(folder)/written", "w") else { return }
            fputs("The action was performed.", file)
            fclose(file)
        }
        context.register(inspectorPage: "state", title: "State") { StateViewController() }
        context.registerSearch("faults", page: "faults") { text in
            if text == "hang" { while true { sleep(1) } }
            return [SearchResult(id: "3", title: "Fault \(text)")]
        } open: { id in
            Int(id).map { DeepLink(FaultStep.page($0)) }
        }
        context.registerOpener { [folder = context.dataFolder] paths in
            if let file = fopen("\(folder)/opened", "w") {
                for path in paths { fputs("\(path.hasPrefix("/") ? Attempt.read(path) : path)\n", file) }
                fclose(file)
            }
            return DeepLink(FaultStep.page(5))
        }
        context.register(action: "faults.late", title: "Register Later") { [weak context] in
            context?.setStatus("state", text: "Very late")
            context?.register(flow: "late", title: "Late", icon: "alarm", startingAt: .list) { FaultFlow() }
            context?.warn("It was late.")
        }
    }
}

/// A page of the inspector, which counts.
final class StateViewController: ViewController {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = Label("Counted 0")
        let button = Button("Count")
        button.rx.tap.subscribe(onNext: { [unowned self] in
            count += 1
            label.text = "Counted \(count)"
        }).disposed(by: disposeBag)
        view.addSubview(label)
        view.addSubview(button)
    }
}

/// How long each answer to a key takes: `slow 100`, in milliseconds.
@MainActor enum Slowness {
    static var microseconds: UInt32 = 0

    static func begins(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.first == "slow", let time = words.last.flatMap({ UInt32($0) }) else { return false }
        microseconds = time * 1_000
        return true
    }
}

/// What the data folder orders.
struct Order {
    private let words: [Substring]

    init(in folder: String) {
        var bytes = [CChar](repeating: 0, count: 200)
        if let file = fopen("\(folder)/fault", "r") {
            fread(&bytes, 1, bytes.count - 1, file)
            fclose(file)
        }
        words = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: " ")
    }

    @MainActor @discardableResult func carryOut(at moment: Substring) -> Bool {
        guard words.count == 2, words[0] == moment else { return false }
        Fault(rawValue: String(words[1]))?.happen()
        return true
    }

    /// A fault at a time when no code of the plugin is called by the shell: `later segmentationFault`.
    @MainActor func carryOutLater() {
        guard words.first == "later" else { return }
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(50))
            carryOut(at: "later")
        }
    }
}

extension PluginExtension {
    fileprivate var title: String { if case .string(let title) = values["title"] { title } else { "" } }
}

enum FaultStep: Step, Codable, Equatable {
    case list
    case page(Int)
}

final class FaultFlow: Flow {
    private let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: FaultStep) -> FlowContributors {
        switch step {
        case .list:
            let controller = FaultViewController(viewModel: FaultViewModel())
            navigation.push(controller)
            return .viewController(controller)
        case .page(let number):
            let controller = FaultViewController(viewModel: FaultViewModel(number))
            navigation.push(controller)
            return .viewController(controller)
        }
    }
}

final class FaultViewModel: RxViewModel {
    let number: Int
    init(_ number: Int = 0) {
        self.number = number
        super.init()
    }

    func next() { steps.accept(FaultStep.page(number + 1)) }
}

final class FaultViewController: RxViewController<FaultViewModel> {
    private lazy var page = Label("Page \(viewModel.number)")
    private lazy var field = TextField(placeholder: "Text")
    private lazy var echo = Label()
    private lazy var next = Button("Next")
    private lazy var dialog = Button("Dialog")
    private lazy var close = Button("Close")
    private lazy var attempt = Button("Try")
    private lazy var window2 = Button("Window")
    private lazy var setting = Label()
    private lazy var exporters = Label()
    /// A row that is wider than any window, shown by the text "wide".
    private lazy var gap = Label()
    private lazy var wide = Box(.horizontal, [gap, Button("Far End")])
    private lazy var buttons = Fault.allCases.map { Button("\($0.rawValue)") }

    override init(viewModel: FaultViewModel) {
        super.init(viewModel: viewModel)
        title = "Faults \(viewModel.number)"
    }

    override func subviews() -> [any View] {
        [page, field, echo, setting, exporters, next, dialog, close, attempt, window2, wide] + buttons
    }

    /// The second page has a note, which it adds in a later turn of the main loop than its flow contributes the page.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard viewModel.number == 2 else { return }
        Task { @MainActor [weak self] in
            if let self, children.isEmpty { addChild(NoteViewController(viewModel: NoteViewModel())) }
        }
    }

    /// A page with the text "keep" asks before it is closed, one with the text "refuse" refuses, and one with the text "never" does not
    /// answer.
    override func mayDismiss() async -> Bool {
        if field.text == "refuse" { return false }
        if field.text == "never" { try? await Task.sleep(for: .seconds(3_600)) }
        guard field.text == "keep", let window else { return true }
        let alert = Alert("Close the page?", actions: [.cancel, .destructive("Discard")])
        return await window.window.ask(alert)?.style == .destructive
    }
    override var reasonToStay: String? { "The text is not saved." }

    override func bind() -> [any Disposable] {
        Flood.shown = echo
        gap.minimumWidth = 4_000
        wide.isHidden = true
        return [
            field.rx.text.subscribe(onNext: { [unowned self] text in
                usleep(Slowness.microseconds)
                echo.text = "You wrote \(text ?? "")"
            }),
            (Self.settings?.observe("rows") ?? .never())
                .subscribe(onNext: { [unowned self] in setting.text = "rows: \($0)" }),
            (Self.extensions ?? .never()).subscribe(onNext: { [unowned self] in
                exporters.text = "exporters: \($0.map { "\($0.id) \($0.title)" })"
            }),
            attempt.rx.tap.subscribe(onNext: { [unowned self] in
                if Slowness.begins(field.text) { return }
                if Flood.begins(field.text, add: { view.addSubview($0) }) { return }
                if field.text == "wide" { return wide.isHidden = false }
                Attempt(field.text).start(above: window?.window) { [weak self] in self?.echo.text = $0 }
            }),
            window2.rx.tap.subscribe(onNext: { [unowned self] in openWindow() }),
            next.rx.tap.subscribe(onNext: { [unowned self] in viewModel.next() }),
            dialog.rx.tap.subscribe(onNext: { [unowned self] in ask() }),
            close.rx.tap.subscribe(onNext: { [unowned self] in window?.close() }),
        ]
            + zip(Fault.allCases, buttons).map { fault, button in
                button.rx.tap.subscribe(onNext: { fault.happen() })
            }
    }

    /// Shows a modal window. If the text field names a fault, the fault happens while the window is open.
    private func openWindow() {
        guard let window else { return }
        let fault = Fault(rawValue: field.text)
        let modal = Window(
            WindowState {
                $0.title = "A window"
                $0.isModal = true
            })
        modal.content = Label("of the plugin")
        modal.parent = window.window
        modal.present()
        Self.modal = modal
        modal.events.subscribe(onNext: { [weak modal] event in
            if event == .closeRequested { modal?.close() }
        }).disposed(by: disposeBag)
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(100))
            fault?.happen()
        }
    }

    private static var modal: Window?
    static weak var context: PluginContext?
    static weak var settings: PluginSettings?
    static var extensions: Observable<[PluginExtension]>?

    /// Shows a dialog. If the text field names a fault, the fault happens while the dialog is open.
    private func ask() {
        guard let window else { return }
        let fault = Fault(rawValue: field.text)
        _ = window.window.show(Alert("A question", actions: [.cancel, .normal("Yes")])) {
            [weak self] answer in
            self?.echo.text = "The answer is \(answer ?? -1)"
        }
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(100))
            fault?.happen()
        }
    }
}

@_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer {
    MainActor.assumeIsolated {
        if let folder = getenv("HOME") { Order(in: String(cString: folder)).carryOut(at: "load") }
    }
    return FaultPlugin.entry()
}
