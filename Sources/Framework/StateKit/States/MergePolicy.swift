// SPDX-License-Identifier: MIT

/// The policy that decides which value a state shows if it has a local and a remote source.
///
/// All policies work offline: if the remote source fails, the local value is shown, with the error as
/// ``State/hintError``.
/// ```swift
/// let letter = DataState<Letter>.relay(localEnabled: true, remoteEnabled: true, policy: .localFirst)
/// ```
public enum MergePolicy: Sendable, Hashable {
    /// The local value is shown if it is not empty. Otherwise the remote value is shown.
    case localFirst
    /// The local value is shown until the remote source has sent a value. Later local values are ignored, until a reset.
    case remoteWins
    /// Only local values are shown: the program writes the remote value to the local store, and the local source sends it again.
    ///
    /// This is the default, and the behaviour of CleanUtils. The local source must observe its store. If the
    /// local source has ended, or was never loaded, the remote value is shown. For a local source that reads
    /// its store only once, use `remoteWins`.
    case remoteRefreshesLocal
}
