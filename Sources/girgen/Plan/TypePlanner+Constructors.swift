// SPDX-License-Identifier: MIT

extension TypePlanner {
    func add(constructor callable: Callable, _ planned: FunctionPlan) throws(Unsupported) {
        var function = planned
        if function.parameters.isEmpty {
            // A constructor without parameters besides init() is a function.
            guard callable.name == "new" else { return try add(factory: callable, function) }
            guard !repository.isObject(type), taken.insert("init()").inserted else { return }
        }
        func labels() -> String { "init(\(function.labels.joined(separator: ":")))" }
        let obvious = ["str", "string", "text"]
        if callable.name == "new", function.labels.count == 1, obvious.contains(function.labels[0]) {
            function.unlabelFirst()
        }
        if constructorLabels.contains(labels()) {
            let label = suffix(of: callable)
            if !function.labels.isEmpty {
                function.parameters[0] = "\(label) \(function.parameters[0])"
                function.labels[0] = label
            }
            if constructorLabels.contains(labels()) { throw Unsupported(reason: "its labels are taken") }
        }
        constructorLabels.insert(labels())
        plan.constructors.append(function)
    }

    /// What tells a constructor from `new`: `mnemonic` of `new_with_mnemonic`.
    private func suffix(of callable: Callable) -> String {
        var suffix = callable.name.hasPrefix("new_") ? String(callable.name.dropFirst(4)) : callable.name
        for word in ["with_", "from_", "for_"] where suffix.hasPrefix(word) {
            suffix = String(suffix.dropFirst(word.count))
        }
        return Naming.camel(suffix)
    }

    /// A static function that makes an object.
    private func add(factory callable: Callable, _ planned: FunctionPlan) throws(Unsupported) {
        let renamed = repository.overrides.names[callable.symbol]
        let name = renamed ?? Naming.camel(callable.name.replacing("new_", with: ""))
        guard taken.insert(name).inserted else { throw Unsupported(reason: "its name is taken twice") }
        var function = planned
        function.body = planned.body.map { $0.replacing("self.init", with: "return \(swiftName)") }
        function.result = swiftName + (planned.name == "init?" ? "?" : "")
        function.name = name
        function.isStatic = true
        plan.members.append(function)
    }
}
