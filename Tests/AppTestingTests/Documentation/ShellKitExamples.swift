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

// ShellKit: ShellPage
@MainActor private func shellPageExample(_ shell: Shell, _ bag: DisposeBag) {
    shell.pages.subscribe(onNext: { print($0.map(\.title)) }).disposed(by: bag)
}

// ShellKit: Command
@MainActor private func commandExample(_ shell: Shell) {
    if shell.commands["contacts.new"]?.isEnabled == true { shell.commands.perform("contacts.new") }
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

// ShellKit: SearchResult
@MainActor private func searchResultExample() {
    let result = SearchResult(id: "7", title: "Milk", detail: "in the note “Shopping”")
    _ = result
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
