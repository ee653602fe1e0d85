// SPDX-License-Identifier: MIT

#if TRACE_RESOURCES
    import Synchronization

    private let count = Atomic<Int32>(0)

    /// Counts the kernel's living objects, so that a test can show that nothing is left of a subscription.
    ///
    /// Present only when the kernel is compiled with `TRACE_RESOURCES`, as its debug build is.
    public struct Resources: Sendable {
        /// How many observables, observers, disposables and subscriptions are alive.
        public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

        /// Counts one more; answers the new total.
        public static func incrementTotal() -> Int32 {
            count.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
        }

        /// Counts one less; answers the new total.
        public static func decrementTotal() -> Int32 {
            count.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
        }
    }
#endif
