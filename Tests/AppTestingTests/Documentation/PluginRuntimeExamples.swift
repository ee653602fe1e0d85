// SPDX-License-Identifier: MIT

import RxKernel
import ShellKit

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// PluginRuntime: ShellPage
@MainActor private func shellPageExample(_ shell: Shell, _ bag: DisposeBag) {
    shell.pages.subscribe(onNext: { print($0.map(\.title)) }).disposed(by: bag)
}

// PluginRuntime: Command
@MainActor private func commandExample(_ shell: Shell) {
    if shell.commands["contacts.new"]?.isEnabled == true { shell.commands.perform("contacts.new") }
}

// PluginRuntime: SearchResult
@MainActor private func searchResultExample() {
    let result = SearchResult(id: "7", title: "Milk", detail: "in the note “Shopping”")
    _ = result
}
