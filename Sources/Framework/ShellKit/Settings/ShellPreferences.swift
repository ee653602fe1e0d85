// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginRuntime
import RxKernel
import ViewKit

/// The settings of the shell itself. They are declared and stored in the same way as those of plugins, under
/// the key `shell`. Main thread only.
@MainActor final class ShellPreferences {
    /// The key under which they are stored. It cannot be the id of a plugin, which always contains a dot.
    static let key = "shell"

    let settings: PluginSettings
    private let options: ShellOptions

    init(_ options: ShellOptions, in store: PluginSettingsStore) {
        self.options = options
        settings = PluginSettings(Self.declarations(options))
        store.follow(Self.key, settings) { writeToStandardError($0) }
    }

    // MARK: Values

    /// The time after which the process of a plugin ends when none of its pages is visible; nil for never.
    var idleTime: Duration? {
        guard settings.isChanged("idle-time") else { return options.idleTime }
        let minutes = settings.int("idle-time")
        return minutes == 0 ? nil : .seconds(60 * minutes)
    }

    /// Whether notifications are only added to the history.
    var isUndisturbed: Bool { settings.bool(Self.doNotDisturb) }
    static let doNotDisturb = "do-not-disturb"

    /// Whether the processes of plugins are confined.
    var confinesPlugins: Bool { settings.bool("confinement") }

    var colorScheme: ColorScheme { ColorScheme(rawValue: settings.string("appearance")) ?? .automatic }

    /// The style classes for the density and the text size that the user has chosen.
    var styleClasses: [String] {
        ["density-\(settings.string("density"))", "text-\(settings.string("text-size"))"]
    }

    /// Applies the appearance, the density and the text size to a screen, now and after each change.
    func apply(to controller: ViewController) -> any Disposable {
        settings.changes.subscribe(onNext: { [unowned self, weak controller] _ in
            Toolkit.backend.setColorScheme(colorScheme)
            guard let view = controller?.view else { return }
            let own = Set(Self.densities.map { "density-\($0)" } + Self.textSizes.map { "text-\($0)" })
            view.styleClasses = view.styleClasses.filter { !own.contains($0) } + styleClasses
        })
    }

    // MARK: Declarations

    private static let densities = ["comfortable", "compact"]
    private static let textSizes = ["small", "normal", "large", "larger"]

    private static func declarations(_ options: ShellOptions) -> [PluginManifest.Setting] {
        func choice(_ value: String, _ title: String) -> PluginManifest.Setting.Choice {
            .init(value: value, title: LocalizedText(title))
        }
        func setting(
            _ id: String, _ title: String, _ summary: String, in group: String, unit: String? = nil,
            _ values: PluginManifest.Setting.Values, _ value: SettingValue
        ) -> PluginManifest.Setting {
            .init(
                id, title: LocalizedText(title), summary: LocalizedText(summary),
                group: LocalizedText(group), unit: unit.map { LocalizedText($0) }, values, default: value)
        }
        let (looks, plugins) = (localized("Appearance"), localized("Plugins"))
        let minutes = options.idleTime.map { max(1, min(1_440, Int($0.components.seconds) / 60)) } ?? 0
        return [
            setting(
                "appearance", localized("Colours"), localized("Light, dark, or the same as the desktop."),
                in: looks,
                .choice([
                    choice("automatic", localized("As the desktop")), choice("light", localized("Light")),
                    choice("dark", localized("Dark")),
                ]), .string("automatic")),
            setting(
                "density", localized("Density"),
                localized("How much space lists leave between their rows."), in: looks,
                .choice([
                    choice("comfortable", localized("Comfortable")), choice("compact", localized("Compact")),
                ]), .string("comfortable")),
            setting(
                "text-size", localized("Text size"),
                localized(
                    "Applies to the windows of the shell, in addition to the text size of the desktop."),
                in: looks,
                .choice([
                    choice("small", localized("Small")), choice("normal", localized("Normal")),
                    choice("large", localized("Large")), choice("larger", localized("Larger")),
                ]), .string("normal")),
            setting(
                doNotDisturb, localized("Do not disturb"),
                localized("Notifications are only added to the history."),
                in: localized("Notifications"), .bool, .bool(false)),
            setting(
                "idle-time", localized("End the process of an idle plugin after"),
                localized(
                    "The process of a plugin ends when its pages were not visible for this time. They are restored later. 0 means never."
                ),
                in: plugins, unit: localized("minutes"), .int(0...1_440), .int(minutes)),
            setting(
                "confinement", localized("Confine plugins"),
                localized(
                    "A plugin can use only its own files and what you allow. A change takes effect when a plugin starts."
                ),
                in: plugins, .bool, .bool(options.confinesPlugins)),
        ]
    }
}
