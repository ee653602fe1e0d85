// SPDX-License-Identifier: MIT

import Gtk

/// Animation by the frame clock: a closure is called for each frame with the time of the frame.
final class AnimationPage: Page {
    static let lesson = Lesson(
        "Animation", in: .drawing,
        about:
            "The frame clock of a window says when each frame is due; a tick callback computes the positions for that moment.",
        words: "frame clock tick callback transition revealer stack fps"
    ) { AnimationPage() }

    let play = Gtk.ToggleButton(mnemonic: "_Play")
    let ball = Gtk.DrawingArea()
    let reveal = Gtk.ToggleButton(mnemonic: "_Reveal")
    let revealer = Gtk.Revealer()
    private(set) var seconds = 0.0
    private var lastFrame: Int?
    private var tick: Registration?

    init() {
        super.init(Self.lesson)
        ball.contentHeight = 160
        ball.addCssClass("tile")
        ball.update(.label, "A ball that bounces")
        ball.setDrawFunc { [weak self] _, context, width, height in
            guard let self else { return }
            let radius = 18.0
            // One bounce takes one second, one crossing four: triangle waves and a parabola.
            let fall = (seconds.truncatingRemainder(dividingBy: 1)) * 2 - 1
            let across = abs((seconds / 4).truncatingRemainder(dividingBy: 1) * 2 - 1)
            context.arc(
                x: radius + across * (Double(width) - 2 * radius),
                y: radius + fall * fall * (Double(height) - 2 * radius),
                radius: radius)
            context.setSource(red: 0.88, green: 0.2, blue: 0.2)
            context.fill()
        }
        play.halign = .start
        play.onToggled { [weak self] in
            guard let self else { return }
            play.active ? start() : stop()
        }
        section("A ball", "It costs nothing while it does not move.", ball, play)

        reveal.halign = .start
        revealer.transitionType = .slideDown
        revealer.transitionDuration = 400
        revealer.child = .paragraph("Revealers, stacks and popovers move by themselves.")
        reveal.bind(\.active, to: revealer, \.revealChild)
        revealer.onNotify(\.childRevealed) { [weak self] isRevealed in
            self?.report(isRevealed ? "There it is." : "Gone.")
        }
        section("Transitions", nil, reveal, revealer)
    }

    private func start() {
        lastFrame = nil
        tick = addTickCallback { [weak self] _, clock in
            guard let self else { return false }
            if let lastFrame { seconds += Double(clock.frameTime - lastFrame) / 1_000_000 }
            lastFrame = clock.frameTime
            ball.queueDraw()
            return true
        }
        report("It bounces.")
    }

    private func stop() {
        tick?.cancel()
        tick = nil
        report("It rests.")
    }
}
