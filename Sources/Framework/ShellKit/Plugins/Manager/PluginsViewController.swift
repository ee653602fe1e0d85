// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RxKernel
import ViewKit

/// The screen with the list of all plugins, and a search field.
final class PluginsViewController: RxViewController<PluginsViewModel> {
    private lazy var searchField = TextField(placeholder: localized("Search plugins"), purpose: .search).with
    {
        $0.accessibilityLabel = localized("Search plugins")
        $0.expandsHorizontally = true
    }
    private lazy var installButton = Button(localized("Install…")).with { $0.horizontalAlignment = .end }
    private lazy var list = ListView<PluginsViewModel.Row>(cell: { [unowned viewModel] in
        PluginCell(viewModel)
    }).with {
        $0.accessibilityLabel = localized("Plugins")
    }
    private lazy var scrollView = ScrollView(list, maximumContentWidth: 720).with {
        $0.expandsVertically = true
    }
    private lazy var nothing = StatusView(
        icon: "application-x-addon-symbolic", title: localized("No Plugins"), message: viewModel.folders)

    override init(viewModel: PluginsViewModel) {
        super.init(viewModel: viewModel)
        title = localized("Plugins")
        actions = [
            Action("plugins.find", title: localized("Find"), shortcuts: ["<Primary>f"]) { [unowned self] in
                searchField.focus()
            }
        ]
    }

    override func subviews() -> [any View] {
        let bar = Box(.horizontal, spacing: 6, [searchField, installButton])
        bar.margins = Insets(horizontal: 12, vertical: 8)
        return [Clamp(bar, maximumWidth: 720), scrollView, nothing]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.rows.subscribe(onNext: { [unowned self] in list.items = $0 }),
            Observable.combineLatest(viewModel.hasPlugins, viewModel.isSearching)
                .subscribe(onNext: { [unowned self] hasPlugins, isSearching in
                    scrollView.isHidden = !hasPlugins
                    searchField.isHidden = !hasPlugins
                    nothing.isHidden = hasPlugins || isSearching
                }),
            searchField.rx.text.skip(1).subscribe(onNext: { [unowned self] in viewModel.query.accept($0 ?? "")
            }),
            searchField.rx.cancelled.subscribe(onNext: { [unowned self] in
                searchField.text = ""
                viewModel.query.accept("")
            }),
            installButton.rx.tap.subscribe(onNext: { [unowned self] in
                if let window { viewModel.install(above: window.window) }
            }),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}

/// The row of a plugin: its icon, its name, its authors, its description, what it may use, its state, its
/// error messages, and a switch that turns it on and off.
private final class PluginCell: Box, Configurable {
    private let image = ImageView(icon: "")
    private let titleLabel = Label(style: .heading)
    private let authorsLabel = Label(style: .caption)
    private let permissionsLabel = Label(style: .caption, wraps: true)
    private let stateLabel = Label(style: .caption)
    private let detailLabel = Label(style: .secondary, wraps: true)
    private let messageLabel = Label(style: .error, wraps: true)
    private let toggle = Switch()
    private let disposeBag = DisposeBag()
    private var id: PluginID?

    init(_ viewModel: PluginsViewModel) {
        titleLabel.expandsHorizontally = true
        toggle.verticalAlignment = .center
        image.size = 32
        image.verticalAlignment = .start
        let texts = Box(
            .vertical, spacing: 4,
            [
                Box(.horizontal, spacing: 12, [titleLabel, stateLabel, toggle]), authorsLabel, detailLabel,
                permissionsLabel, messageLabel,
            ])
        texts.expandsHorizontally = true
        super.init(.horizontal, spacing: 12, [image, texts])
        margins = Insets(horizontal: 12, vertical: 8)
        toggle.rx.isOn.skip(1)
            .subscribe(onNext: { [unowned self, unowned viewModel] isOn in
                guard let id else { return }
                viewModel.turn(id, on: isOn) { [weak self] in if self?.id == id { self?.toggle.isOn = true } }
            }).disposed(by: disposeBag)
    }

    func configure(_ row: PluginsViewModel.Row) {
        id = row.plugin
        toggle.isOn = row.isOn
        toggle.isHidden = row.plugin == nil
        toggle.accessibilityLabel = row.title
        titleLabel.text = row.title
        image.source = .icon(row.icon)
        authorsLabel.text = row.authors
        authorsLabel.isHidden = row.authors.isEmpty
        permissionsLabel.text = localized("May use: %1", row.permissions)
        permissionsLabel.isHidden = row.permissions.isEmpty
        stateLabel.text = row.state
        detailLabel.text = row.detail
        messageLabel.text = row.message
        messageLabel.isHidden = row.message.isEmpty
    }
}
