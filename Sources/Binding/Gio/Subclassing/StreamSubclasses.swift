// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// An input stream that is written in Swift, for any reader of a stream: a parser, a decoder of pictures, a copy to a file.
///
///     final class Zeros: Gio.InputStream, InputStreamSubclass {
///         private let rest = Mutex(1 << 20)
///
///         nonisolated func doRead(_ count: Int) throws(GLibError) -> [UInt8] {
///             rest.withLock { rest in
///                 let size = min(count, rest)
///                 rest -= size
///                 return [UInt8](repeating: 0, count: size)
///             }
///         }
///     }
///
/// Threading: GIO reads asynchronously on threads of its own, one read at a time. So the functions belong to
/// no actor, and the state that they change is in a `Mutex` or in another `Sendable` type.
@MainActor
public protocol InputStreamSubclass: CallableByC, InputStream {
    /// Returns at most `count` bytes; none at the end. It may block. `GInputStreamClass.read_fn`.
    nonisolated func doRead(_ count: Int) throws(GLibError) -> [UInt8]
    /// Releases what the stream uses, once. `GInputStreamClass.close_fn`.
    nonisolated func doClose() throws(GLibError)
}

extension InputStreamSubclass {
    public nonisolated func doClose() throws(GLibError) {}
}

/// An output stream that is written in Swift, for any writer to a stream. Threading: as for ``InputStreamSubclass``.
@MainActor
public protocol OutputStreamSubclass: CallableByC, OutputStream {
    /// Takes some of the bytes, at least one, and returns how many. It may block. `GOutputStreamClass.write_fn`.
    nonisolated func doWrite(_ bytes: [UInt8]) throws(GLibError) -> Int
    /// Passes on the bytes that were taken and not passed on yet. `GOutputStreamClass.flush`.
    nonisolated func doFlush() throws(GLibError)
    /// Releases what the stream uses, once. `GOutputStreamClass.close_fn`.
    nonisolated func doClose() throws(GLibError)
}

extension OutputStreamSubclass {
    public nonisolated func doFlush() throws(GLibError) {}
    public nonisolated func doClose() throws(GLibError) {}
}

/// A converter that is written in Swift, for `Gio.ConverterInputStream` and `Gio.ConverterOutputStream`.
///
///     final class Rot13: GObject.Object, ConverterSubclass {
///         nonisolated func doConvert(_ input: [UInt8], room: Int, flags: ConverterFlags) throws(GLibError)
///             -> (result: ConverterResult, output: [UInt8], bytesRead: Int)
///         {
///             let part = input.prefix(room)
///             let isAll = part.count == input.count
///             let result: ConverterResult = flags.contains(.inputAtEnd) && isAll ? .finished
///                 : flags.contains(.flush) && isAll ? .flushed : .converted
///             return (result, part.map(turned), part.count)
///         }
///     }
///
/// Threading: as for ``InputStreamSubclass``.
@MainActor
public protocol ConverterSubclass: CallableByC, Converter {
    /// Converts a part of the input. `GConverterIface.convert`.
    ///
    /// Throws `IOErrorEnum.partialInput` if it needs more input, and `noSpace` if the next output does not
    /// fit into `room`; then it has used no input.
    ///
    /// - Returns: the state of the conversion, the output of at most `room` bytes, and how many bytes of the input were used.
    nonisolated func doConvert(_ input: [UInt8], room: Int, flags: ConverterFlags) throws(GLibError)
        -> (result: ConverterResult, output: [UInt8], bytesRead: Int)
    /// Returns to the state before the first conversion. `GConverterIface.reset`.
    nonisolated func doReset()
}

extension ConverterSubclass {
    public nonisolated func doReset() {}
}

// MARK: - The functions that GIO calls

/// Returns the Swift object, on any thread. GIO holds a reference to the C object during the call, and that one retains the Swift object.
private func stream<Stream>(_ raw: UnsafeMutableRawPointer?) -> Stream? {
    C.wrapperOnAnyThread(of: raw) as? Stream
}

/// Passes the result of a Swift function to GIO, or its error.
private func answer<Result>(
    _ place: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ failed: Result,
    _ body: () throws(GLibError) -> Result
) -> Result {
    do throws(GLibError) {
        return try body()
    } catch {
        C.fail(error, place)
        return failed
    }
}

private func excess(_ function: String, _ count: Int, _ room: Int) -> GLibError {
    GLibError(IOErrorEnum.failed, "\(function) returned \(count) bytes, but at most \(room) were requested.")
}

/// The functions with which GIO calls an ``InputStreamSubclass``.
@_spi(Binding) public enum InputStreamGlue: Glue {
    public static var gtype: UInt { g_input_stream_get_type() }
    public static var size: Int { MemoryLayout<GInputStreamClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool {
        type is any InputStreamSubclass.Type
    }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GInputStreamClass.self)
        table.pointee.read_fn = { instance, buffer, count, _, failure in
            guard let swift: any InputStreamSubclass = stream(instance), let buffer else { return 0 }
            return answer(failure, -1) { () throws(GLibError) in
                let bytes = try swift.doRead(Int(count))
                guard bytes.count <= Int(count) else { throw excess("doRead", bytes.count, Int(count)) }
                if !bytes.isEmpty { buffer.copyMemory(from: bytes, byteCount: bytes.count) }
                return gssize(bytes.count)
            }
        }
        table.pointee.close_fn = { instance, _, failure in
            guard let swift: any InputStreamSubclass = stream(instance) else { return 1 }
            return answer(failure, 0) { () throws(GLibError) in
                try swift.doClose()
                return 1
            }
        }
    }
}

/// The functions with which GIO calls an ``OutputStreamSubclass``.
@_spi(Binding) public enum OutputStreamGlue: Glue {
    public static var gtype: UInt { g_output_stream_get_type() }
    public static var size: Int { MemoryLayout<GOutputStreamClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool {
        type is any OutputStreamSubclass.Type
    }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GOutputStreamClass.self)
        table.pointee.write_fn = { instance, buffer, count, _, failure in
            guard let swift: any OutputStreamSubclass = stream(instance) else { return 0 }
            let bytes = [UInt8](UnsafeRawBufferPointer(start: buffer, count: Int(count)))
            return answer(failure, -1) { () throws(GLibError) in
                let written = try swift.doWrite(bytes)
                guard 0...bytes.count ~= written else { throw excess("doWrite", written, bytes.count) }
                return gssize(written)
            }
        }
        table.pointee.flush = { instance, _, failure in
            guard let swift: any OutputStreamSubclass = stream(instance) else { return 1 }
            return answer(failure, 0) { () throws(GLibError) in
                try swift.doFlush()
                return 1
            }
        }
        table.pointee.close_fn = { instance, _, failure in
            guard let swift: any OutputStreamSubclass = stream(instance) else { return 1 }
            return answer(failure, 0) { () throws(GLibError) in
                try swift.doClose()
                return 1
            }
        }
    }
}

/// The functions with which GIO calls a ``ConverterSubclass``.
@_spi(Binding) public enum ConverterGlue: Glue {
    public static var gtype: UInt { g_converter_get_type() }
    public static var size: Int { MemoryLayout<GConverterIface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ConverterSubclass.Type }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GConverterIface.self)
        table.pointee.convert = { instance, input, size, output, room, flags, read, written, failure in
            guard let swift: any ConverterSubclass = stream(UnsafeMutableRawPointer(instance)) else {
                return G_CONVERTER_ERROR
            }
            let bytes = [UInt8](UnsafeRawBufferPointer(start: input, count: Int(size)))
            return answer(failure, G_CONVERTER_ERROR) { () throws(GLibError) in
                let step = try swift.doConvert(bytes, room: Int(room), flags: C.flags(flags.rawValue))
                guard step.output.count <= Int(room) else {
                    throw excess("doConvert", step.output.count, Int(room))
                }
                if !step.output.isEmpty {
                    output?.copyMemory(from: step.output, byteCount: step.output.count)
                }
                read?.pointee = gsize(step.bytesRead)
                written?.pointee = gsize(step.output.count)
                return .init(rawValue: C.number(step.result))
            }
        }
        table.pointee.reset = { instance in
            let swift: (any ConverterSubclass)? = stream(UnsafeMutableRawPointer(instance))
            swift?.doReset()
        }
    }
}
