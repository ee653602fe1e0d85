// SPDX-License-Identifier: MIT

import ControllerKit
import ViewKit

extension ShellFlow {
    /// The menu of the profiles, of which the one of this run has a mark.
    static func profileMenu(_ profiles: Profiles) -> Menu.Section {
        let others = profiles.names.value.map {
            Menu.Item($0.asMenuTitle, action: "profiles.open", value: $0)
        }
        let menu = Menu([
            .init(
                "", [Menu.Item(localized("Without a Profile"), action: "profiles.open", value: "")] + others),
            [Menu.Item(localized("New Profile…"), action: "shell.new-profile")],
        ])
        return [.init(localized("Profiles"), submenu: menu)]
    }

    /// The action that opens a profile. Its value is the name; empty for the run without a profile.
    func profileAction() -> Action {
        let current = shell.windows.profiles.current ?? ""
        weak var choice: Action?
        let open = Action("profiles.open", title: localized("Open Profile"), value: current) {
            [weak self] name in
            // The mark stays at the profile of this run.
            choice?.value = current
            if name != current { self?.emit(.openProfile(name.isEmpty ? nil : name)) }
        }
        choice = open
        return open
    }

    /// The question for the name of a new profile.
    static func profileQuestion() -> Prompt {
        Prompt(localized("New Profile"), text: "", placeholder: localized("Name")) { text in
            Profiles.isName(text) ? nil : Profiles.nameError
        }
    }
}
