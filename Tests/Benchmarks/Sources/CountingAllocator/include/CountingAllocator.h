// SPDX-License-Identifier: MIT

#pragma once

#include <stdbool.h>
#include <stddef.h>

/// How many blocks the whole process has allocated so far.
size_t counting_allocator_count(void);

/// How many bytes are allocated now, as far as the allocator knows the blocks' sizes.
size_t counting_allocator_bytes(void);

/// Whether blocks are counted, as they are from the start. Counting takes about as long as a small allocation.
void counting_allocator_set_counting(bool counts);
