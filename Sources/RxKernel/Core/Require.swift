// SPDX-License-Identifier: MIT

/// Stops the program with `message` unless `condition` holds.
///
/// Unlike a precondition it says why in a release build too.
@inline(__always)
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
