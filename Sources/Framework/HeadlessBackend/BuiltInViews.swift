// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessBackend {
    /// The views of the framework's kinds. Layout views, text views and collections have requirements of their own in `Backend`.
    static func builtInViews() -> ViewFactory {
        let views = ViewFactory()

        // Controls
        views.register(.button) { HeadlessControl(.button, text: { $0.title }) }
        views.register(.menuButton) { HeadlessControl(.menuButton, text: { $0.title }) }
        views.register(.checkBox) {
            HeadlessControl(.checkBox, text: { $0.title }, value: { $0.isOn ? "on" : "off" })
        }
        views.register(.switch) {
            HeadlessControl(.toggle, text: { $0.title }, value: { $0.isOn ? "on" : "off" })
        }
        views.register(.toggleButton) {
            HeadlessControl(.toggleButton, text: { $0.title }, value: { $0.isOn ? "on" : "off" })
        }
        views.register(.radioGroup) {
            HeadlessControl(.radioGroup, value: { state in state.selectedIndex.map { state.options[$0] } })
        }
        views.register(.dropDown) {
            HeadlessControl(.dropDown, value: { state in state.selectedIndex.map { state.options[$0] } })
        }
        views.register(.numberField) { HeadlessControl(.numberField, value: { "\($0.value)" }) }
        views.register(.slider) { HeadlessControl(.slider, value: { "\($0.value)" }) }
        views.register(.comboField) { HeadlessComboField() }
        views.register(.dateField) { HeadlessControl(.dateField, value: { $0.date?.description }) }
        views.register(.timeField) { HeadlessControl(.timeField, value: { $0.time.description }) }
        views.register(.colorButton) { HeadlessControl(.colorButton, value: { $0.color.hex }) }
        views.register(.fontButton) { HeadlessControl(.fontButton, value: { $0.font.description }) }
        views.register(.fileField) { HeadlessControl(.fileField, text: { $0.shownText }, value: { $0.file }) }

        // Text
        views.register(.label) { HeadlessControl(.label, text: { $0.text }) }
        views.register(.linkButton) { HeadlessControl(.link, text: { $0.shownTitle }) }
        views.register(.shortcutLabel) {
            HeadlessControl(.shortcutLabel, text: { $0.shownText })
        }
        views.register(.textField) { HeadlessTextField() }

        // Images and drawing
        views.register(.imageView) { HeadlessImageView() }
        views.register(.avatar) { HeadlessAvatar() }
        views.register(.canvas) { HeadlessCanvas() }

        // Indicators
        views.register(.spinner) { HeadlessControl(.spinner) }
        views.register(.separator) { HeadlessControl(.separator) }
        views.register(.progressBar) {
            HeadlessControl(
                .progressBar, text: { $0.text ?? "" },
                value: { $0.fraction.map { "\(Int(($0 * 100).rounded())) %" } })
        }
        views.register(.levelBar) { HeadlessControl(.levelBar, value: { "\($0.value)" }) }

        // Containers
        views.register(.box) { HeadlessContainer(.box) }
        views.register(.scrollView) { HeadlessScrollView(.scrollView) }
        views.register(.clamp) { HeadlessContainer(.clamp) }
        views.register(.overlay) { HeadlessContainer(.overlay) }
        views.register(.wrapBox) { HeadlessContainer(.wrapBox) }
        views.register(.frame) { HeadlessFrame(.frame) }
        views.register(.expander) { HeadlessExpander(.expander) }
        views.register(.revealer) { HeadlessRevealer(.revealer) }
        views.register(.splitView) { HeadlessSplitView(.split) }

        // Pages
        views.register(.pageStack) { HeadlessPages(.pages) }
        views.register(.tabView) { HeadlessPages(.tabs) }
        views.register(.pageView) { HeadlessPages(.pager) }

        // Bars
        views.register(.headerBar) { HeadlessHeaderBar(.headerBar) }
        views.register(.toolbar) { HeadlessToolbar() }
        views.register(.pathBar) { HeadlessPathBar() }
        views.register(.menuBar) {
            HeadlessControl(.menuBar, text: { $0.menus.map(\.title).joined(separator: " ") })
        }

        // Messages
        views.register(.banner) { HeadlessBanner() }
        views.register(.toastView) { HeadlessToastView() }

        return views
    }
}
