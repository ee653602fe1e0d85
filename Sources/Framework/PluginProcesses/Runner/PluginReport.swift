// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginRuntime
import ViewKit

/// A report about a plugin that has failed. The user can send it to the author of the plugin.
package struct PluginReport {
    package let manifest: PluginManifest
    package let reason: String
    /// What its process has written last. A flood of output may have kept it from the log.
    package let output: [String]
    /// The last lines of its log.
    package let lines: [String]
    /// The path of its log.
    package let log: String
    /// The description of the confinement of the process; empty if it is not known.
    package let confinement: String

    package init(
        manifest: PluginManifest, reason: String, output: [String] = [], lines: [String], log: String,
        confinement: String
    ) {
        self.manifest = manifest
        self.reason = reason
        self.output = output
        self.lines = lines
        self.log = log
        self.confinement = confinement
    }

    /// The report as text, in English.
    package var text: String {
        let shown = { (lines: [String]) in
            lines.isEmpty ? "nothing" : "\n" + lines.map { "    \($0)" }.joined(separator: "\n")
        }
        let isInLog = output.last.map(lines.contains) ?? true
        let last = isInLog ? "" : "Its last output: \(shown(output))\n"
        return """
            Plugin: \(manifest.id) \(manifest.version)
            File: \(manifest.file)
            Framework: RxShell \(FrameworkVersion.current), interface \(FrameworkInterface.current); the plugin was written for \(manifest.framework)
            Process: \(confinement.isEmpty ? "not known" : confinement)
            What has happened: \(reason)
            \(last)Its log, \(log), ends with: \(shown(lines))

            """
    }

    /// Shows the report in an alert above a window, with buttons to copy and to save it. Without a window, copies it to the clipboard.
    @MainActor package func show(above window: Window?) {
        guard let window else { return Clipboard().write(.text(text)) }
        let alert = Alert(
            localized("Report"), message: text,
            actions: [.cancel, .normal(localized("Save…")), .normal(localized("Copy"))])
        let text = text
        let name = "\(manifest.id).txt"
        _ = window.show(alert) { [weak window] answer in
            switch answer {
            case 1: if let window { Self.save(text, as: name, above: window) }
            case 2: Clipboard().write(.text(text))
            default: break
            }
        }
    }

    @MainActor private static func save(_ text: String, as name: String, above window: Window) {
        let dialog = FileDialog(localized("Save the Report"), purpose: .save, suggestedName: name)
        _ = window.show(dialog) { [weak window] paths in
            guard let path = paths.first else { return }
            do throws(StateFileError) { try KeptFile(path).writeChosen(text.utf8) } catch {
                let alert = Alert(
                    localized("The report could not be saved"),
                    message: localized("%1 cannot be written: %2.", path, error.cause))
                _ = window?.show(alert) { _ in }
            }
        }
    }
}
