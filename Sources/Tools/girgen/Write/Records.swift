// SPDX-License-Identifier: MIT

extension TypePlanner {
    func recordText() -> String {
        switch repository.recordKind(type) {
        case .none: ""
        case .plain: structText()
        case .boxed: boxedText()
        }
    }

    /// Writes a class for values that the library copies and frees, or whose references it counts.
    func boxedText() -> String {
        let root = repository.fundamentalRoot(type)
        let parent = type.parent.flatMap { repository.types[$0] }.map {
            repository.swiftName($0.qualifiedName, from: module)
        }
        let isOpen = type.kind == .object
        planMembers(onlyFunctions: true)
        plan.members += boxedFields()
        var lines = [
            comment(isOpen ? "class" : "struct"),
            "\(isOpen ? "open" : "public final") class \(swiftName): \(parent ?? "Boxed") {",
        ]
        if let getType = type.getType {
            lines.append("    public override class var gtype: UInt { \(getType)() }")
        }
        let conformances = descriptionText() + equalityText()
        guard root === type else { return closed(lines) + extensionText() + conformances }
        return closed(lines + counting()) + kindsText() + extensionText() + conformances
    }

    /// Values that the library can compare are `Equatable`. An order, and the comparison of GLib's values, are written by hand.
    private func equalityText() -> String {
        let compares = type.callables.contains { $0.name == "compare" }
        let isEqual = plan.members.contains {
            guard let function = $0 as? FunctionPlan else { return false }
            return function.name == "equal" && function.parameters.count == 1 && function.result == "Bool"
        }
        guard isEqual, !compares, module != "GLib" else { return "" }
        return """


            extension \(swiftName): Equatable {
                public static func == (left: \(swiftName), right: \(swiftName)) -> Bool { left.equal(right) }
            }
            """
    }

    /// Values that the library can convert to text are printed as that text.
    private func descriptionText() -> String {
        let canBeText = plan.members.contains {
            guard let function = $0 as? FunctionPlan else { return false }
            return function.name == "toString" && function.parameters.isEmpty && function.result == "String"
        }
        guard canBeText else { return "" }
        return
            "\n\nextension \(swiftName): CustomStringConvertible {\n    public var description: String { toString() }\n}"
    }

    /// Writes how a type with a reference count of its own is retained and released.
    private func counting() -> [String] {
        guard let reference = type.reference, let unreference = type.unreference else { return [] }
        let address = calls.pointer("raw", c: type.cType, name: type.qualifiedName)
        let counted = "\(reference)(\(address))"
        let raw =
            repository.isOpaque(c: type.cType) ? "C.raw(\(counted))" : "UnsafeMutableRawPointer(\(counted))"
        return """
                public override class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
                    C.present(\(raw), "\(reference)")
                }
                public override class func _free(_ raw: UnsafeMutableRawPointer) { \(unreference)(\(address)) }
                public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
                    \(Naming.lowerFirst(swiftName))Class(of: raw)
                }
            """.split(separator: "\n").map(String.init)
    }

    /// Writes the function that returns the Swift class of an instance.
    private func kindsText() -> String {
        let kinds = repository.types.values
            .filter { kind in kind.getType != nil && repository.ancestors(kind).contains { $0 === type } }
            .sorted { $0.name < $1.name }
            .map { kind in
                let name = repository.swiftName(kind.qualifiedName, from: module)
                if kind.since <= type.since { return "    case \(kind.getType ?? "")(): \(name).self\n" }
                // By its name: an older library does not have the function.
                let text = "    case g_type_from_name(\"\(kind.typeName ?? "")\"): \(name).self"
                return conditioned(text, kind.since, in: type.since) + "\n"
            }
        return """


            /// The class for an instance of `\(type.cType)`, by its run-time type.
            private func \(Naming.lowerFirst(swiftName))Class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
                switch rx_instance_type(raw) {
            \(kinds.joined())    default: \(swiftName).self
                }
            }
            """
    }

    /// Writes a struct with the C fields as its storage.
    private func structText() -> String {
        let fields = plannedFields()
        let isComplete =
            fields.count == type.fields.count && !fields.isEmpty && !type.fields.contains { $0.bits != nil }
        let conformances =
            ["CStruct"] + (type.getType != nil ? ["ValueConvertible"] : [])
            + (isComplete ? ["Hashable", "Sendable"] : [])
        var lines = [
            comment("struct"), "public struct \(swiftName): \(conformances.joined(separator: ", ")) {",
            "    public var _c: \(type.cType)",
            "    public init(_c: \(type.cType)) { self._c = _c }",
            "    /// Creates a value whose fields are all zero.",
            "    public init() { _c = \(type.cType)() }",
        ]
        if let getType = type.getType {
            lines.append("    public static var _valueType: UInt { \(getType)() }")
        }
        plan.members += fields
        if isComplete {
            plan.members.append(Verbatim(text: valueText(fields)))
            constructorLabels.insert(TypePlanner.labelled(fields.map(\.name)))
        }
        planMembers(onlyFunctions: true)
        return (lines + ["}"]).joined(separator: "\n") + extensionText() + descriptionText()
    }

    /// Writes the initializer and the comparison of a struct all of whose fields are known.
    private func valueText(_ fields: [FieldPlan]) -> String {
        let names = fields.map { Naming.escaped($0.name) }
        let parameters = zip(names, fields).map { "\($0): \($1.type)" }.joined(separator: ", ")
        return """
                /// Creates a value with these fields.
                public init(\(parameters)) {
                    self.init()
            \(indented(names.map { "self.\($0) = \($0)" }, 8))
                }

                public static func == (left: Self, right: Self) -> Bool {
                    \(names.map { "left.\($0) == right.\($0)" }.joined(separator: " && "))
                }

                public func hash(into hasher: inout Hasher) {
            \(indented(names.map { "hasher.combine(\($0))" }, 8))
                }
            """
    }
}
