// SPDX-License-Identifier: MIT

import ControllerKit

final class StructurePage: DemoController {
    private let reveal = ToggleButton("Show the hint")
    private let revealer = Revealer(Label("A hint that slides in"), animation: .slide(.down))

    init() { super.init("Structure") }

    override func content() -> [any View] {
        reveal.rx.isOn.bind(to: revealer.rx.isRevealed).disposed(by: bag)
        let words = "These words continue in the next line where they do not fit".split(separator: " ")
        return [
            Frame("A frame", Label("with a content").with { $0.margins = Insets(12) }),
            Expander("More", content: Label("What was hidden before").with { $0.margins = Insets(12) }),
            section("Revealed", row(reveal), revealer),
            section(
                "A box that wraps", WrapBox(spacing: 6, words.map { Label(String($0), style: .caption) })),
            section(
                "Above each other",
                Overlay(
                    Canvas { context, size in
                        let bounds = Rectangle(
                            x: 0, y: 0, width: Double(size.width), height: Double(size.height))
                        context.stroke(.rectangle(bounds), with: .accent, style: StrokeStyle(width: 4))
                    }.with {
                        $0.minimumHeight = 60
                        $0.accessibilityLabel = "A background"
                    },
                    [
                        Label("in the middle").with {
                            $0.horizontalAlignment = .center; $0.verticalAlignment = .center
                        }
                    ])
            ),
        ]
    }
}
