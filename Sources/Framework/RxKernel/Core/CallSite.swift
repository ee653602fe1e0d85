// SPDX-License-Identifier: MIT

#if TRACE_RESOURCES
    /// The file and the line of the call of an operator. A release build does not record it.
    @usableFromInline
    struct CallSite {
        private struct Key: Hashable {
            let file: UInt
            let line: UInt
        }

        private static let lock = Lock()
        /// Guarded by `lock`.
        private nonisolated(unsafe) static var reported: Set<Key> = []

        private let operation: StaticString
        private let carriesActor: Bool
        private let file: StaticString
        private let line: UInt

        @usableFromInline
        init(operation: StaticString, carriesActor: Bool, file: StaticString, line: UInt) {
            self.operation = operation
            self.carriesActor = carriesActor
            self.file = file
            self.line = line
        }

        var location: String { "\(file):\(line)" }

        /// Returns true the first time it is called with `site`.
        static func isNew(_ site: CallSite) -> Bool {
            let key = Key(file: UInt(bitPattern: site.file.utf8Start), line: site.line)
            return lock { reported.insert(key).inserted }
        }

        /// The message for a closure that may belong to the main actor, and is called elsewhere.
        func message(_ origin: UnknownClosure.Origin) -> String {
            let (reason, remedy) =
                switch origin {
                case .function:
                    (
                        "a function that it was passed",
                        """
                        Give the function that calls \(operation) a parameter isolation: (any Actor)? = #isolation, and pass it on; \
                        or mark it @MainActor. If the function that it was passed may run on any thread, declare it @Sendable
                        """
                    )
                case .initialValue:
                    (
                        "an object",
                        "Write { @MainActor in … } there, or pass isolation: MainActor.shared"
                    )
                }
            let caller =
                origin == .initialValue
                ? "in an initial value" : "on the main thread, by a function without an actor"
            return """
                \(operation) at \(file):\(line): \(operation) was called \(caller). Its closure carries no actor, uses \(reason), \
                and is called outside the main thread. State of the main actor must not be used there. \(remedy). This is \
                reported once for each call.
                """
        }

        /// The message for an event that is moved to `actor`.
        func message(_ actor: String) -> String {
            let isMain = actor == "the main actor"
            let remedy =
                isMain
                ? "put observe(on: MainScheduler.instance) before \(operation)"
                : "put observe(on:) before \(operation)"
            let reason =
                carriesActor
                ? "to which the closure belongs"
                : "on which \(operation) was called with a function that carries no actor of its own"
            if "\(operation)".hasPrefix("schedule") {
                return """
                    \(operation) at \(file):\(line): the scheduler called the action outside \(actor), \(reason). The \
                    action is moved to \(actor). To run it where the scheduler does, pass a nonisolated function or a \
                    closure that is marked @Sendable, and isolation: nil. This is reported once for each call.
                    """
            }
            return """
                \(operation) at \(file):\(line): an event arrived outside \(actor), \(reason). The event \
                and all later events of this sequence are moved to \(actor). To choose where a sequence changes threads, \
                \(remedy). To keep heavy work off \(isMain ? "the main thread" : "the actor"), pass a nonisolated function \
                or a closure that is marked @Sendable, and isolation: nil. This is reported once for each call.
                """
        }
    }
#endif
