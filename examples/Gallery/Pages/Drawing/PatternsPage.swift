// SPDX-License-Identifier: MIT

import Gtk

/// More functions of Cairo: meshes, hit tests, outlines as values, groups, glyphs, and the same drawing as a document.
final class PatternsPage: Page {
    static let lesson = Lesson(
        "Paths and patterns", in: .drawing,
        about:
            "A path is a value that can be changed and queried, a pattern goes from colour to colour, a group is painted at once.",
        words: "cairo mesh gradient text curve outline cluster glyph group clip hit test pdf svg png document"
    ) { PatternsPage() }

    let star = PatternsPage.picture()
    let press = Gtk.GestureClick()
    let wave = PatternsPage.picture()
    let bend = Gtk.Scale(orientation: .horizontal, min: -1, max: 1, step: 0.1)
    let groups = PatternsPage.picture()
    let letters = PatternsPage.picture()
    let export = Gtk.Button(mnemonic: "_Export")
    private(set) var documents: [String: [UInt8]] = [:]

    init() {
        super.init(Self.lesson)
        star.contentHeight = 200
        star.update(.label, "A star of four colours")
        star.setDrawFunc { _, context, width, height in Self.drawStar(context, width, height) }
        press.onPressed { [unowned self] _, x, y in
            report(isStar(x, y) ? "That is the star." : "That is beside the star.")
        }
        star.addController(press)
        section("A mesh", "Press the star, or beside it.", star)

        wave.contentHeight = 110
        wave.update(.label, "Text along a curve")
        wave.setDrawFunc { [unowned bend] area, context, width, height in
            Self.drawWave(area, context, width, height, bend: bend.value)
        }
        bend.hexpand = true
        bend.value = 0.6
        bend.onValueChanged { [weak self] in
            guard let self else { return }
            wave.queueDraw()
            report(bend.value == 0 ? "It is straight." : "It is bent.")
        }
        section("Text along a curve", nil, wave, .labelled("_Bend", bend))

        groups.contentHeight = 120
        groups.update(.label, "Circles one by one, and as a group")
        groups.setDrawFunc { _, context, width, height in Self.drawGroups(context, width, height) }
        section("A group", "Half transparent one by one, and all at once.", groups)

        letters.contentHeight = 80
        letters.update(.label, "A word in two colours")
        letters.setDrawFunc { area, context, _, _ in
            context.setSource(area.styleContext.color)
            Self.drawLetters(context)
        }
        export.halign = .start
        export.onClicked { [unowned self] in exportAll() }
        section("Letters", "Glyph by glyph, with the room that they take.", letters)
        section("Documents", "The star as PDF, SVG and PNG, in memory.", export)
    }

    /// A drawing needs a name for screen readers.
    private static func picture() -> Gtk.DrawingArea {
        Gtk.DrawingArea(properties: ["accessible-role": Gtk.AccessibleRole.img])
    }

    // MARK: A mesh in the shape of a star

    private static func addStar(to context: Cairo.Context, _ width: Int, _ height: Int) {
        let (x, y, radius) = (Double(width) / 2, Double(height) / 2, Double(min(width, height)) / 2)
        for corner in 0..<10 {
            let angle = Double(corner) * .pi / 5 - .pi / 2
            let length = corner.isMultiple(of: 2) ? radius : radius * 0.45
            context.line(toX: x + length * cosine(angle), y: y + length * cosine(angle - .pi / 2))
        }
        context.closePath()
    }

    private static func drawStar(_ context: Cairo.Context, _ width: Int, _ height: Int) {
        let side = Double(min(width, height))
        let (left, top) = ((Double(width) - side) / 2, (Double(height) - side) / 2)
        let colors = ["#e01b24", "#f6d32d", "#33d17a", "#3584e4"].compactMap { Gdk.RGBA($0) }
        let mesh = Cairo.MeshPattern()
        try? mesh.add(
            Cairo.MeshPatch(
                Cairo.Rectangle(x: left, y: top, width: side, height: side),
                colors: colors.map { Cairo.Color($0) }))
        context.setSource(mesh)
        addStar(to: context, width, height)
        context.fill()
    }

    private func isStar(_ x: Double, _ y: Double) -> Bool {
        // A recording surface has no pixels: nothing is drawn here.
        guard let surface = try? Cairo.RecordingSurface() else { return false }
        let context = Cairo.Context(surface)
        Self.addStar(to: context, star.width, star.height)
        return context.isInFill(x: x, y: y)
    }

    // MARK: An outline as a value

    private static func drawWave(
        _ area: Gtk.Widget, _ context: Cairo.Context, _ width: Int, _ height: Int, bend: Double
    ) {
        let layout = area.createPangoLayout("Every outline is a path")
        layout.fontDescription = Pango.FontDescription(string: "Sans Bold 22")
        let size = layout.pixelSize
        context.path(of: layout)
        let outline = context.copyPath()
        context.newPath()

        let turn = 2 * Double.pi / Double(max(size.width, 1))
        let high = bend * 26
        func bent(_ point: Cairo.Point) -> Cairo.Point {
            // Along the curve, and at a right angle to it.
            let slope = high * turn * cosine(point.x * turn)
            let length = (1 + slope * slope).squareRoot()
            let up = point.y - Double(size.height) / 2
            return Cairo.Point(
                x: (Double(width) - Double(size.width)) / 2 + point.x - up * slope / length,
                y: Double(height) / 2 + high * cosine(point.x * turn - .pi / 2) + up / length)
        }
        context.append(
            outline.map { element in
                switch element {
                case .move(let end): .move(to: bent(end))
                case .line(let end): .line(to: bent(end))
                case .curve(let end, let one, let two):
                    .curve(to: bent(end), control1: bent(one), control2: bent(two))
                case .close: .close
                }
            })
        let gradient = Cairo.LinearGradient(from: (0, 0), to: (Double(width), 0))
        gradient.addStop(at: 0, red: 0.57, green: 0.25, blue: 0.67)
        gradient.addStop(at: 1, red: 0.9, green: 0.4, blue: 0)
        context.setSource(gradient)
        context.fill()
    }

    // MARK: Groups and clips

    private static func drawGroups(_ context: Cairo.Context, _ width: Int, _ height: Int) {
        func circles(_ middle: Double, alpha: Double) {
            for (index, color) in [(0.88, 0.2, 0.2), (0.2, 0.7, 0.3), (0.2, 0.5, 0.9)].enumerated() {
                context.arc(
                    x: middle + Double(index - 1) * 32, y: Double(height) / 2 + (index == 1 ? -14 : 14),
                    radius: 34)
                context.setSource(red: color.0, green: color.1, blue: color.2, alpha: alpha)
                context.fill()
            }
        }
        context.rectangle(x: 0, y: 6, width: Double(width), height: Double(height) - 12)
        context.clip()
        circles(Double(width) / 4, alpha: 0.5)
        let group = context.group { circles(Double(width) * 3 / 4, alpha: 1) }
        context.setSource(group)
        context.paint(alpha: 0.5)
    }

    // MARK: Glyphs and their clusters

    private static func drawLetters(_ context: Cairo.Context) {
        let text = "naïve café"
        context.selectFont("Serif", slant: .italic)
        context.setFontSize(44)
        guard let glyphs = try? context.scaledFont.glyphs(for: text, x: 12, y: 54) else { return }
        context.showTextGlyphs(text, glyphs)
        // The same with letters of two bytes.
        var (first, drawn) = (0, [Cairo.Glyph]())
        for cluster in glyphs.clusters {
            if cluster.bytes > 1 { drawn += glyphs.glyphs[first..<first + cluster.glyphs] }
            first += cluster.glyphs
        }
        context.setSource(red: 0.88, green: 0.2, blue: 0.2)
        context.showGlyphs(drawn)
        let room = context.textExtents(text)
        context.rectangle(
            x: 12 + room.xBearing, y: 54 + room.yBearing, width: room.width, height: room.height)
        context.setDash([4, 3])
        context.lineWidth = 1
        context.stroke()
    }

    // MARK: Documents

    private func exportAll() {
        do {
            documents["pdf"] = try Cairo.PDFSurface.data(width: 200, height: 200) { document, context in
                document.setMetadata(.title, "A star")
                Self.drawStar(context, 200, 200)
            }
            documents["svg"] = try Cairo.SVGSurface.data(width: 200, height: 200) { _, context in
                Self.drawStar(context, 200, 200)
            }
            let image = try Cairo.ImageSurface(width: 200, height: 200)
            Self.drawStar(Cairo.Context(image), 200, 200)
            documents["png"] = try image.pngData()
            let sizes = documents.sorted { $0.key < $1.key }.map {
                "\($0.key.uppercased()) of \($0.value.count) bytes"
            }
            report(sizes.joined(separator: ", "))
        } catch {
            report("It cannot be exported: \(error)")
        }
    }
}

/// The cosine of an angle: the x of a point that a matrix has rotated. It needs no mathematical library.
private func cosine(_ angle: Double) -> Double {
    var turn = Cairo.Matrix()
    turn.rotate(angle)
    return turn.xx
}
