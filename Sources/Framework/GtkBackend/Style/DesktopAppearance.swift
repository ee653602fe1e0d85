// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Glibc
import Gtk
import RxKernel
import ViewKit

/// The appearance: the preferences of the desktop and the choice of the application. This class applies it to
/// GTK, and sends it to observers.
///
/// GTK 4.8 does not read the desktop's settings; this class reads the settings portal, which GNOME, KDE and
/// others have, and follows its changes. Without a portal, or where it has no preference, colours, motion and
/// the size of text follow GTK's own settings, which a user has in the file `settings.ini`, and the contrast is normal.
@MainActor final class DesktopAppearance {
    var scheme = ColorScheme.automatic {
        didSet { update() }
    }

    let published = BehaviorRelay(value: Appearance())

    private let settings: Gtk.Settings
    private let display: Gdk.Display
    /// Has the colours of the theme.
    private let probe = Gtk.Box(orientation: .horizontal, spacing: 0)
    /// Whether the desktop prefers dark colours; nil without a preference.
    private var desktopPrefersDark: Bool?
    /// Whether GTK's own settings prefer dark colours.
    private let settingsPreferDark: Bool
    private var desktop = Appearance()
    private var accentStyle: Gtk.CssProvider?
    private var contrastStyle: Gtk.CssProvider?
    private var portal: Gio.DBusProxy?
    private var portalWatch: Registration?

    private static let portalName = "org.freedesktop.portal.Desktop"
    private static let namespace = "org.freedesktop.appearance"
    private static let colors = "color-scheme"
    private static let motion = "reduced-motion"
    private static let contrast = "contrast"
    private static let accent = "accent-color"

    init(_ display: Gdk.Display) {
        self.display = display
        settings = Gtk.Settings.for(display)
        settingsPreferDark = settings.gtkApplicationPreferDarkTheme
        for property in ["gtk-xft-dpi", "gtk-enable-animations", "gtk-theme-name"] {
            settings.onNotify(property) { [weak self] in self?.publish() }
        }
        publish()
        // The portal is started if the session can. One that starts later, or again, is read then.
        portalWatch = Gio.busWatchName(Self.portalName, flags: .autoStart) { [weak self] _, _, _ in
            Task { await self?.readPortal() }
        }
    }

    private var isDark: Bool {
        switch scheme {
        case .automatic: desktopPrefersDark ?? settingsPreferDark
        case .light: false
        case .dark: true
        }
    }

    /// Whether the text of the theme is light. A theme need not say so in its name, and need not follow the preference. Nil if the theme
    /// does not define the colour of its text.
    private var showsLightText: Bool? {
        deprecatedGtk.color("theme_fg_color", of: probe).map {
            0.2126 * $0.red + 0.7152 * $0.green + 0.0722 * $0.blue > 0.5
        }
    }

    private func update() {
        if settings.gtkApplicationPreferDarkTheme != isDark {
            settings.gtkApplicationPreferDarkTheme = isDark
        }
        showContrast()
        publish()
    }

    /// GTK's own theme has variants of high contrast, which need no other package.
    private func showContrast() {
        let theme = desktop.isHighContrast ? isDark ? "Default-hc-dark" : "Default-hc" : nil
        let shown = settings.gtkThemeName.flatMap { $0.hasPrefix("Default-hc") ? $0 : nil }
        guard theme != shown else { return }
        if let theme { settings.gtkThemeName = theme } else { settings.resetProperty("gtk-theme-name") }
    }

    /// With high contrast, texts that the backend's style sheet shows in a weaker colour have the full colour.
    private func showEmphasis(_ isHighContrast: Bool) {
        guard isHighContrast != (contrastStyle != nil) else { return }
        if let contrastStyle { display.removeStyle(contrastStyle) }
        contrastStyle = isHighContrast ? Gtk.CssProvider(css: Self.contrastSheet) : nil
        if let contrastStyle { display.addStyle(contrastStyle, priority: 601) }
    }

    /// What differs with high contrast. The names of colours are tokens of the backend's style sheet.
    static let contrastSheet = """
        @define-color rxshell_placeholder @theme_text_color;
        @define-color rxshell_mark alpha(currentColor, 0.6);
        @define-color rxshell_mark_hover alpha(currentColor, 0.8);
        label.dim-label, image.dim-label, listview > row:selected label.dim-label, headerbar .subtitle,
        label.keycap, .line-numbers, window.alert .alert-message, listview > row.section-title,
        progressbar > text { opacity: 1; }
        .banner, .toast, .card, label.keycap, .tab-badge { border: 1px solid @theme_fg_color; }
        .page-bar button.page-dot.selected { min-width: 18px; }
        """

    private func showAccent() {
        if let accentStyle { display.removeStyle(accentStyle) }
        accentStyle = desktop.accentColor.map { Gtk.CssProvider(css: $0.styleSheet) }
        // Above the theme and below the style sheets of applications.
        if let accentStyle { display.addStyle(accentStyle, priority: 450) }
    }

    private func publish() {
        var appearance = desktop
        // The environment has precedence, for GTK too, unless the name is empty.
        let chosen = getenv("GTK_THEME").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        appearance.isDark = showsLightText ?? chosen.map { $0.lowercased().hasSuffix("dark") } ?? isDark
        let theme = chosen ?? settings.gtkThemeName ?? ""
        appearance.isHighContrast =
            desktop.isHighContrast || theme.hasPrefix("HighContrast") || theme.hasPrefix("Default-hc")
            // A variant of a theme, as GTK_THEME names it.
            || theme.hasSuffix(":hc") || theme.hasSuffix(":hc-dark")
        showEmphasis(appearance.isHighContrast)
        appearance.reducesMotion = !settings.gtkEnableAnimations
        // In 1024ths of a dot for each inch; 96 of them are usual.
        let dots = settings.gtkXftDpi
        appearance.textScale = dots > 0 ? Double(dots) / 1024 / 96 : 1
        if appearance != published.value { published.accept(appearance) }
    }

    private func readPortal() async {
        if portal == nil {
            portal = try? await Gio.DBusProxy(
                busType: .session, flags: [.doNotLoadProperties], name: Self.portalName,
                objectPath: "/org/freedesktop/portal/desktop",
                interfaceName: "org.freedesktop.portal.Settings")
            portal?.onSignal { [weak self] _, name, parameters in
                guard name == "SettingChanged", parameters.count == 3, parameters[0].get() == Self.namespace,
                    let key: String = parameters[1].get()
                else { return }
                self?.desktopDidChoose(parameters[2], for: key)
            }
        }
        guard let portal else { return }
        for key in [Self.colors, Self.motion, Self.contrast, Self.accent] {
            let question = Variant(tuple: [Variant(Self.namespace), Variant(key)])
            // Older portals do not know every key.
            if let answer = try? await portal.call(
                "Read", parameters: question, flags: [], timeoutMsec: -1)
            {
                desktopDidChoose(answer[0], for: key)
            }
        }
    }

    /// Applies a setting of the desktop. A value of another type than the portal defines counts as no preference.
    ///
    /// - Parameter value: the setting, which may be nested in several variants. 0 means no preference. For
    ///   colours, 1 is dark and 2 is light; for contrast, 1 is high; for motion, 1 is reduced. The accent
    ///   colour is three numbers from 0 to 1; other numbers mean no preference.
    func desktopDidChoose(_ value: Variant, for key: String) {
        var value = value
        while value.signature == "v", value.count == 1 { value = value[0] }
        let choice = value.get(UInt32.self)
        switch key {
        case Self.colors: desktopPrefersDark = choice == 1 ? true : choice == 2 ? false : nil
        case Self.contrast: desktop.isHighContrast = choice == 1
        case Self.motion where choice == 1: settings.gtkEnableAnimations = false
        case Self.motion: settings.resetProperty("gtk-enable-animations")
        case Self.accent:
            desktop.accentColor = Self.color(value)
            showAccent()
        default: return
        }
        update()
    }

    private static func color(_ value: Variant) -> AccentColor? {
        guard value.signature == "(ddd)", let red: Double = value[0].get(),
            let green: Double = value[1].get(), let blue: Double = value[2].get()
        else { return nil }
        return AccentColor(red: red, green: green, blue: blue)
    }
}

extension AccentColor {
    /// The rules that show the colour: GTK's theme contains its colours as numbers.
    fileprivate var styleSheet: String {
        let channels = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ", ")
        return """
            @define-color theme_selected_bg_color rgb(\(channels));
            @define-color theme_selected_fg_color \(needsDarkText ? "black" : "white");
            button.suggested-action, row:selected, listview > row:selected, gridview > child:selected,
            columnview row:selected, treeview.view:selected, check:checked, radio:checked, switch:checked,
            text selection, label selection, calendar > grid > label.day-number:selected {
                background-image: none;
                background-color: @theme_selected_bg_color;
                color: @theme_selected_fg_color;
            }
            button.suggested-action, check:checked, radio:checked, switch:checked {
                border-color: @theme_selected_bg_color;
            }
            progressbar > trough > progress, scale > trough > highlight, levelbar > trough > block.filled {
                background-image: none;
                background-color: @theme_selected_bg_color;
                border-color: @theme_selected_bg_color;
            }
            """
    }
}
