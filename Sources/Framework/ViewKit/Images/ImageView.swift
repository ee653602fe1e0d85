// SPDX-License-Identifier: MIT

public import RxKernel

/// An icon or a picture.
///
/// Use an ``Avatar`` for the picture of a person, and a ``Canvas`` for a drawing.
/// ```swift
/// private lazy var icon = ImageView(icon: "starred-symbolic")
/// private lazy var photo = ImageView(.file(path), size: 128)
/// photo.show { try await downloads.image(at: url) }
/// ```
/// An image is decoded in the background and scaled to the size of the view. An image that is missing, damaged, or too large is reported
/// with the path of the view (``ViewReport``), and the ``fallbackIcon`` is shown. For screen readers it is an image; set the
/// ``PortableView/accessibilityLabel`` of an image that is not only a decoration. It handles no keys. Main thread only.
public final class ImageView: Control<ImageViewState, ImageEvent> {
    private var loading: DisposeBag?

    /// Creates a view whose picture is `size` logical pixels long at its longer side.
    public init(_ source: ImageSource? = nil, size: Int = 16) {
        super.init(
            ImageViewState {
                $0.source = source; $0.size = size
            }, .imageView)
    }

    /// Creates a view with an icon of the desktop's icon theme.
    public convenience init(icon: String, size: Int = 16) { self.init(.icon(icon), size: size) }

    /// The icon or the picture; nil for none. Setting it cancels the image that `show` has requested.
    public var source: ImageSource? {
        get { state.source }
        set {
            loading = nil
            state.source = newValue
        }
    }

    /// The length of the longer side, in logical pixels.
    public var size: Int {
        get { state.size }
        set { state.size = newValue }
    }

    /// The icon that is shown in place of an image that is missing or damaged.
    public var fallbackIcon: String {
        get { state.fallbackIcon }
        set { state.fallbackIcon = newValue }
    }

    /// Whether an image that `show` has requested is still being loaded.
    public var isLoading: Bool { loading != nil }

    /// Shows the image that `source` sends, and nothing until then.
    ///
    /// The subscription is disposed when the view shows another image, or is released. An error is reported,
    /// and the ``fallbackIcon`` shown.
    public func show(_ source: Single<ImageSource>) {
        state.source = nil
        let bag = DisposeBag()
        loading = bag
        source.subscribe(
            onSuccess: { [weak self, weak bag] in self?.finish($0, of: bag) },
            onFailure: { [weak self, weak bag] in self?.fail($0, of: bag) }
        ).disposed(by: bag)
    }

    /// Shows the image that `load` returns, and nothing until then.
    ///
    /// The task is cancelled when the view shows another image, or is released. An error is reported, and the ``fallbackIcon`` shown.
    public func show(_ load: @escaping @MainActor () async throws -> ImageSource) {
        state.source = nil
        let bag = DisposeBag()
        loading = bag
        let task = Task { @MainActor [weak self, weak bag] in
            do {
                let source = try await load()
                self?.finish(source, of: bag)
            } catch {
                self?.fail(error, of: bag)
            }
        }
        Disposables.create { task.cancel() }.disposed(by: bag)
    }

    private func finish(_ source: ImageSource, of bag: DisposeBag?) {
        guard let bag, bag === loading else { return }
        self.source = source
    }

    private func fail(_ error: any Error, of bag: DisposeBag?) {
        guard let bag, bag === loading else { return }
        source = .icon(fallbackIcon)
        receive(
            .failed(
                "an image could not be loaded, and the icon \"\(fallbackIcon)\" is shown: \(error). Handle the error in the source to "
                    + "show another image"))
    }

    public override func receive(_ event: ImageEvent) {
        if case .failed(let message) = event { report(.other("\(message).")) }
        super.receive(event)
    }
}

/// The state of an ``ImageView``.
public struct ImageViewState: PortableState {
    /// The icon or the picture; nil for none.
    public var source: ImageSource?
    /// The length of the longer side, in logical pixels.
    public var size = 16
    /// The icon in place of an image that cannot be shown.
    public var fallbackIcon = "image-missing"
    /// Whether symbolic links in the path of a file are followed. They are not for a file whose path was checked before.
    package var followsLinks = true

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        if case .file(let path) = source, !path.hasPrefix("/") {
            return "source is the file \"\(path)\"; the path must be absolute"
        }
        return outOfRange("size", size, 1...4096)
    }
}

extension ControlKind where State == ImageViewState, Event == ImageEvent {
    /// The kind of ``ImageView``.
    public static var imageView: Self { Self("imageView") }
}

/// What happens to the image of an ``ImageView`` or an ``Avatar``.
public enum ImageEvent: Sendable, Codable, Equatable {
    /// The image cannot be shown, for this reason.
    case failed(String)
}

extension Reactive where Base: ImageView {
    /// The reason why an image could not be shown. It is also reported.
    @preconcurrency @MainActor public var failed: ControlEvent<String> {
        .of(base.events) {
            switch $0 {
            case .failed(let message): message
            }
        }
    }
}
