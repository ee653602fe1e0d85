// SPDX-License-Identifier: MIT

// Functions of the Swift runtime that the compiler calls for `unowned` variables and weak references. They are part of its stable
// interface; a Swift program cannot declare them itself.
#pragma once

/// Adds one to the unowned count of an object: its memory is kept, also after its deinitializer has run. Returns the object.
extern const void *swift_unownedRetain(const void *object);

/// Subtracts one from the unowned count.
extern void swift_unownedRelease(const void *object);

/// Adds one to the strong count of an object and returns the object, or null if its deallocation has begun.
extern const void *swift_tryRetain(const void *object);
