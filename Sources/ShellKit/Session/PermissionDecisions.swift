// SPDX-License-Identifier: MIT

import Glibc
import PluginKit

/// The decisions of the user about the permissions of plugins, stored in the file `permissions` in the state folder.
///
/// A line is `org.example.contacts<tab>network<tab>yes`. A decision about services of the session applies to exactly the services that the manifest names.
struct PermissionDecisions {
    private typealias Decisions = [PluginID: [String: Bool]]

    private var decisions: Decisions
    /// The decisions that could not be written.
    private var unwritten: Decisions = [:]
    private let path: String

    init(in folder: String) {
        path = "\(folder)/permissions"
        decisions = Self.read(path)
    }

    private static func read(_ path: String) -> Decisions {
        var decisions: Decisions = [:]
        for line in TextFile.read(path).split(separator: "\n") {
            let parts = line.split(separator: "\t")
            guard parts.count == 3, let id = PluginID(String(parts[0])), let isGranted = Self.words[parts[2]]
            else { continue }
            decisions[id, default: [:]][String(parts[1])] = isGranted
        }
        return decisions
    }

    /// Returns whether a plugin has a permission that its manifest requests, or nil if the user has to be asked.
    func isGranted(_ permission: PluginManifest.Permission, to id: PluginID) -> Bool? {
        decisions[id]?[Self.key(permission)] ?? (permission.kind.isDangerous ? nil : true)
    }

    /// Stores a decision. Returns the error message if the file cannot be written, otherwise nil.
    mutating func set(_ isGranted: Bool, _ permission: PluginManifest.Permission, of id: PluginID) -> String?
    {
        unwritten[id, default: [:]][Self.key(permission)] = isGranted
        // shellctl may have removed a plugin with its decisions since they were read.
        let stored = access(path, R_OK) == 0 ? Self.read(path) : decisions
        decisions = stored.merging(unwritten) { $0.merging($1) { $1 } }
        let lines = decisions.sorted { $0.key < $1.key }.flatMap { id, answers in
            answers.sorted { $0.key < $1.key }.map { "\(id)\t\($0.key)\t\($0.value ? "yes" : "no")\n" }
        }
        let errorMessage = TextFile.write(lines.joined(), to: path)
        if errorMessage == nil { unwritten = [:] }
        return errorMessage
    }

    private static let words: [Substring: Bool] = ["yes": true, "no": false]

    private static func key(_ permission: PluginManifest.Permission) -> String {
        ([permission.kind.rawValue] + permission.services.sorted()).joined(separator: " ")
    }
}
