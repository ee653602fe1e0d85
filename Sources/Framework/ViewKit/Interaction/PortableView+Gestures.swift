// SPDX-License-Identifier: MIT

import RxKernel

/// Gestures, with the names of RxGesture. The backend installs a handler for a gesture while there is a subscriber. No value is sent on
/// subscription. Offer the effect of each gesture by the keyboard too.
extension Reactive where Base: PortableView {
    /// Clicks with a button, and taps with a finger.
    ///
    /// ```swift
    /// photo.rx.tapGesture(count: 2).subscribe(onNext: { [unowned self] in zoom(at: $0.location) })
    /// ```
    /// - Parameter count: 2 for double clicks (the first click of each is reported as a single click before); nil for all clicks.
    @preconcurrency @MainActor public func tapGesture(
        _ button: PointerButton = .primary, count: Int? = 1
    ) -> ControlEvent<TapGesture> {
        event(.tap(button)) {
            guard case .tap(let tap) = $0, tap.button == button, count == nil || count == tap.count else {
                return nil
            }
            return tap
        }
    }

    /// Single clicks with the secondary button. Use ``PortableView/contextMenu`` for a menu, which also opens by keys.
    @preconcurrency @MainActor public func rightClickGesture() -> ControlEvent<TapGesture> {
        tapGesture(.secondary)
    }

    /// Long presses: `began` when the press has lasted long enough, then `ended`.
    @preconcurrency @MainActor public func longPressGesture() -> ControlEvent<LongPressGesture> {
        event(.longPress) { if case .longPress(let gesture) = $0 { gesture } else { nil } }
    }

    /// Drags with the primary button or a finger: `began`, `changed`, and `ended` or `cancelled`.
    @preconcurrency @MainActor public func panGesture() -> ControlEvent<PanGesture> {
        event(.pan) { if case .pan(let gesture) = $0 { gesture } else { nil } }
    }

    /// Quick moves of a finger in the given directions; in all directions if none is given.
    @preconcurrency @MainActor public func swipeGesture(
        _ directions: SwipeGesture.Direction...
    ) -> ControlEvent<SwipeGesture> {
        event(.swipe) {
            guard case .swipe(let swipe) = $0, directions.isEmpty || directions.contains(swipe.direction)
            else {
                return nil
            }
            return swipe
        }
    }

    /// Two fingers that move apart or together: a zoom.
    @preconcurrency @MainActor public func pinchGesture() -> ControlEvent<PinchGesture> {
        event(.pinch) { if case .pinch(let gesture) = $0 { gesture } else { nil } }
    }

    /// Two fingers that turn.
    @preconcurrency @MainActor public func rotationGesture() -> ControlEvent<RotationGesture> {
        event(.rotation) { if case .rotation(let gesture) = $0 { gesture } else { nil } }
    }

    /// The pointer enters the view (`began`), moves (`changed`), and leaves it (`ended`).
    @preconcurrency @MainActor public func hoverGesture() -> ControlEvent<HoverGesture> {
        event(.hover) { if case .hover(let gesture) = $0 { gesture } else { nil } }
    }

    /// Steps by which the user scrolls over the view. A scroll view around it scrolls too.
    @preconcurrency @MainActor public func scrollGesture() -> ControlEvent<ScrollGesture> {
        event(.scroll) { if case .scroll(let gesture) = $0 { gesture } else { nil } }
    }

    /// Keys that are pressed while the view, or a view in it, has the keyboard focus. Other handlers receive the key too. Use
    /// ``PortableView/actions`` for keys that trigger a command.
    @preconcurrency @MainActor public var keyPressed: ControlEvent<KeyPress> {
        event(.key) { if case .key(let press) = $0 { press } else { nil } }
    }

    /// Whether the view, or a view in it, has the keyboard focus: the current state on subscription, then each change.
    @preconcurrency @MainActor public var isFocused: Observable<Bool> {
        Observable<Bool>.create { @MainActor [weak base] observer in
            guard let input = base?.input else {
                observer.onCompleted()
                return Disposables.create()
            }
            // A backend reports at once if the view has the focus.
            input.begin(.focus)
            let changes = input.events.compactMap {
                if case .focus(let isFocused) = $0 { isFocused } else { nil }
            }
            let subscription = changes.startWith(input.isFocused).distinctUntilChanged().subscribe(observer)
            return Disposables.create { @MainActor [weak input] in
                subscription.dispose()
                input?.end(.focus)
            }
        }
        .take(until: base.rx.deallocated)
    }

    @MainActor private func event<Element>(
        _ kind: GestureKind, _ transform: @escaping @MainActor (InputEvent) -> Element?
    ) -> ControlEvent<Element> {
        ControlEvent(events: base.inputEvents(kind, transform))
    }
}
