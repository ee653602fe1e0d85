#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds a product for installation: the program, and a folder with the libraries that belong to it. With "plugins" as the last argument,
# the folder also has the plugins of the package, and the program that runs them. It compiles with the options of `swift build`, so that
# SCRATCH may be a folder that is used otherwise, too.
# swift-build.sh PACKAGE SCRATCH PRODUCT PROGRAM LIBRARIES LIBRARY_PATH debug|release bundled|system [plugins]
set -euo pipefail
package=$1 scratch=$2 product=$3 program=$4 libraries=$5 library_path=$6 configuration=$7 runtime=$8 plugins=${9:-}
helpers=$(cd "$(dirname "$0")" && pwd)

toolchain=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux

# Information for a debugger is only in a build of the type "debug".
format=$([ "$configuration" = release ] && echo none || echo dwarf)
# The library that is installed has no modules for tests: see Package.swift of the framework.
export RXSHELL_WITHOUT_TESTING=1
build() {
    swift build --disable-build-manifest-caching --package-path "$package" --scratch-path "$scratch" --configuration "$configuration" -debug-info-format "$format" \
        --disable-local-rpath "$@"
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
    build --product rxshell-plugin-host -Xlinker '-rpath=$ORIGIN' -Xlinker '-rpath=$ORIGIN/..'
    "$helpers/link-without-gtk" "$built" "$libraries/plugin-host" -Xlinker -soname=libRxShell.so -Xlinker '-rpath=$ORIGIN/..'
fi

mapfile -t files < <(find "$libraries" -type f ! -name '*.plugin')
# The installed files must not contain paths of this machine.
"$helpers/relative-runpath" "$program" "${files[@]}"

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
