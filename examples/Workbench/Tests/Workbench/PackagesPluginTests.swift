// SPDX-License-Identifier: MIT

import AppTesting
import ContactsPlugin
import Foundation
import Glibc
import PackagesModel
import PackagesPlugin
import ShellKit
import ShellTesting
import Testing

/// Packages as a page of the workbench, and what each of the example plugins has to do right.
@Suite(.serialized) @MainActor struct PackagesPluginTests {
    @Test func contactsKeepsTheContractOfPlugins() async throws {
        try await PluginContract.check(ContactsPlugin.self, manifest: "ContactsPlugin/contacts.plugin")
    }

    @Test func packagesKeepsTheContractOfPlugins() async throws {
        try await PluginContract.check(PackagesPlugin.self, manifest: "PackagesPlugin/packages.plugin")
    }

    @Test func aLinkedPluginShowsTheCatalogueOfItsInitializer() async throws {
        let folder = PluginFolder()
        try folder.write(Data("Package: nano\nVersion: 7\nDescription: editor\n".utf8), to: "status")
        let path = folder.path
        let catalogue = Catalogue(name: "Test") { [try CatalogueFile(path: "\(path)/status")] }
        let test = try await TestShell(
            PackagesPlugin(catalogue: catalogue, store: .inMemory()), page: "packages")
        try await test.app.wait { try test.app.columnView("Packages").rows == ["nano"] }
        try folder.write(
            Data("Package: nano\nVersion: 7\n\nPackage: vim\nVersion: 9\n".utf8), to: "status")
        try test.app.perform("packages.reload")
        try await test.app.wait { try test.app.columnView("Packages").rows == ["nano", "vim"] }
        try await test.end()
    }

    /// What everybody may read is granted; where the system has no such lists, the bundled catalogue is shown.
    @Test func inAProcessOfItsOwnItShowsThePackagesOfTheSystem() async throws {
        let test = try await TestShell(manifest: PluginFolder.manifest("Packages"), page: "packages")
        let note = "of the bundled catalogue: the lists of this system cannot be read"
        try await test.app.wait(within: .seconds(60)) { test.app.texts.contains { $0.contains(" packages") } }
        let isOfSystem = access("/var/lib/dpkg/status", R_OK) == 0
        #expect(test.app.texts.contains { $0.hasSuffix(note) } == !isOfSystem)
        // Also compressed lists, for which it may start the helper of apt.
        #expect(!test.app.texts.contains { $0.contains("were skipped") })
        try test.app.textField("Search packages").type("coreutils")
        try await test.app.wait(within: .seconds(60)) {
            try test.app.columnView("Packages").rows.first == "coreutils"
        }
        try test.app.columnView("Packages").activate("coreutils")
        try await test.app.wait { test.app.title == "coreutils" }
        try await test.end()
    }
}
