// SPDX-License-Identifier: MIT

import Gtk

/// Layouts: one that wraps, one with fixed positions, one with constraints that GTK solves, and one written in Swift.
final class LayoutsPage: Page {
    static let lesson = Lesson(
        "Layouts", in: .containers,
        about:
            "A layout manager places the children of any widget; constraints say how places and sizes depend on each other.",
        words: "flowbox fixed constraint layout manager cassowary transform custom circle"
    ) { LayoutsPage() }

    let tags = Gtk.FlowBox()
    let field = Gtk.Fixed()
    let moved = Gtk.Button(label: "Move me")
    let pair = ConstrainedPair()
    let circle = Dial()
    private var turns = 0

    init() {
        super.init(Self.lesson)
        tags.selectionMode = .multiple
        tags.maxChildrenPerLine = 8
        tags.update(.label, "Tags")
        for name in [
            "swift", "gtk", "linux", "desktop", "widgets", "layout", "wayland", "accessibility", "cairo",
        ] {
            let tag = Gtk.FlowBoxChild()
            tag.child = Gtk.Label(name)
            tag.update(.label, name)
            tags.append(tag)
        }
        tags.onSelectedChildrenChanged { [weak self] in
            guard let self else { return }
            report("\(tags.selectedChildren.count) tags are selected.")
        }
        section("Flow box", "Its children go to the next line when there is no room.", tags)

        field.setSizeRequest(width: -1, height: 90)
        field.put(moved, x: 0, y: 24)
        moved.onClicked { [unowned self] in
            turns += 1
            let place = Graphene.Point(x: Double(turns * 60 % 360), y: 24)
            field.setChildTransform(
                moved, transform: Gsk.Transform().translate(place).rotate(Double(turns % 7) * 3))
            report("It is at \(Int(place.x)), turned by \(turns % 7 * 3)°.")
        }
        section("Fixed", "Places by numbers, and transformations of any kind.", field)

        section("Constraints", "The second button is half as wide as the first, whatever the width.", pair)
        pair.first.onClicked { [unowned self] in
            report("\(pair.first.allocatedWidth) and \(pair.second.allocatedWidth) pixels wide.")
        }

        for hour in 1...12 {
            let button = Gtk.Button(label: "\(hour)")
            button.addCssClass("circular")
            button.onClicked { [unowned self] in report("It is \(hour) o’clock.") }
            circle.add(button)
        }
        section("A layout in Swift", "Tab and arrows still lead from one to the next.", circle)
    }
}

/// Two buttons between constraints.
final class ConstrainedPair: Gtk.Widget, WidgetSubclass {
    let first = Gtk.Button(label: "All of it")
    let second = Gtk.Button(label: "Half")

    override init() {
        super.init()
        let layout = Gtk.ConstraintLayout()
        layoutManager = layout
        first.setParent(self)
        second.setParent(self)
        // Without a source, the constraint refers to the widget itself.
        for constraint in [
            Gtk.Constraint(first, .start, .eq, nil, .start), Gtk.Constraint(first, .top, .eq, nil, .top),
            Gtk.Constraint(first, .bottom, .eq, nil, .bottom),
            Gtk.Constraint(second, .start, .eq, first, .end, plus: 9),
            Gtk.Constraint(second, .top, .eq, nil, .top), Gtk.Constraint(second, .bottom, .eq, nil, .bottom),
            Gtk.Constraint(second, .end, .eq, nil, .end),
            Gtk.Constraint(second, .width, .eq, first, .width, times: 0.5),
        ] {
            layout.addConstraint(constraint)
        }
    }
}

/// Places its children in a circle, the last one on top.
final class Dial: Gtk.Widget, WidgetSubclass {
    override init() {
        super.init()
        layoutManager = CircleLayout()
        halign = .center
    }

    func add(_ child: Gtk.Widget) { child.setParent(self) }

    private final class CircleLayout: Gtk.LayoutManager, LayoutManagerSubclass {
        func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
            Measurement(minimum: 220, natural: 240)
        }

        func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
            let children = widget.children
            for (index, child) in children.enumerated() {
                let size = child.preferredSize.naturalSize
                let radius = Double(min(width, height) - max(size.width, size.height)) / 2
                var turn = Cairo.Matrix(x0: Double(width) / 2, y0: Double(height) / 2)
                turn.rotate(Double(index + 1) / Double(children.count) * 2 * .pi - .pi / 2)
                let (x, y) = turn.transform(x: radius, y: 0)
                child.sizeAllocate(
                    Gdk.Rectangle(
                        x: Int(x) - size.width / 2, y: Int(y) - size.height / 2, width: size.width,
                        height: size.height),
                    baseline: -1)
            }
        }
    }
}
