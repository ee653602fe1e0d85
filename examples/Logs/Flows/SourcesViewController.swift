// SPDX-License-Identifier: MIT

import ControllerKit
import LogsModel

/// The view model of the list of logs that the user may read.
package final class SourcesViewModel: RxViewModel {
    let sources = BehaviorRelay<[LogSource]?>(value: nil)
    private let read: @Sendable () -> [LogSource]

    init(_ read: @escaping @Sendable () -> [LogSource]) {
        self.read = read
        super.init()
        viewDidAppear.flatMapLatest { [read] in
            Single.just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
                .map(isolation: nil) { @Sendable _ in read() }
                .observe(on: MainScheduler.instance)
        }
        .subscribe(onNext: { [unowned self] in sources.accept($0) })
        .disposed(by: disposeBag)
    }

    func open(_ source: LogSource) { steps.accept(LogsStep.open(source.kind)) }
    func chooseFile() { steps.accept(LogsStep.chooseFile) }
}

final class SourcesViewController: RxViewController<SourcesViewModel> {
    private lazy var list = ListView<LogSource>(cell: { SourceCell() }, configure: { $0.show($1) }).with {
        $0.accessibilityLabel = "Logs"
        $0.itemText = { $0.title }
    }
    private lazy var status = StatusView(
        icon: "text-x-generic-symbolic", title: "No Logs",
        message: "No log in /var/log can be read. Open a file instead.",
        action: Button("Open a File…", style: .suggested))
    private lazy var openButton = Button("", icon: "document-open-symbolic").with {
        $0.accessibilityLabel = "Open a file"
        $0.tooltip = "Open a file"
    }
    private lazy var menuButton = MenuButton(
        page: Menu(
            sections: [[.init("Open a File…", action: "logs.open")]]
                + (applicationMenu.isEmpty ? [] : [applicationMenu])),
        isMain: !applicationMenu.isEmpty
    )
    private let refusal: StatusView?
    private let applicationMenu: [Menu.Item]

    /// - Parameter refusal: What is shown if no log may be read, with what the user can do about it.
    init(viewModel: SourcesViewModel, refusal: StatusView?, menu: [Menu.Item]) {
        self.refusal = refusal
        applicationMenu = menu
        super.init(viewModel: viewModel)
        title = "Logs"
        actions = [
            Action("logs.open", title: "Open a File", shortcuts: ["<Primary>o"]) { [unowned self] in
                self.viewModel.chooseFile()
            }
        ]
        navigationItem.trailing = [openButton, menuButton]
    }

    override func subviews() -> [any View] {
        [ScrollView(list, maximumContentWidth: 720).with { $0.expandsVertically = true }]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.sources.compactMap(\.self).subscribe(onNext: { [unowned self] in
                list.items = $0
                list.emptyView = refusal ?? status
                if phase == .visible { list.focus() }
            }),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
            openButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.chooseFile() }),
            status.rx.action.subscribe(onNext: { [unowned self] in viewModel.chooseFile() }),
        ]
    }
}

private final class SourceCell: Box {
    private let titleLabel = Label(style: .heading)
    private let detailLabel = Label(style: .secondary).with { $0.expandsHorizontally = true }
    private let sizeLabel = Label(style: .caption).with { $0.styleClasses = ["numeric"] }

    init() {
        super.init(.horizontal, spacing: 12, [titleLabel, detailLabel, sizeLabel])
        margins = Insets(horizontal: 12, vertical: 8)
    }

    func show(_ source: LogSource) {
        titleLabel.text = source.title
        detailLabel.text = source.detail
        sizeLabel.text = source.kind == .journal ? "" : LogSize.text(source.size)
    }
}

/// Formats sizes for the user.
enum LogSize {
    static func text(_ bytes: Int) -> String {
        var (value, unit) = (bytes, "B")
        for next in ["kB", "MB", "GB", "TB"] where value >= 10_000 { (value, unit) = (value / 1000, next) }
        return "\(value) \(unit)"
    }
}
