// SPDX-License-Identifier: MIT

#if TRACE_RESOURCES
    import Synchronization
#endif

/// The subscriptions that exist, counted by their source locations, for an inspector.
///
/// ```swift
/// LiveSubscriptions.isRecording = true
/// …
/// print(LiveSubscriptions.counts)     // ["Notes/NoteViewController.swift:41": 3]
/// ```
/// It records the subscriptions with closures that are made while ``isRecording`` is true:
/// `subscribe(onNext:)`, `bind(onNext:)`, `drive(onNext:)` and their other forms. A release build records
/// nothing. Any thread may use it.
public enum LiveSubscriptions {
    #if TRACE_RESOURCES
        private static let lock = Lock()
        /// Guarded by `lock`.
        private nonisolated(unsafe) static var live: [String: Int] = [:]
        private static let records = Atomic<Bool>(false)

        /// Whether new subscriptions are recorded. The default is false.
        public static var isRecording: Bool {
            get { records.load(ordering: .relaxed) }
            set { records.store(newValue, ordering: .relaxed) }
        }

        /// The number of recorded subscriptions that have neither ended nor been disposed of, by file and line.
        public static var counts: [String: Int] { lock { live } }

        /// A recorded subscription.
        final class Record: Sendable {
            private let name: String
            private let hasEnded = Atomic<Bool>(false)

            init(_ name: String) {
                self.name = name
                lock { live[name, default: 0] += 1 }
            }

            /// Called when the subscription ends. Further calls do nothing.
            func end() {
                guard !hasEnded.exchange(true, ordering: .relaxed) else { return }
                lock {
                    let count = (live[name] ?? 1) - 1
                    live[name] = count == 0 ? nil : count
                }
            }
        }

        /// Records a subscription that is made now; nil if none are recorded.
        static func record(of site: CallSite?) -> Record? {
            guard isRecording, let site else { return nil }
            return Record(site.location)
        }
    #else
        /// False: a release build records nothing.
        public static var isRecording: Bool {
            get { false }
            set {}
        }

        /// An empty dictionary: a release build records nothing.
        public static var counts: [String: Int] { [:] }
    #endif
}
