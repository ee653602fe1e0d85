// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessBackend {
    /// Registers the views for texts, images and drawings.
    static func registerTextViews(in views: ViewFactory) {
        views.register(.textField) { HeadlessTextField() }
        views.register(.imageView) { HeadlessImageView() }
        views.register(.avatar) { HeadlessAvatar() }
        views.register(.canvas) { HeadlessCanvas() }
    }
}
