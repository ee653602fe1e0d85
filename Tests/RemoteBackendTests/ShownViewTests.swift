// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// The properties that all views of a plugin have.
@MainActor @Suite(.serialized) struct ShownViewTests {
    /// A backend decodes the images of the owners in turn.
    @Test func eachPluginIsTheOwnerOfItsViews() throws {
        var owners: [ViewOwner] = []
        HeadlessBackend.views.register(.spinner) {
            owners.append(.current)
            return HeadlessControl(.spinner)
        }
        defer { HeadlessBackend.views.register(.spinner) { HeadlessControl(.spinner) } }
        let pairs = try [RemotePair(), RemotePair()]
        var views = (pairs + pairs).map { pair in pair.inPlugin { Spinner() } }
        views.append(Toolkit.perform(with: pairs[0].shell) { Spinner() })
        #expect(owners.count == 5 && owners[0] == owners[2] && owners[1] == owners[3])
        #expect(Set(owners).count == 3 && owners.last == .application)
        withExtendedLifetime(views) {}
    }

    /// Creates two fields in a window of the plugin. Returns them with what the shell shows of them.
    private func makeFields(_ pair: RemotePair) throws -> (
        fields: [TextField], peers: [HeadlessTextField], container: LayoutView, window: Window
    ) {
        let fields = pair.inPlugin { [TextField(), TextField()] }
        let container = pair.inPlugin { LayoutView(fields) }
        let window = pair.inPlugin { openWindow(container) }
        return (fields, try fields.map { try shown($0, by: pair) }, container, window)
    }

    @Test func aFieldInWhichTheUserTypesIsNotFocusedByAnEarlierRequest() throws {
        let pair = try RemotePair()
        let (fields, peers, container, window) = try makeFields(pair)
        try peers[0].type("coreutils")
        peers[1].focus()
        func requestFocus(_ view: PortableView) {
            Toolkit.perform(with: pair.plugin) { view.focus() }
            pair.plugin.connection.flush()
            pair.host.connection.wait(milliseconds: 0) { true }
        }
        requestFocus(fields[0])
        // It passes the focus on to the first field.
        requestFocus(container)
        #expect(peers[1].isFocused)
        // It has the focus itself.
        Toolkit.perform(with: pair.plugin) { container.isFocusable = true }
        requestFocus(container)
        #expect(!peers[1].isFocused && !peers[0].isFocused)
        pair.pump()
        #expect(fields[0].text == "coreutils")
        requestFocus(fields[0])
        #expect(peers[0].isFocused)
        withExtendedLifetime(window) {}
    }

    /// Such as after a text was dropped into it.
    @Test func aFieldIsFocusedByWhatHandlesItsText() throws {
        let pair = try RemotePair()
        let (fields, peers, _, window) = try makeFields(pair)
        let subscription = fields[0].rx.text.orEmpty.skip(1)
            .subscribe(onNext: { [unowned field = fields[0]] _ in field.focus() })
        try peers[0].type("coreutils")
        peers[1].focus()
        pair.pump()
        #expect(peers[0].isFocused && fields[0].text == "coreutils")
        subscription.dispose()
        withExtendedLifetime(window) {}
    }

    /// Creates labels in the plugin, and returns the functions that set and read the size groups of one of them.
    private func makeLabels(_ count: UInt64, _ pair: RemotePair) -> (
        set: (UInt64, Int?, Int?) -> Void, shown: (UInt64) -> ViewProperties?
    ) {
        let connection = pair.plugin.connection
        for id in 1...count { connection.send(Operations.make, to: id, Make(kind: "label")) }
        return (
            { id, width, height in
                let properties = ViewProperties {
                    $0.widthGroup = width
                    $0.heightGroup = height
                }
                connection.send(Operations.common, to: id, properties)
            },
            { (pair.host.backendView($0) as? HeadlessView)?.common }
        )
    }

    @Test func eachPluginHasSizeGroupsOfItsOwn() throws {
        let pairs = [try RemotePair(), try RemotePair()]
        let shell = SizeGroup(.width)
        let label = Toolkit.perform(with: pairs[0].shell) { Label("") }
        shell.add(label)
        // A plugin may send any number, also one that has no opposite.
        for number in [1, label.widthGroup ?? 0, .min, -1] {
            var groups: [Int] = []
            for pair in pairs {
                let (set, shown) = makeLabels(2, pair)
                set(1, number, number)
                set(2, number, nil)
                pair.pump()
                let group = try #require(shown(1)?.widthGroup)
                #expect(shown(1)?.heightGroup == group && shown(2)?.widthGroup == group)
                #expect(shown(2)?.heightGroup == nil && group > 0 && pair.end == nil)
                groups.append(group)
                for id in UInt64(1)...2 {
                    pair.plugin.connection.send(Operations.release, to: id, EmptyBody())
                }
                pair.pump()
                #expect(pair.host.account.sizeGroups.measurements == 0)
            }
            #expect(groups[0] != groups[1] && !groups.contains(label.widthGroup ?? 0))
        }
    }

    @Test func aPolicyMayHaveNoLimits() throws {
        var policy = RemotePolicy()
        (policy.maximumViewsInSizeGroups, policy.maximumDepth) = (.max, .max)
        let pair = try RemotePair(policy: policy)
        let (box, group) = pair.inPlugin {
            let (box, group) = (Box([Label(String(repeating: "x", count: 200))]), SizeGroup(.width))
            group.add(box)
            return (box, group)
        }
        let id = try #require(RemoteBackend.id(of: box.backendView))
        let peer = try #require(pair.host.backendView(id) as? HeadlessView)
        #expect(peer.common.widthGroup != nil && peer.children.count == 1 && pair.end == nil)
        withExtendedLifetime(group) {}
    }

    /// GTK computes the style of all views in a view that has another class, or that is not enabled any more.
    @Test func anotherLookOfAViewWithManyViewsIsCharged() throws {
        let pair = try RemotePair()
        let box = pair.inPlugin { Box(.vertical, (0..<1_000).map { _ in Box(.vertical, [Label("")]) }) }
        func cost(_ change: @MainActor () -> Void) -> Int {
            pair.host.account.textOfTurn = 0
            pair.inPlugin(change)
            return pair.host.account.textOfTurn
        }
        #expect(cost { box.styleClasses = ["toolbar"] } == 2_001)
        #expect(cost { box.isEnabled = false } == 2_001)
        #expect(cost { box.margins = Insets(4) } == 0)
        #expect(cost { box.styleClasses = ["toolbar"] } == 0)
        #expect(cost { (box.views[7] as? Box)?.isEnabled = false } == 2 && pair.end == nil)
    }

    /// GTK never frees the name of a widget.
    @Test func theIdentifiersOfViewsThatAPluginHasUsedAreLimited() throws {
        let pair = try RemotePair()
        let connection = pair.plugin.connection
        connection.send(Operations.make, to: 1, Make(kind: "label"))
        func name(_ identifier: String) -> String? {
            connection.send(Operations.common, to: 1, ViewProperties { $0.identifier = identifier })
            pair.pump()
            return (pair.host.backendView(1) as? HeadlessView)?.common.identifier
        }
        let long = String(repeating: "x", count: 4_000)
        for number in 1_000..<1_250 { #expect(name("\(number)" + long) != nil) }
        #expect(pair.denials.isEmpty)
        for number in 1_250..<1_300 { _ = name("\(number)" + long) }
        #expect(name("1300" + long) == nil && name("1000" + long) != nil)
        #expect(pair.denials.count == 1 && pair.end == nil)
    }

    @Test func fiveHundredViewsAreInASizeGroupAndNotMore() async throws {
        func outcome(_ count: UInt64, _ group: (UInt64) -> Int) async throws -> String {
            let pair = try RemotePair()
            let (set, _) = makeLabels(count, pair)
            for _ in 0..<2 { for id in 1...count { set(id, group(id), nil) } }
            return await pair.refusal()
        }
        let refusal = "the size groups take longer to measure than one of 500 views"
        #expect(try await outcome(500) { _ in 7 } == "the host has accepted it")
        #expect(try await outcome(501) { _ in 7 }.contains(refusal))
        // The cells of a list with several groups.
        #expect(try await outcome(1_200) { Int($0 % 6) } == "the host has accepted it")
        #expect(try await outcome(1_300) { Int($0 % 6) }.contains(refusal))
    }
}
