// SPDX-License-Identifier: MIT

/// The input that a view requests, as a backend receives it. The backend installs event handlers for this input only.
public struct InputRequest: PortableState {
    /// The gestures that the view reports.
    public var gestures: Set<GestureKind> = []
    /// The actions of the view. Its menus trigger them, and so do their shortcuts while the view has the keyboard focus.
    public var actions: [ActionProperties] = []
    /// The content that the user can drag from the view; nil for none.
    public var dragSource: DragSource?
    /// The types of content that the user can drop on the view, the preferred type first.
    public var dropTypes: [TransferType] = []
    /// Whether the view can have the keyboard focus; nil if its kind decides.
    public var isFocusable: Bool?

    /// Creates a request for nothing.
    public init() {}
}

/// A gesture that a view reports.
public enum GestureKind: Sendable, Codable, Hashable {
    /// A click with a button, or a tap with a finger for the primary one.
    case tap(PointerButton)
    /// A long press.
    case longPress
    /// A drag with the primary button or a finger.
    case pan
    /// A quick move of a finger.
    case swipe
    /// Two fingers that move apart or together.
    case pinch
    /// Two fingers that turn.
    case rotation
    /// The pointer enters, moves and leaves.
    case hover
    /// The wheel, or two fingers on a touchpad.
    case scroll
    /// A key is pressed while the view has the keyboard focus.
    case key
    /// The view receives or loses the keyboard focus.
    case focus
}

/// An input of the user on a view, which a backend reports.
public enum InputEvent: Sendable, Codable, Equatable {
    /// A click.
    case tap(TapGesture)
    /// A long press.
    case longPress(LongPressGesture)
    /// A drag.
    case pan(PanGesture)
    /// A quick move.
    case swipe(SwipeGesture)
    /// Two fingers that move apart or together.
    case pinch(PinchGesture)
    /// Two fingers that turn.
    case rotation(RotationGesture)
    /// The pointer enters, moves or leaves.
    case hover(HoverGesture)
    /// The user scrolls.
    case scroll(ScrollGesture)
    /// A key was pressed.
    case key(KeyPress)
    /// The view received the keyboard focus, or lost it.
    case focus(Bool)
    /// An action of the view was triggered.
    case action(String)
    /// An action of the view was triggered with a value.
    case choice(String, value: String)
    /// Something is dragged from the view.
    case drag(DragEvent)
    /// Something is dragged over the view, or dropped on it.
    case drop(DropEvent)
    /// The backend cannot show a part of the view, such as an icon, for this reason. See ``ViewReport``.
    case failed(String)
}
