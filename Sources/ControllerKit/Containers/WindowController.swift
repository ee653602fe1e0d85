// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A window of the desktop and the screen in it.
///
/// An application's first window is made for the root of its first flow. A flow that wants another makes one:
/// ```swift
/// let window = WindowController(root: PreferencesViewController(viewModel: …), size: Size(width: 420, height: 320))
/// window.present()
/// return .one(flowContributor: .contribute(withNextPresentable: window, withNextStepper: viewModel))
/// ```
/// All ways to close a window are one: the close button, Alt+F4, Escape where the window allows it, the desktop's window
/// list, the end of the window that it belongs to, and ``close()``. Then its screen, with all that it holds, is dismissed. An
/// open window is held by the desktop, as it were: nobody has to keep it.
@preconcurrency @MainActor public final class WindowController: Presentable {
    /// The screen in the window.
    public let root: ViewController

    /// What the window is on the desktop.
    public let window: Window

    /// Whether a controller presented it, so that it belongs to that controller.
    public private(set) var isPresentedByController = false

    private weak var presenter: ViewController?
    private let presence = Presence()
    private var isOpen: Bool { presence.state == .visible }
    private let disposeBag = DisposeBag()
    package private(set) weak var session: ApplicationSession?

    /// The windows that are open, the front one last.
    public private(set) static var open: [WindowController] = []

    /// A window that shows `root` and is not open yet.
    /// - Parameters:
    ///   - root: the screen that fills the window, which it retains.
    ///   - size: when first shown, in logical pixels.
    ///   - isModal: whether the window that it belongs to does not react until this one is closed.
    ///   - closesOnEscape: by default for modal windows.
    public init(
        root: ViewController, size: Size = Size(width: 640, height: 480), isModal: Bool = false,
        closesOnEscape: Bool? = nil
    ) {
        self.root = root
        var state = WindowState()
        state.title = root.displayTitle
        state.defaultSize = size
        state.isModal = isModal
        state.closesOnEscape = closesOnEscape ?? isModal
        window = Window(state)
        window.events.subscribe(onNext: { [weak self] in self?.receive($0) }).disposed(by: disposeBag)
    }

    /// Shows the window, or brings it to the front. A window that was closed stays closed: make another.
    ///
    /// - Parameter presenter: the controller that the window belongs to: it stays above that one's window, and closes with it.
    public func present(above presenter: ViewController? = nil) {
        guard presence.state == .unseen else { return isOpen ? window.present() : () }
        self.presenter = presenter
        isPresentedByController = presenter != nil
        presenter?.presentedWindows.append(self)
        window.parent = presenter?.window?.window
        session = presenter?.window?.session ?? ApplicationSession.current
        Self.open.append(self)
        session?.didOpen(self)
        root.windowAsRoot = self
        window.content = root.view
        chromeDidChange()
        root.beginTransition(toVisible: true, animated: false)
        window.present()
        presence.show()
        root.endTransition(toVisible: true, animated: false)
    }

    /// Closes the window, without asking its screen.
    public func close() {
        guard isOpen else { return }
        presence.hide()
        Self.open.removeAll { $0 === self }
        presenter?.presentedWindows.removeAll { $0 === self }
        root.markDismissed()
        root.windowAsRoot = nil
        window.close()
        presence.dismiss()
        session?.didClose(self)
    }

    /// Asks the screen, and closes the window if that agrees. What the close button does.
    public func requestClose() {
        if root.presentedWindowsAllAgree, root.shouldDismiss() { close() }
    }

    /// Whether the window is open.
    public var rxVisible: Observable<Bool> { presence.rxVisible }

    /// The window was closed.
    public var rxDismissed: Single<Void> { presence.rxDismissed }

    /// The size, in logical pixels, each time that it changes.
    public var sizes: Observable<Size> {
        window.events.compactMap { event in if case .resized(let size) = event { size } else { nil } }
    }

    func chromeDidChange() {
        window.title = root.displayTitle
        window.actions = root.visibleActions + (session?.actions ?? [])
    }

    private func receive(_ event: WindowEvent) {
        switch event {
        case .closeRequested: requestClose()
        case .backRequested: _ = root.goBack()
        case .active(true):
            guard isOpen else { return }
            Self.open.removeAll { $0 === self }
            Self.open.append(self)
        case .active(false), .resized, .action: break
        }
    }
}

/// A window comes back as its screen does.
extension WindowController: Restorable {
    public var restorableState: Observable<String> {
        (root as? any Restorable)?.encodedStates ?? .never()
    }

    public func restore(_ state: String) { (root as? any Restorable)?.restore(encoded: state) }
}

extension ViewController {
    /// Whether everything that was presented above this screen may be dismissed too.
    fileprivate var presentedWindowsAllAgree: Bool {
        presentedWindows.allSatisfy { $0.root.presentedWindowsAllAgree && $0.root.shouldDismiss() }
            && children.allSatisfy(\.presentedWindowsAllAgree)
    }
}
