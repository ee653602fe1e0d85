// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// A plugin that speaks the wire itself: each message is valid alone, and comes in any order, for any object, in several panes,
/// while the user uses what is shown, hides pages and closes them.
@MainActor @Suite(.serialized) struct HostileSequenceTests {
    /// What the plugin sends. The session of ``HostileTests`` has come before.
    @MainActor private struct Plugin {
        let connection: Connection
        var random: SeededNumbers
        private var last: UInt64 = 100

        init(_ connection: Connection, _ random: SeededNumbers) {
            (self.connection, self.random) = (connection, random)
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

        /// Returns one of the objects, or sometimes any other.
        mutating func one(of objects: UInt64...) -> UInt64 {
            if number(0...60) == 0 { return UInt64(number(0...120)) }
            return objects.randomElement(using: &random) ?? 0
        }

        mutating func new() -> UInt64 {
            if number(0...60) == 0 { return UInt64(number(0...30)) }
            last += 1
            return last
        }

        /// Returns a view that was created during the sequence, and is perhaps in another one.
        mutating func view() -> UInt64 { UInt64(number(101...max(101, Int(last)))) }

        mutating func pane() -> UInt64 { Operations.hostBit + UInt64(number(1...3)) }

        mutating func send<Body: Codable>(_ operation: WireOperation<Body>, to object: UInt64, _ body: Body) {
            connection.send(operation, to: object, body)
        }

        mutating func render<State: PortableState>(_ state: State, to object: UInt64) {
            send(HostileTests.render(State.self), to: object, Render(state: state))
        }

        /// Creates a view, and puts it somewhere.
        mutating func addView() {
            let id = new()
            let kinds = RemoteKinds.builtIn.names
            send(Operations.make, to: id, Make(kind: kinds.randomElement(using: &random) ?? "box"))
            switch number(0...8) {
            case 0...2:
                send(
                    Operations.insert, to: one(of: HostileTests.box, view()),
                    ChildInsertion(child: id, index: 0))
            case 3: send(Operations.windowContent, to: one(of: HostileTests.window, pane()), id)
            case 4: send(Operations.popoverContent, to: one(of: HostileTests.popover), id)
            case 5: send(Operations.emptyView, to: one(of: HostileTests.list), id)
            case 6:
                send(Operations.cell, to: one(of: HostileTests.list), NewCell(slot: number(1...3), view: id))
            case 7: send(Operations.windowHeader, to: pane(), number(0...3) == 0 ? id : nil)
            default: break
            }
        }

        mutating func step() {
            switch number(0...24) {
            case 0...5: addView()
            case 6: send(Operations.release, to: view(), EmptyBody())
            case 7:
                send(Operations.move, to: one(of: HostileTests.box), ChildMove(from: 0, to: number(0...1)))
            case 8:
                send(
                    Operations.splice, to: one(of: HostileTests.list),
                    ListSplice(position: 0, removed: number(0...1), added: 9_000))
            case 9: send(Operations.makeWindow, to: new(), EmptyBody())
            case 10: send(Operations.presentWindow, to: one(of: HostileTests.window, pane()), EmptyBody())
            case 11: send(Operations.closeWindow, to: one(of: HostileTests.window), EmptyBody())
            case 12:
                send(
                    Operations.renderWindow, to: one(of: HostileTests.window, pane()),
                    WindowState { $0.isModal = true })
            case 13: send(Operations.closePopover, to: one(of: HostileTests.popover), EmptyBody())
            case 14...15:
                let content = DialogContent.alert(Alert("Why?", actions: [.cancel]))
                let window = number(0...3) == 0 ? nil : one(of: HostileTests.window, pane())
                send(Operations.makeDialog, to: new(), NewDialog(content: content, window: window))
            case 16: send(Operations.focus, to: one(of: HostileTests.field, view()), number(0...3))
            case 17:
                let edit = TextEdit(0..<number(0...2), "ab\n")
                send(
                    Operations.edit, to: one(of: HostileTests.text),
                    Edit(lastReceivedEvent: 0, edit: edit, selection: 0..<1))
            case 18:
                let menu = Menu(sections: [[.init("A", action: "a")]])
                send(
                    Operations.showMenu, to: one(of: HostileTests.label), OpenMenu(menu: menu, position: nil))
            case 19:
                render(LabelState { $0.text = "Ada" }, to: one(of: HostileTests.label, HostileTests.content))
            case 20: render(TextFieldState { $0.text = "Ada" }, to: one(of: HostileTests.field))
            case 21:
                send(Operations.listenContext, to: one(of: HostileTests.label, HostileTests.box), EmptyBody())
            case 22: send(Operations.scrollToRow, to: one(of: HostileTests.list), 0)
            case 23:
                send(
                    Operations.common, to: one(of: HostileTests.box, view()),
                    ViewProperties { $0.isHidden = true })
            default:
                send(Operations.requestInput, to: one(of: HostileTests.box), InputRequest())
            }
        }
    }

    /// What the user and the shell do meanwhile.
    private static func act(_ pair: RemotePair, _ panes: [RemotePane], _ random: inout SeededNumbers) {
        let pane = panes.randomElement(using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: pane?.isVisible.toggle()
        case 1: pane?.close()
        case 2: pair.shell.windows.last?.requestClose()
        case 3: pair.shell.windows.flatMap(\.dialogs).last?.close()
        case 4: pair.host.isAsked.toggle()
        case 5: pair.host.closeDialogs()
        case 6: pair.host.noteInput()
        case 7:
            // Views that are shown report inputs.
            let id = UInt64.random(in: 1...120, using: &random)
            switch pair.host.backendView(id) {
            case let view as HeadlessControl<ButtonState, ButtonEvent>: view.onEvent?(.tapped)
            case let view as HeadlessControl<TextFieldState, TextEvent>:
                view.onEvent?(.changed("Milk", selection: 0..<0))
            case let view as HeadlessTextView:
                view.onEvent?(.edited([TextEdit(0..<0, "x")], selection: 0..<0))
            default: break
            }
        // The lists create cells for what they show.
        default: _ = pair.shell.windows.map(\.texts)
        }
    }

    /// The end of a sequence.
    private struct Outcome {
        weak var host: RemoteHost?
        let account: Account
        let end: ConnectionEnd?
        let sent: Int
    }

    private func run(seed: UInt64) throws -> Outcome {
        var random = SeededNumbers(seed: seed)
        let pair = try RemotePair()
        let panes = (0..<3).map { number in
            Toolkit.perform(with: pair.shell) { RemotePane(name: "page\(number)") }
        }
        let window = Toolkit.perform(with: pair.shell) { openWindow(Box(panes)) }
        for pane in panes {
            pane.enclosingWindow = window
            pair.host.add(pane)
        }
        HostileTests.session(pair.plugin)
        pair.pump()
        var (sent, end) = (0, ConnectionEnd?.none)
        var plugin = Plugin(pair.plugin.connection, random)
        while end == nil, sent < 200 {
            plugin.step()
            sent += 1
            if sent % 3 == 0 { Self.act(pair, panes, &random) }
            pair.pump()
            if case .ended(let reason) = pair.host.connection.state { end = reason }
        }
        // The shell is not blocked: its window closes, and so do those of the plugin.
        pair.host.connection.close(because: "the test has ended")
        pair.host.finish(.closedByPeer)
        Toolkit.perform(with: pair.shell) { window.close() }
        #expect(pair.shell.windows.isEmpty, "seed \(seed): \(pair.shell.windows)")
        return Outcome(host: pair.host, account: pair.host.account, end: end, sent: sent)
    }

    @Test func nothingThatAPluginSendsInAnyOrderEndsTheShellAndEverythingIsFreed() async throws {
        var (refused, longest) = (0, 0)
        for seed in UInt64(0)..<1_000 {
            let outcome = try run(seed: seed)
            longest = max(longest, outcome.sent)
            switch outcome.end {
            case .refused: refused += 1
            case nil: break
            case .some(let end): Issue.record("seed \(seed): \(end)")
            }
            // What reports in a later turn may keep views until then.
            for _ in 0..<100 where outcome.host != nil || outcome.account.objects > 0 { await Task.yield() }
            #expect(outcome.host == nil, "seed \(seed): the host is not deallocated")
            #expect(outcome.account.objects == 0, "seed \(seed): \(outcome.account.objects) objects are left")
        }
        // The sequences reach the checks of values, and some are long.
        #expect(refused > 500 && longest > 30, "\(refused) refused, the longest has \(longest) messages")
    }
}

/// A sequence of numbers that is the same each time.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
