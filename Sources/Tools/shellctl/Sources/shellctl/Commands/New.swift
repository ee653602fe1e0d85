// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PluginKit

struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Creates the package of a plugin or an application, which builds, runs and is tested from the start.",
        subcommands: [Plugin.self, App.self])

    struct Options: ParsableArguments {
        @Argument(
            help:
                "The name, which begins with a capital letter and has letters and digits only, such as Recipes."
        )
        var name: String

        @Option(help: "The id, such as org.example.recipes. By default org.example. and the name.")
        var id: String?

        @Option(
            help: ArgumentHelp(
                "The new folder. By default the name in the current folder.", valueName: "folder"),
            completion: .directory)
        var directory: String?

        @Option(
            help: ArgumentHelp(
                "The folder of RxShell. By default the one that this tool was built from.",
                valueName: "folder"),
            completion: .directory)
        var framework: String?

        @Flag(help: "Print JSON: the folder and the files.")
        var json = false

        func validate() throws {
            let isName =
                name.first.map { $0.isASCII && $0.isUppercase } == true && name.count <= 40
                && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard isName else {
                throw ValidationError(
                    "\"\(name)\" cannot be a name. Begin it with a capital letter, and use letters and digits only: Recipes."
                )
            }
            // The type RxViewController would inherit from itself, and SwiftPM refuses two modules with the same name.
            let isModule = ["Framework", "Binding", "Tools"].contains {
                Files.exists("\(frameworkPath)/Sources/\($0)/\(name)")
            }
            guard !["Rx", "RxShell"].contains(name), !isModule else {
                throw ValidationError(
                    "\"\(name)\" cannot be the name, because RxShell has modules or types with the same names. Choose another one, such as Recipes."
                )
            }
            guard id != nil || !Self.examples.contains(name.lowercased()) else {
                throw ValidationError(
                    "\"\(name)\" is the name of an example of RxShell, which can have the same id and data. Choose another name, such as Recipes, or an --id."
                )
            }
        }

        /// The names of the examples, in small letters, which may have the id that a package has by default. Shopping is not among them: the tutorial creates it.
        private static let examples: Set = [
            "contacts", "gallery", "greeting", "logs", "notes", "packages", "processes", "profile", "views",
            "workbench",
        ]

        /// Writes the files of a template.
        func create(
            _ kind: Template.Kind, id: String, in folder: String? = nil, application: String? = nil
        ) throws {
            let folder = Files.absolute(
                folder ?? directory ?? (application == nil ? name : "\(name)Plugin"))
            guard !Files.exists(folder) else {
                throw Failure(.files, "\(folder) exists already. Choose another name, or --directory.")
            }
            let template = Template(
                kind, name: name, id: id, framework: try Framework.folder(framework), application: application
            )
            var created: [String] = []
            for file in try template.files() {
                let path = "\(folder)/\(file.path)"
                if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash])) }
                try Files.write(
                    Array(file.text.utf8), to: path, permissions: file.isExecutable ? 0o755 : 0o644)
                created.append(path)
            }
            if json { return try Output.json(["folder": [folder], "files": created.sorted()]) }
            Output.line("Created \(folder)")
            Output.line(template.next)
        }

        private var frameworkPath: String { Framework.path(framework) }
    }

    struct Plugin: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Creates the package of a plugin.")

        @OptionGroup var options: Options

        @Option(
            help: ArgumentHelp(
                "The folder of an application that new app has made: the plugin shows its flow. The new folder is by default the name with Plugin.",
                valueName: "folder"),
            completion: .directory)
        var from: String?

        private var id: String { options.id ?? "org.example.\(options.name.lowercased())" }

        func validate() throws {
            guard PluginID(id) != nil else {
                throw ValidationError(
                    "\"\(id)\" is not an id. Write two or more parts of a-z, 0-9 and hyphens with dots between them."
                )
            }
        }

        func run() async throws {
            try await ending {
                try options.create(.plugin, id: id, application: try from.map(application))
            }
        }

        /// The absolute folder of the application. Throws an error if the plugin could not use its flow.
        private func application(_ folder: String) throws -> String {
            let path = Files.absolute(folder)
            let name = options.name
            guard Files.exists("\(path)/Package.swift") else {
                throw Failure(
                    .files, "\(path) has no Package.swift. Name the folder of the application with --from.")
            }
            let product = ".library(name: \"\(name)Flows\""
            guard try Files.text(of: "\(path)/Package.swift").contains(product) else {
                throw Failure(
                    .mistakes,
                    "\(path)/Package.swift has no product \(name)Flows. Give the plugin the name of the application, and add \(product), targets: [\"\(name)Flows\"]) to the products of the application."
                )
            }
            return path
        }
    }

    struct App: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Creates the package of an application.")

        @OptionGroup var options: Options

        @Flag(
            help:
                "Also create a plugin that shows the flow of the application, in the folder with Plugin after its name."
        )
        var withPlugin = false

        private var id: String { options.id ?? "org.example.\(options.name)" }
        /// The id of the plugin, which has neither capital letters nor underscores.
        private var pluginID: String { id.lowercased().replacingOccurrences(of: "_", with: "-") }

        /// The rules of `g_application_id_is_valid`.
        func validate() throws {
            let parts = id.split(separator: ".", omittingEmptySubsequences: false)
            let areValid = parts.allSatisfy { part in
                part.first.map { !$0.isNumber } == true
                    && part.allSatisfy {
                        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-")
                    }
            }
            guard parts.count > 1, areValid, id.utf8.count <= 255 else {
                throw ValidationError(
                    "\"\(id)\" is not an id. Write two or more parts of letters, digits, _ and - with dots between them, none of which begins with a digit: org.example.Recipes."
                )
            }
            guard !withPlugin || PluginID(pluginID) != nil else {
                throw ValidationError(
                    "\"\(pluginID)\" is not an id of a plugin, which has at most \(PluginID.maximumLength) characters. Write a shorter --id."
                )
            }
        }

        func run() async throws {
            try await ending {
                try options.create(.app, id: id)
                guard withPlugin else { return }
                let application = Files.absolute(options.directory ?? options.name)
                try options.create(
                    .plugin, id: pluginID, in: "\(application)Plugin", application: application)
            }
        }
    }
}
