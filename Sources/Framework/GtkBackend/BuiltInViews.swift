// SPDX-License-Identifier: MIT

import ViewKit

extension GtkBackend {
    /// The views of the framework's kinds. Layout views, text views and collections have requirements of their own in `Backend`.
    static func builtInViews() -> ViewFactory {
        let views = ViewFactory()

        // Controls
        views.register(.button) { GtkButtonView() }
        views.register(.menuButton) { GtkMenuButtonView() }
        views.register(.checkBox) { GtkCheckBoxView() }
        views.register(.switch) { GtkSwitchView() }
        views.register(.toggleButton) { GtkToggleButtonView() }
        views.register(.radioGroup) { GtkRadioGroupView() }
        views.register(.dropDown) { GtkDropDownView() }
        views.register(.numberField) { GtkNumberFieldView() }
        views.register(.slider) { GtkSliderView() }
        views.register(.comboField) { GtkComboFieldView() }
        views.register(.dateField) { GtkDateFieldView() }
        views.register(.timeField) { GtkTimeFieldView() }
        views.register(.colorButton) { GtkColorButtonView() }
        views.register(.fontButton) { GtkFontButtonView() }
        views.register(.fileField) { GtkFileFieldView() }

        // Text
        views.register(.label) { GtkLabelView() }
        views.register(.linkButton) { GtkLinkButtonView() }
        views.register(.shortcutLabel) { GtkShortcutLabelView() }
        views.register(.textField) { GtkTextFieldView() }

        // Images and drawing
        views.register(.imageView) { GtkImageView() }
        views.register(.avatar) { GtkAvatarView() }
        views.register(.canvas) { GtkCanvasView() }

        // Indicators
        views.register(.spinner) { GtkSpinnerView() }
        views.register(.separator) { GtkSeparatorView() }
        views.register(.progressBar) { GtkProgressBarView() }
        views.register(.levelBar) { GtkLevelBarView() }

        // Containers
        views.register(.box) { GtkBoxView() }
        views.register(.scrollView) { GtkScrollView() }
        views.register(.clamp) { GtkClampView() }
        views.register(.overlay) { GtkOverlayView() }
        views.register(.wrapBox) { GtkWrapBoxView() }
        views.register(.frame) { GtkFrameView() }
        views.register(.expander) { GtkExpanderView() }
        views.register(.revealer) { GtkRevealerView() }
        views.register(.splitView) { GtkSplitView() }

        // Pages
        views.register(.pageStack) { GtkPageStackView() }
        views.register(.tabView) { GtkTabView() }
        views.register(.pageView) { GtkPageView() }

        // Bars
        views.register(.headerBar) { GtkHeaderBarView() }
        views.register(.toolbar) { GtkToolbarView() }
        views.register(.pathBar) { GtkPathBarView() }
        views.register(.menuBar) { GtkMenuBarView() }

        // Messages
        views.register(.banner) { GtkBannerView() }
        views.register(.toastView) { GtkToastView() }

        return views
    }
}
