// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

extension GtkBackend {
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
        views.register(.label) { GtkLabelView() }
        views.register(.button) { GtkButtonView() }
        views.register(.menuButton) { GtkMenuButtonView() }
        views.register(.checkBox) { GtkCheckBoxView() }
        views.register(.switch) { GtkSwitchView() }
        views.register(.dropDown) { GtkDropDownView() }
        views.register(.spinner) { GtkSpinnerView() }
        views.register(.separator) { GtkSeparatorView() }
    }

    private static func registerContainers(in views: ViewFactory) {
        views.register(.box) { GtkBoxView() }
        views.register(.scrollView) { GtkScrollView() }
        views.register(.clamp) { GtkClampView() }
        views.register(.pageStack) { GtkPageStackView() }
        views.register(.tabView) { GtkTabView() }
        views.register(.pageView) { GtkPageView() }
    }
}
