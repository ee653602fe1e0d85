// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessBackend {
    /// The views of the framework's kinds.
    static func builtInViews() -> ViewFactory {
        let views = ViewFactory()
        registerControls(in: views)
        registerMoreControls(in: views)
        registerContainers(in: views)
        registerStructureViews(in: views)
        registerTextViews(in: views)
        registerTransientViews(in: views)
        return views
    }

    private static func registerControls(in views: ViewFactory) {
        views.register(.label) { HeadlessControl(.label, text: { $0.text }) }
        views.register(.button) { HeadlessControl(.button, text: { $0.title }) }
        views.register(.menuButton) { HeadlessControl(.menuButton, text: { $0.title }) }
        views.register(.checkBox) {
            HeadlessControl(.checkBox, text: { $0.title }, value: { $0.isOn ? "on" : "off" })
        }
        views.register(.switch) {
            HeadlessControl(.toggle, text: { $0.title }, value: { $0.isOn ? "on" : "off" })
        }
        views.register(.dropDown) {
            HeadlessControl(.dropDown, value: { state in state.selectedIndex.map { state.options[$0] } })
        }
        views.register(.spinner) { HeadlessControl(.spinner) }
        views.register(.separator) { HeadlessControl(.separator) }
    }

    private static func registerContainers(in views: ViewFactory) {
        views.register(.box) { HeadlessContainer(.box) }
        views.register(.scrollView) { HeadlessScrollView(.scrollView) }
        views.register(.clamp) { HeadlessContainer(.clamp) }
        views.register(.pageStack) { HeadlessPages(.pages) }
        views.register(.tabView) { HeadlessPages(.tabs) }
        views.register(.pageView) { HeadlessPages(.pager) }
    }
}
