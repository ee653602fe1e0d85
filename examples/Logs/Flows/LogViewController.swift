// SPDX-License-Identifier: MIT

import ControllerKit
import LogsModel

/// The screen with the lines of a log, a filter and a search.
final class LogViewController: RxViewController<LogViewModel> {
    private lazy var filterField = TextField(placeholder: "Filter by a regular expression", purpose: .search)
        .with {
            $0.accessibilityLabel = "Filter"
            $0.expandsHorizontally = true
        }
    private lazy var levelMenu = DropDown(LogViewModel.levels.map(\.title)).with {
        $0.accessibilityLabel = "Level"
    }
    private lazy var spanMenu = DropDown(LogViewModel.spans.map(\.title)).with {
        $0.accessibilityLabel = "Time"
    }
    private lazy var followButton = ToggleButton("Follow", isOn: true).with {
        $0.tooltip = "Keep the last line in sight"
    }
    private lazy var searchField = TextField(placeholder: "Find in these lines", purpose: .search).with {
        $0.accessibilityLabel = "Find"
        $0.expandsHorizontally = true
    }
    private lazy var previousButton = Button("", icon: "go-up-symbolic").with {
        $0.accessibilityLabel = "Find previous"
        $0.tooltip = "Find previous"
    }
    private lazy var nextButton = Button("", icon: "go-down-symbolic").with {
        $0.accessibilityLabel = "Find next"
        $0.tooltip = "Find next"
    }
    private lazy var errorLabel = Label(style: .error, wraps: true).with {
        $0.margins = Insets(horizontal: 12, vertical: 4)
    }
    private lazy var list = ListView<LogLine>(
        selectionMode: .multiple, cell: { LineCell() }, configure: { $0.show($1) }
    ).with {
        $0.accessibilityLabel = "Lines"
        // Lines may be added all the time.
        $0.animatesInsertions = false
        $0.contextMenu = { _ in Menu(sections: [[.init("Copy", action: "log.copy")]]) }
    }
    private lazy var listView = PagedListView(list).with {
        $0.emptyView = StatusView(icon: "text-x-generic-symbolic", title: "No Lines")
    }
    private lazy var summaryLabel = Label(style: .caption).with {
        $0.margins = Insets(horizontal: 12, vertical: 4)
        $0.expandsHorizontally = true
    }

    init(viewModel: LogViewModel, title: String) {
        super.init(viewModel: viewModel)
        self.title = title
        actions = [
            Action("log.filter", title: "Filter", shortcuts: ["<Primary>l"]) { [unowned self] in
                filterField.focus()
            },
            Action("log.find", title: "Find", shortcuts: ["<Primary>f"]) { [unowned self] in
                searchField.focus()
            },
            Action("log.next", title: "Find Next", shortcuts: ["F3", "<Primary>g"]) { [unowned self] in
                search(forward: true)
            },
            Action("log.previous", title: "Find Previous", shortcuts: ["<Shift>F3", "<Primary><Shift>g"]) {
                [unowned self] in
                search(forward: false)
            },
            Action("log.follow", title: "Follow", shortcuts: ["<Primary>j"]) { [unowned self] in
                self.viewModel.isFollowing.accept(!self.viewModel.isFollowing.value)
            },
            Action("log.copy", title: "Copy Lines", shortcuts: ["<Primary><Shift>c"]) { [unowned self] in
                copy()
            },
        ]
    }

    override func subviews() -> [any View] {
        let filters = WrapBox(spacing: 8, [filterField, levelMenu, spanMenu, followButton])
        filterField.minimumWidth = 220
        filters.margins = Insets(horizontal: 12, vertical: 6)
        let search = Box(.horizontal, spacing: 8, [searchField, previousButton, nextButton])
        search.margins = Insets(top: 0, leading: 12, bottom: 6, trailing: 12)
        return [filters, search, errorLabel, listView, summaryLabel]
    }

    override func bind() -> [any Disposable] {
        listView.show(viewModel.rows)
        return [
            viewModel.summary.bind(to: summaryLabel.rx.text),
            Observable.combineLatest(
                viewModel.errorMessage, viewModel.filterErrorMessage, viewModel.searchErrorMessage
            ) { [$0, $1, $2].compactMap(\.self).joined(separator: "\n") }
            .distinctUntilChanged()
            .subscribe(onNext: { [unowned self] errorMessages in
                errorLabel.text = errorMessages
                errorLabel.isHidden = errorMessages.isEmpty
            }),
            viewModel.rows.changes.subscribe(onNext: { [unowned self] _ in showEnd() }),
            viewModel.isFollowing.subscribe(onNext: { [unowned self] isFollowing in
                followButton.isOn = isFollowing
                showEnd()
            }),
            viewModel.found.subscribe(onNext: { [unowned self] row in
                list.selectedRows = [row]
                list.scroll(toRow: row)
            }),
            viewModel.copied.subscribe(onNext: { Clipboard().write(.text($0)) }),
            filterField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in viewModel.filter(by: $0) }),
            filterField.rx.cancelled.subscribe(onNext: { [unowned self] in
                filterField.text = ""
                viewModel.filter(by: "")
            }),
            searchField.rx.activated.subscribe(onNext: { [unowned self] in search(forward: true) }),
            levelMenu.rx.selectedIndex.subscribe(onNext: { [unowned self] in
                if let index = $0 { viewModel.choose(level: LogViewModel.levels[index].level) }
            }),
            spanMenu.rx.selectedIndex.subscribe(onNext: { [unowned self] in
                if let index = $0 { viewModel.choose(span: LogViewModel.spans[index].seconds) }
            }),
            followButton.rx.isOn.skip(1).subscribe(onNext: { [unowned self] in
                if viewModel.isFollowing.value != $0 { viewModel.isFollowing.accept($0) }
            }),
            nextButton.rx.tap.subscribe(onNext: { [unowned self] in search(forward: true) }),
            previousButton.rx.tap.subscribe(onNext: { [unowned self] in search(forward: false) }),
        ]
    }

    private func showEnd() {
        if viewModel.isFollowing.value, list.rowCount > 0 { list.scroll(toRow: list.rowCount - 1) }
    }

    private func search(forward: Bool) {
        let row = list.selectedRows.first.map { $0 + (forward ? 1 : -1) } ?? list.visibleRows.lowerBound
        viewModel.search(searchField.text, from: row, forward: forward)
    }

    private func copy() { viewModel.copy(Array(list.selectedRows.rows)) }
}

/// The cell of a line, with a bar in the colour of its level.
private final class LineCell: Box {
    private let bar = Canvas()
    private let label = Label(style: .monospace).with { $0.expandsHorizontally = true }

    init() {
        bar.minimumWidth = 4
        super.init(.horizontal, spacing: 8, [bar, label])
        margins = Insets(horizontal: 6, vertical: 1)
    }

    func show(_ line: LogLine) {
        label.text = line.text
        bar.accessibilityLabel = line.level?.title ?? "no level"
        let color: Color? =
            switch line.level {
            case .error: Color(red: 0.88, green: 0.2, blue: 0.18)
            case .warning: Color(red: 0.9, green: 0.6, blue: 0.05)
            case .info: Color(red: 0.25, green: 0.55, blue: 0.9)
            case .debug: Color(red: 0.55, green: 0.55, blue: 0.55)
            case nil: nil
            }
        bar.redraw { context, size in
            guard let color else { return }
            let bar = Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            context.fill(.rectangle(bar, cornerRadius: 2), with: .color(color))
        }
    }
}
