// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import PluginRuntime
import ViewKit

extension CommandRegistry {
    /// The commands as text, one on each line: the id, the shortcuts and the title, separated by tabs.
    var list: String {
        current.map { command in
            [command.id, command.shortcuts.map(\.text).joined(separator: ", "), command.title]
                .joined(separator: "\t")
        }.joined(separator: "\n")
    }
}

extension Shell {
    /// Registers the actions of the manifests in folders, to list them. The actions do nothing.
    func declareActions(in directories: [PluginDirectory]) {
        for manifest in PluginScan(directories, linked: [], disabled: exclusions.ids).manifests {
            let owner = Command.Owner.plugin(manifest.id, name: manifest.name.text)
            for action in manifest.actions {
                commands.register(
                    Action(
                        manifest.actionPrefix + action.id, title: action.title.text,
                        shortcuts: action.shortcuts.map { Shortcut($0) }
                    ) {},
                    Command.Traits(action, of: manifest), owner: owner)
            }
        }
    }
}
