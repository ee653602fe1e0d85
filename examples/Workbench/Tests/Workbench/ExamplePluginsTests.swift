// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import PluginKit
import ProfilePlugin
import ShellKit
import ShellTesting
import ShoppingModel
import ShoppingPlugin
import Testing
import ViewsPlugin

/// Views, Profile and Shopping as pages of the workbench.
@Suite(.serialized) @MainActor struct ExamplePluginsTests {
    @Test func viewsKeepsTheContractOfPlugins() async throws {
        try await PluginContract.check(ViewsPlugin.self, manifest: "ViewsPlugin/views.plugin")
    }

    @Test func profileKeepsTheContractOfPlugins() async throws {
        try await PluginContract.check(ProfilePlugin.self, manifest: "ProfilePlugin/profile.plugin")
    }

    @Test func shoppingKeepsTheContractOfPlugins() async throws {
        try await PluginContract.check(ShoppingPlugin.self, manifest: "ShoppingPlugin/shopping.plugin")
    }

    @Test func inAProcessOfItsOwnViewsShowsEachOfItsPages() async throws {
        let test = try await TestShell(manifest: PluginFolder.manifest("Views"), page: "views")
        try await test.app.wait(within: .seconds(30)) { try test.app.list("Pages").rows.contains("Dialogs") }
        let pages = try test.app.list("Pages").rows
        #expect(pages.count > 10 && !pages.contains("Own controls"))
        for page in pages {
            try test.app.list("Pages").select(page)
            try await test.app.wait(within: .seconds(30)) { test.app.title == page }
        }
        try await test.end()
    }

    @Test func theItemsOfShoppingAreInTheDataFolderOfItsPlugin() async throws {
        let list = ShoppingList()
        list.add("Milk")
        let test = try await TestShell(ShoppingPlugin(list: list), page: "shopping")
        try await test.app.wait { test.app.texts.contains("Milk") }
        try await test.end()
    }

    @Test(arguments: ["Contacts", "Packages", "Profile", "Shopping", "Views"])
    func theManifestHasAGroupAnIconAndTranslations(_ name: String) throws {
        let manifest = try PluginManifest(contentsOf: PluginFolder.manifest(name))
        #expect(manifest.warnings.isEmpty)
        for page in manifest.pages {
            let group = try #require(page.group)
            #expect(group.text(in: ["de"]) != "" && !page.icon.isEmpty)
        }
    }
}
