// SPDX-License-Identifier: MIT

extension Reader {
    func parameter(
        _ element: Element, of function: String = "", symbol: String = "", mayBeNull: Bool = false
    ) -> Parameter {
        var direction = Direction(rawValue: element["direction"] ?? "in") ?? .in
        let argument = "\(function) \(element["name"] ?? "")"
        let isChanged =
            element.first("type")?["c:type"] == "GtkTextIter*"
            || overrides.changed.contains(argument)
        if direction == .in, isChanged, !element.flag("nullable") { direction = .changed }
        let isWritten = overrides.written.contains(argument)
        if isWritten { direction = .out }
        let name = element["name"] ?? ""
        return Parameter(
            // In the body of the Swift function, `result` is what the C function returns.
            name: direction == .out && name == "result" ? "place" : name,
            type: overrides.fileNames.contains(element["name"] == nil ? symbol : argument)
                ? .named("filename", c: element.first("type")?["c:type"] ?? "")
                : type(in: element, of: element["name"] ?? function),
            direction: direction,
            transfer: overrides.given(by: symbol)
                ? .full : Transfer(rawValue: element["transfer-ownership"] ?? "none") ?? .none,
            nullable: mayBeNull || element.flag("nullable") || overrides.nullable[argument] != nil
                || (direction == .in && element.flag("allow-none")),
            callerAllocates: isWritten || element.flag("caller-allocates"), scope: element["scope"],
            closure: element["closure"].flatMap { Int($0) }, destroy: element["destroy"].flatMap { Int($0) },
            isVarargs: element.first("varargs") != nil)
    }

    func callable(_ element: Element, owner: String?) -> Callable? {
        let kinds: [String: Callable.Kind] = [
            "method": .method, "constructor": .constructor, "function": .function,
        ]
        return kinds[element.name].map { callable(element, kind: $0, owner: owner) }
    }

    func callable(_ element: Element, kind: Callable.Kind, owner: String? = nil) -> Callable {
        let parameters = element.first("parameters")
        let name = element["name"] ?? ""
        let joint = kind == .signal ? "::" : "."
        let symbol =
            element["c:identifier"] ?? element["c:type"] ?? (owner.map { "\($0)\(joint)\(name)" } ?? name)
        let mayBeNull = overrides.nullable[symbol] != nil
        let result = element.first("return-value").map {
            parameter($0, of: name, symbol: symbol, mayBeNull: mayBeNull)
        }
        return Callable(
            kind: kind, name: name, symbol: symbol, owner: owner,
            instance: parameters?.first("instance-parameter").map { parameter($0) },
            parameters: parameters?.all("parameter").map {
                // A callback gets an error if there is one.
                let isError = ["Error", "GLib.Error"].contains($0.first("type")?["name"] ?? "")
                return parameter($0, of: symbol, mayBeNull: element.name == "callback" && isError)
            } ?? [],
            result: result
                ?? Parameter(
                    name: "", type: .named("none", c: "void"), direction: .out, transfer: .none,
                    nullable: false,
                    callerAllocates: false, scope: nil, closure: nil, destroy: nil, isVarargs: false),
            throwsError: element.flag("throws"),
            introspectable: element.flag("introspectable", default: true),
            deprecated: element.flag("deprecated"), shadowedBy: element["shadowed-by"],
            shadows: element["shadows"],
            movedTo: element["moved-to"], detailed: element.flag("detailed"),
            isAction: element.flag("action"),
            finish: overrides.finishes[symbol], since: since(element, symbol),
            old: deprecation(element, symbol)
        )
    }

    func property(_ element: Element, of owner: String) -> Property {
        Property(
            name: element["name"] ?? "", type: type(in: element, of: element["name"] ?? ""),
            readable: element.flag("readable", default: true),
            writable: element.flag("writable"), constructOnly: element.flag("construct-only"),
            deprecated: element.flag("deprecated"),
            transfer: Transfer(rawValue: element["transfer-ownership"] ?? "none") ?? .none,
            getter: element["getter"], setter: element["setter"],
            since: since(element, "\(owner):\(element["name"] ?? "")"),
            old: deprecation(element, "\(owner):\(element["name"] ?? "")"))
    }

    func field(_ element: Element) -> Field {
        Field(
            name: element["name"] ?? "", type: type(in: element), isPrivate: element.flag("private"),
            readable: element.flag("readable", default: true), writable: element.flag("writable"),
            isCallback: element.first("callback") != nil, bits: element["bits"].flatMap { Int($0) })
    }
}
