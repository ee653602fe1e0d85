// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import RxKernel
import ViewKit

extension CompatibilityCase {
    /// A program as an iOS developer writes it, with the log of its life cycle.
    static var lifeCycle: CompatibilityCase {
        CompatibilityCase("screens", "the life cycle of a program has the order of UIKit") { run in
            let log = LifeCycleProgram.Log()
            do {
                let program = Program(log, run)
                await program.use()
            }
            await run.settle()
            run.expect(log.take().sorted(), equals: Expected.ends)
        }
    }
}

// MARK: Using it

@MainActor private final class Program {
    let log: LifeCycleProgram.Log
    let run: CompatibilityRun
    let session = ApplicationSession()
    let flow: LifeCycleProgram.MusicFlow

    init(_ log: LifeCycleProgram.Log, _ run: CompatibilityRun) {
        (self.log, self.run, flow) = (log, run, LifeCycleProgram.MusicFlow(log))
    }

    private func expect(_ lines: [String], _ name: String, line: Int = #line) async {
        await run.settle()
        let found = log.take().filter { !$0.hasSuffix(" deinit") }
        for (index, pair) in zip(found, lines).enumerated() where pair.0 != pair.1 {
            return run.fail(
                "\(name), line \(index): \(pair.0) is there, \(pair.1) is expected", #fileID, line)
        }
        run.expect(found.count, equals: lines.count, line: line)
    }

    private var tabView: TabView? {
        func search(_ view: any View) -> TabView? {
            (view as? TabView)
                ?? ((view as? PortableView)?.childViews ?? []).lazy.compactMap { search($0) }.first
        }
        return search(flow.tabs.view)
    }

    func use() async {
        session.start(flow, with: LifeCycleProgram.MusicStep.start)
        await expect(Expected.start, "start")
        await useSongs()
        if let tabView { run.perform(.choose("Settings"), on: tabView) }
        await expect(Expected.tab, "another tab")
        if let tabView { run.perform(.choose("Music"), on: tabView) }
        await expect(Expected.tabBack, "back to the tab")
        emit(.replace)
        await expect(Expected.replace, "the stack is replaced")
        flow.navigation.requestBack()
        await expect(Expected.back, "the user goes back")
        if let window = session.frontWindow?.window { run.perform(.requestClose, on: window) }
        await run.settle()
        await expect(Expected.close, "the window is closed")
    }

    /// Sends a step from the screen at the top. A screen that is not visible emits none.
    private func emit(_ step: LifeCycleProgram.MusicStep) {
        let top = flow.navigation.topViewController as? any ViewModelOwner
        top?.rxViewModel.steps.accept(step)
    }

    private func useSongs() async {
        guard let list = flow.navigation.topViewController as? LifeCycleProgram.ListController else { return }
        run.expectText(of: list.countLabel, "3 songs")
        run.perform(.tap, on: list.firstButton)
        await expect(Expected.push, "push")
        guard let song = flow.navigation.topViewController as? LifeCycleProgram.SongController else {
            return run.fail("no song is shown")
        }
        run.expectText(of: song.titleController.label, "Song 1")
        run.expectText(of: song.statusLabel, "stopped")
        run.perform(.tap, on: song.titleController.playButton)
        await run.settle()
        run.expectText(of: song.statusLabel, "playing")
        run.perform(.tap, on: song.editButton)
        await expect(Expected.present, "present")
        await edit()
        run.expectText(of: song.titleController.label, "Ode")
        run.perform(.tap, on: song.editButton)
        await expect(Expected.present, "present again")
        await discard()
        song.viewModel.steps.accept(LifeCycleProgram.MusicStep.lyrics)
        await expect(Expected.pushLyrics, "push above the song")
        emit(.root)
        await expect(Expected.popToRoot, "pop to the root")
    }

    private func edit() async {
        guard let edit = session.frontWindow?.root as? LifeCycleProgram.EditController else {
            return run.fail("no sheet is open")
        }
        run.perform(.type("Ode"), on: edit.field)
        await run.settle()
        run.perform(.tap, on: edit.saveButton)
        await expect(Expected.dismiss, "dismiss")
    }

    private func discard() async {
        guard let edit = session.frontWindow?.root as? LifeCycleProgram.EditController,
            let window = edit.window?.window
        else {
            return run.fail("no sheet is open")
        }
        run.perform(.type("Elegy"), on: edit.field)
        await run.settle()
        for answer in ["Cancel", "Discard"] {
            run.expect(log.take(), equals: [])
            run.perform(.requestClose, on: window)
            await run.settle()
            run.expect(window.isBlocked, "no question is above the sheet")
            run.perform(.answer(answer), on: window)
            await run.settle()
        }
        await expect(Expected.dismiss, "the user discards the changes")
    }
}

/// The calls, in the order of UIKit.
private enum Expected {
    static let start = [
        "ListController willMove to parent",
        "ListController didMove to parent",
        "SettingsController willMove to parent",
        "SettingsController didMove to parent",
        "ListController viewDidLoad",
        "ListViewModel viewDidLoad",
        "ListController viewWillAppear moving",
        "ListController rx.viewWillAppear animated false",
        "ListController viewIsAppearing",
        "ListController viewDidAppear",
    ]
    static let push = [
        "SongController willMove to parent",
        "ListController viewWillDisappear",
        "SongController viewDidLoad",
        "TitleController willMove to parent",
        "TitleController viewDidLoad",
        "TitleViewModel viewDidLoad",
        "TitleController didMove to parent",
        "SongViewModel viewDidLoad",
        "SongController viewWillAppear moving",
        "SongController rx.viewWillAppear animated true",
        "TitleController viewWillAppear moving",
        "TitleController rx.viewWillAppear animated true",
        "SongController viewIsAppearing",
        "TitleController viewIsAppearing",
        "ListController viewDidDisappear",
        "ListController rx.viewDidDisappear animated true",
        "ListViewModel viewDidDisappear",
        "TitleController viewDidAppear",
        "SongController viewDidAppear",
        "SongController didMove to parent",
    ]
    static let present = [
        "EditController viewDidLoad",
        "EditViewModel viewDidLoad",
        "EditController viewWillAppear presented",
        "EditController rx.viewWillAppear animated false",
        "EditController viewIsAppearing",
        "EditController viewDidAppear",
    ]
    static let dismiss = [
        "EditController viewWillDisappear dismissed",
        "EditController viewDidDisappear",
        "EditController rx.viewDidDisappear animated false",
        "EditViewModel viewDidDisappear",
    ]
    static let pushLyrics = [
        "LyricsController willMove to parent",
        "SongController viewWillDisappear",
        "TitleController viewWillDisappear",
        "LyricsController viewDidLoad",
        "LyricsViewModel viewDidLoad",
        "LyricsController viewWillAppear moving",
        "LyricsController rx.viewWillAppear animated true",
        "LyricsController viewIsAppearing",
        "TitleController viewDidDisappear",
        "TitleController rx.viewDidDisappear animated true",
        "TitleViewModel viewDidDisappear",
        "SongController viewDidDisappear",
        "SongController rx.viewDidDisappear animated true",
        "SongViewModel viewDidDisappear",
        "LyricsController viewDidAppear",
        "LyricsController didMove to parent",
    ]
    static let popToRoot = [
        "LyricsController willMove to nil",
        "SongController willMove to nil",
        "LyricsController viewWillDisappear moving",
        "ListController viewWillAppear",
        "ListController rx.viewWillAppear animated true",
        "ListController viewIsAppearing",
        "LyricsController viewDidDisappear",
        "LyricsController rx.viewDidDisappear animated true",
        "LyricsViewModel viewDidDisappear",
        "ListController viewDidAppear",
        "LyricsController didMove to nil",
        "SongController didMove to nil",
    ]
    static let tab = [
        "ListController viewWillDisappear",
        "SettingsController viewDidLoad",
        "SettingsViewModel viewDidLoad",
        "SettingsController viewWillAppear moving",
        "SettingsController rx.viewWillAppear animated true",
        "SettingsController viewIsAppearing",
        "ListController viewDidDisappear",
        "ListController rx.viewDidDisappear animated true",
        "ListViewModel viewDidDisappear",
        "SettingsController viewDidAppear",
    ]
    static let tabBack = [
        "SettingsController viewWillDisappear",
        "ListController viewWillAppear",
        "ListController rx.viewWillAppear animated true",
        "ListController viewIsAppearing",
        "SettingsController viewDidDisappear",
        "SettingsController rx.viewDidDisappear animated true",
        "SettingsViewModel viewDidDisappear",
        "ListController viewDidAppear",
    ]
    static let replace = [
        "LyricsController willMove to parent",
        "ListController viewWillDisappear",
        "LyricsController viewDidLoad",
        "LyricsViewModel viewDidLoad",
        "LyricsController viewWillAppear moving",
        "LyricsController rx.viewWillAppear animated false",
        "LyricsController viewIsAppearing",
        "ListController viewDidDisappear",
        "ListController rx.viewDidDisappear animated false",
        "ListViewModel viewDidDisappear",
        "LyricsController viewDidAppear",
        "LyricsController didMove to parent",
    ]
    static let back = [
        "LyricsController willMove to nil",
        "LyricsController viewWillDisappear moving",
        "ListController viewWillAppear",
        "ListController rx.viewWillAppear animated true",
        "ListController viewIsAppearing",
        "LyricsController viewDidDisappear",
        "LyricsController rx.viewDidDisappear animated true",
        "LyricsViewModel viewDidDisappear",
        "ListController viewDidAppear",
        "LyricsController didMove to nil",
    ]
    static let close = [
        "ListController viewWillDisappear",
        "ListController viewDidDisappear",
        "ListController rx.viewDidDisappear animated false",
        "ListViewModel viewDidDisappear",
    ]
    /// The objects that are released at the end, in alphabetical order.
    static let ends = [
        "ListController deinit", "ListViewModel deinit", "SettingsController deinit",
        "SettingsViewModel deinit",
    ]
}
