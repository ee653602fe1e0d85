// SPDX-License-Identifier: MIT

import Gtk

/// A widget and a paintable that draw with snapshots, which GTK can render on the graphics card.
final class SnapshotPage: Page {
    static let lesson = Lesson(
        "Snapshots", in: .drawing,
        about: "A widget written in Swift measures itself, draws itself and takes input; so does a picture.",
        words: "snapshot gsk widget subclass paintable custom gauge gradient rounded clip"
    ) { SnapshotPage() }

    let gauge = Gauge()
    let level = Gtk.Scale(orientation: .horizontal, min: 0, max: 1, step: 0.05)
    let pie = Pie()
    let share = Gtk.Scale(orientation: .horizontal, min: 0, max: 1, step: 0.05)

    init() {
        super.init(Self.lesson)
        gauge.update(.label, "Tank")
        for scale in [level, share] { scale.hexpand = true }
        level.adjustment.bind("value", to: gauge, "level")
        level.value = 0.4
        gauge.connect("full") { [weak self] _ in self?.report("The tank is full.") }
        section("A widget", "With a property and a signal that GTK sees.", gauge, .labelled("_Level", level))

        share.onValueChanged { [weak self] in
            guard let self else { return }
            pie.share = share.value
            report("\(Int(share.value * 100)) % of the pie.")
        }
        share.value = 0.3
        let picture = Gtk.Picture(paintable: pie)
        picture.alternativeText = "A pie"
        picture.canShrink = false
        let small = Gtk.Image(paintable: pie)
        small.pixelSize = 32
        small.update(.label, "A small pie")
        section(
            "A picture", "One picture in two widgets, which follow it.", .row(picture, small),
            .labelled("_Share", share))
        report("Nothing happened yet.")
    }
}

/// A tank with a level.
final class Gauge: Gtk.Widget, WidgetSubclass {
    static let cssName: String? = "gauge"
    static let accessibleRole: Gtk.AccessibleRole? = .meter
    static let properties: [PropertyDefinition] = [.init("level", \Gauge.level)]
    static let signals: [SignalDefinition] = [.init("full", parameters: [Double.self])]

    var level = 0.0 {
        didSet {
            guard level != oldValue else { return }
            notify("level")
            queueDraw()
            update(.valueNow, level)
            if level >= 1 { emit("full", level) }
        }
    }

    func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        orientation == .horizontal
            ? Measurement(minimum: 60, natural: 200) : Measurement(minimum: 30, natural: 40)
    }

    func doSnapshot(_ snapshot: Gtk.Snapshot) {
        let bounds = Graphene.Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        let outline = Gsk.RoundedRect(bounds, radius: 9)
        snapshot.pushRoundedClip(outline)
        snapshot.appendColor(styleContext.color.withAlpha(0.12), bounds: bounds)
        // From the leading edge.
        let filled = Double(width) * level
        let start = direction == .rtl ? Double(width) - filled : 0
        let part = Graphene.Rect(x: start, y: 0, width: filled, height: Double(height))
        if let blue = Gdk.RGBA("#3584e4"), let green = Gdk.RGBA("#33d17a") {
            snapshot.appendLinearGradient(
                part, from: direction == .rtl ? bounds.topRight : bounds.topLeft,
                to: direction == .rtl ? bounds.topLeft : bounds.topRight,
                stops: [Gsk.ColorStop(offset: 0, color: blue), Gsk.ColorStop(offset: 1, color: green)])
        }
        snapshot.pop()
    }
}

/// A pie chart of one fraction.
final class Pie: GObject.Object, PaintableSubclass {
    var share = 0.0 { didSet { invalidateContents() } }

    var doIntrinsicWidth: Int { 120 }
    var doIntrinsicHeight: Int { 120 }
    var doFlags: Gdk.PaintableFlags { .size }

    func doSnapshot(_ snapshot: Gtk.Snapshot, width: Double, height: Double) {
        let context = snapshot.appendCairo(Graphene.Rect(x: 0, y: 0, width: width, height: height))
        let rim = max(1, min(width, height) / 40)
        let radius = min(width, height) / 2 - rim
        context.translate(x: width / 2, y: height / 2)
        context.setSource(red: 0.9, green: 0.6, blue: 0.2)
        context.move(toX: 0, y: 0)
        context.arc(x: 0, y: 0, radius: radius, from: -.pi / 2, to: -.pi / 2 + share * 2 * .pi)
        context.fill()
        context.setSource(red: 0.6, green: 0.35, blue: 0.1)
        context.lineWidth = rim
        context.arc(x: 0, y: 0, radius: radius)
        context.stroke()
    }
}
