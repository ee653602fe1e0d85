// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// The arguments of a signal handler. The first one is the object that emits the signal.
public struct SignalArguments {
    let values: UnsafePointer<GValue>
    let count: Int

    /// Returns the argument at an index; 0 is the emitting object.
    ///
    /// The program is responsible for the index and the type: if there is no such argument, or it has another type, the program
    /// ends with a message that names the signal.
    public func get<T: ValueConvertible>(_ index: Int) -> T {
        guard index >= 0, index < count else {
            let types = (0..<count).compactMap(typeName).joined(separator: ", ")
            fatalError("The signal “\(signalName)” has no argument \(index): its handlers receive \(types).")
        }
        return C.read(values + index, "Argument \(index) of the signal “\(signalName)”")
    }

    /// Returns the argument at an index; nil if there is none, or none of that type.
    @_spi(Binding) public func optional<T: ValueConvertible>(_ index: Int) -> T? {
        index < count ? T.readIfPossible(values + index) : nil
    }

    /// The C name of the signal.
    private var signalName: String {
        let hint = g_value_get_object(values).flatMap { g_signal_get_invocation_hint($0) }
        return hint.map { C.string(g_signal_name($0.pointee.signal_id)) } ?? ""
    }

    /// Returns the name of the C type of the argument at an index.
    @_spi(Binding) public func typeName(_ index: Int) -> String? {
        index < count ? C.string(g_type_name(rx_value_type(values + index))) : nil
    }

    /// Returns the object at an index, by one of its interfaces.
    @_spi(Binding) public func get<I>(_ index: Int, _ fallback: Object.Type) -> I {
        C.present(C.borrow(g_value_get_object(values + index), fallback), "a signal's argument")
    }

    /// Returns the object at an index, by one of its interfaces, or nil for NULL.
    @_spi(Binding) public func optional<I>(_ index: Int, _ fallback: Object.Type) -> I? {
        C.borrow(g_value_get_object(values + index), fallback)
    }

    /// Returns the struct behind the pointer at an index.
    @_spi(Binding) public func get<S: CStruct>(pointer index: Int) -> S {
        C.present(C.value(address(index)?.assumingMemoryBound(to: S._C.self)), "a signal's argument")
    }

    /// Returns the error at an index.
    @_spi(Binding) public func error(_ index: Int) -> GLibError? {
        address(index).map { GLibError(copying: $0.assumingMemoryBound(to: GError.self)) }
    }

    /// Returns the address at an index.
    @_spi(Binding) public func address(_ index: Int) -> UnsafeMutableRawPointer? {
        g_value_peek_pointer(values + index)
    }
}

extension Object {
    /// Stops the emission of the signal whose handler calls it: no further handler is called, nor the default
    /// handler of the class. For example, an entry refuses text. `g_signal_stop_emission_by_name()`.
    ///
    ///     entry.delegate?.onInsertText { [unowned entry] text, _ in
    ///         if !text.allSatisfy(\.isNumber) { entry.delegate?.stopEmission("insert-text") }
    ///     }
    public func stopEmission(_ signal: String) { g_signal_stop_emission_by_name(_raw, signal) }
}

/// The closure of a handler, which GObject retains.
private final class Handler {
    let call: (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

    init(_ call: @escaping (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void) { self.call = call }
}

private let marshal: GClosureMarshal = { closure, result, count, values, _, _ in
    guard let data = closure?.pointee.data, let values else { return }
    // Guard: the C closure retains it until it is finalized, and GObject retains the C closure during the call.
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    handler.call(SignalArguments(values: values, count: Int(count)), result)
}

private let release: GClosureNotify = { data, _ in
    // Guard: balances passRetained in makeClosure.
    if let data { Unmanaged<Handler>.fromOpaque(data).release() }
}

/// Returns a floating C closure that calls a Swift closure.
@_spi(Binding) public func makeClosure(
    _ call: @escaping @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
) -> UnsafeMutablePointer<GClosure> {
    // Guard: the closure runs on the main thread only, which onMainThread checks at each call.
    let handler = Handler(onMainThread(call))
    let closure = g_closure_new_simple(
        guint(MemoryLayout<GClosure>.size), Unmanaged.passRetained(handler).toOpaque())
    let made = C.present(closure, "g_closure_new_simple")
    g_closure_set_marshal(made, marshal)
    g_closure_add_finalize_notifier(made, made.pointee.data, release)
    return made
}

private func onMainThread(
    _ call: @escaping @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
) -> (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void {
    // Guard: called after the check that this is the main thread, on which the main actor runs.
    let unchecked = unsafeBitCast(
        call, to: ((SignalArguments, UnsafeMutablePointer<GValue>?) -> Void).self)
    return { arguments, result in
        requireMainThread("A signal of \(rxTypeName(arguments))")
        unchecked(arguments, result)
    }
}

private func rxTypeName(_ arguments: SignalArguments) -> String {
    C.string(g_type_name(rx_value_type(arguments.values)))
}

@_spi(Binding) extension C {
    /// Returns the name of a signal with its detail.
    public static func signal(_ name: String, _ detail: String?) -> String {
        detail.map { "\(name)::\($0)" } ?? name
    }
}

extension Object {
    /// Connects a handler to a signal by name: the general form of `onClicked` and the like.
    ///
    /// - Parameters:
    ///   - signal: the name, with a detail after `::` if the signal has one.
    ///   - after: whether the handler is called after the default handler of the class.
    @discardableResult
    public func connect(
        _ signal: String, after: Bool = false, handler: @escaping @MainActor (SignalArguments) -> Void
    ) -> SignalConnection {
        _connect(signal, after) { arguments, _ in handler(arguments) }
    }

    /// Connects a handler that needs no arguments.
    @_spi(Binding) public func connect(
        _ signal: String, after: Bool, plain handler: @escaping @MainActor () -> Void
    )
        -> SignalConnection
    {
        _connect(signal, after) { _, _ in handler() }
    }

    /// Connects a handler that returns a value to the emitter.
    @discardableResult
    public func connect<R: ValueConvertible>(
        _ signal: String, after: Bool = false, returning: R.Type = R.self,
        handler: @escaping @MainActor (SignalArguments) -> R
    ) -> SignalConnection {
        _connect(signal, after) { arguments, result in
            let value = handler(arguments)
            guard let result else { return }
            guard value._canWrite(rx_value_type(result)) else {
                Object.refuse(value, signal, rx_value_type(result))
            }
            value._write(result)
        }
    }

    private nonisolated static func refuse(_ value: any ValueConvertible, _ signal: String, _ type: UInt)
        -> Never
    {
        fatalError(
            "A handler of the signal “\(signal)” must return a \(C.string(g_type_name(type))), but it returned a \(value._typeName)."
        )
    }

    private func _connect(
        _ signal: String, _ after: Bool,
        _ call: @escaping @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
    ) -> SignalConnection {
        let id = g_signal_connect_closure(_raw, signal, makeClosure(call), after ? 1 : 0)
        if id == 0 {
            fatalError(
                "\(self) has no signal “\(signal)”: the handler was not connected. "
                    + "Signal names are those of the C class, with words joined by “-”.")
        }
        HandlerRecording.didConnect(self, id, signal)
        return SignalConnection(object: self, id: id)
    }

    /// Calls the handler each time a property is written, by the C name of the property.
    @discardableResult
    public func onNotify(
        _ property: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("notify::" + property, after: after, plain: handler)
    }

    /// Emits a signal without a result, by name.
    public func emit(_ signal: String, _ arguments: any ValueConvertible...) {
        _ = _emit(signal, arguments)
    }

    /// Emits a signal by name, and returns the result of its handlers.
    public func emit<R: ValueConvertible>(
        _ signal: String, _ arguments: any ValueConvertible..., returning: R.Type
    ) -> R? {
        _emit(signal, arguments).flatMap { $0.get(R.self) }
    }

    private func _emit(_ signal: String, _ arguments: [any ValueConvertible]) -> Value? {
        var id: guint = 0
        var detail: GQuark = 0
        guard g_signal_parse_name(signal, rx_instance_type(_raw), &id, &detail, 1) != 0 else {
            fatalError("\(self) has no signal “\(signal)” to emit.")
        }
        var query = GSignalQuery()
        g_signal_query(id, &query)
        guard arguments.count == Int(query.n_params) else {
            fatalError("“\(signal)” of \(self) takes \(query.n_params) arguments, not \(arguments.count).")
        }
        // The low bit of a signal's type means that the emitting code keeps the ownership of the value.
        let values =
            [Value(self)]
            + arguments.indices.map { index in
                let value = Value(type: query.param_types[index] & ~1)
                guard arguments[index]._canWrite(rx_value_type(value._pointer)) else {
                    fatalError(
                        "Argument \(index + 1) of the signal “\(signal)” has the type \(value.type), but a "
                            + "\(arguments[index]._typeName) was given.")
                }
                arguments[index]._write(value._pointer)
                return value
            }
        let result = query.return_type & ~1 == rx_type_none() ? nil : Value(type: query.return_type & ~1)
        withExtendedLifetime(values) {
            let raw = values.map { $0._pointer.pointee }
            g_signal_emitv(raw, id, detail, result?._pointer)
        }
        return result
    }
}
