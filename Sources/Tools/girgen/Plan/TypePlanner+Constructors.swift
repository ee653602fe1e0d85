// SPDX-License-Identifier: MIT

extension TypePlanner {
    func add(constructor callable: Callable, _ planned: FunctionPlan) throws(Unsupported) {
        var function = planned
        if function.parameters.isEmpty {
            // A constructor without parameters, other than init(), becomes a static function.
            guard callable.name == "new" else { return try add(factory: callable, function) }
            guard !repository.isObject(type), taken.insert("init()") else { return }
        }
        label(&function, callable)
        if constructorLabels.contains(function.labelled) {
            if !function.labels.isEmpty { function.relabel(0, Naming.camel(suffix(of: callable))) }
            if constructorLabels.contains(function.labelled) {
                throw Unsupported(reason: "its labels are taken")
            }
        }
        constructorLabels.insert(function.labelled)
        function.body = guards(of: callable) + function.body
        plan.constructors.append(function)
    }

    /// Gives the first argument of a constructor a label, or none if its type says enough.
    private func label(_ function: inout FunctionPlan, _ callable: Callable) {
        if let renaming = repository.overrides.names[callable.symbol] {
            return renaming.label(&function, coverage)
        }
        guard let first = function.labels.first else { return }
        if callable.name == "new" {
            let obvious = ["str", "string", "text"]
            if function.labels.count == 1, obvious.contains(first) { function.unlabelFirst() }
            return
        }
        let vague = ["str", "string", "text", "src", "data", "arg"]
        let isLetter = first.count == 1 && !"abcwxyz".contains(first)
        let label = suffix(of: callable).split(separator: "_and_").first ?? ""
        if vague.contains(first) || isLetter, !label.isEmpty {
            function.relabel(0, Naming.camel(String(label)))
        }
    }

    /// Returns the part of a constructor's name that follows `new`: `mnemonic` of `new_with_mnemonic`.
    private func suffix(of callable: Callable) -> String {
        var suffix = callable.name
        for word in ["new_", "init_", "parse_", "with_", "from_", "for_"] where suffix.hasPrefix(word) {
            suffix = String(suffix.dropFirst(word.count))
        }
        return suffix
    }

    /// Returns a static function that creates an object.
    private func add(factory callable: Callable, _ planned: FunctionPlan) throws(Unsupported) {
        let renamed = repository.overrides.names[callable.symbol]?.name
        let name = renamed ?? Naming.camel(callable.name.replacing("new_", with: ""))
        guard taken.insert(name) else { throw Unsupported(reason: "its name is taken twice") }
        var function = planned
        function.body = planned.body.map { $0.replacing("self.init", with: "return \(swiftName)") }
        function.result = swiftName + (planned.name == "init?" ? "?" : "")
        function.name = name
        function.isStatic = true
        plan.members.append(function)
    }

    /// Whether a method writes the fields of a struct.
    func isInitializer(_ callable: Callable) -> Bool {
        callable.kind == .method && repository.recordKind(type) == .plain
            && (callable.name == "init" || callable.name.hasPrefix("init_"))
    }

    /// Returns a method that writes the fields of a struct as an initializer; one without arguments becomes a constant.
    func add(initializer callable: Callable) throws(Unsupported) {
        var function = try calls.plan(callable.answeringNothing, name: "init")
        if function.parameters.isEmpty {
            let name = Naming.camel(suffix(of: callable))
            guard taken.insert(name) else { throw Unsupported(reason: "its name is taken twice") }
            let filled = function.body.map { $0.replacing("&_c", with: "&value._c") }
            return plan.members.append(
                QuestionPlan(
                    symbol: callable.symbol, name: name, type: swiftName,
                    body: ["var value = \(swiftName)()"] + filled + ["return value"], set: nil, isStatic: true
                ))
        }
        label(&function, callable)
        // The memberwise initializer exists already.
        if callable.name == "init", constructorLabels.contains(function.labelled) { return }
        if constructorLabels.contains(function.labelled) {
            function.relabel(0, Naming.camel(suffix(of: callable)))
        }
        guard constructorLabels.insert(function.labelled).inserted else {
            throw Unsupported(reason: "its labels are taken")
        }
        function.isMutating = false
        function.isInitializer = true
        function.body.insert("self.init()", at: 0)
        plan.members.append(function)
    }
}

extension TypePlanner {
    /// Returns the labels of an initializer, which must be unique among the initializers of its type.
    static func labelled(_ labels: [String], isAsync: Bool = false) -> String {
        "init(\(labels.map { $0 + ":" }.joined()))" + (isAsync ? " async" : "")
    }
}

extension FunctionPlan {
    fileprivate var labelled: String {
        TypePlanner.labelled(labels, isAsync: effects.hasPrefix(" async"))
    }
}
