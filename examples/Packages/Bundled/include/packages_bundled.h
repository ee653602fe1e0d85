// SPDX-License-Identifier: MIT

#ifndef PACKAGES_BUNDLED_H
#define PACKAGES_BUNDLED_H

/// The size of the bundled list of packages, which is compressed by gzip.
extern const long packages_bundled_length;

/// A reader that decompresses the bundled list part by part.
typedef struct packages_bundled_reader packages_bundled_reader;

/// Returns a reader at the beginning of the list; NULL if there is no memory. It is released by packages_bundled_close.
packages_bundled_reader *packages_bundled_open(void);
/// Writes the next part of the text into `buffer`, and returns its length: 0 at the end, -1 if the list is damaged.
long packages_bundled_read(packages_bundled_reader *reader, void *buffer, long capacity);
/// Returns the number of compressed bytes that have been read.
long packages_bundled_position(const packages_bundled_reader *reader);
void packages_bundled_close(packages_bundled_reader *reader);

#endif
