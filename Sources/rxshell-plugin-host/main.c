// SPDX-License-Identifier: MIT

// The program of a plugin's process. It is not linked with the framework: it loads the framework library beside it by name. The plugin's library refers to the
// framework by the same name, and so uses the same copy.
#include <dlfcn.h>
#include <stdio.h>

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
