// SPDX-License-Identifier: MIT

import ViewKit
package import WireKit

/// The operations between a plugin's process and its host. A number is never used again for another operation.
package enum Operations {
    /// The version of the operations.
    package static let version = WireVersion(1)

    // MARK: To the host: views

    static let make = toHost(
        1, "make", Make.self, rate: nil, living: maximumObjects)
    static let release = toHost(2, "release", EmptyBody.self)
    /// The body is a ``Render`` of the state of the kind of the view, with the limits of the kind: see ``RemoteKinds``.
    static let renderNumber: UInt16 = 3
    static let renderName = "render"
    static let common = toHost(4, "common", defaults: ViewProperties())
    /// The body is the number of the last event of the view that the plugin had received.
    static let focus = toHost(5, "focus", Int?.self)
    static let listenContext = toHost(6, "listenContext", EmptyBody.self)
    static let listen = toHost(7, "listen", EmptyBody.self)
    static let insert = toHost(8, "insert", ChildInsertion.self)
    static let remove = toHost(9, "remove", Int.self)
    static let move = toHost(10, "move", ChildMove.self)
    static let place = toHost(11, "place", Placement.self)
    static let addConstraint = toHost(12, "addConstraint", NewConstraint.self)
    static let removeConstraint = toHost(13, "removeConstraint", Int.self)
    static let handled = toHost(14, "handled", Int.self)
    static let splice = toHost(15, "splice", ListSplice.self)
    static let cell = toHost(16, "cell", NewCell.self)

    static let updateRows = toHost(60, "updateRows", RowSet.self, length: 1 << 20, elements: 200_000)
    static let scrollToRow = toHost(61, "scrollToRow", Int.self)
    static let focusRow = toHost(62, "focusRow", Int.self)
    static let emptyView = toHost(63, "emptyView", UInt64?.self)
    static let traits = toHost(65, "traits", TraitsResponse.self, length: 1 << 20, elements: 10_000)
    static let resignFocus = toHost(66, "resignFocus", EmptyBody.self)
    static let requestInput = toHost(
        67, "requestInput", length: 8 << 20, elements: 10_000, defaults: InputRequest())
    static let showMenu = toHost(68, "showMenu", OpenMenu.self, elements: 500, rate: windowRate)
    /// The plugin has bound the cells of all requests before the request of the same number.
    static let cellsBound = toHost(69, "cellsBound", Int.self, isOptional: true)
    /// The body says whether an animation leads to the view.
    static let scrollIntoView = toHost(70, "scrollIntoView", Bool.self, isOptional: true)
    static let edit = toHost(17, "edit", Edit.self, length: 8 << 20, textLength: nil)
    static let style = toHost(
        18, "style", Styling.self, length: 8 << 20, textLength: nil, elements: Styling.maximumRuns)
    // 19 was for undo, which is in the process of the plugin now.

    // MARK: To the host: windows

    static let makeWindow = toHost(
        20, "makeWindow", EmptyBody.self, rate: windowRate, living: maximumWindows)
    static let renderWindow = toHost(
        21, "renderWindow", length: 1 << 18, elements: 1_000, rate: MessageRate(burst: 500, perSecond: 100),
        defaults: WindowState())
    static let windowContent = toHost(22, "windowContent", UInt64.self)
    static let windowParent = toHost(23, "windowParent", UInt64?.self)
    static let presentWindow = toHost(24, "presentWindow", EmptyBody.self, rate: windowRate)
    static let closeWindow = toHost(25, "closeWindow", EmptyBody.self)

    static let windowHeader = toHost(26, "windowHeader", UInt64?.self)
    /// The state from which a later process can restore the content of a pane.
    static let saveState = toHost(
        27, "saveState", String?.self, length: 1 << 18, textLength: nil,
        rate: MessageRate(burst: 200, perSecond: 50))

    static let makePopover = toHost(30, "makePopover", EmptyBody.self)
    static let popoverContent = toHost(31, "popoverContent", UInt64.self)
    static let presentPopover = toHost(32, "presentPopover", Presentation.self, rate: windowRate)
    static let closePopover = toHost(33, "closePopover", EmptyBody.self)

    static let makeDialog = toHost(
        40, "makeDialog", NewDialog.self, elements: 1_000, rate: windowRate, living: maximumWindows)
    static let renderDialog = toHost(
        41, "renderDialog", DialogContent.self, elements: 1_000,
        rate: MessageRate(burst: 500, perSecond: 100))
    // 42 was to dismiss a dialog, which is released instead.

    // MARK: To the host: the desktop

    static let copy = toHost(
        50, "copy", [TransferItem].self, length: 8 << 20, textLength: nil, elements: 100_000,
        rate: windowRate)
    static let readClipboard = toHost(52, "readClipboard", TransferType.self, rate: windowRate)
    static let post = toHost(53, "post", DesktopNotification.self, rate: windowRate, living: maximumWindows)
    static let withdraw = toHost(54, "withdraw", String.self, rate: windowRate)
    static let open = toHost(51, "open", String.self, textLength: nil, rate: windowRate)

    /// How many objects of a plugin, and how many of its windows, dialogs and notifications there may be at a time.
    static let maximumObjects = 10_000, maximumWindows = 16
    /// What opens or changes something beside the views.
    private static let windowRate = MessageRate(burst: 50, perSecond: 20)

    /// Declares an operation to the host. GTK takes seconds to lay out a text that is longer than ``ShownText/maximumBytes``; the texts
    /// of text views, of the clipboard and of saved states may be longer, and a URI that is cut would be another one. What the views cost
    /// as a whole is limited by ``RemotePolicy``.
    private static func toHost<Body: Codable>(
        _ number: UInt16, _ name: String, _ body: Body.Type = Body.self, isOptional: Bool = false,
        length: Int = 1 << 16, textLength: Int? = ShownText.maximumBytes, elements: Int = 256,
        rate: MessageRate? = nil, living: Int? = nil, defaults: Body? = nil
    ) -> WireOperation<Body> {
        WireOperation(
            untrusted: number, name, isOptional: isOptional, length: length, textLength: textLength,
            elements: elements, rate: rate, living: living, defaults: defaults)
    }

    // MARK: To the plugin

    /// The body is an ``Occurrence`` of the event of the kind of the view.
    static let eventNumber: UInt16 = 100
    static let eventName = "event"
    static let context = WireOperation(101, "context", defaults: ContextOccurrence())
    static let windowEvent = WireOperation<WindowEvent>(102, "windowEvent")
    static let popoverClosed = WireOperation<Int>(103, "popoverClosed")
    static let dialogEvent = WireOperation<DialogEvent>(104, "dialogEvent")
    static let openPane = WireOperation(105, "openPane", defaults: NewPane())
    static let closePane = WireOperation<EmptyBody>(106, "closePane")
    static let appearance = WireOperation(110, "appearance", defaults: Appearance())
    static let requestCell = WireOperation<CellRequest>(107, "requestCell")
    static let unbind = WireOperation<Int>(111, "unbind")
    static let requestTraits = WireOperation<TraitsRequest>(112, "requestTraits")
    static let input = WireOperation<InputEvent>(113, "input")
    static let clipboardTypes = WireOperation<[TransferType]>(114, "clipboardTypes")
    static let clipboard = WireOperation<TransferItem?>(115, "clipboard")
    static let notificationAnswer = WireOperation<String>(116, "notificationAnswer")
    static let bind = WireOperation<Binding>(108, "bind")
    static let dropCell = WireOperation<Int>(109, "dropCell")
    /// The host waits for the cells that it has requested. The body is the number of the request.
    static let awaitCells = WireOperation<Int>(117, "awaitCells", isOptional: true)
    /// How many changes of the rows of a collection, or of a text, the host has made. It reports them with each event, too.
    static let confirmed = WireOperation<Int>(118, "confirmed", isOptional: true)
    /// After how many changes, or bytes of them, the host confirms them if there is no event.
    static let mostUnconfirmed = 256, mostUnconfirmedBytes = 1 << 20

    /// The objects that the host creates have numbers with this bit.
    static let hostBit: UInt64 = 1 << 63
}

/// A body without content.
struct EmptyBody: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

/// A pane that the shell has opened: its name, and the state that an earlier process has saved for it.
struct NewPane: Codable {
    var name = ""
    var state: String?
}

struct Make: Codable {
    var kind: String
}

/// A state, and the number of the last event of the view that the plugin had received when it sent the state.
struct Render<State: Codable & Sendable>: Codable, Sendable {
    var lastReceivedEvent = 0
    var state: State
}

/// An event of a view, with its number. The events of each view are counted from 1.
struct Occurrence<Event: Codable>: Codable {
    var number: Int
    /// For pages: the ``PagesState/changes`` of the state that was shown.
    var changes: Int?
    /// For a collection: the number of changes of the rows that the host had received.
    var revision: Int?
    /// For a text view: the number of changes by the plugin that the host had accepted.
    var accepted: Int?
    var event: Event
}

/// A request for the context of a view. For a collection with the number of changes of the rows that the host had received.
struct ContextOccurrence: Codable {
    var position: Point?
    var row: Int?
    var revision: Int?
}

/// A view for a cell that the host has requested.
struct NewCell: Codable {
    var slot: Int
    var view: UInt64
}

/// The row that a cell shows, and the number of changes of the rows that the host had received.
struct Binding: Codable {
    var slot: Int
    var row: Int
    var revision: Int
}

/// A change of a text, and the number of the last event that the plugin had received.
struct Edit: Codable {
    var lastReceivedEvent: Int
    var edit: TextEdit
    var selection: Range<Int>
}

/// The attributes of a part of a text, and the number of the last event that the plugin had received.
struct Styling: Codable {
    /// How many runs a message has at most: more take longer than a frame.
    static let maximumRuns = 5_000

    var lastReceivedEvent: Int
    var range: Range<Int>
    var runs: [TextRun]
}

struct ChildInsertion: Codable {
    var child: UInt64
    var index: Int
}

struct ChildMove: Codable {
    var from: Int
    var to: Int
}

struct Placement: Codable {
    var index: Int
    var cell: GridCell
}

struct NewConstraint: Codable {
    var id: Int
    var constraint: LayoutConstraintState
}

struct Presentation: Codable {
    var number: Int
    var anchor: UInt64
    var position: Point?
    var title: String
}

struct NewDialog: Codable {
    var content: DialogContent
    var window: UInt64?
}

struct OpenMenu: Codable {
    var menu: Menu
    var position: Point?
}

struct CellRequest: Codable {
    var slot: Int
    var kind: CellKind
}

/// The rows whose traits the host requests, and the number of changes of the rows that it had received.
struct TraitsRequest: Codable {
    var rows: Range<Int>
    var revision: Int
}

/// The traits of rows, beginning with `first`, after a number of changes.
struct TraitsResponse: Codable {
    var first: Int
    var revision: Int
    var traits: [RowTraits]
}

/// The features of the host's ``WirePeer``: its kinds of views, style classes and language.
enum Feature {
    static func kind(_ name: String) -> String { "kind:\(name)" }
    static func style(_ name: String) -> String { "style:\(name)" }
    static func language(_ name: String) -> String { "language:\(name)" }

    /// Returns the features with a prefix, without the prefix.
    static func names(_ prefix: String, in features: Set<String>) -> Set<String> {
        Set(features.lazy.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
    }
}
