// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RemoteBackend
import WireKit

extension PluginRunner {
    /// Does what the lifecycle has decided.
    func perform(_ effect: PluginLifecycle.Effect, in shell: Shell) {
        switch effect {
        case .startDependencies: shell.startDependencies(of: plugin)
        case .watchLibrary: watchLibrary()
        case .stopWatching: (watch, libraryTimer) = (nil, nil)
        case .prepare(let run): prepare(run)
        case .launch(let run): launch(run)
        case .loadInShell(let run): loadInShell(run)
        case .deactivateInShell:
            shell.crashMarker.during(.deactivate, of: plugin.id) { object?.deactivate() }
            object = nil
        case .end(let reason): child?.end(because: reason)
        case .kill(let reason): child?.kill(because: reason)
        case .leave: leave(in: shell)
        case .resumeDependents: resumeDependents()
        case .answerQuestions: answerAll()
        case .startIdleTimer(let run): startIdleTimer(run)
        case .cancelIdleTimer: idleTimer = nil
        case .startHangTimer(let run):
            hangTimer = Task { @MainActor [weak self] in
                try? await Task.sleep(for: .seconds(10))
                if !Task.isCancelled { self?.send(.hangReminder(run)) }
            }
        case .performWork: performWork()
        case .dropWork: pending = []
        case .prepareSpare: shell.prepareSpareProcess()
        case .addPanes: for pane in panes where !pane.isConnected { remote?.host.add(pane) }
        case .show(let message): show(message)
        case .closeDialogs: remote?.host.closeDialogs()
        case .closePanes: closePanes()
        case .forgetSavedStates: for pane in panes { pane.savedState = nil }
        case .confirmPages:
            shell.remove(unconfirmedPages, of: plugin)
            unconfirmedPages = []
        case .declare:
            unconfirmedPages = []
            shell.declare(plugin)
        case .withdraw: shell.withdraw(plugin)
        case .offerToTurnOn: offerToTurnOn()
        case .storeOn: shell.turnOn(plugin)
        case .storeOff(let failure): shell.turnOff(plugin, because: failure.description)
        case .note(let text): log.note(text)
        }
    }

    // MARK: In the shell's process

    private func loadInShell(_ run: Int) {
        guard let context = plugin.context else { return }
        let marker = shell.crashMarker
        do throws(PluginFailure) {
            let object = try marker.during(.load, of: plugin.id) { () throws(PluginFailure) in
                try make()
            }
            self.object = object
            try marker.during(.activate, of: plugin.id) { () throws(PluginFailure) in
                do { try object.activate(in: context) } catch { throw .activationThrew("\(error)") }
            }
            send(.activated(run))
        } catch {
            object = nil
            send(.loadFailed(run, error))
        }
    }

    private func make() throws(PluginFailure) -> any Plugin {
        if let make = plugin.make { return make() }
        guard let manifest = plugin.manifest else { throw .noPlugin(library: plugin.record.name) }
        guard let object = try PluginLoader().load(manifest).make() as? any Plugin else {
            throw .noPlugin(library: manifest.libraryPath)
        }
        return object
    }

    // MARK: In a process of its own

    private func prepare(_ run: Int) {
        guard let manifest = plugin.manifest, let host = shell.options.host(for: manifest) else {
            return send(.preparationFailed(run, .hostMissing(PluginHostProgram.name)))
        }
        let dependencies = manifest.dependencies.compactMap { id in
            shell.installed.first { $0.id == id }?.process
        }
        // A plugin that was removed and installed again has a new runner. Two processes must not use the data folder at the same time.
        let earlier = shell.endingProcesses[plugin.folderName]
        preparation = Task { @MainActor [weak self] in
            _ = await earlier?.waitForEnd()
            guard !Task.isCancelled else { return }
            for needed in dependencies { await needed.waitForStart() }
            guard !Task.isCancelled else { return }
            do throws(PluginFailure) {
                guard let program = try await self?.program(host, manifest), let self, !Task.isCancelled
                else { return }
                self.program = program
                send(.prepared(run))
            } catch {
                self?.send(.preparationFailed(run, error))
            }
        }
    }

    private func launch(_ run: Int) {
        guard let program else { return }
        self.program = nil
        policy.admitsNotification = { [weak self] notification in
            guard let self else { return false }
            return shell.admits(notification, of: plugin)
        }
        do throws(ProcessError) {
            let new = try RemoteRun(program, backend: backend, policy: policy) { [weak self] end in
                self?.remote = nil
                self?.send(
                    .ended(run, .init(reason: end.reason, lines: end.lines, isCrash: end.isCrash)))
            }
            remote = new
            new.host.fileAccess = userFiles
            new.host.onDenial = { [weak self] in self?.warn($0) }
            new.child.onOutput = { [log] in log.append($0) }
            receive(from: new.child.connection)
            new.start(panes) { [weak self] in self?.send(.responds(run, $0 == .responding)) }
        } catch {
            send(.ended(run, .init(reason: error.description, isCrash: true)))
        }
    }

    private func performWork() {
        let work = pending
        pending = []
        guard let connection = child?.connection else { return }
        for perform in work { perform(connection) }
    }

    private func startIdleTimer(_ run: Int) {
        guard plugin.isDeclared, let time = shell.preferences.idleTime else { return idleTimer = nil }
        idleTimer = Task { @MainActor [weak self] in
            try? await Task.sleep(for: time)
            guard !Task.isCancelled, let self else { return }
            send(.idle(run, isRestorable: panes.allSatisfy { $0.savedState != nil }))
        }
    }

    // MARK: The library

    private func watchLibrary() {
        guard let path = plugin.manifest?.libraryPath else { return }
        library = FileIdentity(path)
        guard watch == nil else { return }
        watch = FolderWatch(Folder.parent(of: path)) { [weak self] in self?.folderChanged(path) }
    }

    /// Reports a library that was replaced, when the file has not changed for 200 ms.
    private func folderChanged(_ path: String) {
        guard FileIdentity(path) != library else { return }
        libraryTimer = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .milliseconds(200))
            guard !Task.isCancelled, let self, let new = FileIdentity(path), new != library
            else {
                return
            }
            send(.libraryChanged(hasPanes: !panes.isEmpty))
        }
    }
}
