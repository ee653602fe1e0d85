// SPDX-License-Identifier: MIT

public import AppTesting
import Glibc
import HeadlessBackend
public import PluginKit
import RxKernel
public import ShellKit
import ViewKit

/// A shell without a display, with one plugin, for the tests of a plugin.
///
/// ```swift
/// let shell = try await TestShell(NotesPlugin(), page: "notes")
/// try shell.app.button("Add").tap()
/// try await shell.end()
/// ```
/// The plugin runs in the process of the test, or in a process of its own if the shell is created with a
/// manifest. Its data is in a folder that is deleted with the shell. **Errors**: ``TestShellError`` if the
/// plugin does not start, with the error message that users would see. **Lifetime**: use one shell at a time,
/// because a process has one backend. **Threading**: the main actor.
@MainActor public final class TestShell {
    /// The shell.
    public let shell: Shell
    /// The application. Its functions act like the user.
    public let app: HeadlessApp<ShellFlow>

    private let folder: TestFolder

    /// Starts a shell with a plugin that is linked into the test.
    /// - Parameter page: The page that is shown; nil for the one that the shell selects itself.
    public convenience init(_ plugin: any Plugin, page: String? = nil) async throws {
        try await self.init(folder: TestFolder(), page: page) { shell, _ in shell.load(plugin) }
    }

    /// Starts a shell that loads a plugin from its library, in a process of its own unless the manifest says otherwise.
    ///
    /// The program `rxshell-plugin-host` has to be in the folder of the test's executable. SwiftPM builds it
    /// there if the test target depends on the product of this name.
    /// - Parameters:
    ///   - manifest: The path of the manifest.
    ///   - library: The path of the library; nil for the folder of the test's executable, in which SwiftPM builds it.
    ///   - page: The page that is shown; nil for the one that the shell selects itself.
    ///   - permissions: The permissions that the user has granted; nil for all that the manifest requests. The
    ///     others are refused without a question. Revoke or grant one with `shell.setPermission`.
    public convenience init(
        manifest: String, library: String? = nil, page: String? = nil,
        permissions: Set<PluginManifest.Permission.Kind>? = nil
    ) async throws {
        let declared = try PluginManifest(contentsOf: manifest)
        let folder = TestFolder()
        let name = manifest.split(separator: "/").last.map(String.init) ?? manifest
        try folder.copy(manifest, to: "plugins/\(name)")
        let built = library ?? "\(Self.products)/\(declared.library)"
        guard access(built, R_OK) == 0 else {
            throw TestShellError(
                description:
                    "The library \(built) is missing. Build it with the test: swift build --build-tests.")
        }
        try folder.copy(built, to: "plugins/\(declared.library)")
        try await self.init(folder: folder, page: page) { shell, folder in
            for permission in declared.permissions {
                shell.decide(
                    permissions?.contains(permission.kind) ?? true, permission, of: declared.id)
            }
            if let directory = PluginDirectory("\(folder.path)/plugins") { shell.load(from: [directory]) }
        }
    }

    private init(
        folder: TestFolder, page: String?, load: @MainActor (Shell, TestFolder) throws -> Void
    ) async throws {
        self.folder = folder
        var options = ShellOptions(application: "org.example.test")
        options.dataFolder = "\(folder.path)/data"
        options.stateFolder = "\(folder.path)/state"
        options.settingsFile = "\(folder.path)/config/plugins.json"
        let shell = Shell(options)
        self.shell = shell
        // Views may be created when plugins are activated.
        HeadlessBackend.install()
        try load(shell, folder)
        app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        try checkState()
        if let page { try await show(page) }
    }

    /// The folder of the programs and libraries that were built with the test.
    static var products: String { "/proc/self/exe".resolvedPath?.parentPath ?? "." }

    /// The record of the plugin, which the list of plugins shows.
    public var record: PluginRecord? { current(shell.plugins)?.first }

    /// The pages in the side bar.
    public var pages: [ShellPage] { current(shell.pages) ?? [] }

    /// The ids of the actions of the window. For a plugin in a process of its own, they begin with the id of the plugin and two dots.
    public var actions: [String] { current(shell.actions)?.map(\.id) ?? [] }

    /// Returns the value that an observable emits on subscription.
    private func current<Value>(_ values: Observable<Value>) -> Value? {
        var current: Value?
        values.subscribe(onNext: { current = $0 }).dispose()
        return current
    }

    /// Selects a page, and waits until the plugin is active and shows something.
    ///
    /// - Throws: ``TestShellError`` if there is no such page, or the plugin fails.
    public func show(_ id: String) async throws {
        guard let page = pages.first(where: { $0.id == id }) else {
            throw TestShellError(
                description:
                    "There is no page \(id), only \(pages.map(\.id).joined(separator: ", ")). Register its flow, or correct its id."
            )
        }
        try app.list("Places").select(page.title)
        await app.settle(within: .seconds(30)) {
            if case .failed = record?.state { true } else { record?.state == .active }
        }
        try checkState()
        // The flow begins in a later turn of the main loop, or in another process.
        await app.settle(within: record?.origin == .linked ? .seconds(2) : .seconds(30)) { hasContent }
    }

    /// Shows the page in front in a further tab, too, as Ctrl+Shift+D does.
    func showInAnotherTab() async throws {
        try app.perform("shell.duplicate-tab")
        await app.settle(within: .seconds(2)) { hasContent }
    }

    /// Whether an open page shows a view that is more than a container. A page need not have a text: its title may be in the window's row.
    var hasContent: Bool {
        let views = (try? app.searchRoot(operable: false).visibleViews) ?? []
        return views.filter { $0.role == .tabs && $0.name == localized("Open Pages") }
            .contains { $0.visibleViews.contains { !Self.containers.contains($0.role) } }
    }

    private static let containers: Set<Role> = [
        .box, .grid, .scrollView, .clamp, .layout, .pages, .tabs, .pager, .split,
    ]

    private func checkState() throws {
        if let failure = record?.failure { throw TestShellError(description: failure.description) }
    }

    /// Closes all windows like the user, the front one first, also those that the plugin has opened.
    ///
    /// - Throws: ``TestShellError`` with the window that stays open, for example because a question is shown
    ///   above it; or with the views, flows and view models that are not released.
    public func end() async throws {
        while let window = app.windows.isEmpty ? nil : try app.window() {
            window.requestClose()
            await app.settle { window.isClosed || !window.dialogs.isEmpty }
            guard window.isClosed else { throw Self.error(for: window) }
        }
        guard await app.settle(within: .seconds(30), until: { app.retainedObjects.isEmpty }) else {
            throw TestShellError(
                description:
                    "These objects live on after the windows were closed: \(app.retainedObjects.joined(separator: ", ")). "
                    + "Look for closures that retain them: capture [weak self] or [unowned self].")
        }
    }

    private static func error(for window: HeadlessWindow) -> TestShellError {
        var text = "The window \"\(window.state.title)\" stays open after its close button was pressed"
        if let dialog = window.dialogs.last {
            text += ": it shows \"\(dialog.title)\". Answer with app.dialog().choose(…) before end()."
        } else {
            text += ". Look for a screen that refuses in mayDismiss() or shouldDismiss()."
        }
        return TestShellError(description: text)
    }
}
