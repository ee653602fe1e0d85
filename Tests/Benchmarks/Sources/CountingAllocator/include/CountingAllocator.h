// SPDX-License-Identifier: MIT

#pragma once

#include <stddef.h>

/// How many blocks the whole process has allocated so far.
size_t counting_allocator_count(void);

/// How many bytes are allocated now, as far as the allocator knows the blocks' sizes.
size_t counting_allocator_bytes(void);
