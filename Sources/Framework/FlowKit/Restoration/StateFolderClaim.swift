// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import Synchronization

/// The claim of a process to a folder with state files, so that no other process writes them: two sessions of
/// one user, each with a bus of its own, may run an application twice.
///
/// ```swift
/// let claim = StateFolderClaim(folder)
/// if !claim.isHeld { … }  // what is saved below the folder throws `StateFileError.Reason.inUse`
/// ```
/// An application claims its folders when it starts; other programs create a claim themselves. The claim is a lock of the system (`flock`)
/// on the folder, and leaves no file. The system releases it when the process ends, also after a crash.
///
/// **Lifetime**: the folder is free when the last claim of the process to it is released. A process that was
/// refused stays so until its own claims are released, since what it has read may be older than what the
/// other process has written. **Threading**: any thread.
public final class StateFolderClaim: Sendable {
    /// The folder.
    public let folder: String
    /// Whether this process has the folder. It is true if the file system has no locks.
    public let isHeld: Bool

    /// The folders that this process has claimed.
    private static let claims = Mutex<[String: Entry]>([:])

    private struct Entry {
        /// The open folder; nil if another process has locked it.
        var descriptor: Int32?
        var isHeld: Bool
        var count: Int
        /// The folders in which no file is written while the claim is refused.
        var covered: Set<String>
    }

    /// Claims a folder, which is created if it does not exist.
    ///
    /// - Parameters:
    ///   - folder: the absolute path of the folder.
    ///   - others: further folders that belong to it, such as the data folder of an application whose state folder is claimed.
    public init(_ folder: String, covering others: [String] = []) {
        self.folder = folder
        isHeld = Self.claims.withLock { claims in
            var entry = claims[folder] ?? Self.lock(folder)
            entry.count += 1
            entry.covered.formUnion([folder] + others)
            claims[folder] = entry
            return entry.isHeld
        }
    }

    deinit {
        let descriptor = Self.claims.withLock { claims -> Int32? in
            guard var entry = claims[folder] else { return nil }
            entry.count -= 1
            claims[folder] = entry.count > 0 ? entry : nil
            return entry.count > 0 ? nil : entry.descriptor
        }
        if let descriptor { close(descriptor) }
    }

    /// Says to processes that are started meanwhile that this one ends, so that they wait for it. Call it before the process leaves the
    /// bus.
    package func willEnd() {
        // A shared lock still refuses the lock of a process that runs.
        if let descriptor = Self.claims.withLock({ $0[folder]?.descriptor }) {
            flock(descriptor, LOCK_SH | LOCK_NB)
        }
    }

    /// Waits while another process has a folder: one that ends, and was started again meanwhile. It has left the bus already, but still has
    /// the folder until the processes of its plugins have ended, and all is saved.
    ///
    /// - Parameters:
    ///   - limit: how long to wait for a process that has not said that it ends.
    ///   - endLimit: how long to wait for one that has.
    ///   - pause: waits until the next look at the folder.
    package static func waitForProcess(
        with folder: String, atMost limit: Duration, orUntilItsEnd endLimit: Duration,
        pause: () -> Void = { usleep(10_000) }
    ) {
        guard claims.withLock({ $0[folder] == nil }) else { return }
        let start = ContinuousClock.now
        while true {
            let entry = lock(folder)
            if let descriptor = entry.descriptor { close(descriptor) }
            if entry.isHeld || start.duration(to: .now) >= (isEnding(folder) ? endLimit : limit) { return }
            pause()
        }
    }

    /// Whether the process that has a folder ends.
    private static func isEnding(_ folder: String) -> Bool {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(descriptor) }
        return flock(descriptor, LOCK_SH | LOCK_NB) == 0
    }

    /// Whether another process has the folder of a file, so that the file must not be written.
    package static func isRefused(_ path: String) -> Bool {
        claims.withLock { claims in
            claims.values.contains { entry in
                !entry.isHeld && entry.covered.contains { path.hasPrefix("\($0)/") }
            }
        }
    }

    private static func lock(_ folder: String) -> Entry {
        Folder.make(folder)
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // A folder that cannot be opened cannot be written either, which the files report.
        guard descriptor >= 0 else { return Entry(descriptor: nil, isHeld: true, count: 0, covered: []) }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            // Some file systems have no locks, or none for folders.
            guard errno == EWOULDBLOCK else { break }
            close(descriptor)
            return Entry(descriptor: nil, isHeld: false, count: 0, covered: [])
        }
        return Entry(descriptor: descriptor, isHeld: true, count: 0, covered: [])
    }
}
