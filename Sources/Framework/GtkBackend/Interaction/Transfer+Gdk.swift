// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import ViewKit

extension Gdk.ContentProvider {
    /// Provides a content in one or several types.
    convenience init(_ items: [TransferItem]) {
        self.init(
            union: items.map { item in
                switch item {
                case .text(let text): Gdk.ContentProvider(text)
                case .files(let files): Gdk.ContentProvider(Gdk.FileList(files: files.map(\.gioFile)))
                case .image(let bytes): Gdk.ContentProvider(mimeType: item.type.mimeType, bytes: Bytes(bytes))
                case .value(_, let json):
                    Gdk.ContentProvider(mimeType: item.type.mimeType, bytes: Bytes(json))
                }
            })
    }
}

extension ChosenFile {
    @MainActor fileprivate var gioFile: Gio.File { path.map { Gio.File(path: $0) } ?? Gio.File(uri: uri) }
}

extension Gdk.ContentFormats {
    /// Whether content in these formats can be read as a type.
    @MainActor func has(_ type: TransferType) -> Bool {
        switch type {
        case .text: unionDeserializeTypes().contains(String.self)
        case .files: unionDeserializeTypes().contains(Gdk.FileList.self)
        case .image: contains(mimeType: type.mimeType) || unionDeserializeTypes().contains(Gdk.Texture.self)
        case .value: contains(mimeType: type.mimeType)
        }
    }

    /// The formats for types that a view takes.
    @MainActor static func of(_ types: [TransferType]) -> Gdk.ContentFormats {
        types.reduce(Gdk.ContentFormats(mimeTypes: [])) { formats, type in
            switch type {
            case .text: formats.union(Gdk.ContentFormats(type: String.self)).unionDeserializeMimeTypes()
            case .files:
                formats.union(Gdk.ContentFormats(type: Gdk.FileList.self)).unionDeserializeMimeTypes()
            case .image: formats.union(Gdk.ContentFormats(type: Gdk.Texture.self)).unionDeserializeMimeTypes()
            case .value: formats.union(Gdk.ContentFormats(mimeTypes: [type.mimeType]))
            }
        }
    }
}

/// The clipboard, or a dropped content.
@MainActor protocol TransferReader {
    var formats: Gdk.ContentFormats { get }
    func read(_ mimeTypes: [String], priority: Int) async throws(GLibError) -> (
        result: Gio.InputStream?, mimeType: String
    )
    func read<Content: ValueConvertible>(_ type: Content.Type) async throws(GLibError) -> Content
}

extension Gdk.Clipboard: TransferReader {}
extension Gdk.Drop: TransferReader {}

extension TransferReader {
    /// Reads the content in a type; nil if there is no such content, or if the program that owns it does not send it.
    func readItem(_ type: TransferType) async -> TransferItem? {
        switch type {
        case .text: return (try? await read(String.self)).map { .text($0) }
        case .files:
            return (try? await read(Gdk.FileList.self)).map { .files($0.files.map { ChosenFile($0) }) }
        case .image:
            if formats.contains(mimeType: type.mimeType) { return await readBytes(type).map { .image($0) } }
            guard let texture = try? await read(Gdk.Texture.self) else { return nil }
            return .image(texture.saveToPngBytes().array)
        case .value(let name): return await readBytes(type).map { .value(type: name, json: $0) }
        }
    }

    private func readBytes(_ type: TransferType) async -> [UInt8]? {
        guard let stream = try? await read([type.mimeType], priority: 0).result else { return nil }
        return try? await stream.readToEnd()
    }
}
