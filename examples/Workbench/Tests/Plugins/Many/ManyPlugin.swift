// SPDX-License-Identifier: MIT

import ShellKit

enum ManyStep: Step, Equatable, Codable {
    case list
    case row(Int)
}

private final class RowsViewModel: RxViewModel {
    func open(_ row: Int) { steps.accept(ManyStep.row(row)) }
}

private struct Row: Identifiable, Hashable {
    let id: Int
}

/// Enough rows to scroll for some seconds at any speed.
private final class Rows: RowSource {
    let count = 100_000
    let changes = Observable<[RowChange]>.never()
    func item(at index: Int) -> Row? { Row(id: index + 1) }
}

private final class RowsViewController: RxViewController<RowsViewModel> {
    private let name: String
    private lazy var field = TextField(placeholder: "Text")
    private lazy var list = ListView<Row>(cell: { Label() }, configure: { $0.text = "Row \($1.id)" })

    init(_ name: String) {
        self.name = name
        super.init(viewModel: RowsViewModel())
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Box(.horizontal, spacing: 6, [Label(name), field, Button("Next")]))
        view.addSubview(ScrollView(list).with { $0.expandsVertically = true })
        list.source = Rows()
    }

    override func bind() -> [any Disposable] {
        [list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0.id) })]
    }
}

private final class ManyFlow: Flow {
    private let name: String
    private let navigation = NavigationController()
    var root: any Presentable { navigation }

    init(_ name: String) { self.name = name }

    func navigate(to step: ManyStep) -> FlowContributors {
        let title = if case .row(let number) = step { "Row \(number)" } else { name }
        return .push(RowsViewController(title), on: navigation)
    }
}

/// A plugin of which a folder can have a hundred: its page has the last part of its id as id, and the name of its manifest as title.
final class ManyPlugin: Plugin {
    func activate(in context: PluginContext) throws {
        guard let manifest = context.manifest, let page = manifest.pages.first else { return }
        context.register(
            flow: page.id, title: manifest.name.text, icon: "view-list-symbolic", startingAt: ManyStep.list
        ) { ManyFlow(manifest.name.text) }
    }
}

@_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer { ManyPlugin.entry() }
