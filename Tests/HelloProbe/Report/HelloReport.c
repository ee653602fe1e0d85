// SPDX-License-Identifier: MIT

#include "HelloReport.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

void hello_report(void) {
    static int done = 0;
    if (done++) return;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    long processor = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000L + usage.ru_utime.tv_usec +
                     usage.ru_stime.tv_usec;
    long resident = 0, proportional = 0;
    char line[256];
    FILE *rollup = fopen("/proc/self/smaps_rollup", "r");
    while (rollup && fgets(line, sizeof line, rollup)) {
        if (!strncmp(line, "Rss:", 4)) resident = atol(line + 4);
        if (!strncmp(line, "Pss:", 4)) proportional = atol(line + 4);
    }
    if (rollup) fclose(rollup);
    printf("%lld %ld %ld %ld\n", now.tv_sec * 1000000000LL + now.tv_nsec, processor, resident, proportional);
    const char *copy = getenv("HELLO_SMAPS");
    if (copy) {
        FILE *from = fopen("/proc/self/smaps", "r"), *to = fopen(copy, "w");
        while (from && to && fgets(line, sizeof line, from)) fputs(line, to);
        if (from) fclose(from);
        if (to) fclose(to);
    }
    fflush(stdout);
}
