// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The screen with the last lines of the log of a plugin. It is updated each second while it is visible.
final class PluginLogViewController: RxViewController<PluginViewModel> {
    private let text = Label(style: .monospace, wraps: true)
    private let path = Label(style: .caption, wraps: true)
    private let following = SerialDisposable()

    override init(viewModel: PluginViewModel) {
        super.init(viewModel: viewModel)
        title = localized("Log")
        text.isSelectable = true
        path.isSelectable = true
    }

    deinit { following.dispose() }

    override func subviews() -> [any View] {
        path.text = viewModel.logPath
        let content = Box(.vertical, spacing: 12, [path, text])
        content.margins = Insets(18)
        return [ScrollView(content).with { $0.expandsVertically = true }]
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
        let lines = viewModel.logLines(500)
        text.text =
            lines.isEmpty ? localized("The plugin has written nothing.") : lines.joined(separator: "\n")
    }
}
