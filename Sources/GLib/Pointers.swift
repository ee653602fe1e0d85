// SPDX-License-Identifier: MIT

import CGtk

/// What generated code says to C: each function does one conversion and few are overloaded, so that thousands of
/// calls type-check quickly. A namespace, for members of the classes have the same names.
package enum C {}

extension C {
    /// The pointer as C declares it, for a struct whose fields C publishes.
    @inlinable package static func cast<T>(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<T>? {
        pointer?.assumingMemoryBound(to: T.self)
    }

    /// The pointer as C declares it, for a struct whose fields C hides.
    @inlinable package static func opaque(_ pointer: UnsafeMutableRawPointer?) -> OpaquePointer? {
        OpaquePointer(pointer)
    }

    /// The address behind a hidden struct.
    @inlinable package static func raw(_ pointer: OpaquePointer?) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(pointer)
    }

    /// The address behind a constant pointer.
    @inlinable package static func raw(constant pointer: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(mutating: pointer)
    }

    /// A copy of a string that C keeps. A missing one reads as empty.
    package static func string(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer else { return "" }
        return String(cString: pointer)
    }

    /// A copy of a string that C keeps.
    package static func optionalString(_ pointer: UnsafePointer<CChar>?) -> String? {
        guard let pointer else { return nil }
        return String(cString: pointer)
    }

    /// A string that C gave away: copied, then freed. A missing one reads as empty.
    package static func takeString(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
        C.takeOptionalString(pointer) ?? ""
    }

    /// A string that C gave away: copied, then freed.
    package static func takeOptionalString(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
        guard let pointer else { return nil }
        defer { g_free(pointer) }
        return String(cString: pointer)
    }

    /// A copy of a string that C will free.
    package static func duplicate(_ string: String?) -> UnsafeMutablePointer<CChar>? {
        guard let string else { return nil }
        return g_strdup(string)
    }

    /// A NULL-terminated array of strings, copied.
    package static func strings(
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

    /// A NULL-terminated array of strings, copied.
    package static func strings(
        constant vector: UnsafePointer<UnsafePointer<CChar>?>?,
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

    /// A NULL-terminated array of strings that C gave away: copied, then freed.
    package static func takeStrings(
        _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        _ text: (UnsafePointer<CChar>) -> String = decoded
    ) -> [String] {
        defer { g_strfreev(vector) }
        return C.strings(vector, text)
    }

    /// A text of C, each mistake in it as a replacement character.
    package static func decoded(_ pointer: UnsafePointer<CChar>) -> String { String(cString: pointer) }

    /// A NULL-terminated array whose container, but not its strings, C gave away.
    package static func takeStringContainer(
        _ vector: UnsafeMutableRawPointer?, _ text: (UnsafePointer<CChar>) -> String = decoded
    ) -> [String] {
        defer { g_free(vector) }
        return C.strings(vector?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self), text)
    }
}

/// A NULL-terminated array of strings for the length of one call.
package struct StringVector: ~Copyable {
    private let vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    package init(_ strings: [String]?) { self.init(strings) { g_strdup($0) } }

    /// Of names of files.
    package init(fileNames: [String]?) { self.init(fileNames) { C.duplicate(fileName: $0) } }

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

    /// As `char **`.
    package var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { vector }

    /// As `const char * const *`.
    package var constant: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
        UnsafeMutableRawPointer(vector)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
    }

    deinit { g_strfreev(vector) }
}

extension C {
    /// Stops when an array is not as long as C reads it.
    package static func require(_ count: Int, _ expected: Int, _ name: StaticString) {
        if count != expected {
            fatalError("“\(name)” has \(count) items, but C reads \(expected): give it exactly as many.")
        }
    }

    /// A vector that C will free.
    package static func duplicate(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    {
        StringVector(strings).consumed()
    }

    /// A vector of names that C will free.
    package static func duplicate(fileNames: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    {
        StringVector(fileNames: fileNames).consumed()
    }
}

extension StringVector {
    /// Hands the vector over to C.
    fileprivate consuming func consumed() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        let vector = vector
        discard self
        return vector
    }
}

/// Who frees a list or an array that C returned.
package enum Transfer {
    /// C keeps it.
    case none
    /// The list is ours, its items are C's.
    case container
    /// All of it is ours.
    case full
}

extension C {
    /// The items of a `GList`. Items are given away to `item` when all of the list is ours.
    package static func array<T>(
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

    /// The items of a `GSList`. Items are given away to `item` when all of the list is ours.
    package static func array<T>(
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

    /// The items of a `GPtrArray`. The array is released when it is ours; its own free function frees the items.
    package static func array<T>(
        pointers: UnsafeMutablePointer<GPtrArray>?, _ transfer: Transfer,
        _ item: (UnsafeMutableRawPointer) -> T
    ) -> [T] {
        guard let pointers else { return [] }
        defer { if transfer != .none { g_ptr_array_unref(pointers) } }
        return (0..<Int(pointers.pointee.len)).compactMap { index in
            pointers.pointee.pdata[index].map(item)
        }
    }

    /// A plain C array of pointers, `count` long or NULL-terminated.
    package static func array<T>(
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

    /// A plain C array of numbers.
    package static func array<T, U>(
        numbers: UnsafeRawPointer?, of type: T.Type, count: Int, _ transfer: Transfer, _ item: (T) -> U
    ) -> [U] {
        guard let numbers else { return [] }
        defer { if transfer != .none { g_free(UnsafeMutableRawPointer(mutating: numbers)) } }
        let items = numbers.assumingMemoryBound(to: T.self)
        return (0..<count).map { item(items[$0]) }
    }

    /// A `GList` of addresses for one call, or for C to keep.
    package static func list(of pointers: [UnsafeMutableRawPointer?]) -> UnsafeMutablePointer<GList>? {
        var list: UnsafeMutablePointer<GList>?
        for pointer in pointers.reversed() { list = g_list_prepend(list, pointer) }
        return list
    }

    /// A `GSList` of addresses for one call, or for C to keep.
    package static func slist(of pointers: [UnsafeMutableRawPointer?]) -> UnsafeMutablePointer<GSList>? {
        var list: UnsafeMutablePointer<GSList>?
        for pointer in pointers.reversed() { list = g_slist_prepend(list, pointer) }
        return list
    }

    /// An array of numbers that C will free.
    package static func duplicate<T: BitwiseCopyable>(array: [T]) -> UnsafeMutablePointer<T>? {
        g_memdup2(array, gsize(array.count * MemoryLayout<T>.stride))?.assumingMemoryBound(to: T.self)
    }

    /// A copy of an array, also of an empty one, for C to read until the caller deallocates it.
    package static func lasting<T: BitwiseCopyable>(_ array: [T]) -> UnsafeMutablePointer<T> {
        let copy = UnsafeMutablePointer<T>.allocate(capacity: max(1, array.count))
        copy.initialize(from: array, count: array.count)
        return copy
    }
}

/// A string that C may write to, for the length of one call.
package struct StringBuffer: ~Copyable {
    package let pointer: UnsafeMutablePointer<CChar>?

    package init(_ string: String?) { pointer = C.duplicate(string) }

    /// Of a name of a file.
    package init(fileName: String?) { pointer = C.duplicate(fileName: fileName) }

    deinit { g_free(pointer) }
}
