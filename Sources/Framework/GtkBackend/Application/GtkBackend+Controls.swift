// SPDX-License-Identifier: MIT

import ViewKit

extension GtkBackend {
    static func registerMoreControls(in views: ViewFactory) {
        views.register(.linkButton) { GtkLinkButtonView() }
        views.register(.toggleButton) { GtkToggleButtonView() }
        views.register(.radioGroup) { GtkRadioGroupView() }
        views.register(.numberField) { GtkNumberFieldView() }
        views.register(.slider) { GtkSliderView() }
        views.register(.comboField) { GtkComboFieldView() }
        views.register(.dateField) { GtkDateFieldView() }
        views.register(.timeField) { GtkTimeFieldView() }
        views.register(.colorButton) { GtkColorButtonView() }
        views.register(.fontButton) { GtkFontButtonView() }
        views.register(.fileField) { GtkFileFieldView() }
        views.register(.progressBar) { GtkProgressBarView() }
        views.register(.levelBar) { GtkLevelBarView() }
        views.register(.shortcutLabel) { GtkShortcutLabelView() }
    }
}
