// SPDX-License-Identifier: MIT
// zlib, the library of gzip. Swift does not see the macro `inflateInit2`.
#include <zlib.h>

/// Prepares a stream for the format of gzip.
static inline int czlib_open_gzip(z_stream *stream) { return inflateInit2(stream, 16 + MAX_WBITS); }
