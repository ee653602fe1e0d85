// SPDX-License-Identifier: MIT

import ViewKit

/// A banner in memory: a label and a button, which are visible while it is revealed.
final class HeadlessBanner: HeadlessControl<BannerState, BannerEvent> {
    private let message = HeadlessMessage()

    init() {
        super.init(.banner)
        children = message.views(in: self)
        message.button.onEvent = { [weak self] _ in self?.onEvent?(.action) }
    }

    override func render(_ state: BannerState) {
        super.render(state)
        message.show(state.message, state.button)
    }

    override var name: String { common.accessibilityLabel ?? shown?.message ?? "" }
    override var visibleViews: [HeadlessView] { shown?.isRevealed == true ? super.visibleViews : [] }

    override func lines(indent: Int) -> [String] {
        shown?.isRevealed == true ? super.lines(indent: indent) : []
    }
}

/// The label and the button of a banner or a toast in memory.
@MainActor final class HeadlessMessage {
    let label = HeadlessControl<LabelState, Never>(.label, text: { $0.text })
    let button = HeadlessControl<ButtonState, ButtonEvent>(.button, text: { $0.title })

    func views(in parent: HeadlessView) -> [HeadlessView] {
        label.parent = parent
        button.parent = parent
        return [label, button]
    }

    func show(_ text: String, _ title: String) {
        label.render(LabelState { $0.text = text })
        button.render(ButtonState { $0.title = title })
        button.renderCommon(ViewProperties { $0.isHidden = title.isEmpty })
    }
}
