// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ShellKit

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// ShellKit: Shell
@MainActor private func shellExample() {
    let shell = Shell(ShellOptions(application: "org.example.Workbench"))
    shell.load(ContactsPlugin.self)
    shell.load(from: PluginDirectory.standard(for: "org.example.Workbench"))
}

// ShellKit: PaletteSearch
final class BookSearch: PaletteSearch {
    func paletteResults(for text: String) async -> [PaletteEntry] {
        [PaletteEntry(.result, id: "book:\(text)", title: "Find “\(text)”") { print(text) }]
    }
}

// ShellKit: Palette
@MainActor private func paletteExample(_ shell: Shell) {
    shell.palette.add(BookSearch())
}

// ShellKit: PaletteEntry
@MainActor private func paletteEntryExample() {
    let entry = PaletteEntry(.result, id: "book:dune", title: "Dune", detail: "Frank Herbert") {
        print("opened")
    }
    entry.open()
}

// ShellKit: ShortcutRefusal
@MainActor private func shortcutRefusalExample(_ shell: Shell) {
    do throws(ShortcutRefusal) {
        try shell.commands.setShortcuts(["<Primary>j"], of: "contacts.new")
    } catch {
        print(error)
    }
}

// ShellKit: ShellStatusItem
@MainActor private func shellStatusItemExample(_ shell: Shell) {
    shell.status.show(ShellStatusItem("shell.clock", text: "12:00", icon: "alarm-symbolic", side: .end))
}

// ShellKit: ShellFlow
@MainActor private func shellFlowExample(_ session: ApplicationSession, _ shell: Shell) {
    session.start(ShellFlow(shell: shell), with: ShellStep.workspace)
}

// ShellKit: Route
@MainActor private func shellPlaceExample(_ session: ApplicationSession) {
    session.coordinator.navigate(to: ShellStep.show(.page("contacts")))
}

// ShellKit: ShellStep
@MainActor private func shellStepExample(_ session: ApplicationSession) {
    session.coordinator.navigate(to: ShellStep.settings("font"))
}

// ShellKit: ShellArguments
private func shellArgumentsExample() {
    let arguments = ShellArguments(CommandLine.arguments)
    if arguments.showsHelp { print(ShellArguments.help(program: "Workbench")) }
}

final class ContactsPlugin: Plugin {
    func activate(in context: PluginContext) throws {}
}
