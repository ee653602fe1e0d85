// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginRuntime
import RemoteBackend
import WireKit

extension PluginRunner {
    /// Does what the lifecycle has decided.
    func perform(_ effect: PluginLifecycle.Effect) {
        switch effect {
        case .startDependencies: for needed in owner.dependencies { needed.send(.use(.dependent)) }
        case .watchLibrary: watchLibrary()
        case .stopWatching: library = nil
        case .prepare(let run): prepare(run)
        case .launch(let run): launch(run)
        case .loadInShell(let run): loadInShell(run)
        case .deactivateInShell:
            shared.crashMarker.during(.deactivate, of: owner.id) { object?.deactivate() }
            object = nil
        case .end(let reason): child?.end(because: reason)
        case .kill(let reason): child?.kill(because: reason)
        case .leave: endRun()
        case .resumeDependents: resumeDependents()
        case .answerQuestions: answerAll()
        case .startIdleTimer(let run): startIdleTimer(run)
        case .cancelIdleTimer: tasks.idleTimer = nil
        case .startHangTimer(let run):
            tasks.hangTimer = Task { @MainActor [weak self] in
                try? await Task.sleep(for: .seconds(10))
                if !Task.isCancelled { self?.send(.hangReminder(run)) }
            }
        case .performWork: performWork()
        case .dropWork:
            pending = []
            // Their messages were queued.
            owner.cancelRequests()
        case .prepareSpare: owner.prepareSpareProcess()
        case .addPanes: addPanes()
        case .show(let message): show(message)
        case .closeDialogs: remote?.host.closeDialogs()
        case .closePanes: closePanes()
        case .forgetSavedStates: for pane in panes { pane.savedState = nil }
        case .confirmPages: owner.confirmPages()
        case .declare: owner.declare()
        case .withdraw: owner.withdraw()
        case .offerToTurnOn: owner.offerToTurnOn()
        case .storeOn: owner.store(offBecause: nil)
        case .storeOff(let failure): owner.store(offBecause: failure)
        case .note(let text): log.note(text)
        }
    }

    // MARK: In the shell's process

    private func loadInShell(_ run: Int) {
        guard let context = owner.context else { return }
        let marker = shared.crashMarker
        do throws(PluginFailure) {
            let object = try marker.during(.load, of: owner.id) { () throws(PluginFailure) in
                try make()
            }
            self.object = object
            try marker.during(.activate, of: owner.id) { () throws(PluginFailure) in
                do { try object.activate(in: context) } catch { throw .activationThrew("\(error)") }
            }
            send(.activated(run))
        } catch {
            object = nil
            send(.loadFailed(run, error))
        }
    }

    private func make() throws(PluginFailure) -> any Plugin {
        if let make = owner.make { return make() }
        guard let manifest = owner.manifest else { throw .noPlugin(library: owner.name) }
        guard let object = try PluginLoader().load(manifest).make() as? any Plugin else {
            throw .noPlugin(library: manifest.libraryPath)
        }
        return object
    }

    // MARK: In a process of its own

    private func prepare(_ run: Int) {
        guard let manifest = owner.manifest, let hostProgram = shared.options.hostProgram(for: manifest)
        else {
            return send(.preparationFailed(run, .hostMissing(PluginHostProgram.name)))
        }
        let dependencies = owner.dependencies.filter { $0.lifecycle.isOn && !$0.lifecycle.runsInShell }
        // A plugin that was removed and installed again has a new runner. Two processes must not use the data folder at the same time.
        let earlier = shared.endingProcesses[owner.folderName]
        tasks.preparation = Task { @MainActor [weak self] in
            _ = await earlier?.waitForEnd()
            guard !Task.isCancelled else { return }
            for needed in dependencies { await needed.waitForStart() }
            guard !Task.isCancelled else { return }
            do throws(PluginFailure) {
                guard let program = try await self?.program(hostProgram, manifest), let self,
                    !Task.isCancelled
                else { return }
                access.program = program
                send(.prepared(run))
            } catch {
                self?.send(.preparationFailed(run, error))
            }
        }
    }

    private func launch(_ run: Int) {
        guard let program = access.program else { return }
        access.program = nil
        policy.admitsNotification = { [weak self] notification in
            guard let self else { return false }
            return owner.admits(notification)
        }
        do throws(ProcessError) {
            let new = try RemoteRun(program, backend: backend, policy: policy) { [weak self] end in
                self?.remote = nil
                self?.send(
                    .ended(run, .init(reason: end.reason, lines: end.lines, isCrash: end.isCrash)))
            }
            remote = new
            new.host.fileAccess = access.userFiles
            new.host.onDenial = { [weak self] in self?.warn($0) }
            new.child.onOutput = { [log] in log.append($0) }
            receive(from: new.child.connection)
            if program.sandbox.startsPrograms {
                watchPrograms(startedBy: new.child, memory: program.limits.memory)
            }
            new.start(panes) { [weak self] in self?.send(.responds(run, $0 == .responding)) }
        } catch {
            send(.ended(run, .init(reason: error.description, isCrash: true)))
        }
    }

    private func addPanes() {
        let new = panes.filter { !$0.isConnected }
        for pane in new { remote?.host.add(pane) }
        // They stay empty then. The others have shown the message, and the user may have chosen to wait.
        if !lifecycle.responds { offerToEnd(in: new) }
    }

    private func performWork() {
        let work = pending
        pending = []
        guard let connection = child?.connection else { return }
        for perform in work { perform(connection) }
    }

    private func startIdleTimer(_ run: Int) {
        guard owner.isDeclared, let time = owner.idleTime else { return tasks.idleTimer = nil }
        tasks.idleTimer = Task { @MainActor [weak self] in
            // A page that is not saved yet may be saved later.
            while true {
                try? await Task.sleep(for: time)
                guard !Task.isCancelled, let self else { return }
                // What the user has typed is not in the states that were saved before. Work, windows and dialogs have no state.
                let isUsed = remote.map { $0.host.input.hasUnsavedText || $0.host.showsWindow } ?? false
                guard !isUsed, !owner.isWorking, panes.allSatisfy({ $0.savedState != nil }) else { continue }
                return send(.idle(run, isRestorable: true))
            }
        }
    }

    // MARK: The library

    private func watchLibrary() {
        guard let path = owner.manifest?.libraryPath else { return }
        if library?.path != path {
            library = LibraryWatch(path) { [weak self] in self?.owner.libraryWasReplaced() }
        }
        library?.readIdentity()
    }
}
