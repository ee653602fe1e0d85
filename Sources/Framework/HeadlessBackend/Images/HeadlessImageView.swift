// SPDX-License-Identifier: MIT

import FileKit
import ViewKit

/// An image in memory. It is not decoded; an image that has no format of images, or cannot be read, is reported as on a display.
/// ```swift
/// let photo = try app.view("Photo") as? HeadlessImageView
/// #expect(photo?.shownSource == .icon("avatar-default-symbolic"))
/// ```
@preconcurrency @MainActor public final class HeadlessImageView: HeadlessControl<ImageViewState, ImageEvent> {
    /// The image that is shown: the one of the state, or the fallback icon if that cannot be shown.
    public private(set) var shownSource: ImageSource?

    init() { super.init(.image) }

    /// Shows a state.
    public override func render(_ state: ImageViewState) {
        let old = shown
        super.render(state)
        guard old == nil || old?.source != state.source || old?.fallbackIcon != state.fallbackIcon else {
            return
        }
        let error = state.source?.headlessError(state.followsLinks ? .followed : .refusedAnywhere)
        shownSource = error == nil ? state.source : .icon(state.fallbackIcon)
        if let error { report(error) }
    }

    /// Reports in a later turn of the main queue, as on a display, where images are decoded in the background.
    private func report(_ message: String) {
        Task { @MainActor [weak self] in self?.perform { self?.onEvent?(.failed(message)) } }
    }
}

/// An avatar in memory.
final class HeadlessAvatar: HeadlessControl<AvatarState, ImageEvent> {
    init() { super.init(.avatar, text: { $0.name }) }

    override func render(_ state: AvatarState) {
        let old = shown?.picture
        super.render(state)
        guard state.picture != old,
            let message = state.picture.flatMap({ ImageSource.bytes($0).headlessError() })
        else { return }
        Task { @MainActor [weak self] in self?.perform { self?.onEvent?(.failed(message)) } }
    }
}

extension ImageSource {
    /// The reason why the image cannot be shown, if its size or its first bytes show that; otherwise nil.
    fileprivate func headlessError(_ links: RegularFile.Links = .followed) -> String? {
        switch self {
        case .icon: return nil
        case .bytes(let data): return ImageLimits.error(in: self, count: data.count, start: data.bytes)
        case .file(let path):
            do throws(RegularFile.Failure) {
                let file = try RegularFile(path, links: links)
                return ImageLimits.error(in: self, count: file.size, start: try file.contents(upTo: 256))
            } catch {
                return ImageLimits.error(reading: self, error)
            }
        }
    }
}
