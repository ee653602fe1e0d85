// SPDX-License-Identifier: MIT

import CGtk
import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// The event controllers of a widget: those that its view has requested.
@MainActor final class InputControllers {
    private unowned let widget: Gtk.Widget
    /// The widget that gets the keyboard focus: ``widget`` itself, or a widget in it.
    private unowned let focusWidget: Gtk.Widget
    private let send: @MainActor (InputEvent) -> Void
    private var shown = InputRequest()
    private var gestures: [GestureKind: Gtk.EventController] = [:]
    private var rootChanges: SignalConnection?
    private var focusChanges: SignalConnection?
    private var isFocused = false
    private var shortcuts: Gtk.ShortcutController?
    private var dragSource: Gtk.DragSource?
    private var dropTarget: Gtk.DropTargetAsync?

    init(_ widget: Gtk.Widget, focus focusWidget: Gtk.Widget, send: @escaping @MainActor (InputEvent) -> Void)
    {
        self.widget = widget
        self.focusWidget = focusWidget
        self.send = send
    }

    /// The ids of the actions of the view.
    var actions: Set<String> { Set(shown.actions.map(\.id)) }

    func show(_ request: InputRequest) {
        let change = Change(from: shown, to: request)
        shown = request
        change.of(\.gestures, showGestures)
        change.of(\.actions, showActions)
        change.of(\.dragSource, showDragSource)
        change.of(\.dropTypes, showDropTypes)
        change.of(\.isFocusable) { isFocusable in
            if let isFocusable { focusWidget.focusable = isFocusable }
        }
    }

    private func showGestures(_ kinds: Set<GestureKind>) {
        followFocus(kinds.contains(.focus))
        for (kind, controller) in gestures where !kinds.contains(kind) {
            widget.removeController(controller)
            gestures[kind] = nil
        }
        for kind in kinds where gestures[kind] == nil {
            guard let controller = makeController(kind) else { continue }
            gestures[kind] = controller
            widget.addController(controller)
        }
    }

    /// Observes the focus of the window. An event controller does not suffice: it does not report the loss of
    /// a focus that the widget had before the controller was added.
    private func followFocus(_ isRequested: Bool) {
        guard isRequested != (rootChanges != nil) else { return }
        rootChanges?.disconnect()
        rootChanges = nil
        isFocused = false
        if isRequested { rootChanges = widget.onNotify("root") { [weak self] in self?.rootDidChange() } }
        rootDidChange()
    }

    private func rootDidChange() {
        focusChanges?.disconnect()
        focusChanges = nil
        guard rootChanges != nil else { return }
        focusChanges = widget.window?.onNotify("focus-widget") { [weak self] in self?.reportFocus() }
        reportFocus()
    }

    private func reportFocus() {
        let focus = widget.window?.focusWidget
        let hasFocus = focus?.isInside(widget) ?? false
        guard hasFocus != isFocused else { return }
        isFocused = hasFocus
        send(.focus(hasFocus))
    }

    /// Disconnects the handler from the window, which may outlive the widget.
    isolated deinit { focusChanges?.disconnect() }

    private func showActions(_ actions: [ActionProperties]) {
        if let shortcuts { widget.removeController(shortcuts) }
        shortcuts = nil
        guard !actions.isEmpty else {
            widget.insertActionGroup("view-keys", group: nil)
            return widget.insertActionGroup("view", group: nil)
        }
        let group = Gio.SimpleActionGroup()
        // The key of an action that is disabled does not trigger an action that is farther from the keyboard focus.
        let keyGroup = Gio.SimpleActionGroup()
        for properties in actions {
            let id = properties.id
            let action = Gio.SimpleAction(properties) { [weak self] value in
                self?.send(value.map { .choice(id, value: $0) } ?? .action(id))
            }
            action.enabled = properties.isEnabled
            group.addAction(action)
            keyGroup.addAction(id) { [unowned action] in if action.enabled { action.activate() } }
        }
        widget.insertActionGroup("view", group: group)
        widget.insertActionGroup("view-keys", group: keyGroup)
        let controller = Gtk.ShortcutController()
        controller.name = Self.shortcutsName
        for action in actions where !action.takesValue {
            for shortcut in action.shortcuts {
                guard let trigger = Gtk.ShortcutTrigger(string: shortcut.description) else { continue }
                controller.addShortcut(
                    Gtk.Shortcut(trigger: trigger, action: Gtk.NamedAction(name: "view-keys.\(action.id)")))
            }
        }
        widget.addController(controller)
        shortcuts = controller
    }

    /// The name of the controller of the shortcuts of a view.
    static let shortcutsName = "rxshell-view-shortcuts"

    // MARK: Drag and drop

    private func showDragSource(_ source: ViewKit.DragSource?) {
        guard let source, !source.items.isEmpty else {
            if let dragSource { widget.removeController(dragSource) }
            dragSource = nil
            return
        }
        let controller = dragSource ?? makeDragSource()
        controller.content = Gdk.ContentProvider(source.items)
        controller.actions = Gdk.DragAction(source.operations)
    }

    private func makeDragSource() -> Gtk.DragSource {
        let controller = Gtk.DragSource()
        var isCancelled = false
        controller.onDragBegin { [weak self] _ in
            isCancelled = false
            self?.send(.drag(.began))
        }
        controller.onDragCancel { _, _ in
            isCancelled = true
            return false
        }
        controller.onDragEnd { [weak self] _, isMoved in
            self?.send(.drag(.ended(isCancelled ? nil : isMoved ? .move : .copy)))
        }
        widget.addController(controller)
        dragSource = controller
        return controller
    }

    private func showDropTypes(_ types: [TransferType]) {
        if let dropTarget { widget.removeController(dropTarget) }
        dropTarget = nil
        guard !types.isEmpty else { return }
        let target = Gtk.DropTargetAsync(formats: .of(types), actions: [.copy, .move])
        target.onDragEnter { [weak self] drop, x, y in
            self?.send(.drop(.entered(ViewKit.Point(x: x, y: y))))
            return drop.operation.gdk
        }
        target.onDragMotion { drop, _, _ in drop.operation.gdk }
        target.onDragLeave { [weak self] _ in self?.send(.drop(.left)) }
        target.onDrop { [weak self] drop, x, y in
            guard let type = types.first(where: { drop.formats.has($0) }) else { return false }
            let operation = drop.operation
            Task { [weak self] in
                let item = await drop.readItem(type)
                drop.finish(item == nil ? [] : operation.gdk)
                guard let item else { return self?.send(.drop(.left)) ?? () }
                self?.send(
                    .drop(.dropped(ViewKit.Drop(item, at: ViewKit.Point(x: x, y: y), operation: operation))))
            }
            return true
        }
        widget.addController(target)
        dropTarget = target
    }

    // MARK: Gestures

    private func makeController(_ kind: GestureKind) -> Gtk.EventController? {
        switch kind {
        case .tap(let button): makeTap(button)
        case .longPress: makeLongPress()
        case .pan: makePan()
        case .swipe: makeSwipe()
        case .pinch: makePinch()
        case .rotation: makeRotation()
        case .hover: makeHover()
        case .scroll: makeScroll()
        case .key: makeKey()
        case .focus: nil
        }
    }

    private func makeTap(_ button: PointerButton) -> Gtk.EventController {
        let click = Gtk.GestureClick()
        click.button = button.gdk
        click.onReleased { [weak self, unowned click] count, x, y in
            guard let self, widget.contains(x: x, y: y) else { return }
            let modifiers = KeyModifiers(click.currentEventState)
            send(
                .tap(
                    TapGesture(
                        at: ViewKit.Point(x: x, y: y), button: button, count: count, modifiers: modifiers)))
        }
        return click
    }

    private func makeLongPress() -> Gtk.EventController {
        let press = Gtk.GestureLongPress()
        var start: ViewKit.Point?
        press.onPressed { [weak self] x, y in
            let location = ViewKit.Point(x: x, y: y)
            start = location
            self?.send(.longPress(LongPressGesture(at: location, state: .began)))
        }
        press.onEnd { [weak self] _ in
            guard let location = start else { return }
            start = nil
            self?.send(.longPress(LongPressGesture(at: location, state: .ended)))
        }
        return press
    }

    /// A drag begins when the pointer has moved after a press. From then on the press is not a click.
    private func makePan() -> Gtk.EventController {
        let drag = Gtk.GestureDrag()
        var start = ViewKit.Point(x: 0, y: 0)
        var isActive = false
        var isCancelled = false
        let report = { [weak self] (x: Double, y: Double, state: GestureState) in
            self?.send(.pan(PanGesture(from: start, by: ViewKit.Point(x: x, y: y), state: state))) ?? ()
        }
        drag.onDragBegin { x, y in
            start = ViewKit.Point(x: x, y: y)
            isActive = false
            isCancelled = false
        }
        drag.onDragUpdate { [unowned drag] x, y in
            if !isActive {
                guard max(abs(x), abs(y)) >= Self.dragThreshold else { return }
                isActive = true
                drag.setState(.claimed)
                report(0, 0, .began)
            }
            report(x, y, .changed)
        }
        drag.onCancel { _ in isCancelled = true }
        drag.onDragEnd { x, y in if isActive { report(x, y, isCancelled ? .cancelled : .ended) } }
        return drag
    }

    /// The distance from which a press is a drag, in logical pixels.
    private static let dragThreshold = 8.0

    private func makeSwipe() -> Gtk.EventController {
        let swipe = Gtk.GestureSwipe()
        swipe.onSwipe { [weak self] x, y in
            // A slower movement is the end of a drag, not a swipe.
            guard max(abs(x), abs(y)) > 100 else { return }
            self?.send(.swipe(SwipeGesture(velocity: ViewKit.Point(x: x, y: y))))
        }
        return swipe
    }

    private func makePinch() -> Gtk.EventController {
        let zoom = Gtk.GestureZoom()
        followStates(of: zoom) { [weak self, unowned zoom] state in
            self?.send(.pinch(PinchGesture(scale: zoom.scaleDelta, state: state)))
        }
        zoom.onScaleChanged { [weak self] scale in
            self?.send(.pinch(PinchGesture(scale: scale, state: .changed)))
        }
        return zoom
    }

    private func makeRotation() -> Gtk.EventController {
        let rotation = Gtk.GestureRotate()
        followStates(of: rotation) { [weak self, unowned rotation] state in
            self?.send(.rotation(RotationGesture(angle: rotation.angleDelta, state: state)))
        }
        rotation.onAngleChanged { [weak self] _, angle in
            self?.send(.rotation(RotationGesture(angle: angle, state: .changed)))
        }
        return rotation
    }

    /// Calls `report` when a gesture begins and when it ends.
    private func followStates(of gesture: Gtk.Gesture, _ report: @escaping @MainActor (GestureState) -> Void)
    {
        var isCancelled = false
        gesture.onBegin { _ in
            isCancelled = false
            report(.began)
        }
        gesture.onCancel { _ in isCancelled = true }
        gesture.onEnd { _ in report(isCancelled ? .cancelled : .ended) }
    }

    private func makeHover() -> Gtk.EventController {
        let motion = Gtk.EventControllerMotion()
        var last = ViewKit.Point(x: 0, y: 0)
        motion.onEnter { [weak self] x, y in
            last = ViewKit.Point(x: x, y: y)
            self?.send(.hover(HoverGesture(at: last, state: .began)))
        }
        motion.onMotion { [weak self] x, y in
            last = ViewKit.Point(x: x, y: y)
            self?.send(.hover(HoverGesture(at: last, state: .changed)))
        }
        motion.onLeave { [weak self] in self?.send(.hover(HoverGesture(at: last, state: .ended))) }
        return motion
    }

    private func makeScroll() -> Gtk.EventController {
        let scroll = Gtk.EventControllerScroll(flags: .bothAxes)
        scroll.onScroll { [weak self, unowned scroll] x, y in
            let modifiers = KeyModifiers(scroll.currentEventState)
            self?.send(.scroll(ScrollGesture(by: ViewKit.Point(x: x, y: y), modifiers: modifiers)))
            return false
        }
        return scroll
    }

    private func makeKey() -> Gtk.EventController {
        let keys = Gtk.EventControllerKey()
        keys.onKeyPressed { [weak self] key, keycode, state in
            let entries = self?.widget.display.entries(ofKeycode: keycode) ?? []
            guard let name = key.latin(among: entries).name else { return false }
            let modifiers = KeyModifiers(state)
            let text = modifiers.subtracting(.shift).isEmpty ? key.character.map { String($0) } : nil
            self?.send(.key(KeyPress(KeyCombination(name, modifiers: modifiers), text: text)))
            return false
        }
        return keys
    }

}

extension Gdk.Drop {
    /// The operation for the content: a copy, unless the source allows moving only.
    fileprivate var operation: TransferOperation { actions.contains(.copy) ? .copy : .move }
}

extension TransferOperation {
    fileprivate var gdk: Gdk.DragAction { self == .copy ? .copy : .move }
}

extension Gdk.DragAction {
    fileprivate init(_ operations: Set<TransferOperation>) {
        self = operations.reduce(into: []) { $0.insert($1.gdk) }
    }
}

extension PointerButton {
    fileprivate var gdk: Int {
        switch self {
        case .primary: Int(GDK_BUTTON_PRIMARY)
        case .secondary: Int(GDK_BUTTON_SECONDARY)
        case .middle: Int(GDK_BUTTON_MIDDLE)
        }
    }
}

extension KeyModifiers {
    init(_ state: Gdk.ModifierType) {
        self = []
        for (mask, modifier) in Self.masks where state.contains(mask) { insert(modifier) }
    }

    private static var masks: [(Gdk.ModifierType, KeyModifiers)] {
        [
            (.shiftMask, .shift), (.controlMask, .control), (.altMask, .alt), (.superMask, .super),
            (.hyperMask, .hyper), (.metaMask, .meta),
        ]
    }
}
