// SPDX-License-Identifier: MIT

// What a GIR file says, as far as the binding needs it.

/// The type of a parameter, result, property or field.
indirect enum TypeReference {
    /// A name, qualified by its namespace unless C's own, and the C spelling.
    case named(String, c: String)
    /// A C array.
    case array(TypeReference, length: Int?, fixed: Int?, zeroTerminated: Bool, c: String)
    /// A container of GLib: its name, its item.
    case container(String, TypeReference?, c: String)
    /// Varargs, or a type GIR cannot describe.
    case unknown
}

enum Transfer: String { case none, container, full, floating }

enum Direction: String { case `in`, out, `inout` }

struct Parameter {
    let name: String
    let type: TypeReference
    let direction: Direction
    let transfer: Transfer
    let nullable: Bool
    let callerAllocates: Bool
    let scope: String?
    let closure: Int?
    let destroy: Int?
    let isVarargs: Bool
}

struct Callable {
    enum Kind { case method, constructor, function, callback, signal, virtualMethod }

    let kind: Kind
    let name: String
    let symbol: String
    let owner: String?
    let instance: Parameter?
    var parameters: [Parameter]
    let result: Parameter
    let throwsError: Bool
    let introspectable: Bool
    let deprecated: Bool
    let shadowedBy: String?
    let shadows: String?
    let movedTo: String?
    let detailed: Bool
    let isAction: Bool
}

extension Callable {
    /// The same function with another name for its only parameter.
    func renamingParameter(to name: String) -> Callable {
        let old = parameters[0]
        var copy = self
        copy.parameters = [
            Parameter(
                name: name, type: old.type, direction: old.direction, transfer: old.transfer,
                nullable: old.nullable, callerAllocates: old.callerAllocates, scope: old.scope,
                closure: old.closure, destroy: old.destroy, isVarargs: old.isVarargs)
        ]
        return copy
    }
}

struct Property {
    let name: String
    let type: TypeReference
    let readable: Bool
    let writable: Bool
    let constructOnly: Bool
    let deprecated: Bool
    let transfer: Transfer
    let getter: String?
    let setter: String?
}

struct Member {
    let name: String
    let value: Int
    let symbol: String
}

struct Field {
    let name: String
    let type: TypeReference
    let isPrivate: Bool
    let readable: Bool
    let writable: Bool
    let isCallback: Bool
    let bits: Bool
}

/// A class, an interface, a record, a union, an enumeration or a set of flags.
final class TypeDeclaration {
    enum Kind { case object, interface, record, union, enumeration, flags, callback, alias }

    let kind: Kind
    let namespace: String
    let name: String
    let cType: String
    let getType: String?
    let typeName: String?
    let parent: String?
    let implements: [String]
    let prerequisites: [String]
    let isAbstract: Bool
    let isFundamental: Bool
    let reference: String?
    let unreference: String?
    let isClassStruct: Bool
    let isOpaque: Bool
    let introspectable: Bool
    let deprecated: Bool
    let errorDomain: String?
    let typeStruct: String?
    let target: TypeReference
    let callables: [Callable]
    let properties: [Property]
    let signals: [Callable]
    let virtualMethods: [Callable]
    let members: [Member]
    let fields: [Field]

    var qualifiedName: String { "\(namespace).\(name)" }

    init(_ element: Element, _ kind: Kind, _ reader: Reader) {
        self.kind = kind
        namespace = reader.namespace
        name = element["name"] ?? ""
        cType = element["c:type"] ?? element["glib:type-name"] ?? ""
        getType = element["glib:get-type"].flatMap { $0 == "intern" ? nil : $0 }
        typeName = element["glib:type-name"]
        parent = element["parent"].map(reader.qualify)
        implements = element.all("implements").compactMap { $0["name"].map(reader.qualify) }
        prerequisites = element.all("prerequisite").compactMap { $0["name"].map(reader.qualify) }
        isAbstract = element.flag("abstract")
        isFundamental = element.flag("glib:fundamental")
        reference = element["glib:ref-func"]
        unreference = element["glib:unref-func"]
        isClassStruct = element["glib:is-gtype-struct-for"] != nil
        isOpaque = element.flag("disguised") || (element.all("field").isEmpty && element.all("union").isEmpty)
        introspectable = element.flag("introspectable", default: true)
        deprecated = element.flag("deprecated")
        errorDomain = element["glib:error-domain"]
        typeStruct = element["glib:type-struct"]
        target = kind == .alias ? reader.type(in: element) : .unknown
        let owner = name
        callables = element.children.compactMap { reader.callable($0, owner: owner) }
        properties = element.all("property").map(reader.property)
        signals = element.all("glib:signal").map { reader.callable($0, kind: .signal, owner: owner) }
        virtualMethods = element.all("virtual-method")
            .map { reader.callable($0, kind: .virtualMethod, owner: owner) }
        members = element.all("member").map {
            Member(
                name: $0["name"] ?? "", value: Int($0["value"] ?? "") ?? 0, symbol: $0["c:identifier"] ?? "")
        }
        fields = element.all("field").map(reader.field)
    }
}

struct Namespace {
    let name: String
    let types: [TypeDeclaration]
    let functions: [Callable]
    let callbacks: [String: Callable]
    let constants: [(name: String, symbol: String, type: TypeReference, value: String)]
}
