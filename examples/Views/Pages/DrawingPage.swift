// SPDX-License-Identifier: MIT

import ControllerKit

final class DrawingPage: DemoController {
    private let parts = NumberField(5, from: 1, to: 12).with { $0.accessibilityLabel = "Parts" }
    private lazy var chart = Canvas { [unowned self] context, size in draw(&context, size) }.with {
        $0.accessibilityLabel = "A chart"
        $0.minimumHeight = 200
    }

    init() { super.init("Drawing") }

    override func content() -> [any View] {
        parts.rx.value.skip(1).subscribe(onNext: { [unowned self] _ in chart.redraw() }).disposed(by: bag)
        return [section("A canvas", row(Label("Bars"), parts), chart)]
    }

    private func draw(_ context: inout DrawingContext, _ size: Size) {
        let count = Int(parts.value)
        let width = Double(size.width) / Double(count)
        for index in 0..<count {
            let height = Double(size.height) * Double(index + 1) / Double(count)
            let bar = Rectangle(
                x: Double(index) * width + 2, y: Double(size.height) - height, width: max(width - 4, 1),
                height: height)
            context.fill(.rectangle(bar), with: .accent)
        }
    }
}
