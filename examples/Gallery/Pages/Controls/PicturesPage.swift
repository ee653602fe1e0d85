// SPDX-License-Identifier: MIT

import Gtk

/// Icons by their names, textures from bytes, and videos, which GTK plays if it has a media module.
final class PicturesPage: Page {
    static let lesson = Lesson(
        "Pictures and media", in: .controls,
        about: "An image is an icon among controls; a picture fills the available space; a video plays.",
        words: "image picture texture icon video media paintable file content fit"
    ) { PicturesPage() }

    let icon = Gtk.Image(iconName: "face-smile-symbolic")
    let iconSize = Gtk.Scale(orientation: .horizontal, min: 16, max: 128, step: 16)
    let picture: Gtk.Picture
    let fit = Gtk.DropDown(strings: ["Fill", "Contain", "Cover", "Scale down"])
    let video = Gtk.Video()

    init() {
        picture = Gtk.Picture(paintable: Self.rainbow(width: 96, height: 48))
        super.init(Self.lesson)
        iconSize.hexpand = true
        iconSize.adjustment.bind(\.value, to: icon, \.pixelSize) { Int($0) }
        iconSize.value = 64
        iconSize.onValueChanged { [weak self] in
            guard let self else { return }
            report("The icon has \(Int(iconSize.value)) pixels.")
        }
        icon.halign = .start
        icon.update(.label, "A smiling face")
        section(
            "Icons", "The theme has them; they follow colours and sizes.", icon, .labelled("_Size", iconSize))

        picture.alternativeText = "A rainbow"
        picture.canShrink = true
        picture.setSizeRequest(width: -1, height: 160)
        fit.selected = 1
        fit.onNotify(\.selected) { [weak self] _ in
            guard let self else { return }
            let fits: [(Gtk.ContentFit, String)] = [
                (.fill, "fills"), (.contain, "fits into"), (.cover, "covers"),
                (.scaleDown, "is no larger than"),
            ]
            picture.contentFit = fits[fit.selected].0
            report("The picture \(fits[fit.selected].1) its place.")
        }
        section(
            "Pictures", "This one is a texture of bytes that Swift computed.", picture, .labelled("_Fit", fit)
        )

        video.setSizeRequest(width: -1, height: 160)
        video.update(.label, "Video")
        let open = Gtk.Button(label: "Open…")
        open.halign = .start
        open.onClicked { [unowned self] in
            Task { [weak self] in await self?.openVideo() }
        }
        section("Video", nil, video, open)
    }

    private func openVideo() async {
        let chooser = Gtk.FileChooserNative(title: "Open a Video", parent: window, action: .open)
        let videos = Gtk.FileFilter()
        videos.addMimeType("video/*")
        videos.name = "Videos"
        chooser.addFilter(videos)
        guard await chooser.run() == .accept, let file = chooser.file else { return }
        video.file = file
        report("Playing \(file.basename ?? "a video").")
    }

    private static func rainbow(width: Int, height: Int) -> Gdk.Texture {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (right, down) = (x * 255 / width, y * 255 / height)
                pixels += [UInt8(right), UInt8(255 - right), UInt8(down), 255]
            }
        }
        return Gdk.MemoryTexture(
            width: width, height: height, format: .r8g8b8a8, bytes: Bytes(pixels), stride: width * 4)
    }
}
