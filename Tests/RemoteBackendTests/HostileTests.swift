// SPDX-License-Identifier: MIT

import AppTesting
import HeadlessBackend
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// Invalid messages of a plugin: each is refused with the operation and the field, and the shell continues.
@MainActor @Suite(.serialized) struct HostileTests {
    /// A message that follows a usual session, and what the reason contains.
    struct Attack: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let reason: String
        let send: @MainActor @Sendable (RemoteBackend) -> Void

        init<Body: Codable & Sendable>(
            _ operation: WireOperation<Body>, to object: UInt64, _ body: Body, _ reason: String
        ) {
            testDescription = "\(operation.name): \(reason)"
            self.reason = "\"\(operation.name)\" for object \(object) was refused: \(reason)"
            send = { $0.connection.send(HostileTests.raw(operation), to: object, body) }
        }

        init(_ reason: String, _ send: @escaping @MainActor @Sendable (RemoteBackend) -> Void) {
            testDescription = reason
            self.reason = reason
            self.send = send
        }
    }

    // The objects of the session: a box with a label and a text field, a layout view with a label and a constraint, a grid with a label, a
    // list of three rows, a stack of one page, a window with the box, a popover with a label.
    nonisolated static let box: UInt64 = 1
    nonisolated static let label: UInt64 = 2
    nonisolated static let field: UInt64 = 3
    nonisolated static let layout: UInt64 = 4
    nonisolated static let placed: UInt64 = 5
    nonisolated static let grid: UInt64 = 6
    nonisolated static let cell: UInt64 = 7
    nonisolated static let list: UInt64 = 8
    nonisolated static let stack: UInt64 = 9
    nonisolated static let page: UInt64 = 10
    nonisolated static let window: UInt64 = 11
    nonisolated static let popover: UInt64 = 12
    nonisolated static let content: UInt64 = 13
    nonisolated static let text: UInt64 = 14
    nonisolated static let missing: UInt64 = 99

    static func session(_ plugin: RemoteBackend) {
        let connection = plugin.connection
        for (id, kind) in [
            (box, "box"), (label, "label"), (field, "textField"), (layout, "layoutView"), (placed, "label"),
            (grid, "grid"), (cell, "label"), (list, "collection.list"), (stack, "pageStack"), (page, "label"),
            (content, "label"), (text, "textView"),
        ] {
            connection.send(Operations.make, to: id, Make(kind: kind))
        }
        for (parent, child) in [(box, label), (box, field), (layout, placed), (grid, cell), (stack, page)] {
            connection.send(Operations.insert, to: parent, ChildInsertion(child: child, index: 0))
        }
        connection.send(Operations.place, to: grid, Placement(index: 0, cell: GridCell(column: 1, row: 2)))
        connection.send(
            Operations.addConstraint, to: layout, NewConstraint(id: 1, constraint: constraint(child: 0)))
        connection.send(
            Operations.splice, to: list, ListSplice(position: 0, removed: 0, added: 3))
        connection.send(
            render(CollectionViewState.self), to: list, Render(state: CollectionViewState { $0.rowCount = 3 })
        )
        connection.send(render(LabelState.self), to: label, Render(state: LabelState { $0.text = "Ada" }))
        connection.send(
            Operations.edit, to: text,
            Edit(lastReceivedEvent: 0, edit: TextEdit(0..<0, "Hello"), selection: 0..<0))
        connection.send(Operations.common, to: label, ViewProperties { $0.styleClasses = ["title-2"] })
        connection.send(Operations.makeWindow, to: window, EmptyBody())
        connection.send(Operations.windowContent, to: window, box)
        connection.send(Operations.presentWindow, to: window, EmptyBody())
        connection.send(Operations.makePopover, to: popover, EmptyBody())
        connection.send(Operations.popoverContent, to: popover, content)
        connection.send(
            Operations.presentPopover, to: popover,
            Presentation(number: 1, anchor: label, position: Point(x: 1, y: 2), title: "More"))
    }

    /// Returns the operation without its limits, with which the sender would cut texts.
    nonisolated static func raw<Body>(_ operation: WireOperation<Body>) -> WireOperation<Body> {
        WireOperation(operation.number, operation.name)
    }

    nonisolated static func render<State: PortableState>(_ state: State.Type) -> WireOperation<Render<State>>
    {
        WireOperation(Operations.renderNumber, Operations.renderName)
    }

    nonisolated static func constraint(child: Int, _ change: (inout LayoutConstraintState) -> Void = { _ in })
        -> LayoutConstraintState
    {
        var state = LayoutConstraintState(
            first: .child(child), firstAttribute: .top, relation: .equal, second: .container,
            secondAttribute: .top, multiplier: 1, constant: 0, priority: .required)
        change(&state)
        return state
    }

    @Test(arguments: views + layouts + windows + desktop) func whatMakesNoSenseIsRefused(_ attack: Attack)
        async throws
    {
        let pair = try RemotePair()
        Self.session(pair.plugin)
        pair.pump()
        #expect(pair.end == nil, "the session itself is refused")
        attack.send(pair.plugin)
        let refusal = await pair.refusal()
        #expect(refusal.contains(attack.reason), "\(refusal)")
        #expect(pair.shell.windows.isEmpty)
    }

    @Test func aSessionIsAccepted() throws {
        let pair = try RemotePair()
        Self.session(pair.plugin)
        pair.pump()
        #expect(pair.end == nil)
        #expect(pair.shell.windows.last?.popovers.count == 1)
    }

    /// The operations are those that the host receives. ``MessageLimitsTests`` sends each of them at its limits and beyond.
    @Test func everyOperationIsAttacked() throws {
        let texts = (Self.views + Self.layouts + Self.windows + Self.desktop).map(\.testDescription).joined(
            separator: "\n")
        // No value of these makes no sense.
        let harmless: Set = ["readClipboard", "post", "withdraw"]
        for limits in try RemotePair().host.connection.receivedLimits where !harmless.contains(limits.name) {
            #expect(texts.contains("\(limits.name): "), "no attack by \(limits.name)")
        }
        #expect(texts.contains("render: "))
    }
}
