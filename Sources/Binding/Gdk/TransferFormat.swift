// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// How values of a type are converted to bytes of a format and back: a serializer and a deserializer of GDK.
///
///     TransferFormat<Contact>("application/x-contact+json") { try JSONEncoder().encode($0) } read: {
///         try JSONDecoder().decode(Contact.self, from: Data($0))
///     }
///
/// A type of the program lists its formats as a ``Transferable``. For a type of a library, for example to write `Gdk.Texture` in
/// an image format that GDK does not have, call ``register()`` once.
///
/// The closures may suspend. Their errors are thrown to the caller that reads or writes; a program that drops or pastes does not see
/// them, so they are logged as well. They are cancelled with the reading or writing. Threading: the main actor;
/// a closure with a long computation runs it in a detached task.
public struct TransferFormat<Content: ValueConvertible>: Sendable {
    /// The format, such as `text/vcard`.
    public let mimeType: String

    private let write: (@MainActor (Content, Gio.OutputStream) async throws -> Void)?
    private let read: (@MainActor (Gio.InputStream) async throws -> Content)?

    /// A format in which values are written and read.
    public init<Written: Sequence<UInt8>>(
        _ mimeType: String, write: @escaping @MainActor (Content) async throws -> Written,
        read: @escaping @MainActor ([UInt8]) async throws -> Content
    ) {
        self.init(
            mimeType, writeTo: { try await $1.writeAll(Array(write($0))) },
            readFrom: { try await read($0.readToEnd()) })
    }

    /// A format in which values are only written, such as `text/plain;charset=utf-8` for programs that know no other.
    public init<Written: Sequence<UInt8>>(
        _ mimeType: String, write: @escaping @MainActor (Content) async throws -> Written
    ) {
        self.init(mimeType, writeTo: { try await $1.writeAll(Array(write($0))) })
    }

    /// A format in which values are only read.
    public init(_ mimeType: String, read: @escaping @MainActor ([UInt8]) async throws -> Content) {
        self.init(mimeType, readFrom: { try await read($0.readToEnd()) })
    }

    /// A format with many bytes: they are written and read as a stream. The streams are not closed.
    public init(
        _ mimeType: String, writeTo: (@MainActor (Content, Gio.OutputStream) async throws -> Void)? = nil,
        readFrom: (@MainActor (Gio.InputStream) async throws -> Content)? = nil
    ) {
        (self.mimeType, write, read) = (mimeType, writeTo, readFrom)
    }

    /// Registers the format in GDK, which keeps it until the program ends. Formats that were registered first are
    /// preferred. A ``Transferable`` registers its formats itself. `gdk_content_register_serializer()`,
    /// `gdk_content_register_deserializer()`.
    @MainActor
    public func register() {
        let type = Content._valueType
        if let write {
            let name = mimeType
            let work: UnsafeMutableRawPointer = Callback<TransferWork<ContentSerializer>>.retained {
                serializer in
                C.perform(cancelledBy: serializer.cancellable) {
                    do {
                        let value = gdk_content_serializer_get_value(C.opaque(serializer._raw))
                        let content = C.present(value.flatMap { Content._read($0) }, "a value to write")
                        try await write(content, serializer.outputStream)
                        serializer.returnSuccess()
                    } catch {
                        let failure = GLibError(error, "\(Content.self) was not written as \(name)")
                        failure.log(.warning)
                        serializer.returnError(failure)
                    }
                }
            }
            gdk_content_register_serializer(type, mimeType, serialize, work, releaseCallback)
        }
        if let read {
            let name = mimeType
            let work: UnsafeMutableRawPointer = Callback<TransferWork<ContentDeserializer>>.retained {
                deserializer in
                C.perform(cancelledBy: deserializer.cancellable) {
                    do {
                        let content = try await read(deserializer.inputStream)
                        gdk_content_deserializer_get_value(C.opaque(deserializer._raw)).map(content._write)
                        deserializer.returnSuccess()
                    } catch {
                        let failure = GLibError(error, "\(Content.self) was not read from \(name)")
                        // The bytes come from another program, so this is not an error of this one.
                        failure.log(.message)
                        deserializer.returnError(failure)
                    }
                }
            }
            gdk_content_register_deserializer(mimeType, type, deserialize, work, releaseCallback)
        }
    }
}

private typealias TransferWork<Side> = @MainActor (Side) -> Void

private let serialize: GdkContentSerializeFunc = { raw in
    guard let serializer: ContentSerializer = C.borrow(C.raw(raw)) else { return }
    let work = Callback<TransferWork<ContentSerializer>>.at(gdk_content_serializer_get_user_data(raw))
    onMainActor { work(serializer) }
}

private let deserialize: GdkContentDeserializeFunc = { raw in
    guard let deserializer: ContentDeserializer = C.borrow(C.raw(raw)) else { return }
    let work = Callback<TransferWork<ContentDeserializer>>.at(gdk_content_deserializer_get_user_data(raw))
    onMainActor { work(deserializer) }
}

extension GLibError {
    /// Converts an error of a format's closure for GDK: its own error unchanged, another one with a message.
    fileprivate init(_ error: any Error, _ what: String) {
        if let error = error as? GLibError {
            self = error
        } else if error is CancellationError {
            self.init(Gio.IOErrorEnum.cancelled, "\(what): cancelled.")
        } else {
            self.init(domain: "rxshell-transfer", code: 0, message: "\(what): \(error)")
        }
    }

    /// Logs an error for the side of a transfer that does not see it.
    fileprivate func log(_ level: Log.Level) {
        if !self.is(Gio.IOErrorEnum.cancelled) { Log.write(level, message, domain: "RxShell") }
    }
}
