// SPDX-License-Identifier: MIT

#include "GtkTestLoop.h"

#include <glib-unix.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

// libdispatch exports these for CoreFoundation: the main queue's eventfd and the function that drains it.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Called by the Swift runtime where an asynchronous main function waits for the first time.
typedef __attribute__((swiftcall)) void (*drain_original)(void);
typedef __attribute__((swiftcall)) void (*drain_override)(drain_original);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(drain_original, drain_override);

static unsigned long turns;

unsigned long rx_test_loop_turns(void) { return turns; }

static gboolean drain(int descriptor, GIOCondition condition, gpointer data) {
    (void)condition;
    (void)data;
    uint64_t count;
    // Unread, the descriptor would stay ready.
    if (read(descriptor, &count, sizeof count) < 0) return G_SOURCE_CONTINUE;
    turns++;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

static __attribute__((swiftcall)) void run(drain_original original, drain_override compatibility) {
    (void)original;
    (void)compatibility;
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, NULL);
    for (;;) g_main_context_iteration(NULL, TRUE);
}

__attribute__((constructor)) static void install(void) {
    swift_task_asyncMainDrainQueue_hook = run;
    // GTK keeps the accessible properties of widgets in the process, where tests can read them.
    setenv("GTK_A11Y", "test", 1);
}
