// SPDX-License-Identifier: MIT

import RxKernel

/// A message that the desktop shows outside of the windows of the application.
///
/// ```swift
/// let notification = DesktopNotification("backup", title: "Backup finished", actions: [.init("show", title: "Show Files")])
/// if await notification.post() == "show" { showFiles() }
/// ```
/// Use it for an event while the user works in another window; otherwise show a message in the window. The
/// desktop shows a notification if the application has a desktop file with its identifier, and if the user
/// allows it. The application does not learn whether it was shown.
public struct DesktopNotification: Sendable, Codable, Equatable {
    /// A button of a notification.
    public struct Action: Sendable, Codable, Equatable {
        /// The identifier that is sent if the user presses the button.
        public var id: String
        /// The title of the button.
        public var title: String

        /// Creates a button.
        public init(_ id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    /// The importance of a notification.
    public enum Priority: String, Sendable, Codable {
        /// The desktop need not show it at once.
        case low
        /// The desktop shows it for a moment.
        case normal
        /// The desktop shows it for a moment, with others first.
        case high
        /// The desktop shows it until the user answers.
        case urgent
    }

    /// The identifier. A notification replaces the one with the same identifier.
    public var id: String
    /// The title.
    public var title: String
    /// The text below the title; may be empty.
    public var body: String
    /// The name of the icon; nil for that of the application.
    public var icon: String?
    /// The importance.
    public var priority: Priority
    /// The buttons.
    public var actions: [Action]

    /// Creates a notification.
    public init(
        _ id: String, title: String, body: String = "", icon: String? = nil, priority: Priority = .normal,
        actions: [Action] = []
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.icon = icon
        self.priority = priority
        self.actions = actions
    }

    /// The identifier that is sent if the user chooses the notification itself and none of its buttons.
    public static let defaultAction = ""

    /// Shows the notification. `answer` is called once, with the id of the button that the user presses, or
    /// ``defaultAction``; it is not called if the user removes the notification, or if another one with the same identifier replaces it.
    /// Dismissing the returned handle withdraws the notification, unless another one has replaced it.
    @preconcurrency @MainActor @discardableResult
    public func post(answer: @escaping @MainActor (String) -> Void) -> DialogHandle {
        post(onEnd: { if let action = $0 { answer(action) } })
    }

    /// Shows the notification, and returns the id of the button that the user presses, or ``defaultAction``.
    /// Returns nil if another notification with the same identifier replaces it.
    /// Cancelling the task withdraws the notification, and returns nil. If the user removes the notification,
    /// the task waits until it is cancelled: the desktop does not report that.
    @preconcurrency @MainActor public func post() async -> String? {
        await PendingAnswer.answer(whenCancelled: nil) { answer in post(onEnd: answer) }
    }

    /// Shows the notification on subscription, and sends the id of the button that the user presses, or
    /// ``defaultAction``. Sends nothing if the user removes the notification, or if another one with the same identifier replaces it.
    /// Disposal withdraws the notification, unless another one has replaced it.
    @preconcurrency @MainActor public func posted() -> Single<String> {
        Single.create { @MainActor send in
            let handle = post { send(.success($0)) }
            return Disposables.create { @MainActor in handle.dismiss() }
        }
    }

    /// - Parameter onEnd: called once with the id of the button, or with nil if another notification has replaced this one.
    @MainActor private func post(onEnd: @escaping @MainActor (String?) -> Void) -> DialogHandle {
        let backend = Toolkit.backend
        let posted = PostedNotification(id, on: backend, onEnd)
        backend.post(self) { posted.end($0) }
        return DialogHandle { posted.withdraw() }
    }
}

/// A notification that was posted, until the user answers it, or it is withdrawn or replaced. The closure of the backend retains it.
@MainActor private final class PostedNotification {
    private struct Key: Hashable {
        let backend: ObjectIdentifier
        let id: String
    }

    private struct WeakReference { weak var posted: PostedNotification? }

    /// The notification that is shown under each identifier.
    private static var shown: [Key: WeakReference] = [:]

    private weak var backend: (any Backend)?
    private let key: Key
    private var onEnd: (@MainActor (String?) -> Void)?

    /// Replaces the notification with the same identifier.
    init(_ id: String, on backend: any Backend, _ onEnd: @escaping @MainActor (String?) -> Void) {
        self.backend = backend
        self.onEnd = onEnd
        key = Key(backend: ObjectIdentifier(backend), id: id)
        let old = Self.shown.updateValue(WeakReference(posted: self), forKey: key)?.posted
        old?.onEnd.take()?(nil)
    }

    isolated deinit {
        if Self.shown[key]?.posted == nil { Self.shown[key] = nil }
    }

    private var isShown: Bool { Self.shown[key]?.posted === self }

    func end(_ action: String) {
        if isShown { Self.shown[key] = nil }
        onEnd.take()?(action)
    }

    func withdraw() {
        guard isShown else { return }
        Self.shown[key] = nil
        onEnd = nil
        backend?.withdrawNotification(key.id)
    }
}
