// SPDX-License-Identifier: MIT

/// Writes the Swift declarations for one type.
final class TypeWriter {
    let repository: Repository
    let coverage: Coverage
    let type: TypeDeclaration
    let writer: CallableWriter
    let module: String
    /// Names that this type and its ancestors have already.
    private(set) var taken: Set<String>
    private(set) var members: [String] = []
    private var keys: [String] = []
    /// Statements that use every property and signal of an object called `object`, for the tests.
    private(set) var exercises: [String] = []
    private var accessors: Set<String> = []

    init(_ type: TypeDeclaration, _ repository: Repository, _ coverage: Coverage, taken: Set<String>) {
        (self.type, self.repository, self.coverage, self.taken) = (type, repository, coverage, taken)
        module = Repository.module(type.namespace)
        writer = CallableWriter(repository: repository, module: module, owner: type)
    }

    var swiftName: String { repository.swiftName(type.qualifiedName, from: module) }

    private var isolated: Bool { writer.isolated }

    // MARK: - Classes and interfaces

    func object() -> String {
        let parent = type.parent.map { repository.swiftName($0, from: module) } ?? "Object"
        let parentName = type.parent == "GObject.InitiallyUnowned" ? "Object" : parent
        let inherited = Set(repository.ancestors(type).flatMap(\.implements))
        let interfaces = type.implements.filter {
            !inherited.contains($0) && !repository.overrides.classInterfaces.contains($0)
                && repository.types[$0] != nil && repository.overrides.skippedTypes[$0] == nil
        }
        let conformances = ([parentName] + interfaces.map { repository.swiftName($0, from: module) })
            .joined(separator: ", ")
        var lines = [documentation("class"), "open class \(swiftName): \(conformances) {"]
        lines += identity(of: swiftName)
        fillMembers()
        return closed(lines) + body() + keysBody()
    }

    /// The class with its constructors, which extensions of ancestors would collide with.
    private func closed(_ lines: [String]) -> String {
        (lines + constructors.map { "\n" + $0 } + ["}"]).joined(separator: "\n")
    }

    private func identity(of name: String, access: String = "open") -> [String] {
        var lines: [String] = []
        if let getType = type.getType {
            lines.append("    \(access) override nonisolated class var gtype: UInt { \(getType)() }")
        }
        lines.append(
            "    \(access) override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { "
                + "\(name)(_borrowed: raw) }")
        return lines
    }

    func interface() -> String {
        if repository.overrides.classInterfaces.contains(type.qualifiedName) {
            var lines = [documentation("iface"), "open class \(swiftName): Object {"]
            lines += identity(of: swiftName)
            fillMembers()
            return closed(lines) + body() + keysBody()
        }
        let prerequisites = type.prerequisites.map { repository.swiftName($0, from: module) }
        let parents = prerequisites.isEmpty ? ["Object"] : prerequisites
        let root =
            type.prerequisites.first { repository.types[$0]?.kind == .object }
            .map { repository.swiftName($0, from: module) } ?? "Object"
        var lines = [
            documentation("iface"), "@MainActor",
            "public protocol \(swiftName): \(parents.joined(separator: ", ")) {}", "",
        ]
        let any = repository.anyName(type.qualifiedName, from: module)
        lines.append(
            "/// Some object with the interface ``\(swiftName)``, of a class that is private to its library.")
        lines.append("public final class \(any): \(root), \(swiftName) {")
        lines += identity(of: any, access: "public")
        lines.append("}")
        fillMembers()
        var text = lines.joined(separator: "\n") + body()
        if !statics.isEmpty {
            text += "\n\nextension \(any) {\n" + statics.joined(separator: "\n\n") + "\n}"
        }
        return text + keysBody()
    }

    private var statics: [String] = []

    private func fillMembers() {
        for property in type.properties { write(property) }
        for signal in type.signals { write(signal: signal) }
        for callable in type.callables { write(callable) }
    }

    private func body() -> String {
        members.isEmpty ? "" : "\n\nextension \(swiftName) {\n" + members.joined(separator: "\n\n") + "\n}"
    }

    private func keysBody() -> String {
        keys.isEmpty
            ? ""
            : "\n\nextension Members where Owner: \(swiftName) {\n" + keys.joined(separator: "\n") + "\n}"
    }

    func documentation(_ page: String) -> String {
        let sites = [
            "Gtk": "gtk4", "Gdk": "gdk4", "Gsk": "gsk4", "Gio": "gio", "GLib": "glib", "GObject": "gobject",
            "Pango": "Pango", "GdkPixbuf": "gdk-pixbuf",
        ]
        let symbol = type.cType.isEmpty ? type.typeName ?? type.name : type.cType
        guard let site = sites[type.namespace] else { return "/// `\(symbol)`." }
        return "/// `\(symbol)`. <https://docs.gtk.org/\(site)/\(page).\(type.name).html>"
    }

    // MARK: - Properties

    private func callable(named name: String?) -> Callable? {
        guard let name else { return nil }
        return type.callables.first { $0.kind == .method && $0.name == name && $0.introspectable }
    }

    private func write(_ property: Property) {
        let symbol = "\(type.cType):\(property.name)"
        guard !property.deprecated else { return }
        if repository.overrides.handWritten[symbol] != nil {
            taken.insert(Naming.camel(property.name))
            return coverage.bound(type.namespace, .properties)
        }
        if let reason = repository.overrides.reason(toSkip: symbol) {
            return coverage.missing(type.namespace, .properties, symbol, reason)
        }
        var name = repository.overrides.names[symbol] ?? Naming.camel(property.name)
        if taken.contains(name) { name = Naming.lowerFirst(swiftName) + Naming.upperFirst(name) }
        do throws(Unsupported) {
            let text = try propertyText(property, name)
            members.append(text)
            taken.insert(name)
            coverage.bound(type.namespace, .properties)
            exercise(property, name)
            if property.readable {
                keys.append(
                    "    public var \(Naming.escaped(name)): PropertyKey<Owner, \(try propertyType(property))> "
                        + "{ PropertyKey(\"\(property.name)\", \\.\(Naming.escaped(name))) }")
            }
        } catch {
            coverage.missing(type.namespace, .properties, symbol, error.reason)
        }
    }

    private func exercise(_ property: Property, _ name: String) {
        guard repository.overrides.untested["\(type.cType):\(property.name)"] == nil, property.readable else {
            return
        }
        let member = "object.\(Naming.escaped(name))"
        if !property.writable || property.constructOnly {
            exercises.append("_ = \(member)")
        } else if isNullable(property) {
            exercises.append("if let value = \(member) { \(member) = value }")
        } else {
            exercises.append("\(member) = \(member)")
        }
    }

    /// The getter and setter functions that a property stands for, when they fit its type.
    private func accessors(_ property: Property) -> (getter: Callable?, setter: Callable?) {
        var getter = callable(named: property.getter)
        var setter = callable(named: property.setter)
        if let found = getter, !found.parameters.isEmpty || found.throwsError { getter = nil }
        if let found = setter, found.parameters.count != 1 || found.throwsError { setter = nil }
        if let found = getter {
            let own = try? writer.swiftType(repository.shape(property.type))
            let other = try? writer.swiftType(repository.shape(found.result.type))
            if own != other { (getter, setter) = (nil, nil) }
        }
        if let found = setter {
            let own = try? writer.swiftType(repository.shape(property.type))
            let other = try? writer.swiftType(repository.shape(found.parameters[0].type))
            if own != other { setter = nil }
        }
        return (getter, setter)
    }

    private func isNullable(_ property: Property) -> Bool {
        let (getter, setter) = accessors(property)
        switch repository.shape(property.type) {
        case .object, .interface, .string, .boxed:
            guard let getter else { return true }
            return getter.result.nullable || setter?.parameters[0].nullable == true
        case .plain: return getter.map { $0.result.nullable } ?? true
        default: return false
        }
    }

    private func propertyType(_ property: Property) throws(Unsupported) -> String {
        writer.optional(try writer.swiftType(repository.shape(property.type)), isNullable(property))
    }

    private func propertyText(_ property: Property, _ name: String) throws(Unsupported) -> String {
        let shape = repository.shape(property.type)
        let type = try propertyType(property)
        let nullable = isNullable(property)
        let (getter, setter) = accessors(property)
        let canWrite = property.writable && !property.constructOnly
        var get: [String] = []
        var set: [String] = []
        if let getter {
            let parts = try writer.parts(of: getter, name: "")
            if parts.result == type || writer.optional(parts.result) == type { get = parts.body }
            accessors.insert(getter.name)
        }
        if get.isEmpty { get = [try genericGet(property, shape, type)] }
        if canWrite {
            if let setter {
                if setter.parameters[0].nullable == nullable || !nullable {
                    let parts = try writer.parts(of: setter.renamingParameter(to: "newValue"), name: "")
                    set = parts.body
                    if parts.result != "Void" { set.append("_ = " + set.removeLast()) }
                }
                accessors.insert(setter.name)
            }
            if set.isEmpty { set = [try genericSet(property, shape, nullable)] }
        }
        let documentation =
            "    /// `\(property.name)`"
            + (getter.map { ", `\($0.symbol)()`" } ?? "") + "."
        let declaration = "    public var \(Naming.escaped(name)): \(type)"
        if !property.readable {
            guard canWrite else { throw Unsupported(reason: "it can only be set while constructing") }
            return """
                \(documentation) It cannot be read.
                    public func set\(Naming.upperFirst(name))(_ newValue: \(type)) {
                \(indent(set, 8))
                    }
                """
        }
        if !canWrite {
            if get.count == 1 {
                return "\(documentation)\n\(declaration) { \(get[0]) }"
            }
            return "\(documentation)\n\(declaration) {\n\(indent(get, 8))\n    }"
        }
        func accessor(_ word: String, _ body: [String]) -> String {
            body.count == 1
                ? "        \(word) { \(body[0]) }" : "        \(word) {\n\(indent(body, 12))\n        }"
        }
        return "\(documentation)\n\(declaration) {\n\(accessor("get", get))\n\(accessor("set", set))\n    }"
    }

    private func genericGet(_ property: Property, _ shape: Shape, _ type: String) throws(Unsupported)
        -> String
    {
        switch shape {
        case .interface(let name):
            return "interfaceProperty(\"\(property.name)\", \(repository.anyName(name, from: module)).self)"
        case .bool, .number, .scalar, .string, .object, .enumeration, .flags, .boxed, .plain:
            return "property(\"\(property.name)\")"
        case .array(let item, _, _, _, _):
            if case .string = repository.shape(item) { return "property(\"\(property.name)\")" }
            throw Unsupported(reason: "an array in a property")
        default: throw Unsupported(reason: "a property of type \(type)")
        }
    }

    private func genericSet(_ property: Property, _ shape: Shape, _ nullable: Bool) throws(Unsupported)
        -> String
    {
        if case .interface = shape {
            return "setProperty(\"\(property.name)\", newValue as Object\(nullable ? "?" : ""))"
        }
        return "setProperty(\"\(property.name)\", newValue)"
    }

    private func indent(_ lines: [String], _ spaces: Int) -> String {
        lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
    }

    // MARK: - Signals

    private func write(signal: Callable) {
        let symbol = "\(type.cType)::\(signal.name)"
        if signal.deprecated { return }
        if repository.overrides.handWritten[symbol] != nil { return coverage.bound(type.namespace, .signals) }
        if let reason = repository.overrides.reason(toSkip: symbol) {
            return coverage.missing(type.namespace, .signals, symbol, reason)
        }
        do throws(Unsupported) {
            try writeSupported(signal: signal)
            coverage.bound(type.namespace, .signals)
        } catch {
            coverage.missing(type.namespace, .signals, symbol, error.reason)
        }
    }

    private func writeSupported(signal: Callable) throws(Unsupported) {
        var types: [String] = []
        var values: [String] = []
        var names: [String] = []
        for (index, parameter) in signal.parameters.enumerated() {
            let shape = repository.shape(parameter.type)
            var text = try writer.swiftType(shape)
            var value = "arguments.get(\(index + 1))"
            switch shape {
            case .interface(let name):
                let any = repository.anyName(name, from: module)
                value = "arguments.\(parameter.nullable ? "optional" : "get")(\(index + 1), \(any).self)"
                if parameter.nullable { text = writer.optional(text) }
            case .object, .string, .boxed: if parameter.nullable { text = writer.optional(text) }
            case .plain(let name):
                if repository.types[name]?.getType == nil { value = "arguments.get(pointer: \(index + 1))" }
            case .bool, .number, .scalar, .enumeration, .flags: break
            case .error: throw Unsupported(reason: "a GError in a signal")
            default: throw Unsupported(reason: "a signal's argument of type \(text)")
            }
            guard parameter.direction == .in else {
                throw Unsupported(reason: "a signal with an out argument")
            }
            types.append(text)
            values.append(value)
            names.append(Naming.camel(parameter.name))
        }
        let resultShape = repository.shape(signal.result.type)
        var result = try writer.swiftType(resultShape)
        switch resultShape {
        case .void, .bool, .number, .string, .enumeration, .flags: break
        case .object, .boxed: result = writer.optional(result, signal.result.nullable)
        default: throw Unsupported(reason: "a signal's result of type \(result)")
        }
        var name = "on" + Naming.upperFirst(Naming.camel(signal.name))
        if taken.contains(name + "()") || taken.contains(name) { name = "on" + swiftName + name.dropFirst(2) }
        taken.insert(name + "()")
        let isVoid = result == "Void"
        let detail = signal.detailed ? "detail: String? = nil, " : ""
        let signalName =
            signal.detailed
            ? "detail.map { \"\(signal.name)::\" + $0 } ?? \"\(signal.name)\"" : "\"\(signal.name)\""
        let shown = zip(names, types).map { "_ \(Naming.escaped($0)): \($1)" }.joined(separator: ", ")
        let arguments = values.isEmpty ? "_" : "arguments"
        let action = signal.isAction ? " A keyboard action." : ""
        let returning = isVoid ? "" : ", returning: \(result).self"
        members.append(
            """
                /// `\(signal.name)`.\(action)
                @discardableResult
                public func \(name)(
                    \(detail)after: Bool = false, _ handler: @escaping @MainActor (\(shown)) -> \(result)
                ) -> SignalConnection {
                    connect(\(signalName), after: after\(returning)) { \(arguments) in handler(\(values.joined(separator: ", "))) }
                }
            """)
        let answers = ["Void": "", "Bool": "false", "Int": "0", "String": "\"\""]
        if let answer = answers[result] ?? (result.hasSuffix("?") ? "nil" : nil) {
            let ignored = types.isEmpty ? "" : types.map { _ in "_" }.joined(separator: ", ") + " in "
            exercises.append("object.\(name) { \(ignored)\(answer) }")
        }
        guard isVoid else { return }
        let key = Naming.escaped(Naming.lowerFirst(String(name.dropFirst(2))))
        let tuple =
            types.count == 1
            ? types[0]
            : types.isEmpty
                ? "Void"
                : "("
                    + zip(names, types).map {
                        "\(Naming.escaped($0)): \($1)"
                    }.joined(separator: ", ") + ")"
        let call: String
        switch types.count {
        case 0: call = "root, handler in root.\(name) { handler(()) }"
        case 1: call = "$0.\(name)($1)"
        default:
            let list = types.indices.map { "$\($0)" }.joined(separator: ", ")
            call = "root, handler in root.\(name) { handler((\(list))) }"
        }
        keys.append(
            "    public var \(key): SignalKey<Owner, \(tuple)> { SignalKey(\"\(signal.name)\") { \(call) } }")
    }

    // MARK: - Functions

    func write(_ callable: Callable) {
        guard callable.introspectable, !callable.deprecated, callable.movedTo == nil else { return }
        let overrides = repository.overrides
        if callable.shadowedBy != nil { return }
        let namespace = type.namespace
        if overrides.handWritten[callable.symbol] != nil { return coverage.bound(namespace, .callables) }
        if accessors.contains(callable.name), callable.kind == .method {
            return coverage.bound(namespace, .callables)
        }
        if let reason = overrides.reason(toSkip: callable.symbol) {
            return coverage.missing(namespace, .callables, callable.symbol, reason)
        }
        if callable.kind == .constructor, callable.parameters.isEmpty, callable.name == "new",
            repository.isObject(type), !callable.throwsError
        {
            return coverage.bound(namespace, .callables)
        }
        if isFinish(callable) { return coverage.bound(namespace, .callables) }
        do throws(Unsupported) {
            try writeSupported(callable)
            coverage.bound(namespace, .callables)
        } catch {
            coverage.missing(namespace, .callables, callable.symbol, error.reason)
        }
    }

    /// The function that collects what an asynchronous one began.
    private func finish(of callable: Callable) -> Callable? {
        let isAsync = callable.parameters.contains {
            if case .named("Gio.AsyncReadyCallback", _) = $0.type { return true }
            return false
        }
        guard isAsync else { return nil }
        let stem = callable.name.hasSuffix("_async") ? String(callable.name.dropLast(6)) : callable.name
        return type.callables.first { $0.name == stem + "_finish" }
            ?? type.callables.first { $0.name == stem + "_async_finish" }
    }

    private func isFinish(_ callable: Callable) -> Bool {
        guard callable.name.hasSuffix("_finish") else { return false }
        let stem = String(callable.name.dropLast(7))
        return type.callables.contains {
            ($0.name == stem || $0.name == stem + "_async") && finish(of: $0)?.symbol == callable.symbol
        }
    }

    private func writeSupported(_ callable: Callable) throws(Unsupported) {
        let finish = finish(of: callable)
        var base = callable.shadows ?? callable.name
        if finish != nil, base.hasSuffix("_async") { base = String(base.dropLast(6)) }
        let renamed = repository.overrides.names[callable.symbol]
        let name = renamed ?? Naming.camel(base)
        var parts = try writer.parts(of: callable, name: name, finish: finish)
        if callable.kind == .constructor {
            try writeConstructor(callable, parts)
            return
        }
        if let text = computedProperty(callable, &parts, isPlainCall: finish == nil && renamed == nil) {
            members.append(text)
            return
        }
        // The first argument has no label, unless it is one of several numbers.
        let numbers = ["Int", "Double", "Float", "Bool", "UInt", "UInt64", "Int32", "UInt8"]
        if let first = parts.parameters.first {
            let firstType = first.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            if !(parts.parameters.count > 1 && numbers.contains(firstType)) {
                parts.parameters[0] = "_ " + first
                parts.labels[0] = "_"
            }
        }
        func key(_ name: String) -> String {
            parts.parameters.isEmpty ? name : "\(name)(\(parts.parameters.map(typeOnly)))"
        }
        if taken.contains(key(parts.name)) || (parts.parameters.isEmpty && taken.contains(parts.name)) {
            if accessors.contains(callable.name) { return }
            parts.name = Naming.lowerFirst(swiftName) + Naming.upperFirst(parts.name)
            if taken.contains(key(parts.name)) { throw Unsupported(reason: "its name is taken twice") }
        }
        taken.insert(key(parts.name))
        let text = functionText(callable, parts, finish)
        if type.kind == .interface, parts.isStatic,
            !repository.overrides.classInterfaces.contains(type.qualifiedName)
        {
            statics.append(text)
        } else {
            members.append(text)
        }
    }

    /// A question without arguments, `get_x`, `is_x` or `has_x`, as a property.
    private func computedProperty(
        _ callable: Callable, _ parts: inout CallableWriter.Parts, isPlainCall: Bool
    ) -> String? {
        let name = callable.name
        guard isPlainCall, callable.kind == .method, parts.parameters.isEmpty, parts.effects.isEmpty,
            parts.result != "Void", !parts.isMutating,
            ["get_", "is_", "has_"].contains(where: { name.hasPrefix($0) })
        else { return nil }
        let property = Naming.camel(name.hasPrefix("get_") ? String(name.dropFirst(4)) : name)
        guard !taken.contains(property), !taken.contains("\(property)()") else { return nil }
        taken.insert(property)
        let head =
            "    /// `\(callable.symbol)()`.\n    public var \(Naming.escaped(property)): \(parts.result) {"
        return parts.body.count == 1
            ? "\(head) \(parts.body[0]) }" : "\(head)\n\(indent(parts.body, 8))\n    }"
    }

    private func typeOnly(_ parameter: String) -> String {
        parameter.hasSuffix(" = nil") ? String(parameter.dropLast(6)) : parameter
    }

    func functionText(_ callable: Callable, _ parts: CallableWriter.Parts, _ finish: Callable?) -> String {
        var lines = ["    /// `\(callable.symbol)()`" + (finish.map { ", `\($0.symbol)()`." } ?? ".")]
        if parts.result != "Void", !parts.isStatic, mayDiscard(callable, parts) {
            lines.append("    @discardableResult")
        }
        let modifiers =
            parts.isStatic && !module(function: callable) ? "static " : parts.isMutating ? "mutating " : ""
        let result = parts.result == "Void" ? "" : " -> \(parts.result)"
        let head = "    public \(modifiers)func \(Naming.escaped(parts.name))"
        let oneLine = "\(head)(\(parts.parameters.joined(separator: ", ")))\(parts.effects)\(result) {"
        if oneLine.count <= 110 {
            lines.append(oneLine)
        } else {
            lines.append("\(head)(")
            lines.append("        \(parts.parameters.joined(separator: ", "))")
            lines.append("    )\(parts.effects)\(result) {")
        }
        lines.append(indent(parts.body, 8))
        lines.append("    }")
        return lines.joined(separator: "\n")
    }

    private func module(function: Callable) -> Bool { function.owner == nil }

    /// Methods that do something and also report it.
    private func mayDiscard(_ callable: Callable, _ parts: CallableWriter.Parts) -> Bool {
        let questions = [
            "get_", "is_", "has_", "can_", "should_", "peek_", "find_", "lookup_", "equal", "contains",
            "compare", "to_", "ref_", "hash", "compute_", "measure", "inside", "starts", "ends",
        ]
        return !questions.contains { callable.name.hasPrefix($0) }
    }

    private func writeConstructor(_ callable: Callable, _ original: CallableWriter.Parts) throws(Unsupported)
    {
        var parts = original
        if parts.parameters.isEmpty {
            // A constructor without parameters besides init() is a function.
            guard callable.name != "new" || !repository.isObject(type) else { return }
            if callable.name == "new" {
                guard !taken.contains("init()") else { return }
                taken.insert("init()")
            } else {
                let suffix = callable.name.replacing("new_", with: "")
                let name = Naming.camel(suffix)
                guard !taken.contains(name) else { throw Unsupported(reason: "its name is taken twice") }
                taken.insert(name)
                let result = swiftName + (parts.name == "init?" ? "?" : "")
                let address = parts.body.map {
                    $0.replacing("self.init", with: "return \(swiftName)")
                }
                members.append(
                    """
                        /// `\(callable.symbol)()`.
                        public static func \(Naming.escaped(name))()\(parts.effects) -> \(result) {
                    \(indent(address, 8))
                        }
                    """)
                return
            }
        }
        func key() -> String {
            "init(\(zip(parts.labels, parts.parameters).map { $0 + typeOnly($1) }.joined(separator: ",")))"
        }
        func labels() -> String { "init(\(parts.labels.joined(separator: ":")))" }
        let unlabelled = ["str", "string", "text"]
        if callable.name == "new", parts.labels.count == 1, unlabelled.contains(parts.labels[0]) {
            parts.parameters[0] = "_ " + parts.parameters[0]
            parts.labels[0] = "_"
        }
        if constructorLabels.contains(labels()) {
            var suffix = callable.name.hasPrefix("new_") ? String(callable.name.dropFirst(4)) : callable.name
            for word in ["with_", "from_", "for_"] where suffix.hasPrefix(word) {
                suffix = String(suffix.dropFirst(word.count))
            }
            let label = Naming.camel(suffix)
            if !parts.labels.isEmpty {
                parts.parameters[0] = "\(label) \(parts.parameters[0])"
                parts.labels[0] = label
            }
            if constructorLabels.contains(labels()) { throw Unsupported(reason: "its labels are taken") }
        }
        constructorLabels.insert(labels())
        var lines = ["    /// `\(callable.symbol)()`."]
        let isolation = ""
        let head = "    public \(isolation)convenience \(parts.name)"
        let oneLine = "\(head)(\(parts.parameters.joined(separator: ", ")))\(parts.effects) {"
        if oneLine.count <= 110 {
            lines.append(oneLine)
        } else {
            lines.append("\(head)(")
            lines.append("        \(parts.parameters.joined(separator: ", "))")
            lines.append("    )\(parts.effects) {")
        }
        lines.append(indent(parts.body, 8))
        lines.append("    }")
        constructors.append(lines.joined(separator: "\n"))
    }

    private var constructors: [String] = []
    private var constructorLabels: Set<String> = []

    // MARK: - Records

    func record() -> String {
        switch repository.recordKind(type) {
        case .none: return ""
        case .plain: return plain()
        case .boxed: return boxed()
        }
    }

    /// A class whose values C copies and frees, or counts.
    func boxed() -> String {
        let root = repository.fundamentalRoot(type)
        let parent = type.parent.flatMap { repository.types[$0] }.map {
            repository.swiftName($0.qualifiedName, from: module)
        }
        let open = type.kind == .object
        var lines = [documentation(type.kind == .object ? "class" : "struct")]
        lines.append("\(open ? "open" : "public final") class \(swiftName): \(parent ?? "Boxed") {")
        if let getType = type.getType {
            lines.append("    public override class var gtype: UInt { \(getType)() }")
        }
        if let root, root === type, let reference = type.reference, let unreference = type.unreference {
            let address = writer.pointer("raw", c: type.cType, name: type.qualifiedName)
            lines.append(
                "    public override class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {"
            )
            let opaque = repository.isOpaque(c: type.cType)
            lines.append(
                "        C.present(\(opaque ? "C.raw(\(reference)(\(address)))" : "UnsafeMutableRawPointer(\(reference)(\(address)))"), \"\(reference)\")"
            )
            lines.append("    }")
            lines.append(
                "    public override class func _free(_ raw: UnsafeMutableRawPointer) { \(unreference)(\(address)) }"
            )
            lines.append(
                "    public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {")
            lines.append("        \(Naming.lowerFirst(swiftName))Class(of: raw)")
            lines.append("    }")
        }
        for callable in type.callables { write(callable) }
        lines = [closed(lines)]
        if root === type {
            let kinds = repository.types.values.filter { repository.ancestors($0).contains { $0 === type } }
                .filter { $0.getType != nil }.sorted { $0.name < $1.name }
            lines.append("")
            lines.append("/// The class for an instance of `\(type.cType)`, by its run-time type.")
            lines.append(
                "private func \(Naming.lowerFirst(swiftName))Class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {"
            )
            lines.append("    switch rx_instance_type(raw) {")
            for kind in kinds {
                lines.append(
                    "    case \(kind.getType ?? "")(): \(repository.swiftName(kind.qualifiedName, from: module)).self"
                )
            }
            lines.append("    default: \(swiftName).self")
            lines.append("    }")
            lines.append("}")
        }
        return lines.joined(separator: "\n") + body()
    }

    /// A struct whose fields are its value.
    private func plain() -> String {
        let fields = type.fields.filter { !$0.isPrivate && !$0.isCallback && !$0.bits }
        var simple: [(Field, String, Shape)] = []
        for field in fields {
            let shape = repository.shape(field.type)
            switch shape {
            case .bool, .number, .plain, .enumeration:
                if case .named(_, let c) = field.type, !c.hasSuffix("*"),
                    let text = try? writer.swiftType(shape)
                {
                    simple.append((field, text, shape))
                }
            default: break
            }
        }
        let boxed = type.getType != nil
        let complete = simple.count == type.fields.count && !simple.isEmpty
        let conformances =
            ["CStruct"] + (boxed ? ["ValueConvertible"] : []) + (complete ? ["Hashable", "Sendable"] : [])
        var lines = [
            documentation("struct"), "public struct \(swiftName): \(conformances.joined(separator: ", ")) {",
        ]
        lines.append("    public var _c: \(type.cType)")
        lines.append("    public init(_c: \(type.cType)) { self._c = _c }")
        lines.append("    /// All of it zero.")
        lines.append("    public init() { _c = \(type.cType)() }")
        if let getType = type.getType {
            lines.append("    public static var _valueType: UInt { \(getType)() }")
        }
        lines.append("}")
        for (field, text, shape) in simple {
            let name = Naming.camel(field.name)
            taken.insert(name)
            let get: String
            let set: String
            let place = "_c.\(Naming.escaped(field.name))"
            switch shape {
            case .bool: (get, set) = ("\(place) != 0", "\(place) = newValue ? 1 : 0")
            case .number(let swift, let c, let same):
                (get, set) =
                    same
                    ? (place, "\(place) = newValue") : ("\(swift)(\(place))", "\(place) = \(c)(newValue)")
            case .enumeration: (get, set) = ("C.enumeration(\(place))", "\(place) = C.constant(newValue)")
            default: (get, set) = ("\(text)(_c: \(place))", "\(place) = newValue._c")
            }
            members.append(
                """
                    /// The field `\(field.name)`.
                    public var \(Naming.escaped(name)): \(text) {
                        get { \(get) }
                        set { \(set) }
                    }
                """)
        }
        if complete {
            let parameters = simple.map { "\(Naming.escaped(Naming.camel($0.0.name))): \($0.1)" }.joined(
                separator: ", ")
            let assignments = simple.map {
                "self.\(Naming.escaped(Naming.camel($0.0.name))) = \(Naming.escaped(Naming.camel($0.0.name)))"
            }
            members.append(
                """
                    /// A value of these fields.
                    public init(\(parameters)) {
                        self.init()
                \(indent(assignments, 8))
                    }
                """)
            let names = simple.map { Naming.escaped(Naming.camel($0.0.name)) }
            members.append(
                """
                    public static func == (left: Self, right: Self) -> Bool {
                        \(names.map { "left.\($0) == right.\($0)" }.joined(separator: " && "))
                    }
                """)
            members.append(
                """
                    public func hash(into hasher: inout Hasher) {
                \(indent(names.map { "hasher.combine(\($0))" }, 8))
                    }
                """)
        }
        for callable in type.callables { write(callable) }
        return lines.joined(separator: "\n") + body()
    }

    // MARK: - Enumerations

    func enumeration() -> String {
        var lines = [documentation(type.errorDomain == nil ? "enum" : "error")]
        let conformance = type.errorDomain == nil ? "Enumeration" : "ErrorCode"
        lines.append(
            "public enum \(swiftName): Int32, \(conformance)\(type.getType == nil || module == "GLib" ? "" : ", ValueConvertible") {"
        )
        var seen: [Int: String] = [:]
        var names: Set<String> = []
        var aliases: [String] = []
        for member in type.members {
            let name = Naming.member(member.name)
            guard names.insert(name).inserted else { continue }
            if let original = seen[member.value] {
                aliases.append(
                    "    /// `\(member.symbol)`.\n    public static var \(name): Self { .\(original) }")
            } else {
                seen[member.value] = name
                lines.append("    /// `\(member.symbol)`.")
                lines.append("    case \(name) = \(Int32(truncatingIfNeeded: member.value))")
            }
        }
        if let getType = type.getType { lines.append("    public static var gtype: UInt { \(getType)() }") }
        if let domain = type.errorDomain {
            lines.append("    public static var domain: String { \"\(domain)\" }")
        }
        lines += aliases
        lines.append("}")
        for callable in type.callables { write(callable) }
        return lines.joined(separator: "\n") + body()
    }

    func flagSet() -> String {
        var lines = [documentation("flags")]
        lines.append(
            "public struct \(swiftName): Flags\(type.getType == nil || module == "GLib" ? "" : ", ValueConvertible") {"
        )
        lines.append("    public let rawValue: UInt32")
        lines.append("    public init(rawValue: UInt32) { self.rawValue = rawValue }")
        if let getType = type.getType { lines.append("    public static var gtype: UInt { \(getType)() }") }
        var names: Set<String> = []
        for member in type.members where member.value != 0 {
            let name = Naming.member(member.name)
            guard names.insert(name).inserted else { continue }
            lines.append("    /// `\(member.symbol)`.")
            lines.append(
                "    public static let \(name) = Self(rawValue: \(UInt32(truncatingIfNeeded: member.value)))")
        }
        lines.append("}")
        for callable in type.callables { write(callable) }
        return lines.joined(separator: "\n") + body()
    }
}
