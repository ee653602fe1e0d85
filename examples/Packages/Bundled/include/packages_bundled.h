// SPDX-License-Identifier: MIT

#ifndef PACKAGES_BUNDLED_H
#define PACKAGES_BUNDLED_H

/// A list of packages, compressed by gzip.
extern const unsigned char packages_bundled[];
extern const long packages_bundled_length;

/// The address of the list: Swift cannot import an array without a length.
__attribute__((swift_name("packagesBundledBytes()")))
static inline const unsigned char *packages_bundled_bytes(void) { return packages_bundled; }

#endif
