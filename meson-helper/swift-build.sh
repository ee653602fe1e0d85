#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds a product for installation: the program, and a folder with the libraries that belong to it. With "plugins" as the last argument, the folder also
# has the plugins of the package, and the program that runs them.
# swift-build.sh PACKAGE SCRATCH PRODUCT PROGRAM LIBRARIES LIBRARY_PATH debug|release bundled|system [plugins]
set -euo pipefail
package=$1 scratch=$2 product=$3 program=$4 libraries=$5 library_path=$6 configuration=$7 runtime=$8 plugins=${9:-}

toolchain=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux

# The installed files must not contain paths of this machine. Programs that run during the build find the Swift runtime by the variable.
build() { build_in "$scratch" "$@"; }
build_in() {
    LD_LIBRARY_PATH=$toolchain${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} swift build \
        --package-path "$package" --scratch-path "$1" --configuration "$configuration" \
        --disable-local-rpath -Xswiftc -no-toolchain-stdlib-rpath "${@:2}"
}

rm -rf "$libraries"
mkdir -p "$libraries"
# Linker options apply to all products of a build. Only the library needs a soname, so it is built separately.
build --product RxShell -Xlinker -soname=libRxShell.so -Xlinker '-rpath=$ORIGIN'
built=$(build --show-bin-path)
cp "$built/libRxShell.so" "$libraries"
build --product "$product" -Xlinker "-rpath=$library_path"
cp "$built/$product" "$program"

if [ "$plugins" = plugins ]; then
    mkdir "$libraries/plugins" "$libraries/plugin-host"
    # The runtime is in the folder above, for the plugins and for the program that runs them.
    for manifest in "$package"/*/*.plugin; do
        library=$(sed -n 's/^Library=lib\(.*\)\.so$/\1/p' "$manifest")
        build --product "$library" -Xlinker '-rpath=$ORIGIN/..'
        cp "$built/lib$library.so" "$manifest" "$libraries/plugins"
    done
    # Without GTK a plugin's process starts faster, and needs less memory.
    export RXSHELL_WITHOUT_GTK=1
    build_in "$scratch/without-gtk" --product RxShell -Xlinker -soname=libRxShell.so -Xlinker '-rpath=$ORIGIN/..'
    headless=$(build_in "$scratch/without-gtk" --show-bin-path)
    cp "$headless/libRxShell.so" "$libraries/plugin-host"
    build_in "$scratch/without-gtk" --product rxshell-plugin-host -Xlinker '-rpath=$ORIGIN' -Xlinker '-rpath=$ORIGIN/..'
    cp "$headless/rxshell-plugin-host" "$libraries/plugin-host"
fi

mapfile -t files < <(find "$libraries" -type f ! -name '*.plugin')
if [ "$runtime" = bundled ]; then
    # Most systems have no package of the Swift runtime: copy the libraries that are used, and those that they use.
    pending=("$program" "${files[@]}")
    while [ ${#pending[@]} -gt 0 ]; do
        file=${pending[-1]}
        unset 'pending[-1]'
        while read -r name; do
            [ -f "$toolchain/$name" ] && [ ! -e "$libraries/$name" ] || continue
            cp "$toolchain/$name" "$libraries"
            pending+=("$libraries/$name")
        done < <(readelf --dynamic "$file" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
    done
fi

if [ "$configuration" = release ]; then
    # The symbols for a debugger are half of the size. A build of the type "debug" keeps it.
    find "$libraries" -type f ! -name '*.plugin' -exec strip --strip-unneeded "$program" {} +
fi
