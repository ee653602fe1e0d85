// SPDX-License-Identifier: MIT

import Foundation
import HeadlessBackend
import RemoteProbeMessages
import Testing

@testable import RemoteBackend
@testable import ViewKit
@testable import WireKit

/// Each operation to the host, at the limits that it is declared with, and beyond them.
@MainActor @Suite(.serialized) struct MessageLimitsTests {
    private typealias Sample = MessageSample

    private static func samples() throws -> [Sample] {
        typealias Session = HostileTests
        let action = ActionProperties(
            id: "save", title: "Save", shortcuts: [Shortcut("<Primary>s")].compactMap(\.self),
            isEnabled: true,
            takesValue: false, value: "", options: [.init("One", value: "one")])
        let menu = Menu(sections: [[.init("Save", action: "save")]])
        return try [
            Sample(Operations.make, to: 50, Make(kind: "label")),
            Sample(Operations.release, to: Session.content, EmptyBody()),
            Sample(
                Operations.common, to: Session.label,
                ViewProperties {
                    $0.tooltip = "a"
                    $0.styleClasses = ["title-2"]
                }),
            Sample(Operations.focus, to: Session.field, 0),
            Sample(Operations.listenContext, to: Session.label, EmptyBody()),
            Sample(Operations.listen, to: Session.stack, EmptyBody()),
            Sample(Operations.insert, to: Session.box, ChildInsertion(child: Session.text, index: 0)),
            Sample(Operations.remove, to: Session.box, 0),
            Sample(Operations.move, to: Session.box, ChildMove(from: 0, to: 1)),
            Sample(
                Operations.place, to: Session.grid, Placement(index: 0, cell: GridCell(column: 1, row: 1))),
            Sample(
                Operations.addConstraint, to: Session.layout,
                NewConstraint(id: 2, constraint: HostileTests.constraint(child: 0))),
            Sample(Operations.removeConstraint, to: Session.layout, 1),
            Sample(Operations.handled, to: Session.field, 1),
            Sample(Operations.splice, to: Session.list, ListSplice(position: 0, removed: 0, added: 1)),
            Sample(Operations.cell, to: Session.list, NewCell(slot: 1, view: Session.text)),
            Sample(Operations.updateRows, to: Session.list, [0]),
            Sample(Operations.scrollToRow, to: Session.list, 0),
            Sample(Operations.focusRow, to: Session.list, 0),
            Sample(Operations.emptyView, to: Session.list, Session.text),
            Sample(
                Operations.traits, to: Session.list,
                TraitsResponse(first: 0, revision: 1, traits: [RowTraits()])),
            Sample(Operations.resignFocus, to: Session.field, EmptyBody()),
            Sample(Operations.requestInput, to: Session.label, InputRequest { $0.actions = [action] }),
            Sample(Operations.showMenu, to: Session.label, OpenMenu(menu: menu, position: nil)),
            Sample(Operations.cellsBound, 1),
            Sample(Operations.scrollIntoView, to: Session.label, false),
            Sample(
                Operations.edit, to: Session.text,
                Edit(lastReceivedEvent: 0, edit: TextEdit(0..<0, "a"), selection: 0..<0)),
            Sample(
                Operations.style, to: Session.text,
                Styling(
                    lastReceivedEvent: 0, range: 0..<2,
                    runs: [TextRun(0..<1, TextAttributes(isBold: true))])),
            Sample(Operations.makeWindow, to: 50, EmptyBody()),
            Sample(
                Operations.renderWindow, to: Session.window,
                WindowState {
                    $0.title = "a"
                    $0.actions = [action]
                }),
            Sample(Operations.windowContent, to: Session.window, Session.text),
            Sample(Operations.windowParent, to: Session.window, UInt64?.none),
            Sample(Operations.presentWindow, to: Session.window, EmptyBody()),
            Sample(Operations.closeWindow, to: Session.window, EmptyBody()),
            Sample(Operations.windowHeader, to: Session.window, UInt64?.none),
            Sample(Operations.saveState, to: Session.window, "state"),
            Sample(Operations.makePopover, to: 50, EmptyBody()),
            Sample(Operations.popoverContent, to: Session.popover, Session.text),
            Sample(
                Operations.presentPopover, to: Session.popover,
                Presentation(number: 2, anchor: Session.label, position: nil, title: "a")),
            Sample(Operations.closePopover, to: Session.popover, EmptyBody()),
            Sample(
                Operations.makeDialog, to: 50,
                NewDialog(content: .alert(Alert("Why?", message: "a", actions: [.cancel])), window: nil)),
            Sample(Operations.renderDialog, to: 50, .alert(Alert("Why?", actions: [.cancel]))),
            Sample(Operations.copy, [.text("a")]),
            Sample(Operations.readClipboard, .text),
            Sample(
                Operations.post,
                DesktopNotification("a", title: "A", actions: [.init("b", title: "B")])),
            Sample(Operations.withdraw, "a"),
            Sample(Operations.open, "https://example.org"),
        ]
    }

    private func outcome(_ sample: Sample, _ change: Sample.Change?) async throws -> String? {
        let pair = try RemotePair()
        HostileTests.session(pair.plugin)
        pair.pump()
        try #require(pair.end == nil)
        guard try sample.send(pair.plugin.connection, change) else { return nil }
        return await pair.refusal()
    }

    /// The process of a plugin cuts texts by the first ones, and the host refuses states by the second ones.
    @Test func bothSidesHaveTheSameLimitsForEachKind() {
        for (kind, facts) in RemoteKinds.builtIn.types {
            #expect(KindLimits.of(kind) == facts.limits, "\(kind)")
        }
    }

    /// An operation that the host receives without a sample here fails this test.
    @Test func eachOperationHasLimitsAndASample() throws {
        let received = try RemotePair().host.connection.receivedLimits
        #expect(received.allSatisfy { $0.length != nil && $0.elements != nil }, "\(received)")
        let sampled = try Set(Self.samples().map(\.limits))
        for limits in received { #expect(sampled.contains(limits), "no sample of \(limits.name)") }
        #expect(received.count == sampled.count)
    }

    @Test func aMessageThatIsLongerIsRefusedByItsName() async throws {
        for limits in try Self.samples().map(\.limits) {
            let pair = try RemotePair()
            let length = try #require(limits.length)
            // The connection itself limits the longest messages.
            guard length < Connection.unsentLimit / 2 else { continue }
            pair.plugin.connection.send(
                WireOperation<String>(limits.number, limits.name), String(repeating: "x", count: length))
            let refusal = await pair.refusal()
            #expect(refusal.contains("\"\(limits.name)\" is not valid"), "\(refusal)")
            #expect(refusal.contains("longer than \(length) bytes"), "\(limits.name): \(refusal)")
        }
    }

    @Test func eachTextIsAsLongAsItsLimitAndNotLonger() async throws {
        var tried = Set<String>()
        for sample in try Self.samples() {
            guard let limit = sample.limits.textLength else { continue }
            for number in 0..<sample.texts {
                guard let beyond = try await outcome(sample, .text(number, length: limit + 1)) else {
                    continue
                }
                #expect(beyond.contains("longer than \(limit) bytes"), "\(sample.limits.name): \(beyond)")
                let allowed = try await outcome(sample, .text(number, length: limit))
                // No other limit is for the length. The text may be invalid for another reason.
                #expect(allowed?.contains(" bytes") != true, "\(sample.limits.name): \(allowed ?? "")")
                tried.insert(sample.limits.name)
            }
        }
        #expect(tried.isSuperset(of: ["make", "common", "renderWindow", "showMenu", "makeDialog", "post"]))
    }

    @Test func eachArrayHasAsManyElementsAsItsLimitAndNotMore() async throws {
        var tried = Set<String>()
        for sample in try Self.samples() {
            // Of the arrays of long messages, the bytes are limited first.
            guard let limit = sample.limits.elements, limit <= 10_000, let length = sample.limits.length
            else { continue }
            for number in 0..<sample.arrays {
                guard let beyond = try await outcome(sample, .array(number, count: limit + 1)) else {
                    continue
                }
                #expect(
                    beyond.contains("more than \(limit) elements")
                        || beyond.contains("longer than \(length) bytes"),
                    "\(sample.limits.name): \(beyond)")
                let allowed = try await outcome(sample, .array(number, count: limit))
                #expect(allowed?.contains("elements.") != true, "\(allowed ?? "")")
                tried.insert(sample.limits.name)
            }
        }
        #expect(
            tried.isSuperset(of: ["common", "renderWindow", "requestInput", "makeDialog", "post"]), "\(tried)"
        )
    }

    /// It is told nothing, and waits. What the messages do is left out: after some text, the host pauses to draw a frame.
    @Test func aPluginMaySendAsManyMessagesAtOnceAsTheRateSaysAndNotMore() throws {
        var tried = Set<String>()
        for sample in try Self.samples() {
            guard let rate = sample.limits.rate else { continue }
            // No time passes, so that the pause is not over either.
            let pair = try RemotePair(budget: TurnBudget(nanoseconds: 1_000_000) { 1 })
            sample.ignore(pair.host.connection)
            for _ in 0..<rate.burst { _ = try sample.send(pair.plugin.connection, nil) }
            #expect(!pair.pump(), "\(sample.limits.name)")
            _ = try sample.send(pair.plugin.connection, nil)
            #expect(pair.pump(), "\(sample.limits.name)")
            tried.insert(sample.limits.name)
        }
        #expect(tried.isSuperset(of: ["makeWindow", "renderDialog", "saveState", "open"]), "\(tried)")
    }

    /// The operations that create something, with what makes one of a number, how many live, and what says that they are too many.
    private static let living:
        [String: (
            send: @MainActor (Connection, UInt64) -> Void, count: @MainActor (RemotePair) -> Int,
            reason: String
        )] = [
            "make": (
                { $0.send(Operations.make, to: $1, Make(kind: "label")) }, { $0.host.objectCount },
                "there are 10000 views, windows and dialogs; at most 10000 are allowed"
            ),
            "makeWindow": (
                { $0.send(Operations.makeWindow, to: $1, EmptyBody()) }, { $0.host.objectCount },
                "there are 16 windows; at most 16 are allowed"
            ),
            "makeDialog": (
                {
                    let alert = Alert("Why?", actions: [.cancel])
                    $0.send(Operations.makeDialog, to: $1, NewDialog(content: .alert(alert), window: nil))
                },
                { pair in (UInt64(1)...50).count { pair.host.backendDialog($0) != nil } },
                "A dialog was not opened, because 16 windows, popovers and dialogs are open."
            ),
            "post": (
                { $0.send(Operations.post, DesktopNotification("\($1)", title: "A")) },
                { $0.shell.notifications.count },
                "The oldest notification was withdrawn, because the plugin has posted 16 others"
            ),
        ]

    @Test func ofEachOperationAsManyLiveAsItsLimitAndNotMore() async throws {
        let limited = try Self.samples().map(\.limits).filter { $0.living != nil }
        #expect(Set(limited.map(\.name)) == Set(Self.living.keys))
        for limits in limited {
            let (limit, living) = try (#require(limits.living), #require(Self.living[limits.name]))
            let pair = try RemotePair()
            for number in 1...limit { living.send(pair.plugin.connection, UInt64(number)) }
            pair.pump()
            #expect(pair.end == nil && pair.denials.isEmpty, "\(limits.name): \(pair.denials)")
            #expect(living.count(pair) == limit, "\(limits.name)")
            living.send(pair.plugin.connection, UInt64(limit + 1))
            let answer = await pair.refusal() + pair.denials.joined()
            #expect(answer.contains(living.reason), "\(limits.name): \(answer)")
            if pair.end == nil { #expect(living.count(pair) == limit, "\(limits.name)") }
        }
    }

    // MARK: Kinds of views

    @Test func eachKindOfViewRefusesAStateThatIsLongerThanItsLimit() async throws {
        let limits = RemoteKinds.builtIn.types.mapValues(\.limits)
        #expect(Set(RemoteKinds.builtIn.names) == Set(limits.keys).union([SpecialKind.placeholder]))
        for (kind, limits) in limits {
            let pair = try RemotePair()
            pair.plugin.connection.send(Operations.make, to: 1, Make(kind: kind))
            pair.plugin.connection.send(
                WireOperation<String>(Operations.renderNumber, "render"), to: 1,
                String(repeating: "x", count: limits.length))
            let refusal = await pair.refusal()
            #expect(refusal.contains("longer than \(limits.length) bytes"), "\(kind): \(refusal)")
        }
    }

    // MARK: Documentation

    /// The pages show what is declared.
    @Test func theTablesOfTheDocumentationAreThoseOfTheDeclarations() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let page = try String(
            contentsOf: root.appending(path: "Sources/Framework/RemoteBackend/RemoteBackend.docc/Limits.md"),
            encoding: .utf8)
        for limits in try RemotePair().host.connection.receivedLimits {
            #expect(page.contains(limits.row + "\n"), "\(limits.row)")
        }
        func number(_ value: Int?) -> String { value.map { "\($0)" } ?? "" }
        for (kind, type) in RemoteKinds.builtIn.types.sorted(by: { $0.key < $1.key }) {
            let limits = type.limits
            let row = "| \(kind) | \(limits.length) | \(number(limits.textLength)) | \(limits.elements) |"
            #expect(page.contains(row + "\n"), "\(row)")
        }
    }
}

extension OperationLimits {
    /// The row of the operation in the table of the documentation.
    fileprivate var row: String {
        let numbers = [length, textLength, elements, rate?.burst, rate?.perSecond, living]
        return "| \(name) | " + numbers.map { $0.map { "\($0)" } ?? "" }.joined(separator: " | ") + " |"
    }
}
