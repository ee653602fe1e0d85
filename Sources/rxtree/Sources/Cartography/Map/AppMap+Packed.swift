// SPDX-License-Identifier: MIT

extension AppMap: Packed {
    func pack(into packer: inout Packer) {
        packer.write(root)
        packer.write(nodes)
        packer.write(edges)
        packer.write(steps)
        packer.write(answers)
        packer.write(viewModels)
        packer.write(troubles)
        packer.write(allowed)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap(
            root: unpacker.read(), nodes: unpacker.read(), edges: unpacker.read(), steps: unpacker.read(),
            answers: unpacker.read(), viewModels: unpacker.read(), troubles: unpacker.read(),
            allowed: unpacker.read())
    }
}

extension AppMap.Site: Packed {
    func pack(into packer: inout Packer) {
        packer.write(path)
        packer.write(line)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Site(path: unpacker.read(), line: unpacker.read())
    }
}

extension AppMap.Node: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(kind == .flow)
        packer.write(site)
        packer.write(isBase)
        packer.write(isEntry)
        packer.write(ends)
        packer.write(isRootedInScreen)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Node(
            name: unpacker.read(), kind: (unpacker.read() as Bool) ? .flow : .controller,
            site: unpacker.read(), isBase: unpacker.read(), isEntry: unpacker.read(), ends: unpacker.read(),
            isRootedInScreen: unpacker.read())
    }
}

extension AppMap.Edge: Packed {
    func pack(into packer: inout Packer) {
        packer.write(from)
        packer.write(to)
        packer.write(isContributed)
        packer.write(isAwaited)
        packer.write(ways)
        packer.write(steps)
        packer.write(site)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Edge(
            from: unpacker.read(), to: unpacker.read(), isContributed: unpacker.read(),
            isAwaited: unpacker.read(), ways: unpacker.read(), steps: unpacker.read(), site: unpacker.read())
    }
}

extension AppMap.Step: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(site)
        packer.write(emitted)
        packer.write(handled)
        packer.write(isPerhapsEmitted)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Step(
            name: unpacker.read(), site: unpacker.read(), emitted: unpacker.read(), handled: unpacker.read(),
            isPerhapsEmitted: unpacker.read())
    }
}

extension AppMap.Emission: Packed {
    func pack(into packer: inout Packer) {
        packer.write(emitter)
        packer.write(isInitial)
        packer.write(site)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Emission(
            emitter: unpacker.read(), isInitial: unpacker.read(), site: unpacker.read())
    }
}

extension AppMap.Handling: Packed {
    func pack(into packer: inout Packer) {
        packer.write(flow)
        packer.write(site)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Handling(flow: unpacker.read(), site: unpacker.read())
    }
}

extension AppMap.Answer: Packed {
    func pack(into packer: inout Packer) {
        packer.write(flow)
        packer.write(step)
        packer.write(leadsTo)
        packer.write(ends)
        packer.write(forwards)
        packer.write(isUnclear)
        packer.write(site)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Answer(
            flow: unpacker.read(), step: unpacker.read(), leadsTo: unpacker.read(), ends: unpacker.read(),
            forwards: unpacker.read(), isUnclear: unpacker.read(), site: unpacker.read())
    }
}

extension AppMap.ViewModel: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(controllers)
        packer.write(emits)
        packer.write(site)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.ViewModel(
            name: unpacker.read(), controllers: unpacker.read(), emits: unpacker.read(), site: unpacker.read()
        )
    }
}

extension AppMap.Trouble: Packed {
    func pack(into packer: inout Packer) {
        packer.write(site)
        packer.write(message)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Trouble(site: unpacker.read(), message: unpacker.read())
    }
}

extension AppMap.Allowance: Packed {
    func pack(into packer: inout Packer) {
        packer.write(site)
        packer.write(rules)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try AppMap.Allowance(site: unpacker.read(), rules: unpacker.read())
    }
}

extension Int: Packed {
    func pack(into packer: inout Packer) { packer.write(self) }
    init(from unpacker: inout Unpacker) throws { self = try unpacker.read() }
}
