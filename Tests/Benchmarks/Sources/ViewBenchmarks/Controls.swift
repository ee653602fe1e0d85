// SPDX-License-Identifier: MIT

import GtkBackend
import GtkPeers
import RxKernel
import ViewKit

@MainActor private func present(_ view: any View) -> Window {
    let window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) })
    window.content = view
    window.present()
    peer_frames(2)
    return window
}

@MainActor private func close(_ window: Window) {
    window.close()
    peer_close_windows()
}

// MARK: Properties

@MainActor func measureProperties(_ figures: Figures) {
    let texts = ["Ada Lovelace", "Grace Hopper"]
    let label = Label()
    let bar = ProgressBar(0)
    let button = Button("Save")
    let bag = DisposeBag()
    let text = BehaviorRelay(value: "")
    let fraction = BehaviorRelay(value: 0.0)
    let isEnabled = BehaviorRelay(value: true)
    text.bind(to: label.rx.text).disposed(by: bag)
    fraction.bind(to: bar.rx.fraction).disposed(by: bag)
    isEnabled.bind(to: button.rx.isEnabled).disposed(by: bag)
    // Both sides in windows that are shown, since a widget that is shown has more to do.
    peer_open_controls()
    peer_bind_controls()
    peer_frames(2)
    let window = present(Box(.vertical, spacing: 6, [label, bar, button]))

    /// The time of one call, of which many are made before a frame shows the last one; or of a call and its frame.
    func repeated(count: Int = 20_000, framed: Bool = false, _ work: @escaping (Int) -> Void) -> () -> Double
    {
        {
            let result = time {
                for index in 0..<count {
                    work(index)
                    if framed { peer_frames(1) }
                }
            }
            peer_frames(1)
            return result / Double(count)
        }
    }
    func compare(
        _ name: String, _ ours: @escaping (Int) -> Void, _ peer: @escaping (Int) -> Void,
        bound: @escaping (Int) -> Void
    ) {
        let result = times(
            9,
            [
                repeated(ours), repeated(peer), repeated(bound), repeated(count: 60, framed: true, ours),
                repeated(count: 60, framed: true, peer),
            ])
        figures.compare("\(name) by a binding", result[0], with: result[1], "the call in C", atMost: 1.5)
        figures.compare(
            "\(name) by a binding", result[0], with: result[2], "a binding of GObject", atMost: 1.5)
        figures.compare("\(name), with the frame", result[3], with: result[4], "in C", atMost: 1.5)
    }
    compare("a label's text") {
        text.accept(texts[$0 & 1])
    } _: {
        peer_set_label(texts[$0 & 1])
    } bound: {
        peer_set_bound_label(texts[$0 & 1])
    }
    compare("a progress bar's fraction") {
        fraction.accept(Double($0 & 1023) / 1024)
    } _: {
        peer_set_fraction(Double($0 & 1023) / 1024)
    } bound: {
        peer_set_bound_fraction(Double($0 & 1023) / 1024)
    }
    compare("whether a button is enabled") {
        isEnabled.accept($0 & 1 == 0)
    } _: {
        peer_set_sensitive(Int32($0 & 1))
    } bound: {
        peer_set_bound_sensitive(Int32($0 & 1))
    }
    close(window)
}

// MARK: Keys

@MainActor func measureKeys(_ figures: Figures) {
    let count = 50
    func typed() -> Double { time { for _ in 0..<count { peer_type() } } / Double(count) }

    let result = times(
        15,
        [
            {
                let field = TextField()
                let label = Label()
                let model = BehaviorRelay(value: "")
                let bag = DisposeBag()
                model.map { $0.uppercased() }.bind(to: label.rx.text).disposed(by: bag)
                field.rx.text.orEmpty.bind(to: model).disposed(by: bag)
                let window = present(Box(.vertical, spacing: 6, [field, label]))
                let result = typed()
                precondition(label.text.count == count && field.text.count == count)
                close(window)
                return result
            },
            {
                peer_open_echo()
                peer_frames(2)
                let result = typed()
                peer_close_windows()
                return result
            },
        ])
    figures.compare("a key to the view model and back to a label", result[0], with: result[1], "C", atMost: 3)
}

// MARK: Children

@MainActor func measureChildren(_ figures: Figures) {
    func opened(_ make: @escaping () -> Box) -> () -> Double {
        {
            var window: Window?
            let result = time { window = present(ScrollView(make())) }
            if let window { close(window) }
            return result
        }
    }
    let result = times(
        9,
        [
            opened {
                let box = Box(.vertical)
                for index in 0..<1000 { box.append(Label("\(index)")) }
                return box
            },
            opened { Box(.vertical, (0..<1000).map { Label("\($0)") }) },
            {
                let result = time {
                    peer_open_box(1000)
                    peer_frames(2)
                }
                peer_close_windows()
                return result
            },
        ])
    figures.compare("1,000 children by append", result[0], with: result[1], "from an array", atMost: 1.1)
    figures.compare("1,000 children from an array, beside C", result[1], with: result[2], "C")
    var box = Box(.vertical)
    var window = present(ScrollView(box))
    let appended = times(
        9,
        [
            {
                close(window)
                box = Box(.vertical)
                window = present(ScrollView(box))
                let labels = (0..<1000).map { Label("\($0)") }
                return time { for label in labels { box.append(label) } }
            },
            {
                close(window)
                box = Box(.vertical)
                window = present(ScrollView(box))
                let labels = (0..<1000).map { Label("\($0)") }
                return time { box.views = labels }
            },
        ])
    close(window)
    figures.compare(
        "1,000 children appended to an open window", appended[0], with: appended[1], "as an array",
        atMost: 1.1)
}
