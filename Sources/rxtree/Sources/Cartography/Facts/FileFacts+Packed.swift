// SPDX-License-Identifier: MIT

extension FileFacts: Packed {
    func pack(into packer: inout Packer) {
        packer.write(types)
        packer.write(functions)
        packer.write(variables)
        packer.write(aliases)
        packer.write(script)
        packer.write(troubles)
        packer.write(allowances)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try FileFacts(
            types: unpacker.read(), functions: unpacker.read(), variables: unpacker.read(),
            aliases: unpacker.read(),
            script: unpacker.read(), troubles: unpacker.read(), allowances: unpacker.read())
    }
}

extension FileFacts.Trouble: Packed {
    func pack(into packer: inout Packer) {
        packer.write(line)
        packer.write(message)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try FileFacts.Trouble(line: unpacker.read(), message: unpacker.read())
    }
}

extension FileFacts.Allowance: Packed {
    func pack(into packer: inout Packer) {
        packer.write(line)
        packer.write(rules)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try FileFacts.Allowance(line: unpacker.read(), rules: unpacker.read())
    }
}

extension TypeFact: Packed {
    func pack(into packer: inout Packer) {
        packer.write(kind.rawValue)
        packer.write(name)
        packer.write(line)
        packer.write(generics)
        packer.write(inherits)
        packer.write(cases)
        packer.write(functions)
        packer.write(variables)
        packer.write(aliases)
        packer.write(isPrivate)
        packer.write(isMain)
    }

    init(from unpacker: inout Unpacker) throws {
        guard let kind = Kind(rawValue: try unpacker.read()) else { throw DamagedCache() }
        self = try TypeFact(
            kind: kind, name: unpacker.read(), line: unpacker.read(), generics: unpacker.read(),
            inherits: unpacker.read(),
            cases: unpacker.read(), functions: unpacker.read(), variables: unpacker.read(),
            aliases: unpacker.read(), isPrivate: unpacker.read(), isMain: unpacker.read())
    }
}

extension TypeFact.Generic: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.writeIfPresent(bound)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try TypeFact.Generic(name: unpacker.read(), bound: unpacker.readIfPresent())
    }
}

extension TypeFact.Case: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(payload)
        packer.write(line)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try TypeFact.Case(name: unpacker.read(), payload: unpacker.read(), line: unpacker.read())
    }
}

extension TypeFact.Alias: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(target)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try TypeFact.Alias(name: unpacker.read(), target: unpacker.read())
    }
}

extension Function: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(parameters)
        packer.writeIfPresent(result)
        packer.write(body)
        packer.write(line)
        packer.write(isStatic)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Function(
            name: unpacker.read(), parameters: unpacker.read(), result: unpacker.readIfPresent(),
            body: unpacker.read(), line: unpacker.read(), isStatic: unpacker.read())
    }
}

extension Function.Parameter: Packed {
    func pack(into packer: inout Packer) {
        packer.writeIfPresent(label)
        packer.write(name)
        packer.writeIfPresent(type)
        packer.writeIfPresent(standard)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Function.Parameter(
            label: unpacker.readIfPresent(), name: unpacker.read(), type: unpacker.readIfPresent(),
            standard: unpacker.readIfPresent())
    }
}

extension Variable: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.writeIfPresent(type)
        packer.writeIfPresent(value)
        packer.write(body)
        packer.write(line)
        packer.write(isStatic)
        packer.write(isComputed)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Variable(
            name: unpacker.read(), type: unpacker.readIfPresent(), value: unpacker.readIfPresent(),
            body: unpacker.read(), line: unpacker.read(), isStatic: unpacker.read(),
            isComputed: unpacker.read())
    }
}

extension TypeName: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(arguments)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try TypeName(name: unpacker.read(), arguments: unpacker.read())
    }
}
