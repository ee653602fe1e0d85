// SPDX-License-Identifier: MIT

// The program of a plugin's process. It is not linked with the framework: it loads the framework library beside it by name. The plugin's
// library refers to the framework by the same name, and so uses the same copy.
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>

// Replaces the function of the C library for all libraries. libdispatch opens /proc/TID/stat of its threads once a second, and ends the
// process if it cannot. In the sandbox without bubblewrap, the process may read /proc/self/task only, where the same files are.
__attribute__((visibility("default"))) int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    if (flags & (O_CREAT | __O_TMPFILE)) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    char own[64];
    int thread, length = 0;
    if (sscanf(path, "/proc/%d/stat%n", &thread, &length) == 1 && length && !path[length]) {
        snprintf(own, sizeof own, "/proc/self/task/%d/stat", thread);
        path = own;
    }
    return openat(AT_FDCWD, path, flags, mode);
}

int main(int count, char **arguments) {
    void *framework = dlopen("libRxShell.so", RTLD_NOW | RTLD_GLOBAL);
    void (*run)(int, char **) = framework ? (void (*)(int, char **))dlsym(framework, "rxshell_plugin_host") : NULL;
    if (!run) {
        fprintf(stderr, "rxshell-plugin-host: libRxShell.so cannot be used: %s. Put it beside this program.\n", dlerror());
        return 5;
    }
    run(count, arguments);
    return 0;
}
