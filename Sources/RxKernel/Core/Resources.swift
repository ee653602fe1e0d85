// SPDX-License-Identifier: MIT

#if TRACE_RESOURCES
    import Glibc
    import Synchronization

    /// Counts the kernel's living objects, so that a test can show that nothing is left of a subscription.
    ///
    /// In a test, `assertNoLeaks` of RxKernelTesting is simpler, and not disturbed by other tests.
    ///
    /// ```swift
    /// let before = Resources.total
    /// numbers.map { $0 + 1 }.subscribe(onNext: { print($0) }).dispose()
    /// assert(Resources.total == before)
    /// ```
    ///
    /// Present only when the kernel is compiled with `TRACE_RESOURCES`, as its debug build is. It may be used
    /// from any thread and counts those of all threads.
    public struct Resources: Sendable {
        private static let count = Atomic<Int32>(0)
        private static let key: pthread_key_t = {
            var key = pthread_key_t()
            pthread_key_create(&key, nil)
            return key
        }()

        /// How many observables, sinks, disposables and subscriptions are alive, in the whole process.
        public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

        /// Counts one more; answers the new total. For types that belong to the kernel's family, such as a
        /// disposable of one's own.
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
