// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessBackend {
    /// Registers the views that structure a screen, and those with messages.
    static func registerStructureViews(in views: ViewFactory) {
        views.register(.overlay) { HeadlessContainer(.overlay) }
        views.register(.wrapBox) { HeadlessContainer(.wrapBox) }
        views.register(.frame) { HeadlessFrame(.frame) }
        views.register(.expander) { HeadlessExpander(.expander) }
        views.register(.revealer) { HeadlessRevealer(.revealer) }
        views.register(.splitView) { HeadlessSplitView(.split) }
        views.register(.headerBar) { HeadlessHeaderBar(.headerBar) }
        views.register(.toolbar) { HeadlessToolbar() }
        views.register(.pathBar) { HeadlessPathBar() }
        views.register(.banner) { HeadlessBanner() }
        views.register(.toastView) { HeadlessToastView() }
    }
}
