// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gio

/// How values of one type become bytes of one kind, and back: what GDK calls a serializer and a deserializer.
///
///     TransferFormat<Contact>("application/x-contact+json") { try JSONEncoder().encode($0) } read: {
///         try JSONDecoder().decode(Contact.self, from: Data($0))
///     }
///
/// A type of the program lists its formats as a ``Transferable``. For a type of a library, such as `Gdk.Texture` as a kind of
/// picture that GDK does not know, ``register()`` is called once.
///
/// The closures may suspend. What they throw is thrown to who reads or writes; who drops or pastes in another program sees
/// nothing, so it is logged as well. They are cancelled with the reading or writing that they serve. Threading: the main actor;
/// a closure that computes for long hands that to a detached task.
public struct TransferFormat<Content: ValueConvertible>: Sendable {
    /// What the bytes are, such as `text/vcard`.
    public let mimeType: String

    private let write: (@MainActor (Content, Gio.OutputStream) async throws -> Void)?
    private let read: (@MainActor (Gio.InputStream) async throws -> Content)?

    /// A format in which values come and go.
    public init<Written: Sequence<UInt8>>(
        _ mimeType: String, write: @escaping @MainActor (Content) async throws -> Written,
        read: @escaping @MainActor ([UInt8]) async throws -> Content
    ) {
        self.init(
            mimeType, writeTo: { try await $1.writeAll(Array(write($0))) },
            readFrom: { try await read($0.readToEnd()) })
    }

    /// A format in which values go, such as `text/plain;charset=utf-8` for programs that know no other.
    public init<Written: Sequence<UInt8>>(
        _ mimeType: String, write: @escaping @MainActor (Content) async throws -> Written
    ) {
        self.init(mimeType, writeTo: { try await $1.writeAll(Array(write($0))) })
    }

    /// A format in which values come.
    public init(_ mimeType: String, read: @escaping @MainActor ([UInt8]) async throws -> Content) {
        self.init(mimeType, readFrom: { try await read($0.readToEnd()) })
    }

    /// A format whose bytes are many: they are written and read as they come. The streams are not closed.
    public init(
        _ mimeType: String, writeTo: (@MainActor (Content, Gio.OutputStream) async throws -> Void)? = nil,
        readFrom: (@MainActor (Gio.InputStream) async throws -> Content)? = nil
    ) {
        (self.mimeType, write, read) = (mimeType, writeTo, readFrom)
    }

    /// Makes the format known to GDK, for good. Of several, those registered first are preferred. A ``Transferable`` does it by
    /// itself. `gdk_content_register_serializer()`, `gdk_content_register_deserializer()`.
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
                        // Another program's bytes, not a mistake of this one.
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
    /// What a closure of a format threw, for C: its own error as it is, another with what failed.
    fileprivate init(_ error: any Error, _ what: String) {
        if let error = error as? GLibError {
            self = error
        } else if error is CancellationError {
            self.init(
                domain: Gio.IOErrorEnum.domain, code: Int(Gio.IOErrorEnum.cancelled.rawValue),
                message: "\(what): cancelled.")
        } else {
            self.init(domain: "rxshell-transfer", code: 0, message: "\(what): \(error)")
        }
    }

    /// For the one side of a transfer that hears nothing of its failure.
    fileprivate func log(_ level: Log.Level) {
        if !self.is(Gio.IOErrorEnum.cancelled) { Log.write(level, message, domain: "RxShell") }
    }
}
