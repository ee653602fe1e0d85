// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A file with one value as JSON: the screens to restore, the geometry of windows, or the settings of an application.
///
/// Use it for a small value that is replaced as a whole, and a database for many values. ``StateWriter`` writes a value that changes often.
/// ```swift
/// guard let folder = folders.config else { return }
/// let file = StateFile<Preferences>(path: "\(folder)/preferences.json")
/// var preferences = try file.load() ?? Preferences()
/// preferences.isDark = true
/// try file.save(preferences)
/// ```
/// A write replaces the whole file: if the program is killed or the power fails meanwhile, the file has the value that was written before.
/// Where the path is a symbolic link, the file that it leads to is replaced. What is no plain file, or has
/// more than 64 MiB, is not read. It may be used on any thread, by one program at a time: see
/// ``StateFolderClaim``.
public struct StateFile<Value: Codable & Sendable>: Sendable, Hashable {
    /// The path of the file.
    public let path: String
    /// The version of the format of the value. A program does not read files with a greater one.
    public let version: Int

    /// The file at `path`, which need not exist.
    ///
    /// - Parameters:
    ///   - path: the absolute path.
    ///   - version: the version of the format. Increase it when earlier versions of the program must not read the value any more.
    public init(path: String, version: Int = 1) {
        self.path = path
        self.version = version
    }

    /// Returns the value that was written last; nil if there is none.
    ///
    /// A file that cannot be read is renamed, so that it is not overwritten.
    /// - Throws: ``StateFileError``, with the new name of a file that is damaged, or that a newer version of the program has written.
    public func load() throws(StateFileError) -> Value? {
        do throws(StateFileError) { return try peek() } catch { throw kept.setAside(error.reason) }
    }

    /// Returns the value that was written last; nil if there is none. A file that cannot be read stays where it is.
    package func peek() throws(StateFileError) -> Value? {
        guard let bytes = try kept.read() else { return nil }
        return try decode(Content.self, from: Data(bytes)).value
    }

    /// Returns the whole content of the file, with what this version of the program does not know; nil if
    /// there is no file. A file that cannot be read stays where it is.
    package func document() throws(StateFileError) -> JSONValue? {
        guard let bytes = try kept.read() else { return nil }
        return try decode(JSONValue.self, from: Data(bytes))
    }

    /// Returns the value in a document. If it lacks members, those of `defaults` are used.
    package func value(in document: JSONValue, defaults: Value) throws(StateFileError) -> Value {
        let json = document["value"] ?? .null
        if let value = Self.decode(json) { return value }
        guard let defaults = try? Self.json(defaults), let value = Self.decode(json.completed(by: defaults))
        else {
            throw StateFileError(path: path, reason: .damaged)
        }
        return value
    }

    /// Returns a document with a value: with all members of another document that neither this nor the earlier value has.
    ///
    /// What is nil in the value is null in the document: a later version of the program does not take it for a
    /// member that is missing, and has the default.
    package func document(
        with value: Value, inPlaceOf earlier: (document: JSONValue, value: Value)?, defaults: Value
    ) throws(StateFileError) -> JSONValue {
        do {
            let new = try Self.json(value, defaults: defaults)
            var document = earlier?.document ?? .object([:])
            document["version"] = .int(Int64(version))
            document["value"] =
                try earlier.map { earlier in
                    try (earlier.document["value"] ?? .null).applying(
                        changesFrom: Self.json(earlier.value, defaults: defaults), to: new)
                } ?? new
            return document
        } catch {
            throw StateFileError(path: path, reason: .notEncoded("\(error)"))
        }
    }

    private static func json(_ value: Value) throws -> JSONValue {
        // In an array, since the value may be a number or a text.
        try JSONDecoder().decode([JSONValue].self, from: JSONEncoder().encode([value]))[0]
    }

    /// Returns the JSON of a value, with null for each member that is nil.
    private static func json(_ value: Value, defaults: Value) throws -> JSONValue {
        let json = try json(value)
        var result = json
        // Codable leaves out what is nil. The names are those of the properties, or of what the defaults have.
        for path in nilMembers(of: value) + json.paths(missingFrom: try self.json(defaults)) {
            // A member whose value makes no difference is none. One that is null has to be nil.
            guard let known = json.adding(.bool(true), at: path[...]), !isEqual(known, json),
                let null = json.adding(.null, at: path[...]), isEqual(null, json)
            else { continue }
            result = result.adding(.null, at: path[...]) ?? result
        }
        return result
    }

    /// Whether a value can be decoded from JSON, and is encoded as other JSON.
    private static func isEqual(_ json: JSONValue, _ encoded: JSONValue) -> Bool {
        decode(json).flatMap { try? self.json($0) } == encoded
    }

    /// The paths of the properties that are nil.
    private static func nilMembers(of value: Any) -> [[String]] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { nilMembers(of: $0.value) } ?? [[]]
        case .struct:
            return mirror.children.flatMap { child in
                nilMembers(of: child.value).map { [child.label ?? ""] + $0 }
            }
        default: return []
        }
    }

    /// Returns the value that JSON describes; nil if it describes none.
    private static func decode(_ json: JSONValue) -> Value? {
        try? JSONDecoder().decode([Value].self, from: JSONEncoder().encode([json]))[0]
    }

    private func decode<Document: Decodable>(_ type: Document.Type, from bytes: Data) throws(StateFileError)
        -> Document
    {
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: bytes) else {
            throw StateFileError(path: path, reason: .damaged)
        }
        guard header.version <= version else {
            throw StateFileError(
                path: path, reason: .newer(version: header.version, supported: version))
        }
        guard let document = try? decoder.decode(type, from: bytes) else {
            throw StateFileError(path: path, reason: .damaged)
        }
        return document
    }

    /// Writes the value, and creates the folders above the file. Returns when the value is on the disk.
    ///
    /// - Throws: ``StateFileError`` if that fails. The file has the value that was written before then.
    public func save(_ value: Value) throws(StateFileError) { try kept.write(bytes(of: value)) }

    /// Writes a whole document, as ``save(_:)`` does.
    package func save(document: JSONValue) throws(StateFileError) { try kept.write(encode(document)) }

    /// Returns the content of a file with a value.
    package func bytes(of value: Value) throws(StateFileError) -> [UInt8] {
        try encode(Content(version: version, value: value))
    }

    private func encode(_ content: some Encodable) throws(StateFileError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(content))
        } catch {
            throw StateFileError(path: path, reason: .notEncoded("\(error)"))
        }
    }

    /// Writes a value that was loaded to a file with a new name, and returns what has happened. For a value
    /// that the program cannot use as a whole, before it writes another one.
    package func keepCopy(of value: Value) -> StateFileError {
        let copy = kept.unusedName()
        let isWritten: Bool
        do throws(StateFileError) {
            try StateFile(path: copy, version: version).save(value)
            isWritten = true
        } catch {
            isWritten = false
        }
        return StateFileError(path: path, reason: .partlyUsed, newPath: isWritten ? copy : nil)
    }

    /// Removes the file.
    public func remove() { kept.remove() }

    private struct Header: Decodable {
        var version: Int
    }

    private struct Content: Codable {
        var version: Int
        var value: Value
    }

    /// The file without its format.
    package var kept: KeptFile { KeptFile(path) }
}

/// The file of an application's record of navigation, for its next run.
public typealias FlowRecordFile = StateFile<FlowRecord>
