// SPDX-License-Identifier: MIT

extension Expr: Packed {
    func pack(into packer: inout Packer) {
        switch self {
        case .name(let a, let b, let c):
            packer.write(UInt8(0))
            packer.write(a)
            packer.write(b)
            packer.write(c)
        case .member(let a, let b, let c, let d):
            packer.write(UInt8(1))
            packer.writeIfPresent(a)
            packer.write(b)
            packer.write(c)
            packer.write(d)
        case .call(let a, let b, let c):
            packer.write(UInt8(2))
            packer.write(a)
            packer.write(b)
            packer.write(c)
        case .closure(let a):
            packer.write(UInt8(3))
            packer.write(a)
        case .several(let a):
            packer.write(UInt8(4))
            packer.write(a)
        case .cast(let a, let b):
            packer.write(UInt8(5))
            packer.write(a)
            packer.write(b)
        case .equals(let a, let b):
            packer.write(UInt8(6))
            packer.write(a)
            packer.write(b)
        case .branch(let a):
            packer.write(UInt8(7))
            packer.write(a)
        case .opaque:
            packer.write(UInt8(8))
        }
    }

    init(from unpacker: inout Unpacker) throws {
        switch try unpacker.read() as UInt8 {
        case 0: self = try .name(unpacker.read(), unpacker.read(), unpacker.read())
        case 1:
            self = try .member(unpacker.readIfPresent(), unpacker.read(), unpacker.read(), unpacker.read())
        case 2: self = try .call(unpacker.read(), unpacker.read(), unpacker.read())
        case 3: self = try .closure(unpacker.read())
        case 4: self = try .several(unpacker.read())
        case 5: self = try .cast(unpacker.read(), unpacker.read())
        case 6: self = try .equals(unpacker.read(), unpacker.read())
        case 7: self = try .branch(unpacker.read())
        case 8: self = .opaque
        default: throw DamagedCache()
        }
    }
}

extension Argument: Packed {
    func pack(into packer: inout Packer) {
        packer.writeIfPresent(label)
        packer.write(value)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Argument(label: unpacker.readIfPresent(), value: unpacker.read())
    }
}

extension Closure: Packed {
    func pack(into packer: inout Packer) {
        packer.write(parameters)
        packer.write(body)
    }

    init(from unpacker: inout Unpacker) throws {
        self = try Closure(parameters: unpacker.read(), body: unpacker.read())
    }
}
