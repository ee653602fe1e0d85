// SPDX-License-Identifier: MIT

/// Stops the program with `message` if `condition` is false.
///
/// Unlike `precondition`, it prints the message in a release build too.
@inline(__always)
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
