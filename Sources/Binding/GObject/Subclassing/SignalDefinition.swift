// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A signal of a ``CustomClass`` or of an ``InterfaceDefinition``.
///
///     static let signals: [SignalDefinition] = [
///         .init("full", parameters: [Double.self]),
///         .init("may-close", flags: .runLast, returns: Bool.self, accumulator: .trueHandled),
///         .init("changed", flags: [.runFirst, .detailed]) { (gauge: Gauge, arguments) in gauge.count += 1 },
///     ]
///
/// The flags are `.runLast` and `.action` unless others are given: the default handler runs after the
/// handlers of programs, and keyboard shortcuts can emit the signal.
public struct SignalDefinition: Sendable {
    typealias Handler = @MainActor (Object, SignalArguments) -> (any ValueConvertible)?

    let name: String
    private let flags: SignalFlags
    private let parameters: [UInt]
    private let result: UInt
    private let accumulator: SignalAccumulator?
    private let handler: Handler?

    /// Creates a signal with a C name. Its handlers get values of these types, and may return one. Without an
    /// accumulator, the signal returns the value of the last handler.
    public init(
        _ name: String, flags: SignalFlags = [.runLast, .action],
        parameters: [any ValueConvertible.Type] = [],
        returns result: (any ValueConvertible.Type)? = nil, accumulator: SignalAccumulator? = nil
    ) {
        self.init(name, flags, parameters, result, accumulator, nil)
    }

    /// Creates a signal with a default handler, which each object of the class has.
    public init<Owner: Object>(
        _ name: String, flags: SignalFlags = [.runLast, .action],
        parameters: [any ValueConvertible.Type] = [],
        handler: @escaping @MainActor (Owner, SignalArguments) -> Void
    ) {
        self.init(name, flags, parameters, nil, nil) { object, arguments in
            if let owner = object as? Owner { handler(owner, arguments) }
            return nil
        }
    }

    /// Creates a signal whose handlers return a value, with a default handler.
    public init<Owner: Object, Answer: ValueConvertible>(
        _ name: String, flags: SignalFlags = [.runLast, .action],
        parameters: [any ValueConvertible.Type] = [],
        returns result: Answer.Type, accumulator: SignalAccumulator? = nil,
        handler: @escaping @MainActor (Owner, SignalArguments) -> Answer
    ) {
        self.init(name, flags, parameters, result, accumulator) { object, arguments in
            (object as? Owner).map { handler($0, arguments) }
        }
    }

    private init(
        _ name: String, _ flags: SignalFlags, _ parameters: [any ValueConvertible.Type],
        _ result: (any ValueConvertible.Type)?, _ accumulator: SignalAccumulator?, _ handler: Handler?
    ) {
        (self.name, self.flags, self.accumulator, self.handler) = (name, flags, accumulator, handler)
        self.parameters = parameters.map { $0._valueType }
        self.result = result.map { $0._valueType } ?? rx_type_none()
    }

    /// Registers the signal for a class or an interface.
    @MainActor
    func register(for type: UInt) {
        if accumulator != nil, result == rx_type_none() {
            fatalError(
                "The signal “\(name)” has an accumulator, which combines the values that handlers return, but its handlers return "
                    + "no value. Declare the type of the value with `returns`.")
        }
        var parameters = parameters
        g_signal_newv(
            name, type, GSignalFlags(rawValue: flags.rawValue), closure, accumulator?.function,
            accumulator?.data, nil, result, guint(parameters.count), &parameters)
    }

    @MainActor
    private var closure: UnsafeMutablePointer<GClosure>? {
        guard let handler else { return nil }
        return makeClosure { arguments, result in
            guard let answer = handler(arguments.get(0), arguments), let result else { return }
            answer._write(result)
        }
    }
}

/// How the values that the handlers of a signal return are combined into one.
public struct SignalAccumulator: Sendable {
    let function: GSignalAccumulator
    // Guard: written once, and never freed, as the signal is not.
    nonisolated(unsafe) let data: UnsafeMutableRawPointer?

    /// The first handler that returns true ends the emission: it has handled the signal. For signals that return `Bool`.
    public static let trueHandled = SignalAccumulator(
        function: { g_signal_accumulator_true_handled($0, $1, $2, $3) }, data: nil)

    /// The first handler ends the emission.
    public static let firstWins = SignalAccumulator(
        function: { g_signal_accumulator_first_wins($0, $1, $2, $3) }, data: nil)

    /// Combines the values that the handlers return, one after the other.
    ///
    ///     .combining { (sum: Int, answer: Int) in (sum + answer, true) }
    ///
    /// - Parameter combine: takes the combined value so far, and the value of the next handler; returns the
    ///   new combined value, and whether a further handler is called. The first combined value is the empty
    ///   value of the type: 0 or false; use an optional type for texts and objects, which begin with nil.
    public static func combining<Answer: ValueConvertible>(
        _ combine: @escaping @MainActor (Answer, Answer) -> (answer: Answer, continues: Bool)
    ) -> SignalAccumulator {
        let step = Step { sum, answer in
            guard let before = Answer._read(sum), let next = Answer._read(answer) else { return true }
            let (combined, continues) = combine(before, next)
            g_value_reset(sum)
            combined._write(sum)
            return continues
        }
        return SignalAccumulator(
            function: { _, place, next, data in
                guard let place, let next, let data else { return 1 }
                // Guard: the values are used during this call only, on the main thread.
                nonisolated(unsafe) let (sum, answer) = (place, next)
                // Guard: `combining` retains it, and it is never released.
                let step = Unmanaged<Step>.fromOpaque(data).takeUnretainedValue()
                return onMainActor { step.combine(sum, answer) } ? 1 : 0
            }, data: Unmanaged.passRetained(step).toOpaque())
    }

    private final class Step: Sendable {
        let combine: @MainActor (UnsafeMutablePointer<GValue>, UnsafePointer<GValue>) -> Bool

        init(_ combine: @escaping @MainActor (UnsafeMutablePointer<GValue>, UnsafePointer<GValue>) -> Bool) {
            self.combine = combine
        }
    }
}
