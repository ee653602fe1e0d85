// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// An object of the host that a plugin's process refers to by its number.
@MainActor class ShownObject {
    /// The name of the type in error messages.
    class var name: String { "object" }

    final let id: UInt64
    /// The counters of the plugin's objects. They may live longer than the host.
    final let account: Account
    /// The host. It is weak, because the object may be released after the host.
    final private(set) weak var host: RemoteHost?
    /// Whether the plugin has released the object. The object stays as long as another object contains it.
    final var isReleased = false
    /// What its last state, and what it keeps beside it, cost.
    private(set) final var cost = StateCost()
    private final var kept = KeptBytes()

    init(_ id: UInt64, _ host: RemoteHost) {
        (self.id, account) = (id, host.account)
        self.host = host
        account.objects += 1
    }

    /// Creates an object that belongs to another one, and that the plugin does not refer to.
    init(of other: ShownObject) {
        (id, account) = (0, other.account)
        host = other.host
        account.objects += 1
    }

    isolated deinit {
        account.objects -= 1
        account.cost -= cost
    }

    /// Called when the plugin has released its object, or the connection has ended.
    func release() { isReleased = true }

    /// Called when the view that it contains is moved to another container.
    func dropContent() {}

    /// Counts what a new state costs, and throws an error if the states of all views cost too much.
    final func count(_ new: StateCost) throws(MessageRefusal) {
        var new = new
        new.bytes += kept.total
        try replaceCost(by: new)
    }

    /// Counts a part of what the object keeps beside its state, in bytes, in place of what was counted of this part before.
    final func count(_ part: WritableKeyPath<KeptBytes, Int>, bytes: Int) throws(MessageRefusal) {
        var new = cost
        new.bytes += bytes - kept[keyPath: part]
        kept[keyPath: part] = bytes
        try replaceCost(by: new)
    }

    private func replaceCost(by new: StateCost) throws(MessageRefusal) {
        account.cost -= cost
        account.cost += new
        cost = new
        let (total, policy) = (account.cost, account.policy)
        if total.bytes > policy.maximumBytes {
            throw MessageRefusal("the states of all views have more than \(policy.maximumBytes >> 20) MB")
        }
        if total.text > policy.maximumShownText {
            throw MessageRefusal(
                "all views show more than \(policy.maximumShownText >> 10) kB of text; show a long text in a TextView, and many texts in a list"
            )
        }
        if total.pixels > policy.maximumPixels {
            throw MessageRefusal(
                "all views show images of more than \(policy.maximumPixels) pixels; show fewer at a time, or smaller ones"
            )
        }
        if total.entries > policy.maximumEntries {
            throw MessageRefusal(
                "all views have more than \(policy.maximumEntries) options, items, marks and blocks; show fewer at a time, or a list"
            )
        }
        let (drawing, most) = (new.drawing / 1_000, policy.maximumDrawingTime / 2)
        if drawing > most {
            throw MessageRefusal(
                "the drawing takes about \(drawing) ms; at most \(most) ms are allowed. Fill smaller areas, and draw shorter and fewer lines"
            )
        }
        if total.drawing / 1_000 > policy.maximumDrawingTime {
            throw MessageRefusal(
                "all canvases take more than \(policy.maximumDrawingTime) ms to draw; show fewer at a time, or simpler ones"
            )
        }
    }
}

/// What the states of views cost the shell.
struct StateCost {
    /// The bytes of the states.
    var bytes = 0
    /// The bytes of texts that are laid out as a whole.
    var text = 0
    /// The pixels of images, as they are shown.
    var pixels = 0
    /// The time to draw a canvas, in microseconds.
    var drawing = 0
    /// The options, items, marks and blocks for which a toolkit creates views of its own.
    var entries = 0

    static func += (cost: inout Self, other: Self) {
        cost.bytes += other.bytes
        cost.text += other.text
        cost.pixels += other.pixels
        cost.drawing += other.drawing
        cost.entries += other.entries
    }

    static func -= (cost: inout Self, other: Self) {
        cost.bytes -= other.bytes
        cost.text -= other.text
        cost.pixels -= other.pixels
        cost.drawing -= other.drawing
        cost.entries -= other.entries
    }
}

/// The bytes of what a view keeps beside its state.
struct KeptBytes {
    /// The text of a text view, or the traits of the rows of a collection.
    var content = 0
    /// What it lets the user drag, and its actions.
    var input = 0
    /// The properties that each view has, the state of a window, or the content of a dialog.
    var properties = 0

    var total: Int { content + input + properties }
}

/// Counts the objects of a plugin's process, and what their states cost.
@MainActor final class Account {
    let policy: RemotePolicy
    var objects = 0
    var cost = StateCost()
    /// The number of constraints of all layout views.
    var constraints = 0
    let sizeGroups = SizeGroups()
    /// The bytes of texts that were shown since the connection paused last.
    var textOfTurn = 0
    private let start = ContinuousClock.now
    private var text: Allowance
    private var drawing: Allowance

    init(_ policy: RemotePolicy) {
        self.policy = policy
        text = Allowance(Double(policy.maximumShownText), perSecond: policy.textPerSecond, at: 0)
        drawing = Allowance(
            Double(policy.maximumDrawingTime), perSecond: policy.drawingTimePerSecond, at: 0)
    }

    private func nanoseconds(_ now: ContinuousClock.Instant) -> UInt64 {
        let (seconds, attoseconds) = start.duration(to: now).components
        return UInt64(max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
    }

    /// Counts texts that are laid out, and returns how long the plugin has to wait then, in milliseconds: a plugin
    /// that changes long texts all the time would keep the user's keys waiting while they are laid out. As much
    /// as all views may show is free.
    func spendTime(ofText bytes: Int, at now: ContinuousClock.Instant) -> Int {
        text.spend(Double(bytes), at: nanoseconds(now))
    }

    /// Counts the microseconds in which a canvas is drawn, and returns how long the plugin has to wait then, in milliseconds.
    func spendTime(ofDrawing microseconds: Int, at now: ContinuousClock.Instant) -> Int {
        drawing.spend(Double(microseconds) / 1_000, at: nanoseconds(now))
    }
}
