// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginProcesses
import PluginRuntime
import RxKernel
import ViewKit

extension Shell {
    /// Opens files and URIs with the plugins whose manifests declare their types.
    ///
    /// While the search for plugins is not finished, the request waits. An alert shows the files and URIs that no plugin opens.
    /// - Parameter paths: Absolute paths of files, and URIs.
    public func open(_ paths: [String]) {
        installed.folders.whenSearched { [weak self] in self?.openNow(paths.map(Self.localPath)) }
    }

    /// Performs a command that another program requests, after the search for plugins is finished. If it
    /// cannot be performed, writes an error message to the standard error.
    func performRequested(_ id: Command.ID) {
        installed.folders.whenSearched { [weak self] in
            guard let self, !commands.perform(id) else { return }
            if let action = windows.window()?.actions.first(where: { $0.id == id }) {
                return action.perform()
            }
            writeToStandardError(
                "There is no command \"\(id)\" that can be performed now. --list-commands lists all.")
        }
    }

    private func openNow(_ paths: [String]) {
        var requests: [(target: OpeningTarget, paths: [String])] = []
        var unknown: [String] = []
        for path in paths {
            guard let target = target(for: path) else {
                unknown.append(path)
                continue
            }
            if let index = requests.firstIndex(where: { $0.target == target }) {
                requests[index].paths.append(path)
            } else {
                requests.append((target, [path]))
            }
        }
        for request in requests { open(request.paths, with: request.target) }
        if !unknown.isEmpty { report(unknown) }
    }

    /// The plugin that opens a file or a URI, and the page that is shown.
    private struct OpeningTarget: Equatable {
        let plugin: InstalledPlugin
        let page: ShellPage.ID?

        static func == (left: Self, right: Self) -> Bool {
            left.plugin === right.plugin && left.page == right.page
        }
    }

    private func target(for path: String) -> OpeningTarget? {
        for plugin in installed.all where plugin.isOn {
            guard let manifest = plugin.manifest else { continue }
            let page: String??
            if path.hasPrefix("/") {
                let name = path.split(separator: "/").last.map(String.init) ?? ""
                page = manifest.fileTypes.first { $0.matches(fileName: name) }.map(\.page)
            } else {
                let scheme = path.prefix { $0 != ":" }.lowercased()
                page = manifest.schemes.first { $0.id == scheme }.map(\.page)
            }
            if let page { return OpeningTarget(plugin: plugin, page: page ?? manifest.pages.first?.id) }
        }
        return nil
    }

    private func open(_ paths: [String], with target: OpeningTarget) {
        let plugin = target.plugin
        if plugin.process != nil { return plugin.receiver.open(paths, on: target.page) }
        guard plugin.startInShell() else { return }
        guard let opener = plugin.opener else {
            return plugin.warn(PluginContribution.noOpener)
        }
        follow(crashMarker.during(.action, of: plugin.id) { opener(paths) }, on: target.page)
    }

    /// Shows a page, and follows a link of a plugin in the shell's process.
    func follow(_ link: DeepLink?, on page: ShellPage.ID?) {
        let pageStep: [any Step] = page.map { [ShellStep.show(.page($0))] } ?? []
        let steps = pageStep + (link?.steps ?? [])
        if !steps.isEmpty { windows.open(DeepLink(steps)) }
    }

    private func report(_ paths: [String]) {
        let more = paths.count > 5 ? [localized("and %1 more", "\(paths.count - 5)")] : []
        let names = (paths.prefix(5) + more).joined(separator: "\n")
        let remedy = localized("Install a plugin that opens it, or turn it on in the list of plugins.")
        let alert = Alert(localized("No plugin opens this"), message: "\(names)\n\n\(remedy)")
        guard let window = windows.window() else { return writeToStandardError("No plugin opens \(names).") }
        _ = window.show(alert) { _ in }
    }

    /// Returns the path of a URI of a local file. Returns other URIs, and paths, unchanged.
    static func localPath(_ text: String) -> String {
        guard let rest = text.dropping(prefix: "file://"), let slash = rest.firstIndex(of: "/") else {
            return text
        }
        let host = rest[..<slash]
        guard host.isEmpty || host == "localhost" else { return text }
        var bytes: [UInt8] = []
        var encoded = rest[slash...].utf8.makeIterator()
        while let byte = encoded.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = encoded.next(), let low = encoded.next(),
                let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16), value != 0
            else { return text }
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self) ?? text
    }
}

extension String {
    fileprivate func dropping(prefix: String) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count) : nil
    }
}
