// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkSettings`. <https://docs.gtk.org/gtk4/class.Settings.html>
open class Settings: Object, StyleProvider {
    open override nonisolated class var gtype: UInt { gtk_settings_get_type() }
    open override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Settings(_borrowed: raw) }
}

extension Settings {
    /// `gtk-alternative-button-order`.
    public var gtkAlternativeButtonOrder: Bool {
        get { property("gtk-alternative-button-order") }
        set { setProperty("gtk-alternative-button-order", newValue) }
    }

    /// `gtk-alternative-sort-arrows`.
    public var gtkAlternativeSortArrows: Bool {
        get { property("gtk-alternative-sort-arrows") }
        set { setProperty("gtk-alternative-sort-arrows", newValue) }
    }

    /// `gtk-application-prefer-dark-theme`.
    public var gtkApplicationPreferDarkTheme: Bool {
        get { property("gtk-application-prefer-dark-theme") }
        set { setProperty("gtk-application-prefer-dark-theme", newValue) }
    }

    /// `gtk-cursor-aspect-ratio`.
    public var gtkCursorAspectRatio: Double {
        get { property("gtk-cursor-aspect-ratio") }
        set { setProperty("gtk-cursor-aspect-ratio", newValue) }
    }

    /// `gtk-cursor-blink`.
    public var gtkCursorBlink: Bool {
        get { property("gtk-cursor-blink") }
        set { setProperty("gtk-cursor-blink", newValue) }
    }

    /// `gtk-cursor-blink-time`.
    public var gtkCursorBlinkTime: Int {
        get { property("gtk-cursor-blink-time") }
        set { setProperty("gtk-cursor-blink-time", newValue) }
    }

    /// `gtk-cursor-blink-timeout`.
    public var gtkCursorBlinkTimeout: Int {
        get { property("gtk-cursor-blink-timeout") }
        set { setProperty("gtk-cursor-blink-timeout", newValue) }
    }

    /// `gtk-cursor-theme-name`.
    public var gtkCursorThemeName: String? {
        get { property("gtk-cursor-theme-name") }
        set { setProperty("gtk-cursor-theme-name", newValue) }
    }

    /// `gtk-cursor-theme-size`.
    public var gtkCursorThemeSize: Int {
        get { property("gtk-cursor-theme-size") }
        set { setProperty("gtk-cursor-theme-size", newValue) }
    }

    /// `gtk-decoration-layout`.
    public var gtkDecorationLayout: String? {
        get { property("gtk-decoration-layout") }
        set { setProperty("gtk-decoration-layout", newValue) }
    }

    /// `gtk-dialogs-use-header`.
    public var gtkDialogsUseHeader: Bool {
        get { property("gtk-dialogs-use-header") }
        set { setProperty("gtk-dialogs-use-header", newValue) }
    }

    /// `gtk-dnd-drag-threshold`.
    public var gtkDndDragThreshold: Int {
        get { property("gtk-dnd-drag-threshold") }
        set { setProperty("gtk-dnd-drag-threshold", newValue) }
    }

    /// `gtk-double-click-distance`.
    public var gtkDoubleClickDistance: Int {
        get { property("gtk-double-click-distance") }
        set { setProperty("gtk-double-click-distance", newValue) }
    }

    /// `gtk-double-click-time`.
    public var gtkDoubleClickTime: Int {
        get { property("gtk-double-click-time") }
        set { setProperty("gtk-double-click-time", newValue) }
    }

    /// `gtk-enable-accels`.
    public var gtkEnableAccels: Bool {
        get { property("gtk-enable-accels") }
        set { setProperty("gtk-enable-accels", newValue) }
    }

    /// `gtk-enable-animations`.
    public var gtkEnableAnimations: Bool {
        get { property("gtk-enable-animations") }
        set { setProperty("gtk-enable-animations", newValue) }
    }

    /// `gtk-enable-event-sounds`.
    public var gtkEnableEventSounds: Bool {
        get { property("gtk-enable-event-sounds") }
        set { setProperty("gtk-enable-event-sounds", newValue) }
    }

    /// `gtk-enable-input-feedback-sounds`.
    public var gtkEnableInputFeedbackSounds: Bool {
        get { property("gtk-enable-input-feedback-sounds") }
        set { setProperty("gtk-enable-input-feedback-sounds", newValue) }
    }

    /// `gtk-enable-primary-paste`.
    public var gtkEnablePrimaryPaste: Bool {
        get { property("gtk-enable-primary-paste") }
        set { setProperty("gtk-enable-primary-paste", newValue) }
    }

    /// `gtk-entry-password-hint-timeout`.
    public var gtkEntryPasswordHintTimeout: Int {
        get { property("gtk-entry-password-hint-timeout") }
        set { setProperty("gtk-entry-password-hint-timeout", newValue) }
    }

    /// `gtk-entry-select-on-focus`.
    public var gtkEntrySelectOnFocus: Bool {
        get { property("gtk-entry-select-on-focus") }
        set { setProperty("gtk-entry-select-on-focus", newValue) }
    }

    /// `gtk-error-bell`.
    public var gtkErrorBell: Bool {
        get { property("gtk-error-bell") }
        set { setProperty("gtk-error-bell", newValue) }
    }

    /// `gtk-font-name`.
    public var gtkFontName: String? {
        get { property("gtk-font-name") }
        set { setProperty("gtk-font-name", newValue) }
    }

    /// `gtk-fontconfig-timestamp`.
    public var gtkFontconfigTimestamp: Int {
        get { property("gtk-fontconfig-timestamp") }
        set { setProperty("gtk-fontconfig-timestamp", newValue) }
    }

    /// `gtk-hint-font-metrics`.
    public var gtkHintFontMetrics: Bool {
        get { property("gtk-hint-font-metrics") }
        set { setProperty("gtk-hint-font-metrics", newValue) }
    }

    /// `gtk-icon-theme-name`.
    public var gtkIconThemeName: String? {
        get { property("gtk-icon-theme-name") }
        set { setProperty("gtk-icon-theme-name", newValue) }
    }

    /// `gtk-im-module`.
    public var gtkImModule: String? {
        get { property("gtk-im-module") }
        set { setProperty("gtk-im-module", newValue) }
    }

    /// `gtk-keynav-use-caret`.
    public var gtkKeynavUseCaret: Bool {
        get { property("gtk-keynav-use-caret") }
        set { setProperty("gtk-keynav-use-caret", newValue) }
    }

    /// `gtk-label-select-on-focus`.
    public var gtkLabelSelectOnFocus: Bool {
        get { property("gtk-label-select-on-focus") }
        set { setProperty("gtk-label-select-on-focus", newValue) }
    }

    /// `gtk-long-press-time`.
    public var gtkLongPressTime: Int {
        get { property("gtk-long-press-time") }
        set { setProperty("gtk-long-press-time", newValue) }
    }

    /// `gtk-overlay-scrolling`.
    public var gtkOverlayScrolling: Bool {
        get { property("gtk-overlay-scrolling") }
        set { setProperty("gtk-overlay-scrolling", newValue) }
    }

    /// `gtk-primary-button-warps-slider`.
    public var gtkPrimaryButtonWarpsSlider: Bool {
        get { property("gtk-primary-button-warps-slider") }
        set { setProperty("gtk-primary-button-warps-slider", newValue) }
    }

    /// `gtk-print-backends`.
    public var gtkPrintBackends: String? {
        get { property("gtk-print-backends") }
        set { setProperty("gtk-print-backends", newValue) }
    }

    /// `gtk-print-preview-command`.
    public var gtkPrintPreviewCommand: String? {
        get { property("gtk-print-preview-command") }
        set { setProperty("gtk-print-preview-command", newValue) }
    }

    /// `gtk-recent-files-enabled`.
    public var gtkRecentFilesEnabled: Bool {
        get { property("gtk-recent-files-enabled") }
        set { setProperty("gtk-recent-files-enabled", newValue) }
    }

    /// `gtk-recent-files-max-age`.
    public var gtkRecentFilesMaxAge: Int {
        get { property("gtk-recent-files-max-age") }
        set { setProperty("gtk-recent-files-max-age", newValue) }
    }

    /// `gtk-shell-shows-app-menu`.
    public var gtkShellShowsAppMenu: Bool {
        get { property("gtk-shell-shows-app-menu") }
        set { setProperty("gtk-shell-shows-app-menu", newValue) }
    }

    /// `gtk-shell-shows-desktop`.
    public var gtkShellShowsDesktop: Bool {
        get { property("gtk-shell-shows-desktop") }
        set { setProperty("gtk-shell-shows-desktop", newValue) }
    }

    /// `gtk-shell-shows-menubar`.
    public var gtkShellShowsMenubar: Bool {
        get { property("gtk-shell-shows-menubar") }
        set { setProperty("gtk-shell-shows-menubar", newValue) }
    }

    /// `gtk-sound-theme-name`.
    public var gtkSoundThemeName: String? {
        get { property("gtk-sound-theme-name") }
        set { setProperty("gtk-sound-theme-name", newValue) }
    }

    /// `gtk-split-cursor`.
    public var gtkSplitCursor: Bool {
        get { property("gtk-split-cursor") }
        set { setProperty("gtk-split-cursor", newValue) }
    }

    /// `gtk-theme-name`.
    public var gtkThemeName: String? {
        get { property("gtk-theme-name") }
        set { setProperty("gtk-theme-name", newValue) }
    }

    /// `gtk-titlebar-double-click`.
    public var gtkTitlebarDoubleClick: String? {
        get { property("gtk-titlebar-double-click") }
        set { setProperty("gtk-titlebar-double-click", newValue) }
    }

    /// `gtk-titlebar-middle-click`.
    public var gtkTitlebarMiddleClick: String? {
        get { property("gtk-titlebar-middle-click") }
        set { setProperty("gtk-titlebar-middle-click", newValue) }
    }

    /// `gtk-titlebar-right-click`.
    public var gtkTitlebarRightClick: String? {
        get { property("gtk-titlebar-right-click") }
        set { setProperty("gtk-titlebar-right-click", newValue) }
    }

    /// `gtk-xft-antialias`.
    public var gtkXftAntialias: Int {
        get { property("gtk-xft-antialias") }
        set { setProperty("gtk-xft-antialias", newValue) }
    }

    /// `gtk-xft-dpi`.
    public var gtkXftDpi: Int {
        get { property("gtk-xft-dpi") }
        set { setProperty("gtk-xft-dpi", newValue) }
    }

    /// `gtk-xft-hinting`.
    public var gtkXftHinting: Int {
        get { property("gtk-xft-hinting") }
        set { setProperty("gtk-xft-hinting", newValue) }
    }

    /// `gtk-xft-hintstyle`.
    public var gtkXftHintstyle: String? {
        get { property("gtk-xft-hintstyle") }
        set { setProperty("gtk-xft-hintstyle", newValue) }
    }

    /// `gtk-xft-rgba`.
    public var gtkXftRgba: String? {
        get { property("gtk-xft-rgba") }
        set { setProperty("gtk-xft-rgba", newValue) }
    }

    /// `gtk_settings_get_default()`.
    public static var `default`: Settings? { C.borrow(C.raw(gtk_settings_get_default())) }

    /// `gtk_settings_get_for_display()`.
    public static func getForDisplay(_ display: Gdk.Display) -> Settings {
        C.present(C.borrow(C.raw(gtk_settings_get_for_display(C.opaque(display._raw)))), "gtk_settings_get_for_display")
    }

    /// `gtk_settings_reset_property()`.
    public func resetProperty(_ name: String) {
        gtk_settings_reset_property(C.opaque(_raw), name)
    }
}

extension Members where Owner: Settings {
    public var gtkAlternativeButtonOrder: PropertyKey<Owner, Bool> { PropertyKey("gtk-alternative-button-order") }
    public var gtkAlternativeSortArrows: PropertyKey<Owner, Bool> { PropertyKey("gtk-alternative-sort-arrows") }
    public var gtkApplicationPreferDarkTheme: PropertyKey<Owner, Bool> { PropertyKey("gtk-application-prefer-dark-theme") }
    public var gtkCursorAspectRatio: PropertyKey<Owner, Double> { PropertyKey("gtk-cursor-aspect-ratio") }
    public var gtkCursorBlink: PropertyKey<Owner, Bool> { PropertyKey("gtk-cursor-blink") }
    public var gtkCursorBlinkTime: PropertyKey<Owner, Int> { PropertyKey("gtk-cursor-blink-time") }
    public var gtkCursorBlinkTimeout: PropertyKey<Owner, Int> { PropertyKey("gtk-cursor-blink-timeout") }
    public var gtkCursorThemeName: PropertyKey<Owner, String?> { PropertyKey("gtk-cursor-theme-name") }
    public var gtkCursorThemeSize: PropertyKey<Owner, Int> { PropertyKey("gtk-cursor-theme-size") }
    public var gtkDecorationLayout: PropertyKey<Owner, String?> { PropertyKey("gtk-decoration-layout") }
    public var gtkDialogsUseHeader: PropertyKey<Owner, Bool> { PropertyKey("gtk-dialogs-use-header") }
    public var gtkDndDragThreshold: PropertyKey<Owner, Int> { PropertyKey("gtk-dnd-drag-threshold") }
    public var gtkDoubleClickDistance: PropertyKey<Owner, Int> { PropertyKey("gtk-double-click-distance") }
    public var gtkDoubleClickTime: PropertyKey<Owner, Int> { PropertyKey("gtk-double-click-time") }
    public var gtkEnableAccels: PropertyKey<Owner, Bool> { PropertyKey("gtk-enable-accels") }
    public var gtkEnableAnimations: PropertyKey<Owner, Bool> { PropertyKey("gtk-enable-animations") }
    public var gtkEnableEventSounds: PropertyKey<Owner, Bool> { PropertyKey("gtk-enable-event-sounds") }
    public var gtkEnableInputFeedbackSounds: PropertyKey<Owner, Bool> { PropertyKey("gtk-enable-input-feedback-sounds") }
    public var gtkEnablePrimaryPaste: PropertyKey<Owner, Bool> { PropertyKey("gtk-enable-primary-paste") }
    public var gtkEntryPasswordHintTimeout: PropertyKey<Owner, Int> { PropertyKey("gtk-entry-password-hint-timeout") }
    public var gtkEntrySelectOnFocus: PropertyKey<Owner, Bool> { PropertyKey("gtk-entry-select-on-focus") }
    public var gtkErrorBell: PropertyKey<Owner, Bool> { PropertyKey("gtk-error-bell") }
    public var gtkFontName: PropertyKey<Owner, String?> { PropertyKey("gtk-font-name") }
    public var gtkFontconfigTimestamp: PropertyKey<Owner, Int> { PropertyKey("gtk-fontconfig-timestamp") }
    public var gtkHintFontMetrics: PropertyKey<Owner, Bool> { PropertyKey("gtk-hint-font-metrics") }
    public var gtkIconThemeName: PropertyKey<Owner, String?> { PropertyKey("gtk-icon-theme-name") }
    public var gtkImModule: PropertyKey<Owner, String?> { PropertyKey("gtk-im-module") }
    public var gtkKeynavUseCaret: PropertyKey<Owner, Bool> { PropertyKey("gtk-keynav-use-caret") }
    public var gtkLabelSelectOnFocus: PropertyKey<Owner, Bool> { PropertyKey("gtk-label-select-on-focus") }
    public var gtkLongPressTime: PropertyKey<Owner, Int> { PropertyKey("gtk-long-press-time") }
    public var gtkOverlayScrolling: PropertyKey<Owner, Bool> { PropertyKey("gtk-overlay-scrolling") }
    public var gtkPrimaryButtonWarpsSlider: PropertyKey<Owner, Bool> { PropertyKey("gtk-primary-button-warps-slider") }
    public var gtkPrintBackends: PropertyKey<Owner, String?> { PropertyKey("gtk-print-backends") }
    public var gtkPrintPreviewCommand: PropertyKey<Owner, String?> { PropertyKey("gtk-print-preview-command") }
    public var gtkRecentFilesEnabled: PropertyKey<Owner, Bool> { PropertyKey("gtk-recent-files-enabled") }
    public var gtkRecentFilesMaxAge: PropertyKey<Owner, Int> { PropertyKey("gtk-recent-files-max-age") }
    public var gtkShellShowsAppMenu: PropertyKey<Owner, Bool> { PropertyKey("gtk-shell-shows-app-menu") }
    public var gtkShellShowsDesktop: PropertyKey<Owner, Bool> { PropertyKey("gtk-shell-shows-desktop") }
    public var gtkShellShowsMenubar: PropertyKey<Owner, Bool> { PropertyKey("gtk-shell-shows-menubar") }
    public var gtkSoundThemeName: PropertyKey<Owner, String?> { PropertyKey("gtk-sound-theme-name") }
    public var gtkSplitCursor: PropertyKey<Owner, Bool> { PropertyKey("gtk-split-cursor") }
    public var gtkThemeName: PropertyKey<Owner, String?> { PropertyKey("gtk-theme-name") }
    public var gtkTitlebarDoubleClick: PropertyKey<Owner, String?> { PropertyKey("gtk-titlebar-double-click") }
    public var gtkTitlebarMiddleClick: PropertyKey<Owner, String?> { PropertyKey("gtk-titlebar-middle-click") }
    public var gtkTitlebarRightClick: PropertyKey<Owner, String?> { PropertyKey("gtk-titlebar-right-click") }
    public var gtkXftAntialias: PropertyKey<Owner, Int> { PropertyKey("gtk-xft-antialias") }
    public var gtkXftDpi: PropertyKey<Owner, Int> { PropertyKey("gtk-xft-dpi") }
    public var gtkXftHinting: PropertyKey<Owner, Int> { PropertyKey("gtk-xft-hinting") }
    public var gtkXftHintstyle: PropertyKey<Owner, String?> { PropertyKey("gtk-xft-hintstyle") }
    public var gtkXftRgba: PropertyKey<Owner, String?> { PropertyKey("gtk-xft-rgba") }
}
