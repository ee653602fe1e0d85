// SPDX-License-Identifier: MIT

import ViewKit

/// A canvas in memory: the commands of its drawing, which a test compares.
///
/// It is as large as its minimum size, or else 300 × 150 logical pixels, until a test resizes it.
/// ```swift
/// try app.canvas("Chart").resize(to: Size(width: 400, height: 200))
/// #expect(try app.canvas("Chart").drawnTexts == ["Monday"])
/// ```
@preconcurrency @MainActor public final class HeadlessCanvas: HeadlessControl<CanvasState, CanvasEvent> {
    private var size: Size?

    init() {
        super.init(.canvas)
        // In a later turn of the main queue, as on a display, where a view has a size once it is laid out.
        Task { @MainActor [weak self] in
            guard let self, size == nil else { return }
            resize(to: Size(width: common.minimumWidth ?? 300, height: common.minimumHeight ?? 150))
        }
    }

    /// The drawing.
    public var commands: [DrawingCommand] { shown?.commands ?? [] }

    /// The texts of the drawing, in order.
    public var drawnTexts: [String] {
        commands.compactMap { command in
            if case .text(let text, _, _, _) = command { text } else { nil }
        }
    }

    /// Gives the canvas another size, as by resizing its window.
    public func resize(to size: Size) {
        guard size != self.size else { return }
        self.size = size
        perform { onEvent?(.resized(size)) }
    }
}

extension Role {
    /// A drawing.
    public static let canvas = Role("canvas")
}

extension HeadlessSearchable {
    /// The visible canvas with that name.
    public func canvas(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessCanvas {
        try find(.canvas, named: name, file, line)
    }
}
