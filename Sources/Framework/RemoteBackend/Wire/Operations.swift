// SPDX-License-Identifier: MIT

import ViewKit
package import WireKit

/// The operations between a plugin's process and its host. A number is never used again for another operation.
package enum Operations {
    /// The version of the operations.
    package static let version = WireVersion(1)

    // MARK: To the host: views

    static let make = WireOperation<Make>(1, "make")
    static let release = WireOperation<EmptyBody>(2, "release")
    /// The body is a ``Render`` of the state of the kind of the view.
    static let renderNumber: UInt16 = 3
    static let renderName = "render"
    static let common = WireOperation(4, "common", defaults: ViewProperties())
    static let focus = WireOperation<EmptyBody>(5, "focus")
    static let listenContext = WireOperation<EmptyBody>(6, "listenContext")
    static let listen = WireOperation<EmptyBody>(7, "listen")
    static let insert = WireOperation<Insertion>(8, "insert")
    static let remove = WireOperation<Int>(9, "remove")
    static let move = WireOperation<Move>(10, "move")
    static let place = WireOperation<Placement>(11, "place")
    static let addConstraint = WireOperation<NewConstraint>(12, "addConstraint")
    static let removeConstraint = WireOperation<Int>(13, "removeConstraint")
    static let handled = WireOperation<Int>(14, "handled")
    static let splice = WireOperation<ListSplice>(15, "splice")
    static let cell = WireOperation<NewCell>(16, "cell")

    static let updateRows = WireOperation<RowSet>(60, "updateRows")
    static let scrollToRow = WireOperation<Int>(61, "scrollToRow")
    static let focusRow = WireOperation<Int>(62, "focusRow")
    static let emptyView = WireOperation<UInt64?>(63, "emptyView")
    static let traits = WireOperation<Traits>(65, "traits")
    static let resignFocus = WireOperation<EmptyBody>(66, "resignFocus")
    static let requestInput = WireOperation(67, "requestInput", defaults: InputRequest())
    static let showMenu = WireOperation<OpenMenu>(68, "showMenu")
    /// The plugin has bound the cells of all requests before the request of the same number.
    static let cellsBound = WireOperation<Int>(69, "cellsBound", isOptional: true)
    /// The body says whether an animation leads to the view.
    static let scrollIntoView = WireOperation<Bool>(70, "scrollIntoView", isOptional: true)
    static let edit = WireOperation<Edit>(17, "edit")
    static let style = WireOperation<Styling>(18, "style")
    // 19 was for undo, which is in the process of the plugin now.

    // MARK: To the host: windows

    static let makeWindow = WireOperation<EmptyBody>(20, "makeWindow")
    static let renderWindow = WireOperation(21, "renderWindow", defaults: WindowState())
    static let windowContent = WireOperation<UInt64>(22, "windowContent")
    static let windowParent = WireOperation<UInt64?>(23, "windowParent")
    static let presentWindow = WireOperation<EmptyBody>(24, "presentWindow")
    static let closeWindow = WireOperation<EmptyBody>(25, "closeWindow")

    static let windowHeader = WireOperation<UInt64?>(26, "windowHeader")
    /// The state from which a later process can restore the content of a pane.
    static let saveState = WireOperation<String?>(27, "saveState")

    static let makePopover = WireOperation<EmptyBody>(30, "makePopover")
    static let popoverContent = WireOperation<UInt64>(31, "popoverContent")
    static let presentPopover = WireOperation<Presentation>(32, "presentPopover")
    static let closePopover = WireOperation<EmptyBody>(33, "closePopover")

    static let makeDialog = WireOperation<NewDialog>(40, "makeDialog")
    static let renderDialog = WireOperation<DialogContent>(41, "renderDialog")
    static let dismiss = WireOperation<EmptyBody>(42, "dismiss")

    // MARK: To the host: the desktop

    static let copy = WireOperation<[TransferItem]>(50, "copy")
    static let readClipboard = WireOperation<TransferType>(52, "readClipboard")
    static let post = WireOperation<DesktopNotification>(53, "post")
    static let withdraw = WireOperation<String>(54, "withdraw")
    static let open = WireOperation<String>(51, "open")

    // MARK: To the plugin

    /// The body is an ``Occurrence`` of the event of the kind of the view.
    static let eventNumber: UInt16 = 100
    static let eventName = "event"
    static let context = WireOperation(101, "context", defaults: ContextRequest())
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

    /// How many bytes each text of a message to the host may have. GTK takes seconds to lay out longer ones.
    /// The texts of fields and text views, of the clipboard and of saved states may be longer.
    static func textLength(of operation: UInt16) -> Int? {
        let longTexts = [edit.number, style.number, copy.number, saveState.number]
        return longTexts.contains(operation) ? nil : ShownText.maximumBytes
    }

    /// How many bytes each text of a state of a kind of view may have.
    static func textLength(ofKind kind: String) -> Int? {
        ["textField", "comboField", "textView"].contains(kind) ? nil : ShownText.maximumBytes
    }

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
    var lastReceivedEvent: Int
    var range: Range<Int>
    var runs: [TextRun]
}

struct Insertion: Codable {
    var child: UInt64
    var index: Int
}

struct Move: Codable {
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
struct Traits: Codable {
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
