// SPDX-License-Identifier: MIT

import AppTesting
import FlowKit
import Glibc
import HeadlessBackend
import PluginKit
public import ShellKit

/// The rules that every plugin must follow, as tests.
///
/// ```swift
/// @Test func theContractOfPluginsIsKept() async throws {
///     try await PluginContract.check(NotesPlugin.self, manifest: "notes.plugin")
/// }
/// ```
/// - The manifest is valid and has no warnings, and its id is that of the plugin.
/// - The plugin starts without warnings, and registers what the manifest declares and nothing else.
/// - Each page can be shown, and none of its actions has a shortcut of the shell.
/// - A page can be shown in two tabs that do not overwrite each other's files: no two `StateWriter` objects
///   write one file. A store without one, such as a database, is not checked for this.
/// - After it was turned off, no page, action, flow or plugin object is left. It can be turned on again, many times.
/// - Its library follows the same rules in a process of its own, unless its manifest has `Process=shell`.
///
/// **Errors**: ``PluginContractError`` with all violations. **Threading**: the main actor.
@MainActor public enum PluginContract {
    /// The process in which the plugin runs during the check.
    public enum Environment: Sendable, CaseIterable {
        /// The plugin is linked into the test, and runs in its process.
        case shell
        /// The plugin is loaded from its library, in a process of its own.
        case ownProcess
    }

    /// Checks a plugin, and throws an error with all violations.
    /// - Parameters:
    ///   - type: The type of the plugin.
    ///   - manifest: The path of its manifest. A relative path begins at the folder of the package: the
    ///     nearest parent folder of `file` that contains `Package.swift`.
    ///   - environments: The processes in which it is checked.
    ///   - file: The file of the test.
    public static func check(
        _ type: any Plugin.Type, manifest: String, in environments: [Environment] = Environment.allCases,
        file: String = #filePath
    ) async throws {
        let path = manifest.hasPrefix("/") ? manifest : "\(package(of: file))/\(manifest)"
        let declared: PluginManifest
        do { declared = try PluginManifest(contentsOf: path) } catch {
            throw PluginContractError(violations: error.diagnostics.map(\.description))
        }
        var run = ContractRun(type: type, manifest: declared)
        run.checkManifest()
        if environments.contains(.shell) {
            await run.checkInShell()
            await run.checkOnAndOff()
        }
        if environments.contains(.ownProcess), declared.process == .own { await run.checkInOwnProcess() }
        if !run.violations.isEmpty { throw PluginContractError(violations: run.violations) }
    }

    /// Returns the folder of the package that a file belongs to.
    private static func package(of file: String) -> String {
        var folder = file[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if access("\(folder)/Package.swift", F_OK) == 0 { return String(folder) }
        }
        return "."
    }
}

/// The violations of the contract by a plugin.
public struct PluginContractError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence for each violation.
    public let violations: [String]

    /// All violations, one on each line.
    public var description: String { violations.joined(separator: "\n") }
}

/// One check of a plugin.
@MainActor struct ContractRun {
    let type: any Plugin.Type
    let manifest: PluginManifest
    private(set) var violations: [String] = []

    init(type: any Plugin.Type, manifest: PluginManifest) {
        self.type = type
        self.manifest = manifest
    }

    mutating func checkManifest() {
        violations += manifest.warnings.map(\.description)
        if let id = type.id, id != manifest.id {
            violations.append(
                "\(type).id is \(id), but the manifest has Id=\(manifest.id). Write the same id in both.")
        } else if type.id == nil {
            violations.append(
                "\(type).id is nil. Return \"\(manifest.id)\", so that the plugin is not activated twice if it is linked and installed."
            )
        }
    }

    mutating func checkInShell() async {
        let sharedBefore = WrittenFiles.shared
        do {
            let test = try await TestShell(type.init())
            checkRegistrations(pages: test.pages.map(\.id), actions: test.actions)
            violations += (test.record?.warnings ?? []).map { "It starts with a warning: \($0)" }
            try await showAll(test)
            try await checkStores(test, known: Set(sharedBefore))
            try await test.end()
        } catch { violations.append("In the process of the shell: \(error)") }
    }

    private mutating func checkRegistrations(pages: [String], actions: [String]) {
        compare(pages, manifest.pages.map(\.id), "[Page %]", "a flow")
        compare(actions, manifest.actions.map(\.id), "[Action %]", "an action")
    }

    private mutating func compare(
        _ registered: [String], _ declared: [String], _ group: String, _ kind: String
    ) {
        for id in declared where !registered.contains(id) {
            violations.append(
                "\(group.replacing("%", with: id)) is in the manifest, but activate(in:) does not register \(kind) \"\(id)\". Register it, or remove the group."
            )
        }
        for id in registered where !declared.contains(id) {
            violations.append(
                "activate(in:) registers \(kind) \"\(id)\" that is not in the manifest. Add \(group.replacing("%", with: id)), so that the shell shows it before the plugin runs."
            )
        }
    }

    private mutating func showAll(_ test: TestShell) async throws {
        for page in test.pages {
            try await test.show(page.id)
            if !test.hasContent {
                violations.append("The page \"\(page.id)\" shows nothing.")
            }
            checkShortcuts(of: page.id, test)
            if let dialog = try? test.app.dialog() {
                violations.append("The page \"\(page.id)\" opens with a dialog: \(dialog.title).")
                return
            }
        }
    }

    /// Checks that the keys of a page's actions are not those of commands of the shell, which would be performed instead.
    private mutating func checkShortcuts(of page: String, _ test: TestShell) {
        let commands = test.shell.commands
        for action in test.app.session.frontWindow?.window.actions ?? [] where commands[action.id] == nil {
            for shortcut in action.shortcuts {
                let owner = commands.current.first {
                    $0.owner == .shell && $0.shortcuts.contains(shortcut)
                }
                guard let owner else { continue }
                violations.append(
                    "The page \"\(page)\" has the action \"\(action.id)\" with the shortcut \(shortcut), which the shell has for \"\(owner.title)\". Choose another one."
                )
            }
        }
    }

    /// Shows each page in a second tab, and checks that no file is written by both.
    ///
    /// - Parameter known: The files that other tests of the process write twice.
    private mutating func checkStores(_ test: TestShell, known: Set<String>) async throws {
        var found = known
        for page in test.pages {
            try await test.show(page.id)
            try await test.showInAnotherTab()
            for file in WrittenFiles.shared where found.insert(file).inserted {
                let name = file[file.index(after: file.lastIndex(of: "/") ?? file.startIndex)...]
                violations.append(
                    "The page \"\(page.id)\" in two tabs has two stores with the file \(name): what one tab saves, the other one does not show, and overwrites. "
                        + "Create the store in activate(in:), outside of the closure that creates the flow."
                )
            }
        }
    }

    /// Turns the plugin on and off several times, and checks that nothing of it is left.
    mutating func checkOnAndOff() async {
        guard let id = type.id else { return }
        do {
            let test = try await TestShell(type.init())
            let (pages, actions) = (test.pages.count, test.actions.count)
            for turn in 1...20 {
                test.shell.deactivate(id)
                if !test.pages.isEmpty || !test.actions.isEmpty {
                    violations.append(
                        "Turned off, it leaves the pages \(test.pages.map(\.id)) and the actions \(test.actions)."
                    )
                    break
                }
                test.shell.activate(id)
                if test.pages.count != pages || test.actions.count != actions {
                    violations.append(
                        "Turned on again, for the \(turn). time, it has \(test.pages.count) pages and \(test.actions.count) actions "
                            + "instead of \(pages) and \(actions).")
                    break
                }
            }
            test.shell.deactivate(id)
            try await test.end()
        } catch { violations.append("Turned on and off: \(error)") }
        await checkRelease(id)
    }

    /// Checks that the plugin object is released when the plugin is turned off.
    private mutating func checkRelease(_ id: PluginID) async {
        weak var plugin: (any Plugin)?
        do {
            let folder = TestFolder()
            let object = type.init()
            plugin = object
            let context = PluginContext(id: id, manifest: manifest, dataFolder: folder.path)
            try? object.activate(in: context)
            object.deactivate()
        }
        if plugin != nil {
            violations.append(
                "\(type) lives on after it was deactivated. Look for closures that retain it or the context: capture [weak self]."
            )
        }
    }

    mutating func checkInOwnProcess() async {
        do {
            let test = try await TestShell(manifest: manifest.file)
            try await showAll(test)
            violations += (test.record?.warnings ?? []).filter {
                !manifest.warnings.map(\.description).contains($0)
            }.map {
                "In a process of its own, it starts with a warning: \($0)"
            }
            test.shell.deactivate(manifest.id)
            try await test.end()
        } catch { violations.append("In a process of its own: \(error)") }
    }
}
