// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

extension GtkBackend {
    /// Registers the views that structure a screen, and those with messages.
    static func registerStructureViews(in views: ViewFactory) {
        views.register(.overlay) { GtkOverlayView() }
        views.register(.wrapBox) { GtkWrapBoxView() }
        views.register(.frame) { GtkFrameView() }
        views.register(.expander) { GtkExpanderView() }
        views.register(.revealer) { GtkRevealerView() }
        views.register(.splitView) { GtkSplitView() }
        views.register(.headerBar) { GtkHeaderBarView() }
        views.register(.toolbar) { GtkToolbarView() }
        views.register(.pathBar) { GtkPathBarView() }
        views.register(.banner) { GtkBannerView() }
        views.register(.toastView) { GtkToastView() }
    }
}
