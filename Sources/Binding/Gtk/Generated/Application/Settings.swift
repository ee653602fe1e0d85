// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkSettings`. <https://docs.gtk.org/gtk4/class.Settings.html>
open class Settings: Object, StyleProvider {
    open override nonisolated class var gtype: UInt { gtk_settings_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Settings(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Settings {
    /// `gtk-alternative-button-order`.
    public var gtkAlternativeButtonOrder: Bool {
        get { property("gtk-alternative-button-order") }
        set { setProperty("gtk-alternative-button-order", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkAlternativeButtonOrder; defer { self.gtkAlternativeButtonOrder = value }; yield &value }
    }

    /// `gtk-alternative-sort-arrows`.
    public var gtkAlternativeSortArrows: Bool {
        get { property("gtk-alternative-sort-arrows") }
        set { setProperty("gtk-alternative-sort-arrows", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkAlternativeSortArrows; defer { self.gtkAlternativeSortArrows = value }; yield &value }
    }

    /// `gtk-application-prefer-dark-theme`.
    public var gtkApplicationPreferDarkTheme: Bool {
        get { property("gtk-application-prefer-dark-theme") }
        set { setProperty("gtk-application-prefer-dark-theme", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkApplicationPreferDarkTheme; defer { self.gtkApplicationPreferDarkTheme = value }; yield &value }
    }

    /// `gtk-cursor-aspect-ratio`.
    public var gtkCursorAspectRatio: Double {
        get { property("gtk-cursor-aspect-ratio") }
        set { setProperty("gtk-cursor-aspect-ratio", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkCursorAspectRatio; defer { self.gtkCursorAspectRatio = value }; yield &value }
    }

    /// `gtk-cursor-blink`.
    public var gtkCursorBlink: Bool {
        get { property("gtk-cursor-blink") }
        set { setProperty("gtk-cursor-blink", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkCursorBlink; defer { self.gtkCursorBlink = value }; yield &value }
    }

    /// `gtk-cursor-blink-time`.
    public var gtkCursorBlinkTime: Int {
        get { property("gtk-cursor-blink-time") }
        set { setProperty("gtk-cursor-blink-time", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkCursorBlinkTime; defer { self.gtkCursorBlinkTime = value }; yield &value }
    }

    /// `gtk-cursor-blink-timeout`.
    public var gtkCursorBlinkTimeout: Int {
        get { property("gtk-cursor-blink-timeout") }
        set { setProperty("gtk-cursor-blink-timeout", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkCursorBlinkTimeout; defer { self.gtkCursorBlinkTimeout = value }; yield &value }
    }

    /// `gtk-cursor-theme-name`.
    public var gtkCursorThemeName: String? {
        get { property("gtk-cursor-theme-name") }
        set { setProperty("gtk-cursor-theme-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkCursorThemeName; defer { self.gtkCursorThemeName = value }; yield &value }
    }

    /// `gtk-cursor-theme-size`.
    public var gtkCursorThemeSize: Int {
        get { property("gtk-cursor-theme-size") }
        set { setProperty("gtk-cursor-theme-size", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkCursorThemeSize; defer { self.gtkCursorThemeSize = value }; yield &value }
    }

    /// `gtk-decoration-layout`.
    public var gtkDecorationLayout: String? {
        get { property("gtk-decoration-layout") }
        set { setProperty("gtk-decoration-layout", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkDecorationLayout; defer { self.gtkDecorationLayout = value }; yield &value }
    }

    /// `gtk-dialogs-use-header`.
    public var gtkDialogsUseHeader: Bool {
        get { property("gtk-dialogs-use-header") }
        set { setProperty("gtk-dialogs-use-header", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkDialogsUseHeader; defer { self.gtkDialogsUseHeader = value }; yield &value }
    }

    /// `gtk-dnd-drag-threshold`.
    public var gtkDndDragThreshold: Int {
        get { property("gtk-dnd-drag-threshold") }
        set { setProperty("gtk-dnd-drag-threshold", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkDndDragThreshold; defer { self.gtkDndDragThreshold = value }; yield &value }
    }

    /// `gtk-double-click-distance`.
    public var gtkDoubleClickDistance: Int {
        get { property("gtk-double-click-distance") }
        set { setProperty("gtk-double-click-distance", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkDoubleClickDistance; defer { self.gtkDoubleClickDistance = value }; yield &value }
    }

    /// `gtk-double-click-time`.
    public var gtkDoubleClickTime: Int {
        get { property("gtk-double-click-time") }
        set { setProperty("gtk-double-click-time", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkDoubleClickTime; defer { self.gtkDoubleClickTime = value }; yield &value }
    }

    /// `gtk-enable-accels`.
    public var gtkEnableAccels: Bool {
        get { property("gtk-enable-accels") }
        set { setProperty("gtk-enable-accels", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkEnableAccels; defer { self.gtkEnableAccels = value }; yield &value }
    }

    /// `gtk-enable-animations`.
    public var gtkEnableAnimations: Bool {
        get { property("gtk-enable-animations") }
        set { setProperty("gtk-enable-animations", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkEnableAnimations; defer { self.gtkEnableAnimations = value }; yield &value }
    }

    /// `gtk-enable-event-sounds`.
    public var gtkEnableEventSounds: Bool {
        get { property("gtk-enable-event-sounds") }
        set { setProperty("gtk-enable-event-sounds", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkEnableEventSounds; defer { self.gtkEnableEventSounds = value }; yield &value }
    }

    /// `gtk-enable-input-feedback-sounds`.
    public var gtkEnableInputFeedbackSounds: Bool {
        get { property("gtk-enable-input-feedback-sounds") }
        set { setProperty("gtk-enable-input-feedback-sounds", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkEnableInputFeedbackSounds; defer { self.gtkEnableInputFeedbackSounds = value }; yield &value }
    }

    /// `gtk-enable-primary-paste`.
    public var gtkEnablePrimaryPaste: Bool {
        get { property("gtk-enable-primary-paste") }
        set { setProperty("gtk-enable-primary-paste", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkEnablePrimaryPaste; defer { self.gtkEnablePrimaryPaste = value }; yield &value }
    }

    /// `gtk-entry-password-hint-timeout`.
    public var gtkEntryPasswordHintTimeout: Int {
        get { property("gtk-entry-password-hint-timeout") }
        set { setProperty("gtk-entry-password-hint-timeout", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkEntryPasswordHintTimeout; defer { self.gtkEntryPasswordHintTimeout = value }; yield &value }
    }

    /// `gtk-entry-select-on-focus`.
    public var gtkEntrySelectOnFocus: Bool {
        get { property("gtk-entry-select-on-focus") }
        set { setProperty("gtk-entry-select-on-focus", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkEntrySelectOnFocus; defer { self.gtkEntrySelectOnFocus = value }; yield &value }
    }

    /// `gtk-error-bell`.
    public var gtkErrorBell: Bool {
        get { property("gtk-error-bell") }
        set { setProperty("gtk-error-bell", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkErrorBell; defer { self.gtkErrorBell = value }; yield &value }
    }

    /// `gtk-font-name`.
    public var gtkFontName: String? {
        get { property("gtk-font-name") }
        set { setProperty("gtk-font-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkFontName; defer { self.gtkFontName = value }; yield &value }
    }

    /// `gtk-fontconfig-timestamp`.
    public var gtkFontconfigTimestamp: Int {
        get { property("gtk-fontconfig-timestamp") }
        set { setProperty("gtk-fontconfig-timestamp", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkFontconfigTimestamp; defer { self.gtkFontconfigTimestamp = value }; yield &value }
    }

    /// `gtk-hint-font-metrics`.
    public var gtkHintFontMetrics: Bool {
        get { property("gtk-hint-font-metrics") }
        set { setProperty("gtk-hint-font-metrics", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkHintFontMetrics; defer { self.gtkHintFontMetrics = value }; yield &value }
    }

    /// `gtk-icon-theme-name`.
    public var gtkIconThemeName: String? {
        get { property("gtk-icon-theme-name") }
        set { setProperty("gtk-icon-theme-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkIconThemeName; defer { self.gtkIconThemeName = value }; yield &value }
    }

    /// `gtk-im-module`.
    public var gtkImModule: String? {
        get { property("gtk-im-module") }
        set { setProperty("gtk-im-module", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkImModule; defer { self.gtkImModule = value }; yield &value }
    }

    /// `gtk-keynav-use-caret`.
    public var gtkKeynavUseCaret: Bool {
        get { property("gtk-keynav-use-caret") }
        set { setProperty("gtk-keynav-use-caret", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkKeynavUseCaret; defer { self.gtkKeynavUseCaret = value }; yield &value }
    }

    /// `gtk-label-select-on-focus`.
    public var gtkLabelSelectOnFocus: Bool {
        get { property("gtk-label-select-on-focus") }
        set { setProperty("gtk-label-select-on-focus", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkLabelSelectOnFocus; defer { self.gtkLabelSelectOnFocus = value }; yield &value }
    }

    /// `gtk-long-press-time`.
    public var gtkLongPressTime: Int {
        get { property("gtk-long-press-time") }
        set { setProperty("gtk-long-press-time", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkLongPressTime; defer { self.gtkLongPressTime = value }; yield &value }
    }

    /// `gtk-overlay-scrolling`.
    public var gtkOverlayScrolling: Bool {
        get { property("gtk-overlay-scrolling") }
        set { setProperty("gtk-overlay-scrolling", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkOverlayScrolling; defer { self.gtkOverlayScrolling = value }; yield &value }
    }

    /// `gtk-primary-button-warps-slider`.
    public var gtkPrimaryButtonWarpsSlider: Bool {
        get { property("gtk-primary-button-warps-slider") }
        set { setProperty("gtk-primary-button-warps-slider", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkPrimaryButtonWarpsSlider; defer { self.gtkPrimaryButtonWarpsSlider = value }; yield &value }
    }

    /// `gtk-print-backends`.
    public var gtkPrintBackends: String? {
        get { property("gtk-print-backends") }
        set { setProperty("gtk-print-backends", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkPrintBackends; defer { self.gtkPrintBackends = value }; yield &value }
    }

    /// `gtk-print-preview-command`.
    public var gtkPrintPreviewCommand: String? {
        get { property("gtk-print-preview-command") }
        set { setProperty("gtk-print-preview-command", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkPrintPreviewCommand; defer { self.gtkPrintPreviewCommand = value }; yield &value }
    }

    /// `gtk-recent-files-enabled`.
    public var gtkRecentFilesEnabled: Bool {
        get { property("gtk-recent-files-enabled") }
        set { setProperty("gtk-recent-files-enabled", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkRecentFilesEnabled; defer { self.gtkRecentFilesEnabled = value }; yield &value }
    }

    /// `gtk-recent-files-max-age`.
    public var gtkRecentFilesMaxAge: Int {
        get { property("gtk-recent-files-max-age") }
        set { setProperty("gtk-recent-files-max-age", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkRecentFilesMaxAge; defer { self.gtkRecentFilesMaxAge = value }; yield &value }
    }

    /// `gtk-shell-shows-app-menu`.
    public var gtkShellShowsAppMenu: Bool {
        get { property("gtk-shell-shows-app-menu") }
        set { setProperty("gtk-shell-shows-app-menu", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkShellShowsAppMenu; defer { self.gtkShellShowsAppMenu = value }; yield &value }
    }

    /// `gtk-shell-shows-desktop`.
    public var gtkShellShowsDesktop: Bool {
        get { property("gtk-shell-shows-desktop") }
        set { setProperty("gtk-shell-shows-desktop", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkShellShowsDesktop; defer { self.gtkShellShowsDesktop = value }; yield &value }
    }

    /// `gtk-shell-shows-menubar`.
    public var gtkShellShowsMenubar: Bool {
        get { property("gtk-shell-shows-menubar") }
        set { setProperty("gtk-shell-shows-menubar", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkShellShowsMenubar; defer { self.gtkShellShowsMenubar = value }; yield &value }
    }

    /// `gtk-sound-theme-name`.
    public var gtkSoundThemeName: String? {
        get { property("gtk-sound-theme-name") }
        set { setProperty("gtk-sound-theme-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkSoundThemeName; defer { self.gtkSoundThemeName = value }; yield &value }
    }

    /// `gtk-split-cursor`.
    public var gtkSplitCursor: Bool {
        get { property("gtk-split-cursor") }
        set { setProperty("gtk-split-cursor", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkSplitCursor; defer { self.gtkSplitCursor = value }; yield &value }
    }

    /// `gtk-theme-name`.
    public var gtkThemeName: String? {
        get { property("gtk-theme-name") }
        set { setProperty("gtk-theme-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkThemeName; defer { self.gtkThemeName = value }; yield &value }
    }

    /// `gtk-titlebar-double-click`.
    public var gtkTitlebarDoubleClick: String? {
        get { property("gtk-titlebar-double-click") }
        set { setProperty("gtk-titlebar-double-click", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkTitlebarDoubleClick; defer { self.gtkTitlebarDoubleClick = value }; yield &value }
    }

    /// `gtk-titlebar-middle-click`.
    public var gtkTitlebarMiddleClick: String? {
        get { property("gtk-titlebar-middle-click") }
        set { setProperty("gtk-titlebar-middle-click", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkTitlebarMiddleClick; defer { self.gtkTitlebarMiddleClick = value }; yield &value }
    }

    /// `gtk-titlebar-right-click`.
    public var gtkTitlebarRightClick: String? {
        get { property("gtk-titlebar-right-click") }
        set { setProperty("gtk-titlebar-right-click", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkTitlebarRightClick; defer { self.gtkTitlebarRightClick = value }; yield &value }
    }

    /// `gtk-xft-antialias`.
    public var gtkXftAntialias: Int {
        get { property("gtk-xft-antialias") }
        set { setProperty("gtk-xft-antialias", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkXftAntialias; defer { self.gtkXftAntialias = value }; yield &value }
    }

    /// `gtk-xft-dpi`.
    public var gtkXftDpi: Int {
        get { property("gtk-xft-dpi") }
        set { setProperty("gtk-xft-dpi", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkXftDpi; defer { self.gtkXftDpi = value }; yield &value }
    }

    /// `gtk-xft-hinting`.
    public var gtkXftHinting: Int {
        get { property("gtk-xft-hinting") }
        set { setProperty("gtk-xft-hinting", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkXftHinting; defer { self.gtkXftHinting = value }; yield &value }
    }

    /// `gtk-xft-hintstyle`.
    public var gtkXftHintstyle: String? {
        get { property("gtk-xft-hintstyle") }
        set { setProperty("gtk-xft-hintstyle", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkXftHintstyle; defer { self.gtkXftHintstyle = value }; yield &value }
    }

    /// `gtk-xft-rgba`.
    public var gtkXftRgba: String? {
        get { property("gtk-xft-rgba") }
        set { setProperty("gtk-xft-rgba", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkXftRgba; defer { self.gtkXftRgba = value }; yield &value }
    }

    /// `gtk_settings_get_default()`.
    public static var `default`: Settings? { C.borrow(C.raw(gtk_settings_get_default())) }

    /// `gtk_settings_get_for_display()`.
    public static func `for`(_ display: Gdk.Display) -> Settings {
        C.present(C.borrow(C.raw(gtk_settings_get_for_display(C.opaque(display._raw)))), "gtk_settings_get_for_display")
    }

    /// `gtk_settings_reset_property()`.
    public func resetProperty(_ name: String) {
        gtk_settings_reset_property(C.opaque(_raw), name)
    }

#if GTK_4_14
    /// `gtk-show-status-shapes`.
    public var gtkShowStatusShapes: Bool {
        get { property("gtk-show-status-shapes") }
        set { setProperty("gtk-show-status-shapes", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkShowStatusShapes; defer { self.gtkShowStatusShapes = value }; yield &value }
    }
#endif

#if GTK_4_16
    /// `gtk-font-rendering`.
    public var gtkFontRendering: FontRendering {
        get { property("gtk-font-rendering") }
        set { setProperty("gtk-font-rendering", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.gtkFontRendering; defer { self.gtkFontRendering = value }; yield &value }
    }
#endif
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
#if GTK_4_14
    public var gtkShowStatusShapes: PropertyKey<Owner, Bool> { PropertyKey("gtk-show-status-shapes") }
#endif
#if GTK_4_16
    public var gtkFontRendering: PropertyKey<Owner, FontRendering> { PropertyKey("gtk-font-rendering") }
#endif
}
