// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import shellctl

@Suite struct NewTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test func aNewPluginHasAManifestThatIsValid() throws {
        let result = try sandbox.run("new", "plugin", "Recipes")
        #expect(result.code == 0)
        #expect(result.output.hasPrefix("Created $/Recipes\n"))
        // Another folder, so that builds with GTK and without it do not replace each other.
        #expect(result.output.contains("run shellctl run. swift test tests it, without a display."))
        #expect(
            try sandbox.run("validate", "--strict", "Recipes").output == "$/Recipes/recipes.plugin: valid\n")
        for file in [
            "Package.swift", "Sources/RecipesPlugin/RecipesPlugin.swift",
            "Sources/RecipesPluginEntry/Entry.swift",
            "Tests/RecipesPluginTests/RecipesPluginTests.swift",
        ] {
            #expect(try !sandbox.text(of: "Recipes/\(file)").contains("{{"))
        }
        let again = try sandbox.run("new", "plugin", "Recipes")
        #expect(again.code == 2)
        #expect(again.errors == "shellctl: $/Recipes exists already. Choose another name, or --directory.\n")
    }

    @Test func aNewPluginShowsTheFlowOfAnApplication() throws {
        let result = try sandbox.run("new", "app", "Recipes", "--with-plugin")
        #expect(result.code == 0)
        #expect(
            result.output.contains("Created $/Recipes\n")
                && result.output.contains("Created $/RecipesPlugin\n"))
        let manifest = try sandbox.text(of: "RecipesPlugin/Package.swift")
        #expect(
            manifest.contains("/Recipes\"),")
                && manifest.contains("name: \"RecipesFlows\", package: \"Recipes\"")
                && manifest.contains("name: \"RecipesModel\", package: \"Recipes\""))
        #expect(
            try sandbox.run("validate", "--strict", "RecipesPlugin").output.hasSuffix(
                "recipes.plugin: valid\n"))
        #expect(try sandbox.names(in: "RecipesPlugin/Sources/RecipesPlugin") == ["RecipesPlugin.swift"])
        let again = try sandbox.run("new", "plugin", "Recipes", "--from", "Recipes", "--directory", "Other")
        #expect(again.code == 0)
    }

    /// An id of a plugin has no underscores, which are usual in the id of an application.
    @Test func aPluginHasAnIdOfItsOwnForm() throws {
        let result = try sandbox.run(
            "new", "app", "Recipes", "--with-plugin", "--id", "org.example.My_recipes")
        #expect(result.code == 0)
        #expect(
            try sandbox.run("validate", "--strict", "RecipesPlugin").output
                == "$/RecipesPlugin/my-recipes.plugin: valid\n")
        let source = try sandbox.text(of: "RecipesPlugin/Sources/RecipesPlugin/RecipesPlugin.swift")
        #expect(source.contains("\"org.example.my-recipes\""))
        let long = try sandbox.run(
            "new", "app", "Recipes", "--with-plugin", "--directory", "other", "--id",
            "org." + String(repeating: "a", count: 130))
        #expect(long.code == 64 && long.errors.contains("is not an id of a plugin"))
        #expect(!sandbox.exists("other"))
    }

    @Test func anApplicationWithoutTheFlowIsRefused() throws {
        let missing = try sandbox.run("new", "plugin", "Recipes", "--from", "Nowhere")
        #expect(missing.code == 2 && missing.errors.contains("has no Package.swift"))
        _ = try sandbox.run("new", "app", "Recipes")
        let other = try sandbox.run("new", "plugin", "Letters", "--from", "Recipes")
        #expect(
            other.code == 1 && other.errors.contains("has no product LettersFlows. Give the plugin the name"))
    }

    @Test func aNewApplicationHasItsNamesAndWhatInstallsIt() throws {
        struct Created: Decodable { let files: [String] }
        let result = try sandbox.run(
            "new", "app", "Recipes", "--id", "org.example.My-recipes", "--directory", "here", "--json")
        let created: Created = try result.json()
        let here = "\(sandbox.path)/here"
        for path in [
            ".gitignore", "Package.swift", "App/RecipesApp.swift", "Flows/RecipesFlow.swift",
            "Model/Greeting.swift",
            "Tests/Flows/RecipesFlowTests.swift", "Resources/application.desktop.in",
            "meson-helper/meson.build",
            "meson-helper/deb", "meson-helper/translations",
        ] {
            #expect(created.files.contains("$/here/\(path)"))
        }
        for file in created.files {
            let text = try sandbox.text(of: file.replacingOccurrences(of: "$/", with: ""))
            #expect(!text.contains("{{"), "\(file)")
            // Nothing of the examples, whose files for the installation are copied.
            #expect(
                !text.contains("Workbench") && !text.contains("'application'") && !text.contains("examples"),
                "\(file)")
        }
        let meson = try sandbox.text(of: "here/meson-helper/meson.build")
        for line in [
            "id = 'org.example.My-recipes'", "product = 'Recipes'", "program = 'recipes'",
            "resources = package / 'Resources'", "package = meson.current_source_dir() / '..'",
            "has_plugins = false",
        ] {
            #expect(meson.contains("\n\(line)\n"))
        }
        #expect(FileManager.default.isExecutableFile(atPath: "\(here)/meson-helper/deb"))
        // The Flatpak is built from two folders, the second of which Package.swift finds by a variable.
        struct Flatpak: Decodable {
            struct Module: Decodable { let sources: [Source] }
            struct Source: Decodable { let path: String, dest: String?, skip: [String] }
            struct Options: Decodable { let env: [String: String] }
            let modules: [Module], options: Options
            enum CodingKeys: String, CodingKey { case modules, options = "build-options" }
        }
        let flatpak = try JSONDecoder().decode(
            Flatpak.self, from: Data(contentsOf: URL(filePath: "\(here)/meson-helper/flatpak.json.in")))
        let source = try #require(flatpak.modules.first?.sources.last)
        #expect(source.dest == "RxShell" && flatpak.options.env["RXSHELL"] == "RxShell")
        #expect(FileManager.default.fileExists(atPath: "\(source.path)/Sources/Framework/PluginKit"))
        #expect(
            try sandbox.text(of: "here/Package.swift").contains(
                "path: Context.environment[\"RXSHELL\"] ?? \"\(source.path)\""))
        let translations = try sandbox.text(of: "here/meson-helper/translations")
        for line in [
            "sources = [\"App\", \"Flows\", \"Model\"]", "catalogs = root / \"Flows/Translations\"",
            "template = \"recipes.pot\"", "function = \"texts\"",
        ] {
            #expect(translations.contains("\n\(line)\n"))
        }
        #expect(!translations.contains("localized") && !translations.contains("ViewKit"))
    }

    @Test(arguments: ["recipes", "org.1st", "org..recipes", "org.example.no tes"])
    func idsThatTheDesktopDoesNotAcceptAreRefused(id: String) throws {
        let result = try sandbox.run("new", "app", "Recipes", "--id", id)
        #expect(result.code == 64)
        #expect(result.errors.contains("\"\(id)\" is not an id."))
        #expect(!sandbox.exists("Recipes"))
    }

    @Test(arguments: [["recipes"], ["Recipes!"], ["Recipes", "--id", "recipes"]])
    func wrongNamesAreRefused(arguments: [String]) throws {
        let result =
            try arguments.count == 1
            ? sandbox.run("new", "plugin", arguments[0])
            : sandbox.run("new", "plugin", arguments[0], arguments[1], arguments[2])
        #expect(result.code == 64)
        #expect(!sandbox.exists("Recipes"))
    }

    @Test(arguments: ["Rx", "RxShell", "ViewKit"]) func namesOfTheFrameworkAreRefused(name: String) throws {
        for kind in ["plugin", "app"] {
            let result = try sandbox.run("new", kind, name)
            #expect(result.code == 64)
            #expect(
                result.errors.contains("\"\(name)\" cannot be the name, because RxShell has modules or types")
            )
            #expect(!sandbox.exists(name))
        }
    }

    /// They would have the id and the data of the example. The tutorial creates Shopping.
    @Test(arguments: ["Notes", "NOTES", "Workbench", "Greeting"])
    func namesOfTheExamplesNeedAnotherID(name: String) throws {
        for kind in ["plugin", "app"] {
            let result = try sandbox.run("new", kind, name)
            #expect(result.code == 64)
            #expect(result.errors.contains("\"\(name)\" is the name of an example of RxShell"))
            #expect(!sandbox.exists(name))
            let other = try sandbox.run("new", kind, name, "--id", "org.example.mine", "--directory", kind)
            #expect(other.code == 0)
        }
        #expect(try sandbox.run("new", "app", "Shopping").code == 0)
    }

    @Test func theFrameworkHasToBeThere() throws {
        let result = try sandbox.run("new", "plugin", "Recipes", "--framework", "nowhere")
        #expect(result.code == 2)
        #expect(
            result.errors == "shellctl: $/nowhere is not the folder of RxShell. Name it with --framework.\n")
    }
}

@Suite struct HelpTests {
    @Test func theManualPageHasEachCommandAndExitCode() throws {
        let sandbox = try Sandbox()
        let page = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../Manual/shellctl.1"), encoding: .utf8)
        let help = try sandbox.run("--help").output
        for name in [
            "new", "build", "run", "validate", "inspect", "doctor", "pack", "install", "remove", "list",
            "logs",
        ] {
            #expect(help.contains("\n  \(name) "))
            #expect(page.contains("\n.It Em \(name)\n"))
        }
        for text in [help, page] {
            // The help is wrapped.
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("1 if a plugin or a manifest has mistakes, 2 if a file or a folder"))
        }
    }

    @Test func helpRefusesUnknownCommands() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("help").output == sandbox.run("--help").output)
        #expect(
            try sandbox.run("help", "new", "plugin").output == sandbox.run("new", "plugin", "--help").output)
        let result = try sandbox.run("help", "nonsense")
        #expect(result.code == 64)
        #expect(result.errors.contains("There is no command nonsense. See shellctl --help for all commands."))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func thereAreCompletionsForEachShell(shell: String) throws {
        let result = try Sandbox().run("--generate-completion-script", shell)
        #expect(result.code == 0)
        #expect(result.output.contains("doctor"))
    }
}
