// SPDX-License-Identifier: MIT

extension Statement: Packed {
    func pack(into packer: inout Packer) {
        switch self {
        case .bind(let a, let b, let c):
            packer.write(UInt8(0))
            packer.write(a)
            packer.writeIfPresent(b)
            packer.writeIfPresent(c)
        case .assign(let a, let b):
            packer.write(UInt8(1))
            packer.write(a)
            packer.write(b)
        case .expression(let a):
            packer.write(UInt8(2))
            packer.write(a)
        case .yield(let a, let b):
            packer.write(UInt8(3))
            packer.writeIfPresent(a)
            packer.write(b)
        case .select(let a, let b):
            packer.write(UInt8(4))
            packer.write(a)
            packer.write(b)
        case .when(let a, let b, let c):
            packer.write(UInt8(5))
            packer.write(a)
            packer.write(b)
            packer.write(c)
        case .loop(let a, let b, let c):
            packer.write(UInt8(6))
            packer.writeIfPresent(a)
            packer.write(b)
            packer.write(c)
        case .block(let a):
            packer.write(UInt8(7))
            packer.write(a)
        case .function(let a):
            packer.write(UInt8(8))
            packer.write(a)
        }
    }

    init(from unpacker: inout Unpacker) throws {
        switch try unpacker.read() as UInt8 {
        case 0: self = try .bind(unpacker.read(), unpacker.readIfPresent(), unpacker.readIfPresent())
        case 1: self = try .assign(unpacker.read(), unpacker.read())
        case 2: self = try .expression(unpacker.read())
        case 3: self = try .yield(unpacker.readIfPresent(), unpacker.read())
        case 4: self = try .select(unpacker.read(), unpacker.read())
        case 5: self = try .when(unpacker.read(), then: unpacker.read(), otherwise: unpacker.read())
        case 6: self = try .loop(unpacker.readIfPresent(), unpacker.read(), unpacker.read())
        case 7: self = try .block(unpacker.read())
        case 8: self = try .function(unpacker.read())
        default: throw DamagedCache()
        }
    }
}

extension Arm: Packed {
    func pack(into packer: inout Packer) {
        packer.write(patterns)
        packer.write(isDefault)
        packer.write(body)
        packer.write(line)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Arm(
            patterns: unpacker.read(), isDefault: unpacker.read(),
            body: unpacker.read(), line: unpacker.read())
    }
}

extension Pattern: Packed {
    func pack(into packer: inout Packer) {
        packer.write(cases)
        packer.write(types)
        packer.write(names)
        packer.write(takesAll)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Pattern(
            cases: unpacker.read(), types: unpacker.read(),
            names: unpacker.read(), takesAll: unpacker.read())
    }
}

extension Pattern.Case: Packed {
    func pack(into packer: inout Packer) {
        packer.writeIfPresent(type)
        packer.write(name)
        packer.write(line)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Pattern.Case(type: unpacker.readIfPresent(), name: unpacker.read(), line: unpacker.read())
    }
}

extension Pattern.Binding: Packed {
    func pack(into packer: inout Packer) {
        packer.write(name)
        packer.write(index)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Pattern.Binding(name: unpacker.read(), index: unpacker.read())
    }
}

extension Condition: Packed {
    func pack(into packer: inout Packer) {
        switch self {
        case .truth(let a):
            packer.write(UInt8(0))
            packer.write(a)
        case .bind(let a, let b):
            packer.write(UInt8(1))
            packer.write(a)
            packer.write(b)
        case .match(let a, let b):
            packer.write(UInt8(2))
            packer.write(a)
            packer.write(b)
        }
    }

    init(from unpacker: inout Unpacker) throws {
        switch try unpacker.read() as UInt8 {
        case 0: self = try .truth(unpacker.read())
        case 1: self = try .bind(unpacker.read(), unpacker.read())
        case 2: self = try .match(unpacker.read(), unpacker.read())
        default: throw DamagedCache()
        }
    }
}
