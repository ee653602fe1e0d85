// SPDX-License-Identifier: MIT

#if TRACE_RESOURCES
    import Glibc
    import Synchronization

    /// Counts the kernel's living objects, so that a test can show that nothing is left of a subscription.
    ///
    /// Present only when the kernel is compiled with `TRACE_RESOURCES`, as its debug build is.
    public struct Resources: Sendable {
        private static let count = Atomic<Int32>(0)
        private static let key: pthread_key_t = {
            var key = pthread_key_t()
            pthread_key_create(&key, nil)
            return key
        }()

        /// How many observables, observers, disposables and subscriptions are alive.
        public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

        /// Counts one more; answers the new total.
        public static func incrementTotal() -> Int32 {
            madeHere += 1
            return count.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
        }

        /// Counts one less; answers the new total.
        public static func decrementTotal() -> Int32 {
            madeHere -= 1
            return count.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
        }

        /// How many more were made than ended on the current thread, for a check beside which other tests run.
        package private(set) static var madeHere: Int {
            get { Int(bitPattern: pthread_getspecific(key)) }
            set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
        }
    }
#endif
