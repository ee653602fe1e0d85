// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewKit

/// All states and events have named fields: a field that a newer version of the framework has added is ignored by an older one.
struct EvolutionTests {
    private static let states: [any PortableState.Type] = [
        AvatarState.self, BannerState.self, BoxState.self, ButtonState.self, CanvasState.self,
        ClampState.self, CollectionViewState.self, ColorButtonState.self, ComboFieldState.self,
        DateFieldState.self, DropDownState.self, ExpanderState.self, FileFieldState.self,
        FontButtonState.self, FrameState.self, GridState.self, HeaderBarState.self, ImageViewState.self,
        InputRequest.self, LabelState.self, LayoutViewState.self, LevelBarState.self, LinkButtonState.self,
        MenuBarState.self, MenuButtonState.self, NumberFieldState.self, OverlayState.self, PagesState.self,
        PathBarState.self, ProgressBarState.self, PromptState.self, RadioGroupState.self,
        RevealerState.self, ScrollViewState.self, SeparatorState.self, ShortcutLabelState.self,
        SliderState.self, SpinnerState.self, SplitViewState.self, StatusItemState.self, TextFieldState.self,
        TextViewState.self,
        TimeFieldState.self, ToastViewState.self, ToggleState.self, ToolbarState.self, ViewProperties.self,
        WindowState.self, WrapBoxState.self,
    ]

    private static let point = Point(x: 1, y: 2)
    private static let events: [any Sendable & Codable] =
        [
            BannerEvent.action, ButtonEvent.tapped, CanvasEvent.resized(Size(width: 3, height: 4)),
            CanvasEvent.failed("a"), ColorEvent.changed(Color(red: 1, green: 0, blue: 0)),
            ComboFieldEvent.changed("a"), ComboFieldEvent.selected(1), ComboFieldEvent.activated,
            DateEvent.changed(.today), DialogEvent.pressed(1), DialogEvent.chose([ChosenFile("/a")]),
            DialogEvent.edited("a"), DialogEvent.submitted("a"), DialogEvent.closed,
            ExpanderEvent.expanded(true), FileFieldEvent.pressed, FileFieldEvent.chosen("/a"),
            FontEvent.changed(Font("Sans", size: 11)), ImageEvent.failed("a"), LabelEvent.linkActivated("a:"),
            LayoutEvent.willLayout, LayoutEvent.didLayout, NumberEvent.changed(1), PathBarEvent.selected(1),
            ScrollViewEvent.pulled, ScrollViewEvent.scrolled(ScrollGeometry()), SelectionEvent.selected(1),
            SplitViewEvent.sidebarWidth(1),
            SplitViewEvent.collapsed(true), StatusItemEvent.activated, StatusItemEvent.action("a"),
            StatusItemEvent.choice("a", value: "b"), StatusItemEvent.shown(true),
            TimeEvent.changed(.midnight), ToastEvent.action(1),
            ToastEvent.dismissed(1), ToggleEvent.toggled(true), DragEvent.began, DragEvent.ended(.copy),
            DropEvent.entered(point), DropEvent.left, DropEvent.dropped(Drop(.text("a"), at: point)),
        ] + rows + texts + pages + inputs + windows

    private static let rows: [CollectionViewEvent] = [
        .selected(RowSet(0..<2)), .activated(1), .visible(0..<2), .typed("a"), .moved(row: 1, to: 2),
        .expanded(row: 1, isExpanded: true), .sorted(ColumnSort("a")), .columnResized("a", width: 1),
        .columnMoved("a", to: 1), .columnShown("a", isVisible: true),
    ]

    private static let texts: [any Sendable & Codable] = [
        TextEvent.changed("a", selection: 0..<1), TextEvent.selected(0..<1), TextEvent.activated,
        TextEvent.cancelled, TextEvent.began, TextEvent.ended, TextEvent.iconTapped(.trailing),
        TextEvent.suggestionChosen("a"), TextViewEvent.edited([TextEdit(0..<1, "a")], selection: 0..<1),
        TextViewEvent.selected(0..<1), TextViewEvent.began, TextViewEvent.ended,
        TextViewEvent.linkActivated("a:"), TextEvent.undo, TextEvent.redo, TextEvent.paused,
        TextViewEvent.undo,
        TextViewEvent.redo, TextViewEvent.paused, ComboFieldEvent.undo, ComboFieldEvent.redo,
        ComboFieldEvent.paused, NumberEvent.undo, NumberEvent.redo, TimeEvent.undo, TimeEvent.redo,
        SelectionEvent.moved(1), NumberEvent.moved(1), DateEvent.undo, DateEvent.redo,
    ]

    private static let pages: [PagesEvent] = [
        .selected(1), .shown, .dragBegan(.forward), .dragged(0.5), .dragEnded(velocity: 1), .dragCancelled,
        .tab(.move(1, to: 2)), .tab(.close(1)), .tab(.detach(1)),
    ]

    private static let inputs: [InputEvent] = [
        .tap(TapGesture(at: point)), .longPress(LongPressGesture(at: point)),
        .pan(PanGesture(from: point, state: .began)), .swipe(SwipeGesture(velocity: point)),
        .pinch(PinchGesture(scale: 1, state: .began)), .rotation(RotationGesture(angle: 1, state: .began)),
        .hover(HoverGesture(at: point, state: .began)), .scroll(ScrollGesture(by: point)),
        .key(KeyPress(KeyCombination("a"))), .focus(true), .action("a"), .choice("a", value: "b"),
        .drag(.began), .drop(.left), .failed("a"),
    ]

    private static let windows: [WindowEvent] = [
        .closeRequested, .backRequested, .active(true), .minimized(true), .resized(Size(width: 1, height: 2)),
        .maximized(true), .fullScreen(true), .shown, .action("a"),
        .shortcut("a"), .choice("a", value: "b"),
    ]

    /// The fields of a value; nil if it is written without names.
    private func fields(_ value: any Encodable) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: JSONEncoder().encode(value), options: .fragmentsAllowed)
            as? [String: Any]
    }

    /// Reads a value from its fields, as an older version does, and returns the fields of what it has read.
    private func reread<Value: Codable>(_ value: Value, _ fields: [String: Any]) throws -> [String: Any]? {
        let newer = try JSONSerialization.data(withJSONObject: fields)
        return try self.fields(JSONDecoder().decode(Value.self, from: newer))
    }

    @Test func anUnknownFieldOfAStateIsIgnored() throws {
        for type in Self.states {
            let state = type.init()
            let old = try #require(try fields(state), "\(type) has no named fields")
            let read = try reread(state, old.merging(["addedLater": [1]]) { $1 })
            #expect(read as NSDictionary? == old as NSDictionary, "\(type)")
        }
    }

    @Test func anUnknownFieldOfAnEventIsIgnored() throws {
        for event in Self.events {
            let old = try #require(try fields(event), "\(event) has no named fields")
            let name = try #require(old.keys.first)
            let values = try #require(old[name] as? [String: Any], "\(event) has no named fields")
            let read = try reread(event, [name: values.merging(["addedLater": [1]]) { $1 }])
            #expect(read as NSDictionary? == old as NSDictionary, "\(event)")
        }
    }

    /// A new state or event is added to the lists above.
    @Test func allStatesAndEventsAreTested() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Framework/ViewKit").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let declaration = /^public (?:struct (\w+): (?:PortableState|\w+State\b)|enum (\w+Event)\b)/
            .anchorsMatchLineEndings()
        var names: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                names.formUnion([match.1, match.2].compactMap { $0.map(String.init) })
            }
        }
        let tested = Set(Self.states.map { "\($0)" } + Self.events.map { "\(type(of: $0))" })
        #expect(names == tested.subtracting(["TabRequest"]))
    }
}
