// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Converter {
    /// Converts a part of some data. Returns the output, how much of `input` was used, and whether there is
    /// more to come. A converter may keep a part of its input: call this function until it returns
    /// `.finished`. `g_converter_convert()`.
    ///
    /// Throws `IOErrorEnum.partialInput` if it needs more input, and `noSpace` if `count` is too small for the next output.
    public func convert(
        _ input: [UInt8], count: Int = 4096, flags: ConverterFlags = []
    ) throws(GLibError) -> (result: ConverterResult, output: [UInt8], bytesRead: Int) {
        var (read, error) = (gsize(), nil as UnsafeMutablePointer<GError>?)
        var result = G_CONVERTER_ERROR
        let output = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
            var written = gsize()
            result = g_converter_convert(
                C.opaque(_raw), input, gsize(input.count), buffer.baseAddress, gsize(count),
                .init(rawValue: C.number(flags)), &read, &written, &error)
            size = Int(written)
        }
        if let error { throw GLibError(taking: error) }
        return (C.enumeration(result.rawValue), output, Int(read))
    }

    /// Converts all of some data in one call.
    ///
    ///     let text = try Gio.CharsetConverter(toCharset: "UTF-8", fromCharset: "ISO-8859-1").convertAll(bytes)
    public func convertAll(_ input: [UInt8]) throws(GLibError) -> [UInt8] {
        var (output, rest, room) = ([] as [UInt8], input[...], max(4096, input.count * 2))
        while true {
            do {
                let step = try convert(Array(rest), count: room, flags: .inputAtEnd)
                output += step.output
                rest = rest.dropFirst(step.bytesRead)
                if step.result == .finished { return output }
            } catch {
                guard error.is(IOErrorEnum.noSpace) else { throw error }
                room *= 2
            }
        }
    }
}
