// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import GtkPeers

private final class ScreenModel: RxViewModel {
    let name = BehaviorRelay(value: "")
}

private final class ScreenController: RxViewController<ScreenModel> {
    private lazy var field = TextField(placeholder: "Name")
    private lazy var label = Label(style: .title)
    private lazy var button = Button("Save", style: .suggested)
    private lazy var list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.name })

    override func subviews() -> [any View] { [field, label, button, ScrollView(list)] }
    override func bind() -> [any Disposable] {
        [
            viewModel.name.bind(to: label.rx.text),
            field.rx.text.orEmpty.bind(to: viewModel.name),
            button.rx.tap.subscribe(onNext: { [unowned self] in viewModel.name.accept("") }),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.items = (0..<5).map { Row(id: $0, name: "\($0)") }
    }
}

/// Opens screens in a stack and in windows, closes them, and watches the memory.
@MainActor func measureScreens(_ figures: Figures, _ count: Int = 10_000) {
    let navigation = NavigationController(root: ScreenController(viewModel: ScreenModel()))
    let window = WindowController(root: navigation, size: Size(width: 400, height: 400))
    window.present()
    peer_frames(2)
    func turn(_ number: Int) {
        navigation.push(ScreenController(viewModel: ScreenModel()), animation: .instant)
        peer_frames(1)
        navigation.pop(animation: .instant)
        peer_frames(1)
    }
    for number in 0..<count / 10 { turn(number) }
    let start = peer_memory()
    let cost = time { for number in 0..<count { turn(number) } } / Double(count)
    let growth = Double(peer_memory() - start)
    figures.note(
        "memory after \(count) screens in a stack", growth / megabyte, " MB", atMost: 4,
        "\(Int(growth) / count) bytes and \(figures.time(cost)) for a screen")
    window.close()
    peer_close_windows()

    func open() {
        let window = WindowController(
            root: ScreenController(viewModel: ScreenModel()), size: Size(width: 400, height: 400))
        window.present()
        peer_frames(1)
        window.close()
        peer_frames(1)
    }
    let windows = count / 10
    for _ in 0..<windows / 5 { open() }
    let windowStart = peer_memory()
    let windowCost = time { for _ in 0..<windows { open() } } / Double(windows)
    let windowGrowth = Double(peer_memory() - windowStart)
    figures.note(
        "memory after \(windows) windows", windowGrowth / megabyte, " MB", atMost: 4,
        "\(Int(windowGrowth) / windows) bytes and \(figures.time(windowCost)) for a window")
}
