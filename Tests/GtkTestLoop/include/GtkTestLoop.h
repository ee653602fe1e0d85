// SPDX-License-Identifier: MIT
#ifndef RXSHELL_GTK_TEST_LOOP_H
#define RXSHELL_GTK_TEST_LOOP_H

// Linked into a test program, makes its main actor run on the process's first thread, as GTK needs it: without this,
// libdispatch gives the main queue to its workers once an asynchronous main function waits.

// How often the main queue was drained.
unsigned long rx_test_loop_turns(void);

// Forgets the handlers that were connected, and records those that are connected from now on.
void rx_test_record_handlers(void);

// Ends the recording, and returns a recorded handler that is still connected to an existing object, such as "GtkLabel::activate-link"; NULL
// if there is none.
const char *rx_test_remaining_handler(void);

#endif
