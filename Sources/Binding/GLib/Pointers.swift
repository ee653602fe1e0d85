// SPDX-License-Identifier: MIT

import CGtk

/// The conversions that generated code calls. Each function does one conversion and few are overloaded, so that thousands of
/// calls type-check quickly. They are in a namespace, because classes have members with the same names.
@_spi(Binding) public enum C {}

@_spi(Binding) extension C {
    /// Returns the pointer as C declares it, for a struct with public fields.
    @inlinable public static func cast<T>(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<T>? {
        pointer?.assumingMemoryBound(to: T.self)
    }

    /// Returns the pointer as C declares it, for a struct without public fields.
    @inlinable public static func opaque(_ pointer: UnsafeMutableRawPointer?) -> OpaquePointer? {
        OpaquePointer(pointer)
    }

    /// Returns the address of a struct without public fields.
    @inlinable public static func raw(_ pointer: OpaquePointer?) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(pointer)
    }

    /// Returns the address of a constant pointer.
    @inlinable public static func raw(constant pointer: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(mutating: pointer)
    }

    /// Copies a string that the C library owns. NULL becomes an empty string.
    public static func string(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer else { return "" }
        return String(cString: pointer)
    }

    /// Copies a string that the C library owns.
    public static func optionalString(_ pointer: UnsafePointer<CChar>?) -> String? {
        guard let pointer else { return nil }
        return String(cString: pointer)
    }

    /// Copies a string and frees the original. NULL becomes an empty string.
    public static func takeString(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
        C.takeOptionalString(pointer) ?? ""
    }

    /// Copies a string and frees the original.
    public static func takeOptionalString(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
        guard let pointer else { return nil }
        defer { g_free(pointer) }
        return String(cString: pointer)
    }

    /// Returns a copy of a string. The C function that receives the copy frees it.
    public static func duplicate(_ string: String?) -> UnsafeMutablePointer<CChar>? {
        guard let string else { return nil }
        return g_strdup(string)
    }

    /// Copies a NULL-terminated array of strings.
    public static func strings(
        _ vector: UnsafePointer<UnsafeMutablePointer<CChar>?>?,
        _ text: (UnsafePointer<CChar>) -> String = decoded
    ) -> [String] {
        guard var next = vector else { return [] }
        var result: [String] = []
        while let item = next.pointee {
            result.append(text(item))
            next += 1
        }
        return result
    }

    /// Copies a NULL-terminated array of strings.
    public static func strings(
        constant vector: UnsafePointer<UnsafePointer<CChar>?>?,
        _ text: (UnsafePointer<CChar>) -> String = decoded
    ) -> [String] {
        strings(
            UnsafeRawPointer(vector)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self), text)
    }

    /// Copies a NULL-terminated array of strings, and frees the original.
    public static func takeStrings(
        _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        _ text: (UnsafePointer<CChar>) -> String = decoded
    ) -> [String] {
        defer { g_strfreev(vector) }
        return C.strings(vector, text)
    }

    /// Returns a C string as text, with a replacement character for each invalid byte sequence.
    public static func decoded(_ pointer: UnsafePointer<CChar>) -> String { String(cString: pointer) }

    /// Copies a NULL-terminated array of strings, and frees the array but not the strings.
    public static func takeStringContainer(
        _ vector: UnsafeMutableRawPointer?, _ text: (UnsafePointer<CChar>) -> String = decoded
    ) -> [String] {
        defer { g_free(vector) }
        return C.strings(vector?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self), text)
    }
}

/// Passes a NULL-terminated array of strings for the duration of one call.
@_spi(Binding) public struct StringVector: ~Copyable {
    private let vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    public init(_ strings: [String]?) { self.init(strings) { g_strdup($0) } }

    /// The same for file names.
    public init(fileNames: [String]?) { self.init(fileNames) { C.duplicate(fileName: $0) } }

    private init(_ strings: [String]?, _ copy: (String) -> UnsafeMutablePointer<CChar>?) {
        guard let strings else {
            vector = nil
            return
        }
        let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
        vector = g_malloc0(gsize((strings.count + 1) * size))
            .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        for (index, string) in strings.enumerated() { vector?[index] = copy(string) }
    }

    /// Passes it as `char **`.
    public var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { vector }

    /// Passes it as `const char * const *`.
    public var constant: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
        UnsafeMutableRawPointer(vector)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
    }

    deinit { g_strfreev(vector) }
}

@_spi(Binding) extension C {
    /// Ends the program if an array does not have the length that the C function reads.
    public static func require(_ count: Int, _ expected: Int, _ name: StaticString) {
        if count != expected {
            fatalError("“\(name)” has \(count) items, but C reads \(expected): give it exactly as many.")
        }
    }

    /// Returns a NULL-terminated array. The C function that receives it frees it.
    public static func duplicate(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        StringVector(strings).consumed()
    }

    /// Returns a NULL-terminated array of file names. The C function that receives it frees it.
    public static func duplicate(fileNames: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        StringVector(fileNames: fileNames).consumed()
    }
}

extension StringVector {
    /// Passes the ownership of the array to the C function.
    fileprivate consuming func consumed() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        let vector = vector
        discard self
        return vector
    }
}

/// Who frees a list or an array that a C function returned.
@_spi(Binding) public enum Transfer {
    /// The C library owns the container and the elements.
    case none
    /// The caller owns the container, the C library owns the elements.
    case container
    /// The caller owns the container and the elements.
    case full
}

@_spi(Binding) extension C {
    /// Returns the elements of a `GList`. If the caller owns the elements, `item` takes their ownership.
    public static func array<T>(
        list: UnsafeMutablePointer<GList>?, _ transfer: Transfer, _ item: (UnsafeMutableRawPointer) -> T
    ) -> [T] {
        defer { if transfer != .none { g_list_free(list) } }
        var result: [T] = []
        var next = list
        while let node = next {
            if let data = node.pointee.data { result.append(item(data)) }
            next = node.pointee.next
        }
        return result
    }

    /// Returns the elements of a `GSList`. If the caller owns the elements, `item` takes their ownership.
    public static func array<T>(
        slist: UnsafeMutablePointer<GSList>?, _ transfer: Transfer, _ item: (UnsafeMutableRawPointer) -> T
    ) -> [T] {
        defer { if transfer != .none { g_slist_free(slist) } }
        var result: [T] = []
        var next = slist
        while let node = next {
            if let data = node.pointee.data { result.append(item(data)) }
            next = node.pointee.next
        }
        return result
    }

    /// Returns the elements of a `GPtrArray`. The array is released if the caller owns it; its free function frees the elements.
    public static func array<T>(
        pointers: UnsafeMutablePointer<GPtrArray>?, _ transfer: Transfer,
        _ item: (UnsafeMutableRawPointer) -> T
    ) -> [T] {
        guard let pointers else { return [] }
        defer { if transfer != .none { g_ptr_array_unref(pointers) } }
        return (0..<Int(pointers.pointee.len)).compactMap { index in
            pointers.pointee.pdata[index].map(item)
        }
    }

    /// Returns the elements of a C array of pointers, with `count` elements or NULL-terminated.
    public static func array<T>(
        vector: UnsafeMutableRawPointer?, count: Int?, _ transfer: Transfer,
        _ item: (UnsafeMutableRawPointer) -> T
    ) -> [T] {
        guard let vector else { return [] }
        defer { if transfer != .none { g_free(vector) } }
        let items = vector.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
        var result: [T] = []
        var index = 0
        while index < count ?? Int.max, let data = items[index] {
            result.append(item(data))
            index += 1
        }
        return result
    }

    /// Returns the elements of a C array of numbers.
    public static func array<T, U>(
        numbers: UnsafeRawPointer?, of type: T.Type, count: Int, _ transfer: Transfer, _ item: (T) -> U
    ) -> [U] {
        guard let numbers else { return [] }
        defer { if transfer != .none { g_free(UnsafeMutableRawPointer(mutating: numbers)) } }
        let items = numbers.assumingMemoryBound(to: T.self)
        return (0..<count).map { item(items[$0]) }
    }

    /// Creates a `GList` of addresses for one call, or for a C function that takes ownership of it.
    public static func list(of pointers: [UnsafeMutableRawPointer?]) -> UnsafeMutablePointer<GList>? {
        var list: UnsafeMutablePointer<GList>?
        for pointer in pointers.reversed() { list = g_list_prepend(list, pointer) }
        return list
    }

    /// Creates a `GSList` of addresses for one call, or for a C function that takes ownership of it.
    public static func slist(of pointers: [UnsafeMutableRawPointer?]) -> UnsafeMutablePointer<GSList>? {
        var list: UnsafeMutablePointer<GSList>?
        for pointer in pointers.reversed() { list = g_slist_prepend(list, pointer) }
        return list
    }

    /// Returns a copy of an array of numbers. The C function that receives the copy frees it.
    public static func duplicate<T: BitwiseCopyable>(array: [T]) -> UnsafeMutablePointer<T>? {
        g_memdup2(array, gsize(array.count * MemoryLayout<T>.stride))?.assumingMemoryBound(to: T.self)
    }

    /// Copies an array, also an empty one. The caller deallocates the copy.
    public static func allocatedCopy<T: BitwiseCopyable>(_ array: [T]) -> UnsafeMutablePointer<T> {
        let copy = UnsafeMutablePointer<T>.allocate(capacity: max(1, array.count))
        copy.initialize(from: array, count: array.count)
        return copy
    }
}

/// Passes a string that the C library may change, for the duration of one call.
@_spi(Binding) public struct StringBuffer: ~Copyable {
    public let pointer: UnsafeMutablePointer<CChar>?

    public init(_ string: String?) { pointer = C.duplicate(string) }

    /// The same for a file name.
    public init(fileName: String?) { pointer = C.duplicate(fileName: fileName) }

    deinit { g_free(pointer) }
}
