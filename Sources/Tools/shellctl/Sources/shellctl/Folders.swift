// SPDX-License-Identifier: MIT

import ArgumentParser
import FileKit
import Foundation
import PluginKit

/// The options for the folders of an application's plugins.
struct Folders: ParsableArguments {
    @Option(help: "The id of the application whose plugins are meant, such as org.example.Workbench.")
    var application: String?

    @Option(
        help: ArgumentHelp(
            "A folder of plugins, which is used before those of the application. May be repeated; install and remove use the first one.",
            valueName: "folder"),
        completion: .directory)
    var pluginDir: [String] = []

    /// The id from the option or the environment.
    private var id: String? {
        application
            ?? ProcessInfo.processInfo.environment["SHELLCTL_APPLICATION"].flatMap { $0.isEmpty ? nil : $0 }
    }

    func validate() throws {
        if let id, id.contains("/") || id == ".." || id == "." {
            throw ValidationError(
                "\"\(id)\" is not the id of an application. Write it as in its desktop file.")
        }
        if pluginDir.isEmpty { try requiredApplication() }
    }

    /// Returns the id. Throws an error if there is none; a command calls it in its `validate()`, so that its
    /// usage is printed with the error.
    @discardableResult func requiredApplication() throws -> String {
        guard let id else {
            throw ValidationError(
                "Which application? Write --application org.example.Workbench, or set SHELLCTL_APPLICATION to its id."
            )
        }
        return id
    }

    /// Returns the folders to search, in order.
    func directories() throws -> [PluginDirectory] {
        let given = pluginDir.compactMap { PluginDirectory(Files.absolute($0)) }
        if !given.isEmpty, id == nil { return given }
        return given + PluginDirectory.standard(for: try requiredApplication())
    }

    /// Returns the folder into which plugins are installed.
    func target() throws -> PluginDirectory {
        guard let first = try directories().first else {
            throw Failure(
                .files,
                "There is no folder for plugins: neither HOME nor XDG_DATA_HOME is set. Set one of them.")
        }
        return first
    }

    /// Returns the data folder of a plugin.
    func data(of id: PluginID) throws -> String {
        "\(try folder(\.data))/plugin-data/\(id)"
    }

    /// Returns the folder in which the shell stores its files about plugins.
    func state() throws -> String { "\(try folder(\.state))/plugins" }

    private func folder(_ kind: KeyPath<XDGFolders, String?>) throws -> String {
        guard let folder = XDGFolders(application: try requiredApplication())[keyPath: kind] else {
            throw Failure(.files, "There is no home folder of the user. Set HOME.")
        }
        return folder
    }

    /// Returns the plugins that are turned off. There are none if the application is not known.
    func turnedOff() -> TurnedOff { TurnedOff(in: try? state()) }
}

extension PluginID {
    /// Reads an argument of a command.
    static func argument(_ text: String) throws -> PluginID {
        guard let id = PluginID(text) else {
            throw ValidationError("Write the id of a plugin as in its manifest: org.example.contacts.")
        }
        return id
    }
}
