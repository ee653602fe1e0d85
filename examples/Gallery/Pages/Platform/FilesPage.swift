// SPDX-License-Identifier: MIT

import Gtk

/// Files are read and written without blocking the window. Each function that may wait is `async`, and is cancelled with its task.
final class FilesPage: Page {
    static let lesson = Lesson(
        "Files", in: .platform,
        about:
            "Gio reads and writes files, local or not, lists folders and watches them, all without blocking.",
        words: "gio file async await cancel monitor folder read write stream error"
    ) { FilesPage() }

    let text = Gtk.Entry().takingOneLine()
    let save = Gtk.Button(mnemonic: "_Save")
    let load = Gtk.Button(mnemonic: "_Load")
    let fail = Gtk.Button(mnemonic: "Load what is _missing")
    let count = Gtk.Button(mnemonic: "_Count")
    let stop = Gtk.Button(mnemonic: "S_top")
    /// A file in the folder for temporary files.
    let file = Gio.File(path: GLib.userCacheDir).child("org.example.Gallery.txt")
    private var work: Task<Void, Never>?
    private var running = 0 { didSet { stop.sensitive = running > 0 } }
    private var monitor: Gio.FileMonitor?
    private let changes = Gtk.Label("The file was not changed.")

    init() {
        super.init(Self.lesson)
        // The task retains the page while it runs. It is cancelled when the page is left.
        onUnmap { [weak self] in self?.work?.cancel() }
        text.text = "Something to keep"
        text.hexpand = true
        text.update(.label, "Text to save")
        save.onClicked { [unowned self] in
            run { page in
                if let folder = page.file.parent, !folder.queryExists() {
                    try folder.makeDirectoryWithParents()
                }
                try await page.file.replaceContents(Array(page.text.text.utf8), makeBackup: false, flags: [])
                return "Saved as \(page.file.basename ?? "")."
            }
        }
        load.onClicked { [unowned self] in
            run { page in
                let bytes = try await page.file.loadContents().contents
                page.text.text = String(decoding: bytes, as: UTF8.self)
                return "Loaded \(bytes.count) bytes."
            }
        }
        fail.onClicked { [unowned self] in
            run { page in try await "\(page.file.child("nothing").loadContents().contents.count) bytes" }
        }
        changes.xalign = 0
        section("A file", nil, .row(text, save, load), .row(fail), changes)

        count.onClicked { [unowned self] in
            run { page in
                let total = try await page.countFiles(in: Gio.File(path: "/usr/share"))
                return "There are \(total) files."
            }
        }
        stop.sensitive = false
        stop.onClicked { [unowned self] in work?.cancel() }
        section(
            "A long walk", "Counting everything in /usr/share takes a while; it can be stopped.",
            .row(count, stop))

        do {
            monitor = try file.monitorFile(flags: [])
        } catch {
            changes.label = "The file cannot be watched: \(error.message)"
        }
        monitor?.onChanged { [weak self] _, _, event in
            if event == .changesDoneHint || event == .created {
                self?.changes.label = "The file was changed."
            }
        }
    }

    isolated deinit {
        monitor?.cancel()
    }

    /// Runs work, and shows its result or its error. Work that still runs is cancelled.
    private func run(_ body: @escaping @MainActor (FilesPage) async throws -> String) {
        work?.cancel()
        running += 1
        work = Task { [weak self] in
            guard let self else { return }
            defer { running -= 1 }
            do {
                report(try await body(self))
            } catch let error as GLibError where error.is(Gio.IOErrorEnum.cancelled) {
                report("Stopped.")
            } catch let error as GLibError where error.is(Gio.IOErrorEnum.notFound) {
                report("Not found: \(error.message)")
            } catch {
                report("It failed: \(error)")
            }
        }
    }

    private func countFiles(in folder: Gio.File) async throws -> Int {
        var folders = [folder]
        var count = 0
        while let next = folders.popLast() {
            for try await info in next.children("standard::name,standard::type", flags: .nofollowSymlinks) {
                count += 1
                if info.fileType == .directory { folders.append(next.child(info.name)) }
            }
            report("\(count) files so far …")
        }
        return count
    }
}
