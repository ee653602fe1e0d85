// SPDX-License-Identifier: MIT

#if TRACE_RESOURCES
    import Glibc

    /// A closure that carries no actor, and that a function without an actor passed to an operator on the main thread. It may have
    /// captured the main actor's state all the same: if it was passed as a function type without an actor, or if it is in an initial value.
    ///
    /// A debug build looks at what the closure has captured, and reports the first event that calls it on another thread.
    @usableFromInline
    struct UnknownClosure {
        @usableFromInline
        enum Origin {
            /// It is, or calls, a function of a plain type, which may come from an actor.
            case function
            /// It is written in the initial value of a property, where the compiler (Swift 6.3) knows no actor.
            case initialValue
        }

        private let context: Context

        /// Nil unless the closure can be one of these.
        @usableFromInline
        init?<Function>(_ function: Function) {
            guard MemoryLayout<Function>.size == 2 * MemoryLayout<UInt>.size, MainThread.isCurrent else {
                return nil
            }
            let (code, address) = withUnsafeBytes(of: function) { bytes in
                (bytes.load(as: UInt.self), bytes.load(fromByteOffset: 8, as: UInt.self))
            }
            guard code != 0, let context = Context(code: code, address: address), context.mayUseAnActor else {
                return nil
            }
            self.context = context
        }

        /// How the closure lost its actor; nil if it did not. It may read the symbols of the program, which takes milliseconds.
        var origin: Origin? {
            if context.callsPlainFunction { return .function }
            // Such as `closure #1 (Int) -> () in Shop.Rows.late.getter : ()`, of a lazy property.
            guard let name = FunctionNames.name(of: context.code), name.contains("closure #") else {
                return nil
            }
            let isInitialValue =
                name.contains(".getter") || name.contains("variable initialization expression")
            return isInitialValue ? .initialValue : nil
        }
    }

    /// What a closure has captured, as the compiler describes it for reflection.
    private struct Context {
        private(set) var code: UInt
        /// Whether it captured a function that is not `@Sendable`.
        private(set) var callsPlainFunction = false
        private var capturesObject = false

        var mayUseAnActor: Bool { callsPlainFunction || capturesObject }

        /// Nil if the closure has no description.
        init?(code: UInt, address: UInt) {
            // Guard: the runtime's layout of the context of a closure that carries its isolation: the isolation, metadata of generic
            // types, and the captured values. The code of a function is in the program or in a library: no other value is followed.
            var library = Library()
            guard findLibrary(code, &library) != 0, let box = UnsafeRawPointer(bitPattern: address),
                let metadata = box.load(as: UnsafeRawPointer?.self), metadata.load(as: UInt.self) == 0x400,
                let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
            else { return nil }
            self.code = code
            let count = Int(description.load(as: UInt32.self))
            let generics = Int(description.load(fromByteOffset: 8, as: UInt32.self))
            // The isolation is described, too, if there is no metadata.
            var offset: Int? = generics == 0 ? 16 : 32 + 8 * generics
            for index in 0..<count {
                let record = description + 12 + 4 * index
                let distance = record.load(as: Int32.self)
                guard distance != 0 else { return }
                let type = Self.text(record + Int(distance))
                let function = type.rest(after: "Ie")
                if let function, function.hasPrefix("A"), let value = offset {
                    // A function that the compiler adapted, of the type that carries an actor: the description is that of the inner one.
                    let inner = Context(
                        code: box.load(fromByteOffset: value, as: UInt.self),
                        address: box.load(fromByteOffset: value + 8, as: UInt.self))
                    if let inner { self = inner }
                } else if let function {
                    if function.hasPrefix("g"), !function.hasPrefix("gh") { callsPlainFunction = true }
                } else if type != Self.actor {
                    capturesObject = true
                    offset = nil
                }
                offset = offset.map { $0 + 16 }
            }
        }

        /// The mangled name of `(any Actor)?`.
        private static let actor = "ScA_pSg"

        /// A mangled name without its symbolic references, which are a byte less than 32 and an address.
        private static func text(_ start: UnsafeRawPointer) -> String {
            var (bytes, next) = ([UInt8](), start)
            while case let byte = next.load(as: UInt8.self), byte != 0 {
                if byte >= 32 { bytes.append(byte) }
                next += byte >= 32 ? 1 : byte < 0x18 ? 5 : 9
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    extension String {
        /// What follows the last `mark`; nil if there is none.
        fileprivate func rest(after mark: String) -> Substring? {
            indices.last { self[$0...].hasPrefix(mark) }.map { self[$0...].dropFirst(mark.count) }
        }
    }

    /// The names of the functions of the program and its libraries, also of those that they do not export.
    private enum FunctionNames {
        /// The name of the function at `address`; nil if there is none, as in a program without symbols.
        static func name(of address: UInt) -> String? {
            var library = Library()
            guard findLibrary(address, &library) != 0, let path = library.path else { return nil }
            let file = open(path, O_RDONLY | O_CLOEXEC)
            // The name of the program may be relative to another folder.
            let program = file < 0 ? open("/proc/self/exe", O_RDONLY | O_CLOEXEC) : file
            guard program >= 0 else { return nil }
            defer { close(program) }
            var status = stat()
            guard fstat(program, &status) == 0, status.st_size > MemoryLayout<Elf64_Ehdr>.size,
                let bytes = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, program, 0),
                bytes != MAP_FAILED
            else { return nil }
            defer { munmap(bytes, Int(status.st_size)) }
            return name(at: address - library.start, in: UnsafeRawPointer(bytes))
        }

        private static func name(at value: UInt, in file: UnsafeRawPointer) -> String? {
            let header = file.load(as: Elf64_Ehdr.self)
            let sections = UnsafeBufferPointer(
                start: (file + Int(header.e_shoff)).assumingMemoryBound(to: Elf64_Shdr.self),
                count: Int(header.e_shnum))
            guard let table = sections.first(where: { $0.sh_type == SHT_SYMTAB }) else { return nil }
            let names = file + Int(sections[Int(table.sh_link)].sh_offset)
            let symbols = UnsafeBufferPointer(
                start: (file + Int(table.sh_offset)).assumingMemoryBound(to: Elf64_Sym.self),
                count: Int(table.sh_size) / MemoryLayout<Elf64_Sym>.stride)
            let symbol = symbols.first { UInt($0.st_value) == value }
            return symbol.flatMap { demangled((names + Int($0.st_name)).assumingMemoryBound(to: CChar.self)) }
        }

        private static func demangled(_ name: UnsafePointer<CChar>) -> String? {
            guard let text = swiftDemangle(name, UInt(strlen(name)), nil, nil, 0) else { return nil }
            defer { free(text) }
            return String(cString: text)
        }
    }

    /// The Swift runtime's function for readable names. The caller frees its result.
    @_silgen_name("swift_demangle")
    private func swiftDemangle(
        _ name: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
        _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?

    /// glibc's `Dl_info`.
    private struct Library {
        var path: UnsafePointer<CChar>?
        var start: UInt = 0
        var symbol: UInt = 0
        var address: UInt = 0
    }

    /// glibc's `dladdr`, which Swift's overlay does not import. It returns zero if no library contains the address.
    @_silgen_name("dladdr")
    private func findLibrary(_ address: UInt, _ library: UnsafeMutablePointer<Library>) -> Int32
#endif
