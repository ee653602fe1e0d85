// SPDX-License-Identifier: MIT

public import RxKernel

/// A view that an application draws, such as a diagram or a map. Use an ``ImageView`` for a picture.
///
/// ```swift
/// private lazy var chart = Canvas { [unowned self] context, size in
///     context.fill(.circle(center: Point(x: Double(size.width) / 2, y: 40), radius: 30), with: .accent)
///     context.draw(viewModel.title, at: Point(x: Double(size.width) / 2, y: 80), alignment: .center)
/// }
/// viewModel.changes.subscribe(onNext: { [unowned self] in chart.redraw() })
/// ```
/// The closure records a list of values (``DrawingCommand``). The backend draws the list, and can draw it
/// again without calling the closure. The closure is called when the canvas gets a size, when the size
/// changes, and by ``redraw()``. A canvas has no size of its own: set ``PortableView/minimumWidth`` and
/// ``PortableView/minimumHeight``, or let it expand.
///
/// For screen readers it is an image; its ``PortableView/accessibilityLabel`` says what it shows. It takes no keys. The canvas retains the
/// closure. Main thread only.
public final class Canvas: Control<CanvasState, CanvasEvent> {
    /// Records a drawing for a size.
    public typealias Draw = @MainActor (_ context: inout DrawingContext, _ size: Size) -> Void

    /// The size of the canvas; nil before it has one.
    public private(set) var size: Size?

    private var draw: Draw

    /// Creates a canvas that `draw` draws.
    public init(_ draw: @escaping Draw = { _, _ in }) {
        self.draw = draw
        super.init(CanvasState(), .canvas)
    }

    /// Replaces the closure, and draws.
    public func redraw(_ draw: @escaping Draw) {
        self.draw = draw
        redraw()
    }

    /// Calls the closure, and shows the drawing. If the canvas has no size yet, the closure is called when it gets one.
    public func redraw() {
        guard let size else { return }
        var context = DrawingContext()
        draw(&context, size)
        state.commands = context.commands
    }

    public override func receive(_ event: CanvasEvent) {
        switch event {
        case .resized(let size):
            self.size = size
            redraw()
        case .failed(let message): report(.other("\(message)."))
        }
        super.receive(event)
    }
}

/// The state of a ``Canvas``.
public struct CanvasState: PortableState {
    /// The drawing.
    public var commands: [DrawingCommand] = []

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        var depth = 0
        for (index, command) in commands.enumerated() {
            if let error = command.error { return "the drawing cannot be shown: \(error) (command \(index))" }
            if command == .save { depth += 1 }
            if command == .restore { depth -= 1 }
            if depth < 0 {
                return "the drawing cannot be shown: restore has no save before it (command \(index))"
            }
        }
        return depth == 0 ? nil : "the drawing cannot be shown: save has no restore after it"
    }
}

extension ControlKind where State == CanvasState, Event == CanvasEvent {
    /// The kind of ``Canvas``.
    public static var canvas: Self { Self("canvas") }
}

/// An event of a ``Canvas``.
public enum CanvasEvent: Sendable, Codable, Equatable {
    /// The canvas has this size now, in logical pixels.
    case resized(Size)
    /// An image of the drawing cannot be shown, for this reason.
    case failed(String)
}

extension Reactive where Base: Canvas {
    /// The new size, each time the size changes. The closure was called before.
    @preconcurrency @MainActor public var resized: ControlEvent<Size> {
        .of(base.events) { if case .resized(let size) = $0 { size } else { nil } }
    }
}
