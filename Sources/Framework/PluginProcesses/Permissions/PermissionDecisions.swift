// SPDX-License-Identifier: MIT

import FlowKit
import PluginKit

/// The decisions of the user about the permissions of plugins, stored in the file `permissions` in the state folder.
///
/// A line is `org.example.contacts<tab>network<tab>yes`. A decision about services of the session or folders
/// of the system applies to exactly those that the manifest names, and one about the folders of the user to
/// reading, or to writing too (`user-folders write`). If the file is damaged or cannot be read,
/// all permissions are refused, and the line `*<tab>*<tab>no` in the new file refuses them in later runs too,
/// until the user grants them one by one.
package struct PermissionDecisions {
    private typealias Decisions = [PluginID: [String: Bool]]

    private enum Line {
        case decision(PluginID, String, Bool)
        case refusesOthers
    }

    /// Why the decisions could not be read; nil if they were read.
    package var error: StateFileError? { file.error }
    private var decisions: Decisions = [:]
    /// Whether a permission without a decision is refused, because decisions were lost.
    private var refusesOthers = false
    /// The decisions that could not be written.
    private var unwritten: Decisions = [:]
    private var file: LineFile
    /// Whether the user has to be asked for folders. They are looked at once, and in the background: they may
    /// have thousands of files.
    private final class Questions {
        var needed: [[String]: Bool] = [[]: false]
        var looks: [[String]: Task<Bool, Never>] = [:]
    }
    private let questions = Questions()

    package init(in folder: String) {
        file = LineFile("\(folder)/permissions")
        read()
    }

    private mutating func read() {
        guard let lines = file.load(insteadOfDamaged: [Self.refusal], Self.line) else {
            return refusesOthers = true
        }
        (decisions, refusesOthers) = ([:], false)
        for line in lines {
            switch line {
            case .decision(let id, let key, let isGranted): decisions[id, default: [:]][key] = isGranted
            case .refusesOthers: refusesOthers = true
            }
        }
    }

    private static func line(_ text: Substring) -> Line? {
        if text == refusal { return .refusesOthers }
        let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[1].isEmpty, let id = PluginID(String(parts[0])),
            let isGranted = words[parts[2]]
        else { return nil }
        return .decision(id, String(parts[1]), isGranted)
    }

    /// Returns whether a plugin has a permission that its manifest requests, or nil if the user has to be asked.
    package func isGranted(_ permission: PluginManifest.Permission, to id: PluginID) -> Bool? {
        if let decision = decisions[id]?[Self.key(permission)] { return decision }
        // Whoever has refused reading, or the permission of an earlier version, has refused writing, too.
        if permission.access == .write, decisions[id]?[permission.kind.rawValue] == false { return false }
        if refusesOthers { return false }
        let asks =
            permission.kind.isDangerous || permission.access == .write || needsQuestion(permission.folders)
        if asks { return nil }
        // A version that names other subjects does not get back what the user has refused.
        let kind = permission.kind.rawValue
        return decisions[id]?.contains { !$1 && ($0 == kind || $0.hasPrefix("\(kind) ")) } != true
    }

    /// Whether the user has to be asked for folders, or it is not known yet.
    package func needsQuestion(_ folders: [String]) -> Bool { questions.needed[folders] != false }

    /// Whether it is known if the user has to be asked for folders. If not, ``isGranted(_:to:)`` returns nil.
    package func knows(_ folders: [String]) -> Bool { questions.needed[folders] != nil }

    /// Looks at folders in the background, unless they are known.
    @MainActor package func look(at folders: [String]) async {
        guard !knows(folders) else { return }
        let look = questions.looks[folders] ?? Task.detached { SystemFolders.needQuestion(folders) }
        questions.looks[folders] = look
        questions.needed[folders] = await look.value
    }

    /// Stores a decision. Returns the error if the file cannot be written, otherwise nil. The decision is in effect all the same.
    package mutating func set(
        _ isGranted: Bool, _ permission: PluginManifest.Permission, of id: PluginID
    ) -> StateFileError? {
        unwritten[id, default: [:]][Self.key(permission)] = isGranted
        return save()
    }

    /// Writes the decisions that are not written yet. Returns the error if that fails, otherwise nil.
    package mutating func save() -> StateFileError? {
        guard !unwritten.isEmpty else { return nil }
        // shellctl may have removed a plugin with its decisions since they were read. A file that is missing does not take decisions away.
        let known = decisions
        read()
        if decisions.isEmpty { decisions = known }
        decisions.merge(unwritten) { $0.merging($1) { $1 } }
        let lines = decisions.sorted { $0.key < $1.key }.flatMap { id, answers in
            answers.sorted { $0.key < $1.key }.map { "\(id)\t\($0.key)\t\($0.value ? "yes" : "no")" }
        }
        let error = file.save((refusesOthers ? [Self.refusal] : []) + lines)
        if error == nil { unwritten = [:] }
        return error
    }

    private static let words: [Substring: Bool] = ["yes": true, "no": false]
    private static let refusal = "*\t*\tno"

    private static func key(_ permission: PluginManifest.Permission) -> String {
        let access = permission.access == .write ? [permission.access.rawValue] : []
        return ([permission.kind.rawValue] + access + permission.subjects.sorted()).joined(separator: " ")
    }
}
