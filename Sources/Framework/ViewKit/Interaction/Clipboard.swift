// SPDX-License-Identifier: MIT

import RxKernel

/// The clipboard of the desktop, with text, files, images and values of applications.
///
/// ```swift
/// let clipboard = Clipboard()
/// clipboard.write(try TransferItem(contact), .text(contact.name))
/// if let contact = await clipboard.read(Contact.self) { viewModel.add(contact) }
/// ```
/// All `Clipboard` objects of an application use the same clipboard. Reading waits for the program that owns the content. It returns nil if
/// there is no such content, or if that program does not send it. Main thread only.
@preconcurrency @MainActor public final class Clipboard: ReactiveCompatible {
    private let backend = Toolkit.backend

    /// Creates an object for the clipboard of the application.
    public init() {}

    /// Replaces the content. Several items are the same content in several types.
    public func write(_ items: TransferItem...) { backend.writeClipboard(items) }

    /// Replaces the content by an image, which must be a PNG file. An image in another format is reported, and the content does not change.
    public func write(_ image: ImageData) {
        let format = ImageFormat(of: image.bytes)
        guard format == .png else {
            let name = format.map { "in the format \($0.rawValue)" } ?? "in an unknown format"
            return ViewReport(
                .other(
                    "an image \(name) was not copied, since the clipboard takes PNG. Convert the image first."
                ),
                view: "Clipboard"
            ).send(in: backend)
        }
        write(.image(image.bytes))
    }

    /// Returns those of `types` in which the content is available.
    public func available(of types: [TransferType]) -> [TransferType] { types.filter(backend.clipboardHas) }

    /// Reads the content in the first of `types` in which it is available; nil if there is none.
    public func read(_ types: TransferType...) async -> TransferItem? {
        guard let type = available(of: types).first else { return nil }
        return await backend.readClipboard(type)
    }

    /// Reads a text.
    public func readText() async -> String? { await read(.text)?.text }
    /// Reads files.
    public func readFiles() async -> [ChosenFile] { await read(.files)?.files ?? [] }
    /// Reads the contents of a PNG file.
    public func readImage() async -> [UInt8]? { await read(.image)?.image }
    /// Reads an image, which an ``ImageView`` shows by ``ImageSource``.
    public func readImageData() async -> ImageData? { await readImage().map { ImageData($0) } }
    /// Reads a value.
    public func read<Value: TransferValue>(_ type: Value.Type) async -> Value? {
        await read(.value(type))?.value(type)
    }

    fileprivate func observe(_ changed: @escaping @MainActor () -> Void) -> DialogHandle {
        backend.observeClipboard(changed)
    }
}

extension Reactive where Base: Clipboard {
    /// Sends when the content was replaced, by this program or by another one.
    @preconcurrency @MainActor public var changed: Observable<Void> {
        .create { @MainActor [base] observer in
            let handle = base.observe { observer.onNext(()) }
            return Disposables.create { @MainActor in handle.dismiss() }
        }
    }

    /// Writes texts to the clipboard.
    @preconcurrency @MainActor public var text: Binder<String> {
        Binder(onMain: base) { $0.write(.text($1)) }
    }
}
