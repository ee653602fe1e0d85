// SPDX-License-Identifier: MIT

/// A class, an interface, a record, a union, an enumeration, or a set of flags.
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
    /// The release that has the type.
    let since: Release
    let old: Deprecation?
    /// The interfaces that the class implements in newer releases only.
    let laterInterfaces: Set<String>
    /// The functions of the type, and those outside of types that were assigned to it.
    var callables: [Callable]
    let properties: [Property]
    let signals: [Callable]
    let virtualMethods: [Callable]
    let members: [Member]
    let fields: [Field]

    var qualifiedName: String { "\(namespace).\(name)" }

    /// Whether the type is only a name that groups functions.
    convenience init(gathering name: String) {
        let parts = name.split(separator: ".").map(String.init)
        self.init(
            Element("interface", ["name": parts[1]]), .interface,
            Reader(namespace: parts[0], overrides: Overrides()))
    }

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
        since = reader.since(element, cType)
        old = reader.deprecation(element, cType)
        laterInterfaces = Set(
            element.all("implements").filter { $0["added"] != nil }.compactMap {
                $0["name"].map(reader.qualify)
            })
        let owner = name
        let reader = reader.inside(since)
        callables = element.children.compactMap { reader.callable($0, owner: owner) }
        let symbol = cType
        properties = element.all("property").map { reader.property($0, of: symbol) }
        signals = element.all("glib:signal").map { reader.callable($0, kind: .signal, owner: symbol) }
        virtualMethods = element.all("virtual-method")
            .map { reader.callable($0, kind: .virtualMethod, owner: owner) }
        members = element.all("member").map {
            Member(
                name: $0["name"] ?? "", value: Int($0["value"] ?? "") ?? 0, symbol: $0["c:identifier"] ?? "",
                since: reader.since($0, $0["c:identifier"] ?? ""))
        }
        fields = element.all("field").map(reader.field)
    }
}
