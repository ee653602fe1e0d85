// SPDX-License-Identifier: MIT

import Cairo
import GObject
import Gdk
import Gtk
import Pango
import ViewKit

/// A drawing area that draws the commands with Cairo, and their texts with Pango.
final class GtkCanvasView: ControlView<CanvasState, CanvasEvent> {
    private let area = Gtk.DrawingArea(properties: [
        "accessible-role": Gtk.AccessibleRole.img, "css-name": "canvas",
    ])
    private let images = ImageLoader.current
    private let owner = ViewOwner.current
    /// The images of the drawing, by their requests.
    private var surfaces: [ImageLoader.Key: Cairo.ImageSurface] = [:]
    private var requests: [ImageLoader.Key: ImageLoader.Request] = [:]
    private var failed: Set<ImageLoader.Key> = []

    init() {
        super.init(area)
        area.setDrawFunc { [weak self] _, context, _, _ in self?.draw(in: context) }
        area.onResize { [weak self] width, height in
            self?.send(.resized(ViewKit.Size(width: width, height: height)))
        }
    }

    override func show(_ change: Change<CanvasState>) {
        change.of(\.commands) { commands in
            let keys = Set(commands.compactMap(key))
            surfaces = surfaces.filter { keys.contains($0.key) }
            requests = requests.filter { keys.contains($0.key) }
            failed.formIntersection(keys)
            area.queueDraw()
        }
    }

    private func draw(in context: Cairo.Context) {
        for command in state?.commands ?? [] {
            switch command {
            case .save: context.save()
            case .restore: context.restore()
            case .transform(let transform): context.transform(Cairo.Matrix(transform))
            case .clip(let path):
                context.add(path)
                context.clip()
            case .fill(let path, let paint):
                setSource(paint, of: context)
                context.add(path)
                context.fill()
            case .stroke(let path, let paint, let style):
                setSource(paint, of: context)
                context.add(path)
                context.use(style)
                context.stroke()
            case .text(let text, let point, let alignment, let attributes):
                draw(text, at: point, alignment, attributes, in: context)
            case .image(_, let rectangle):
                if let key = key(of: command) { draw(key, in: rectangle, of: context) }
            }
        }
    }

    private func setSource(_ paint: Paint, of context: Cairo.Context) {
        switch paint {
        case .color(let color):
            context.setSource(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        case .text: context.setSource(area.textColor)
        case .accent: context.setSource(area.accentColor)
        case .linearGradient(let stops, let start, let end):
            let gradient = Cairo.LinearGradient(from: (start.x, start.y), to: (end.x, end.y))
            gradient.add(stops)
            context.setSource(gradient)
        case .radialGradient(let stops, let center, let radius):
            let gradient = Cairo.RadialGradient(
                from: (center.x, center.y, 0), to: (center.x, center.y, radius))
            gradient.add(stops)
            context.setSource(gradient)
        }
    }

    private func draw(
        _ text: String, at point: ViewKit.Point, _ alignment: ViewKit.Alignment, _ attributes: TextAttributes,
        in context: Cairo.Context
    ) {
        let layout = area.createPangoLayout()
        layout.setMarkup(attributes.markup(of: text))
        let width = Double(layout.pixelSize.width)
        let beginning = area.isRightToLeft ? width : 0
        let offset =
            switch alignment {
            case .fill, .start: beginning
            case .center: width / 2
            case .end: width - beginning
            }
        setSource(.text, of: context)
        context.move(toX: point.x - offset, y: point.y)
        context.show(layout)
        context.newPath()
    }

    // MARK: Images

    /// Whether all images of the drawing are decoded.
    var areImagesShown: Bool { (state?.commands ?? []).compactMap(key).allSatisfy { surfaces[$0] != nil } }

    private func key(of command: DrawingCommand) -> ImageLoader.Key? {
        guard case .image(let data, let rectangle) = command else { return nil }
        let length = Int(min(4096, max(rectangle.width, rectangle.height)).rounded(.up)) * area.scaleFactor
        return ImageLoader.Key(source: .bytes(data), length: length, fit: .longerSide)
    }

    private func draw(
        _ key: ImageLoader.Key, in rectangle: ViewKit.Rectangle, of context: Cairo.Context
    ) {
        guard let surface = surface(key) else { return }
        context.save()
        context.translate(x: rectangle.x, y: rectangle.y)
        context.scale(
            x: rectangle.width / Double(surface.width), y: rectangle.height / Double(surface.height))
        let pattern = Cairo.SurfacePattern(surface)
        // Without this, the edges of an enlarged image would fade.
        pattern.extend = .pad
        context.setSource(pattern)
        context.rectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
        context.fill()
        context.restore()
    }

    /// The image, if it is decoded; otherwise the drawing is repeated when it is.
    private func surface(_ key: ImageLoader.Key) -> Cairo.ImageSurface? {
        if let surface = surfaces[key] { return surface }
        if let texture = images.texture(key) { return keep(texture, key) }
        guard requests[key] == nil, !failed.contains(key) else { return nil }
        requests[key] = images.load(key, for: owner) { [weak self] result in
            guard let self else { return }
            requests[key] = nil
            switch result {
            case .success(let texture):
                _ = keep(texture, key)
                area.queueDraw()
            case .failure(let failure):
                failed.insert(key)
                send(.failed(failure.message))
            }
        }
        return nil
    }

    private func keep(_ texture: Gdk.Texture, _ key: ImageLoader.Key) -> Cairo.ImageSurface? {
        let surface = try? Cairo.ImageSurface(width: texture.width, height: texture.height)
        guard let surface else { return nil }
        let pixels = texture.download()
        let (width, stride) = (texture.width, surface.stride)
        surface.withPixels { bytes in
            for (index, pixel) in pixels.enumerated() {
                let position = index / width * stride + index % width * 4
                for byte in 0..<4 {
                    bytes[position + byte] = UInt8(truncatingIfNeeded: pixel >> (8 * UInt32(byte)))
                }
            }
        }
        surfaces[key] = surface
        return surface
    }
}

extension Cairo.Matrix {
    fileprivate init(_ transform: ViewKit.Transform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.x,
            y0: transform.y)
    }
}

extension Cairo.Context {
    /// Begins with the path.
    fileprivate func add(_ path: ViewKit.Path) {
        newPath()
        for element in path.elements {
            switch element {
            case .move(let point): move(toX: point.x, y: point.y)
            case .line(let point): line(toX: point.x, y: point.y)
            case .curve(let point, let first, let second):
                curve(toX: point.x, y: point.y, control1: (first.x, first.y), control2: (second.x, second.y))
            case .close: closePath()
            }
        }
    }

    fileprivate func use(_ style: ViewKit.StrokeStyle) {
        lineWidth = style.width
        lineCap =
            switch style.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        lineJoin =
            switch style.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        setDash(style.dash)
    }
}

extension Cairo.Gradient {
    fileprivate func add(_ stops: [GradientStop]) {
        for stop in stops {
            addStop(
                at: stop.position, red: stop.color.red, green: stop.color.green, blue: stop.color.blue,
                alpha: stop.color.alpha)
        }
    }
}

extension TextAttributes {
    /// A text with the attributes, in Pango's markup.
    func markup(of text: String) -> String {
        var span = ""
        if isBold { span += " weight=\"bold\"" }
        if isItalic { span += " style=\"italic\"" }
        if isMonospaced { span += " face=\"monospace\"" }
        if isUnderlined || link != nil { span += " underline=\"single\"" }
        if isStruckThrough { span += " strikethrough=\"true\"" }
        if let color { span += " foreground=\"\(color.hex)\"" }
        if let background { span += " background=\"\(background.hex)\"" }
        if let size { span += " size=\"\(Int(size * 1024))\"" }
        return "<span\(span)>\(Markup.escape(text))</span>"
    }
}
