// SPDX-License-Identifier: MIT

// The process of a plugin. It is linked with nothing of the framework: the library beside it is loaded by its name, by which the
// library of the plugin finds the same one.
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
