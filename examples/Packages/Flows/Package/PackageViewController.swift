// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The details of a package.
final class PackageViewController: RxViewController<PackageViewModel> {
    // The name is the title of the screen.
    private lazy var summaryLabel = Label(style: .title, wraps: true)
    private lazy var descriptionLabel = Label(wraps: true).with { $0.isSelectable = true }
    private lazy var facts = Grid(columnSpacing: 12, rowSpacing: 6).with { $0.margins = Insets(12) }
    private lazy var homepageButton = Button("Website", icon: "web-browser-symbolic", style: .link)
    private lazy var dependentsButton = Button(style: .link)
    private lazy var filesButton = Button("Installed files", style: .link)
    private lazy var relations: [(kind: Package.RelationKind, list: RelationList)] = [
        (.depends, RelationList("Depends on")), (.recommends, RelationList("Recommends")),
        (.suggests, RelationList("Suggests")), (.provides, RelationList("Provides")),
    ]
    private lazy var factsCard = Box(
        .vertical, spacing: 6,
        [
            Label("Details", style: .heading),
            Box(.vertical, [facts]).with { $0.styleClasses = ["card"] },
        ])
    private lazy var page = Box(
        .vertical, spacing: 18,
        [
            summaryLabel, WrapBox(spacing: 12, [homepageButton, dependentsButton, filesButton]),
            descriptionLabel,
            WrapBox(spacing: 18, ([factsCard] + relations.map(\.list)).map { Self.column($0) }),
        ])
    private lazy var scrollView = ScrollView(page, maximumContentWidth: 860).with {
        $0.expandsVertically = true
    }
    private lazy var status = StatusView(
        icon: "dialog-warning-symbolic", title: "No Details", action: retryButton)
    private lazy var retryButton = Button("Try Again", style: .suggested)

    override init(viewModel: PackageViewModel) {
        super.init(viewModel: viewModel)
        title = viewModel.id.name
    }

    override func subviews() -> [any View] {
        page.margins = Insets(horizontal: 18, vertical: 24)
        scrollView.isHidden = true
        status.isHidden = true
        return [scrollView, status]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.details.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.errorMessage.subscribe(onNext: { [unowned self] errorMessage in
                status.isHidden = errorMessage == nil
                status.message = errorMessage ?? ""
                if errorMessage != nil { scrollView.isHidden = true }
            }),
            homepageButton.rx.tap.withLatestFrom(viewModel.details).subscribe(onNext: {
                Toolkit.backend.open(uri: $0.package.homepage)
            }),
            dependentsButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.showDependents() }),
            filesButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.showFiles() }),
            retryButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.load() }),
        ]
            + relations.map { _, relation in
                relation.list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0.relation) }
                )
            }
    }

    /// A card that has the width of half the page, or the whole width of a narrow page.
    private static func column(_ card: Box) -> Box {
        card.with {
            $0.minimumWidth = 280
            $0.expandsHorizontally = true
        }
    }

    private func show(_ details: PackageDetails) {
        let package = details.package
        scrollView.isHidden = false
        summaryLabel.text = package.summary
        descriptionLabel.text = package.description
        descriptionLabel.isHidden = package.description.isEmpty
        // Only web addresses are opened: the catalogue is not trusted.
        homepageButton.isHidden = !["http://", "https://"].contains { package.homepage.hasPrefix($0) }
        homepageButton.tooltip = package.homepage
        dependentsButton.title = "Needed by \(details.dependentCount)"
        dependentsButton.isHidden = details.dependentCount == 0
        filesButton.isHidden = package.installedVersion == nil
        facts.set(
            rows: Self.facts(package).map { name, value in
                [
                    Label(name, style: .secondary),
                    Label(value, wraps: true).with {
                        $0.isSelectable = true
                        $0.expandsHorizontally = true
                    },
                ]
            })
        for (kind, list) in relations { list.show(package.groups(kind)) }
    }

    static func facts(_ package: Package) -> [(String, String)] {
        [
            ("Version", package.version),
            ("Installed", package.installedVersion ?? "no"),
            ("Section", package.section),
            ("Architecture", package.id.architecture),
            ("Installed size", package.installedSize == 0 ? "" : package.installedSize.byteCount),
            ("Download", package.downloadSize == 0 ? "" : package.downloadSize.byteCount),
            ("Maintainer", package.maintainer),
        ].filter { !$0.1.isEmpty }
    }
}
