// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Application {
    /// Runs the program until its last window is closed or `quit()` is called, and returns its exit code. The main
    /// actor and the main dispatch queue keep running. Work that was sent to them before the program ends is still done, such
    /// as `Task { @MainActor in … }` before `quit()`; work that waits for time, files or the user is not. `g_application_run()`.
    @discardableResult
    public func run(_ arguments: [String] = CommandLine.arguments) -> Int {
        MainQueue.attach()
        let vector = StringVector(arguments)
        let code = g_application_run(C.cast(_raw), gint(arguments.count), vector.pointer)
        MainQueue.finish()
        return Int(code)
    }

    /// `open`: files to show, with a hint of the caller. Needs the flag `handlesOpen`.
    @discardableResult
    public func onOpen(
        after: Bool = false, _ handler: @escaping @MainActor (_ files: [File], _ hint: String) -> Void
    ) -> SignalConnection {
        connect("open", after: after) { arguments in
            let (files, hint) = filesAndHint(arguments)
            handler(files, hint)
        }
    }
}

extension Members where Owner: Application {
    public var open: SignalKey<Owner, (files: [File], hint: String)> { SignalKey("open", filesAndHint) }
}

@MainActor
private func filesAndHint(_ arguments: SignalArguments) -> (files: [File], hint: String) {
    let count: Int = arguments.get(2)
    let files = C.array(vector: arguments.address(1), count: count, .none) {
        C.present(C.borrow($0), "open") as File
    }
    return (files, arguments.get(3))
}
