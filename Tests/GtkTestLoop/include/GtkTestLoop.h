// SPDX-License-Identifier: MIT
#ifndef RXSHELL_GTK_TEST_LOOP_H
#define RXSHELL_GTK_TEST_LOOP_H

// Linked into a test program, makes its main actor run on the process's first thread, as GTK needs it: without this,
// libdispatch gives the main queue to its workers once an asynchronous main function waits.

// How often the main queue was drained.
unsigned long rx_test_loop_turns(void);

#endif
