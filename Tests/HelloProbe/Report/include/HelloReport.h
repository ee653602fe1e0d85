// SPDX-License-Identifier: MIT
#ifndef RXSHELL_HELLO_REPORT_H
#define RXSHELL_HELLO_REPORT_H

// Prints, once, the nanoseconds of the monotonic clock now, the processor's time so far in microseconds, and the resident
// and proportional memory in kilobytes.
void hello_report(void);

#endif
