// SPDX-License-Identifier: MIT

import ViewKit

extension GtkBackend {
    /// Registers the views for texts, images and drawings.
    static func registerTextViews(in views: ViewFactory) {
        views.register(.textField) { GtkTextFieldView() }
        views.register(.imageView) { GtkImageView() }
        views.register(.avatar) { GtkAvatarView() }
        views.register(.canvas) { GtkCanvasView() }
    }
}
