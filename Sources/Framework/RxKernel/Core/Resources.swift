// SPDX-License-Identifier: MIT

#if TRACE_RESOURCES
    import Glibc
    import Synchronization

    /// Counts the kernel's live objects, so that a test can prove that a subscription leaves nothing behind.
    ///
    /// In a test, `assertNoLeaks` of RxKernelTesting is simpler, and tests that run in parallel do not disturb it.
    ///
    /// ```swift
    /// let before = Resources.total
    /// numbers.map { $0 + 1 }.subscribe(onNext: { print($0) }).dispose()
    /// assert(Resources.total == before)
    /// ```
    ///
    /// Available only when the kernel is compiled with `TRACE_RESOURCES`, as its debug build is. Any thread may use it;
    /// it counts the objects of all threads.
    public struct Resources: Sendable {
        private static let count = Atomic<Int32>(0)
        private static let key: pthread_key_t = {
            var key = pthread_key_t()
            pthread_key_create(&key, nil)
            return key
        }()

        /// The number of live observables, sinks, disposables and subscriptions in the whole process.
        public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

        /// Adds one to the count and returns the new total. Call it in the initializer of a disposable type of your own
        /// to have it counted.
        public static func incrementTotal() -> Int32 {
            madeHere += 1
            return count.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
        }

        /// Subtracts one from the count and returns the new total. Call it in the `deinit` of such a type.
        public static func decrementTotal() -> Int32 {
            madeHere -= 1
            return count.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
        }

        /// How many more objects were created than deallocated on the current thread, for a check while other tests
        /// run.
        package private(set) static var madeHere: Int {
            get { Int(bitPattern: pthread_getspecific(key)) }
            set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
        }
    }
#endif
