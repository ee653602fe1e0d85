// SPDX-License-Identifier: MIT

import RxKernel

/// The input that a view requests, and the input that it receives. A view that requests no input has no object of this class.
@MainActor final class ViewInput {
    /// Nil while the view is being deallocated, when its subscriptions end.
    private weak var view: PortableView?
    private var subscribers: [GestureKind: Int] = [:]
    private(set) var isFocused = false
    private var failures: Set<String> = []
    let events = PublishRelay<InputEvent>()

    var request = InputRequest() {
        didSet { if request != oldValue { view?.backendView.request(request) } }
    }

    private(set) lazy var actions: ActionSet = ActionSet(of: { [weak view] in view?.path ?? "" }) {
        [unowned self] in updateActions()
    }

    /// The actions of the controller of the view. Mistakes in them are reported by the window.
    private(set) lazy var controllerActions: ActionSet = ActionSet(
        of: { [weak view] in view?.path ?? "" }, reports: false
    ) { [unowned self] in updateActions()
    }
    private var hasControllerActions = false

    func setControllerActions(_ new: [Action]) {
        guard hasControllerActions || !new.isEmpty else { return }
        hasControllerActions = true
        controllerActions.set([ActionGroup(new)])
    }

    private func updateActions() {
        var properties = actions.properties
        if hasControllerActions {
            let ids = Set(properties.map(\.id))
            properties += controllerActions.properties.filter {
                !$0.shortcuts.isEmpty && !ids.contains($0.id)
            }
        }
        request.actions = properties
    }

    private func set(of id: String) -> ActionSet {
        hasControllerActions && !actions.actions.contains { $0.id == id } ? controllerActions : actions
    }

    init(_ view: PortableView) {
        self.view = view
        view.backendView.onInput = { [weak self] in self?.receive($0) }
    }

    private func receive(_ event: InputEvent) {
        switch event {
        case .focus(let isFocused): self.isFocused = isFocused
        case .action(let id): set(of: id).perform(id)
        case .choice(let id, let value): set(of: id).perform(id, with: value)
        case .failed(let message):
            // Each failure is reported once: a menu fails in the same way each time it is opened.
            if failures.insert(message).inserted { view?.report(.other("\(message).")) }
        default: break
        }
        events.accept(event)
    }

    func begin(_ kind: GestureKind) {
        subscribers[kind, default: 0] += 1
        request.gestures.insert(kind)
    }

    func end(_ kind: GestureKind) {
        subscribers[kind, default: 1] -= 1
        guard subscribers[kind] == 0 else { return }
        subscribers[kind] = nil
        if kind == .focus { isFocused = false }
        request.gestures.remove(kind)
    }
}

extension PortableView {
    /// Events of a gesture, which the backend reports while there is a subscriber. The view is not retained.
    final func inputEvents<Element>(
        _ kind: GestureKind, _ transform: @escaping @MainActor (InputEvent) -> Element?
    ) -> Observable<Element> {
        .create { @MainActor [weak self] observer in
            guard let input = self?.input else {
                observer.onCompleted()
                return Disposables.create()
            }
            let subscription = input.events.compactMap { transform($0) }.subscribe(observer)
            input.begin(kind)
            return Disposables.create { @MainActor [weak input] in
                subscription.dispose()
                input?.end(kind)
            }
        }
        .take(until: rx.deallocated)
    }
}
