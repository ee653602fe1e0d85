// SPDX-License-Identifier: MIT

/// Which value a state shows if it has a local and a remote source.
///
/// All policies work offline: if the remote source fails, the local value is shown, with the error as
/// ``State/hintError``.
public enum MergePolicy: Sendable, Hashable {
    /// The local value is shown if there is one; the remote value is shown as long as the local source has none, or an empty one.
    case localFirst
    /// The local value is shown until the remote source has one. Later local values are ignored, until a reset.
    case remoteWins
    /// Only local values are shown: the program writes the remote value to the local store, and the local source sends it again.
    ///
    /// It is the default, and what CleanUtils does. The local source must observe its store. If it has ended, or was never
    /// loaded, the remote value is shown; with a local source that reads its store once, use `remoteWins`.
    case remoteRefreshesLocal
}
