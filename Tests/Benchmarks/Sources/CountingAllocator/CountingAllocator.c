// SPDX-License-Identifier: MIT

#include "CountingAllocator.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

// The executable's definitions take the place of glibc's in every library of the process.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static atomic_size_t count;
static atomic_size_t bytes;
static atomic_bool paused;

static void *counted(void *block) {
    if (block && !atomic_load_explicit(&paused, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, malloc_usable_size(block), memory_order_relaxed);
    }
    return block;
}

static void uncounted(void *block) {
    if (block && !atomic_load_explicit(&paused, memory_order_relaxed))
        atomic_fetch_sub_explicit(&bytes, malloc_usable_size(block), memory_order_relaxed);
}

size_t counting_allocator_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

size_t counting_allocator_bytes(void) { return atomic_load_explicit(&bytes, memory_order_relaxed); }

void counting_allocator_set_counting(bool counts) {
    atomic_store_explicit(&paused, !counts, memory_order_relaxed);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
    uncounted(block);
    return counted(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = memalign(alignment, size);
    return *block || size == 0 ? 0 : ENOMEM;
}

void free(void *block) {
    uncounted(block);
    __libc_free(block);
}
