// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension ActionMap {
    /// Adds an action that calls a closure.
    ///
    ///     application.addAction("quit") { application.quit() }
    @discardableResult
    public func addAction(_ name: String, _ handler: @escaping @MainActor () -> Void) -> SimpleAction {
        let action = SimpleAction(name: name)
        action.onActivate { _ in handler() }
        addAction(action)
        return action
    }

    /// Adds an action whose closure takes a value, such as `app.open('file')`.
    @discardableResult
    public func addAction<Target: VariantConvertible>(
        _ name: String, target: Target.Type, _ handler: @escaping @MainActor (Target) -> Void
    ) -> SimpleAction {
        let action = SimpleAction(name: name, parameterType: VariantType(typeString: Target.signature))
        action.onActivate { parameter in
            if let value = parameter?.get(Target.self) { handler(value) }
        }
        addAction(action)
        return action
    }

    /// Adds an action with a state: a toggle, or a choice among values. The closure is called when another state is
    /// requested, after the state has changed.
    @discardableResult
    public func addAction<State: VariantConvertible>(
        _ name: String, state: State, _ handler: @escaping @MainActor (State) -> Void
    ) -> SimpleAction {
        let target = state is Bool ? nil : VariantType(typeString: State.signature)
        let action = SimpleAction(name: name, parameterType: target, state: Variant(state))
        action.onChangeState { [unowned action] requested in
            guard let requested, let value = requested.get(State.self) else { return }
            action.state = requested
            handler(value)
        }
        addAction(action)
        return action
    }
}
