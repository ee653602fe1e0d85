// SPDX-License-Identifier: MIT

extension Repository {
    /// Whether a type is written to a file of its own.
    func isWritten(_ type: TypeDeclaration) -> Bool {
        let name = type.qualifiedName
        guard overrides.skippedTypes[name] == nil, overrides.handWrittenTypes[name] == nil,
            name != "GObject.Object", type.introspectable, !type.deprecated
        else { return false }
        switch type.kind {
        case .object:
            return isObject(type) || (fundamentalRoot(type) != nil && type.namespace != "GObject")
        case .record, .union: return !type.isClassStruct
        case .interface, .enumeration, .flags: return true
        case .callback, .alias: return false
        }
    }

    /// How a C struct is represented in Swift.
    enum RecordKind {
        /// As a Swift struct.
        case plain
        /// As a class that owns a copy.
        case boxed
        /// It has no type in Swift.
        case none
    }

    /// A record with public fields and nothing to free is a struct. A record that the library can copy and
    /// free is a class.
    func recordKind(_ type: TypeDeclaration) -> RecordKind {
        if type.isClassStruct { return .none }
        if overrides.plainRecords.contains(type.qualifiedName) { return .plain }
        if type.getType != nil { return .boxed }
        return .none
    }
}
