// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import RxKernel
import RxKernelTesting
public import ViewKit

/// One run of a ``CompatibilityCase``, with functions for its actions and expectations. **Threading**: the main thread only.
/// ```swift
/// CompatibilityCase("controls", "pressing a button is reported") { run in
///     let button = run.released(Button("Save"))
///     var count = 0
///     let bag = DisposeBag()
///     button.rx.tap.subscribe(onNext: { count += 1 }).disposed(by: bag)
///     run.perform(.tap, on: button)
///     run.expect(count, equals: 1)
/// }
/// ```
@preconcurrency @MainActor public final class CompatibilityRun {
    /// The driver that uses the views.
    public let driver: any BackendDriver

    private(set) var failures: [CompatibilityFailure] = []
    private var watched: [(object: () -> AnyObject?, name: String)] = []
    private var windows: [Window] = []
    private var subscriptions: [any Disposable] = []

    init(_ driver: any BackendDriver) { self.driver = driver }

    /// Expects that a condition is true.
    public func expect(
        _ condition: Bool, _ message: @autoclosure () -> String = "the condition is false",
        file: StaticString = #fileID, line: Int = #line
    ) {
        if !condition { fail(message(), file, line) }
    }

    /// Expects that two values are equal.
    public func expect<Value: Equatable>(
        _ value: Value, equals expected: Value, file: StaticString = #fileID, line: Int = #line
    ) {
        if value != expected { fail("\(value) is there, \(expected) is expected", file, line) }
    }

    /// Performs `action`, and expects that a user can perform it.
    public func perform(
        _ action: UserAction, on view: any View, file: StaticString = #fileID, line: Int = #line
    ) {
        attempt(file, line) { try driver.perform(action, on: view) }
    }

    /// Performs `action`, and expects that a user can perform it.
    public func perform(
        _ action: WindowAction, on window: Window, file: StaticString = #fileID, line: Int = #line
    ) {
        attempt(file, line) { try driver.perform(action, on: window) }
    }

    /// Expects that a view shows a text.
    public func expectText(
        of view: any View, _ expected: String, file: StaticString = #fileID, line: Int = #line
    ) {
        attempt(file, line) { expect(try driver.text(of: view), equals: expected, file: file, line: line) }
    }

    /// Expects that a view shows a value.
    public func expectValue(
        of view: any View, _ expected: String?, file: StaticString = #fileID, line: Int = #line
    ) {
        attempt(file, line) { expect(try driver.value(of: view), equals: expected, file: file, line: line) }
    }

    /// Returns `view`, and expects that it and its peer in the backend are released at the end of the case. Views that the case creates are
    /// also watched without this function.
    public func released<V: View>(_ view: V) -> V {
        watch(view, "\(type(of: view))")
        watch(view.backendView, "the peer of \(type(of: view))")
        return view
    }

    /// Waits until the backend has nothing to do.
    public func settle() async { await driver.settle() }

    /// Shows a view in a window, which is closed at the end of the case.
    @discardableResult func present(_ view: (any View)? = nil, in window: Window = Window()) -> Window {
        windows.append(window)
        window.content = view
        window.present()
        return window
    }

    /// Shows a view in a window, which is closed at the end of the case, and waits until the backend has nothing to do.
    @discardableResult func show(_ view: any View, in window: Window = Window()) async -> Window {
        present(view, in: window)
        await settle()
        return window
    }

    /// Subscribes to `values` until the end of the case.
    func record<Values: ObservableConvertibleType>(_ values: Values) -> Recording<Values.Element> {
        let recording = Recording<Values.Element>()
        let subscription = values.asObservable().subscribe(onNext: { recording.values.append($0) })
        subscriptions.append(subscription)
        return recording
    }

    /// Expects that an observable has sent these values.
    func expect<Value: Equatable>(
        _ recording: Recording<Value>, equals expected: [Value], file: StaticString = #fileID,
        line: Int = #line
    ) {
        expect(recording.values, equals: expected, file: file, line: line)
    }

    /// Calls `work`, and returns the reports that it causes.
    func reports(_ work: () -> Void) -> [String] {
        let handler = ViewReport.handler
        defer { ViewReport.handler = handler }
        var reports: [String] = []
        ViewReport.handler = { reports.append("\($0)") }
        work()
        return reports
    }

    /// Calls `work` with the reports until then, and returns those that there are at its end.
    func reports(_ work: @MainActor (Recording<ViewReport>) async -> Void) async -> [ViewReport] {
        let handler = ViewReport.handler
        defer { ViewReport.handler = handler }
        let reports = Recording<ViewReport>()
        ViewReport.handler = { reports.values.append($0) }
        await work(reports)
        return reports.values
    }

    /// Records a failure.
    public func fail(_ message: String, _ file: StaticString = #fileID, _ line: Int = #line) {
        failures.append(CompatibilityFailure(message: message, location: "\(file):\(line)"))
    }

    /// The observables, subscriptions and disposables before the case: those of this thread, and those of the
    /// process. They are counted in debug builds only.
    private var kernelObjects = (onThread: 0, total: 0)
    private var thread = pthread_self()
    /// How many more of these objects this thread had created than deallocated when the case last ran on it.
    private var createdOnThread = 0

    /// The number of observables, subscriptions and disposables that are left.
    ///
    /// Another thread may have deallocated what this one has created, and other tests may run at the same
    /// time: therefore it is the lower one of two numbers. Without a main loop, Dispatch moves the main queue
    /// to another thread when it was idle, and this thread's number is not read then.
    private var kernelObjectsLeft: Int {
        if pthread_self() == thread { createdOnThread = KernelObjects.count - kernelObjects.onThread }
        return min(createdOnThread, KernelObjects.total - kernelObjects.total)
    }

    func begin(with backend: any Backend) {
        ViewWatch.begin(of: backend) { [unowned self] view, peer in
            watch(view, "\(type(of: view))")
            watch(peer, "the peer of \(type(of: view))")
        }
        _ = Self.hasNavigated
        kernelObjects = (KernelObjects.count, KernelObjects.total)
        thread = pthread_self()
    }

    /// Closes the windows of the case, and disposes of its subscriptions.
    func end() {
        for window in windows { window.close() }
        for subscription in subscriptions { subscription.dispose() }
        (windows, subscriptions) = ([], [])
    }

    private func watch(_ object: AnyObject, _ name: String) {
        guard !watched.contains(where: { $0.object() === object }) else { return }
        watched.append(({ [weak object] in object }, name))
    }

    func expectReleased() async {
        // Another thread may release the last reference. On a busy machine it has to wait for a processor, so
        // the limit is a time and not a number of turns of the main queue.
        let start = ContinuousClock.now
        var left = kernelObjectsLeft
        while watched.contains(where: { $0.object() != nil }) || left > 0 {
            let waited = start.duration(to: .now)
            guard waited < .seconds(3) else { break }
            await driver.settle()
            // What is not released in the first turns is asked for less often: the other thread needs the processor. The main queue must
            // not be idle meanwhile, since Dispatch may move it to another thread then.
            if waited > .milliseconds(20) { usleep(UInt32(min(20_000, waited / .microseconds(20)))) }
            left = kernelObjectsLeft
        }
        for (object, name) in watched where object() != nil {
            fail("\(name) is still alive after the case has ended: something retains it", #fileID, #line)
        }
        // A view that is not released has subscriptions, which are not reported in addition.
        if left > 0, watched.allSatisfy({ $0.object() == nil }) {
            fail(
                "\(left) observables, subscriptions or disposables are left after the case has ended: dispose of each subscription",
                #fileID, #line)
        }
    }

    private func attempt(_ file: StaticString, _ line: Int, _ body: () throws -> Void) {
        do { try body() } catch { fail("\(error)", file, line) }
    }
}

/// The values that an observable has sent.
@MainActor final class Recording<Value> {
    var values: [Value] = []
    var count: Int { values.count }
}

extension CompatibilityRun {
    /// Navigates a step, so that the observables that exist once in a process are created before a case counts them.
    fileprivate static let hasNavigated: Void = {
        FlowCoordinator().coordinate(flow: EmptyFlow(), with: OneStepper(withSingleStep: EmptyFlow.Start()))
    }()

    private final class EmptyFlow: Flow {
        struct Start: Step {}
        let root: any Presentable = ViewController()
        func navigate(to step: Start) -> FlowContributors { .none }
    }
}
