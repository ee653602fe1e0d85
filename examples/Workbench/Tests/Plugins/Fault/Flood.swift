// SPDX-License-Identifier: MIT

import RxKernel
import ShellKit

private struct Row: Identifiable, Hashable, Sendable { let id: Int }

/// Too much of something.
@MainActor enum Flood {
    private static var labels: [Label] = []
    private static var timers: [Task<Void, Never>] = []
    private static var works: [LongWork<Int>] = []
    /// The label whose text the flood of messages changes, if one is shown.
    static weak var shown: Label?

    /// Begins the flood that the words name: `flood labels`. Its views are added to the page.
    static func begins(_ text: String, add: (any View) -> Void) -> Bool {
        let words = text.split(separator: " ")
        guard words.count == 2, words[0] == "flood" else { return false }
        let context = FaultViewController.context
        let long = String(repeating: "many words that are laid out ", count: 270)
        switch words[1] {
        case "labels": for _ in 0..<1_000 { add(Label(long, wraps: true)) }
        case "texts":
            let labels = (0..<30).map { _ in Label(wraps: true) }
            for label in labels { add(label) }
            forever { number in for label in labels { label.text = "\(number) \(long)" } }
        case "nested":
            // The longest text, as deep as it is allowed.
            var view: any View = Label(long, wraps: true)
            for _ in 0..<90 { view = Frame("", view) }
            add(view)
        case "canvas":
            for number in 0..<40 {
                add(
                    drawing { context in
                        for place in 0..<20 { context.fill(square(Double(place + number)), with: .text) }
                    })
            }
        case "dashes":
            add(drawing { $0.stroke(square(800), with: .text, style: StrokeStyle(dash: [1, 1])) })
        case "notifications": forever { context?.notify(PluginNotification("\($0) \(long)")) }
        case "warnings": forever { context?.warn("\($0) \(long)") }
        case "images":
            for _ in 0..<40 {
                add(ImageView(.file("/usr/share/pixmaps/debian-logo.png"), size: 4_096))
            }
        case "status": forever { context?.setStatus("state", text: "state \($0)") }
        case "badges": forever { context?.setBadge("\($0)", ofPage: "faults") }
        case "settings": forever { try? FaultViewController.settings?.set("rows", to: .int($0 % 100)) }
        case "actions":
            forever { context?.register(action: "faults.\($0)", title: "Action \($0)") {} }
        case "work":
            forever { number in
                guard works.count < 2_000 else { return }
                let work = LongWork<Int>()
                work.start { report in
                    report(0.5, "half of \(number)")
                    return number
                }
                works.append(work)
                context?.show(work, as: "Work \(number)")
            }
        case "rows":
            let list = ListView<Row>(cell: { Label() }, configure: { $0.text = "Row \($1.id)" })
            list.minimumHeight = 100
            add(list)
            forever { number in list.items = [Row(id: number)] + list.items.prefix(5_000) }
        case "timers":
            timers = (0..<200).map { number in
                Task { @MainActor in
                    while true {
                        try? await Task.sleep(for: .milliseconds(1 + number % 16))
                        context?.setStatus("timer", text: "timer \(number)")
                    }
                }
            }
        default: return false
        }
        return true
    }

    private static func drawing(_ draw: @escaping @MainActor (inout DrawingContext) -> Void) -> Canvas {
        let canvas = Canvas { context, _ in draw(&context) }
        (canvas.minimumWidth, canvas.minimumHeight) = (400, 400)
        return canvas
    }

    private static func square(_ length: Double) -> Path {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        for (x, y) in [(length, 0), (length, length), (0, length)] { path.addLine(to: Point(x: x, y: y)) }
        path.close()
        return path
    }

    private static func forever(_ work: @escaping @MainActor (Int) -> Void) {
        Task { @MainActor in
            var number = 0
            while true {
                number += 1
                work(number)
                await Task.yield()
            }
        }
    }

    static func messages() {
        let label = shown ?? Label()
        labels.append(label)
        forever { turn in for number in 0..<2_000 { label.text = "\(turn * 2_000 + number)" } }
    }

    static func objects() {
        for _ in 0..<50_000 { labels.append(Label("one of many")) }
    }

    static func output() {
        forever { _ in for number in 0..<1_000 { print("line \(number) of the flood") } }
    }
}
