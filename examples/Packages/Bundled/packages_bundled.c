// SPDX-License-Identifier: MIT

#include "packages_bundled.h"

#include <stdlib.h>
#include <zlib.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char list[] = {
#embed "catalogue.gz"
};

const long packages_bundled_length = sizeof list;

struct packages_bundled_reader {
    z_stream stream;
    int is_at_end;
};

packages_bundled_reader *packages_bundled_open(void) {
    packages_bundled_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->stream.next_in = (unsigned char *)list;
    reader->stream.avail_in = sizeof list;
    // 16: with the header of gzip.
    if (inflateInit2(&reader->stream, 16 + MAX_WBITS) != Z_OK) {
        free(reader);
        return NULL;
    }
    return reader;
}

long packages_bundled_read(packages_bundled_reader *reader, void *buffer, long capacity) {
    if (reader->is_at_end) return 0;
    reader->stream.next_out = buffer;
    reader->stream.avail_out = capacity;
    int result = inflate(&reader->stream, Z_NO_FLUSH);
    if (result == Z_STREAM_END) {
        reader->is_at_end = 1;
    } else if (result != Z_OK) {
        return -1;
    }
    return capacity - reader->stream.avail_out;
}

long packages_bundled_position(const packages_bundled_reader *reader) { return reader->stream.total_in; }

void packages_bundled_close(packages_bundled_reader *reader) {
    inflateEnd(&reader->stream);
    free(reader);
}
