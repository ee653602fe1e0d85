// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// The data of this module that the binding uses at run time.
/// Written for Adw 1.2.2.
@_spi(Binding) public enum AdwModule: BoundModule {
    public static let glue: [any Glue.Type] = [
        ActionRowGlue.self
    ]

    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "AdwAboutWindow": return AboutWindow.self
        case "AdwActionRow": return ActionRow.self
        case "AdwAnimation": return Animation.self
        case "AdwAnimationTarget": return AnimationTarget.self
        case "AdwApplication": return Application.self
        case "AdwApplicationWindow": return ApplicationWindow.self
        case "AdwAvatar": return Avatar.self
        case "AdwBin": return Bin.self
        case "AdwButtonContent": return ButtonContent.self
        case "AdwCallbackAnimationTarget": return CallbackAnimationTarget.self
        case "AdwCarousel": return Carousel.self
        case "AdwCarouselIndicatorDots": return CarouselIndicatorDots.self
        case "AdwCarouselIndicatorLines": return CarouselIndicatorLines.self
        case "AdwClamp": return Clamp.self
        case "AdwClampLayout": return ClampLayout.self
        case "AdwClampScrollable": return ClampScrollable.self
        case "AdwComboRow": return ComboRow.self
        case "AdwEntryRow": return EntryRow.self
        case "AdwEnumListItem": return EnumListItem.self
        case "AdwEnumListModel": return EnumListModel.self
        case "AdwExpanderRow": return ExpanderRow.self
        case "AdwFlap": return Flap.self
        case "AdwHeaderBar": return HeaderBar.self
        case "AdwLeaflet": return Leaflet.self
        case "AdwLeafletPage": return LeafletPage.self
        case "AdwMessageDialog": return MessageDialog.self
        case "AdwPasswordEntryRow": return PasswordEntryRow.self
        case "AdwPreferencesGroup": return PreferencesGroup.self
        case "AdwPreferencesPage": return PreferencesPage.self
        case "AdwPreferencesRow": return PreferencesRow.self
        case "AdwPreferencesWindow": return PreferencesWindow.self
        case "AdwPropertyAnimationTarget": return PropertyAnimationTarget.self
        case "AdwSplitButton": return SplitButton.self
        case "AdwSpringAnimation": return SpringAnimation.self
        case "AdwSqueezer": return Squeezer.self
        case "AdwSqueezerPage": return SqueezerPage.self
        case "AdwStatusPage": return StatusPage.self
        case "AdwStyleManager": return StyleManager.self
        case "AdwSwipeTracker": return SwipeTracker.self
        case "AdwTabBar": return TabBar.self
        case "AdwTabPage": return TabPage.self
        case "AdwTabView": return TabView.self
        case "AdwTimedAnimation": return TimedAnimation.self
        case "AdwToast": return Toast.self
        case "AdwToastOverlay": return ToastOverlay.self
        case "AdwViewStack": return ViewStack.self
        case "AdwViewStackPage": return ViewStackPage.self
        case "AdwViewSwitcher": return ViewSwitcher.self
        case "AdwViewSwitcherBar": return ViewSwitcherBar.self
        case "AdwViewSwitcherTitle": return ViewSwitcherTitle.self
        case "AdwWindow": return Window.self
        case "AdwWindowTitle": return WindowTitle.self
        default: return nil
        }
    }
}

extension AdwModule {
    /// Registers the classes, once.
    static let isRegistered: Void = register(AdwModule.self)
}

/// Registers the classes of this module with the binding, and calls `adw_init()`.
///
/// Call it once on the main thread, after GTK is initialized, and before .ui files name the classes or the library returns objects of them.
@MainActor
public func initialize() {
    _ = AdwModule.isRegistered
    adw_init()
}
