// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The screen with the last lines of the log of a plugin. It is updated each second while it is visible.
final class PluginLogViewController: RxViewController<PluginViewModel> {
    private let list = ListView<Line>(
        selectionMode: .none, cell: { Label(style: .monospace, wraps: true) },
        configure: { $0.text = $1.text }
    ).with { $0.accessibilityLabel = localized("Log") }
    private let placeholder = StatusView(
        icon: "text-x-generic-symbolic", title: localized("The plugin has written nothing."))
    private let path = Label(style: .caption, wraps: true)
    private let following = SerialDisposable()

    override init(viewModel: PluginViewModel) {
        super.init(viewModel: viewModel)
        title = localized("Log")
        path.isSelectable = true
        path.margins = Insets(horizontal: 18, vertical: 6)
        list.emptyView = placeholder
    }

    deinit { following.dispose() }

    override func subviews() -> [any View] {
        path.text = viewModel.logPath
        return [path, ScrollView(list)]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        following.disposable = viewModel.seconds.subscribe(onNext: { [weak self] in self?.show() })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        following.disposable = Disposables.create()
    }

    private func show() {
        let lines = viewModel.logLines(500).enumerated().map { Line(id: $0, text: String($1.prefix(2_000))) }
        guard lines != list.items else { return }
        // The end stays visible, unless the user has scrolled up.
        let followsEnd = list.visibleRows.upperBound == list.rowCount
        list.items = lines
        if followsEnd { list.scroll(toRow: lines.count - 1) }
    }

    private struct Line: Identifiable, Equatable {
        let id: Int
        let text: String
    }
}
