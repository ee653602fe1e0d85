# SPDX-License-Identifier: MIT
"""Runs series of trials, each with a seed of its own. See `run`."""
import argparse
import importlib
import pathlib
import random
import sys
import time
import traceback

SERIES = [
    "kills", "files", "disk", "shells", "power", "floods", "starts", "restarts", "parallel", "clock", "descriptors", "bus", "display",
    "memory", "failing", "soak",
]
DEBUG = pathlib.Path(__file__).resolve().parents[2] / ".build/debug/Workbench"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("series", nargs="*", metavar="SERIES", help=", ".join(SERIES))
    parser.add_argument("--short", action="store_true", help="a short form of each series")
    parser.add_argument("--seed", type=int, help="the seed of the first trial; the next one has the next number")
    parser.add_argument("--count", type=int, help="the number of trials, or of actions in the soak")
    parser.add_argument("--program", type=lambda path: pathlib.Path(path).resolve(), default=DEBUG, help="the Workbench to try")
    parser.add_argument("--verbose", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if unknown := set(options.series) - set(SERIES):
        parser.error(f"there is no series {', '.join(sorted(unknown))}; the series are {', '.join(SERIES)}")
    if not options.program.exists():
        parser.error(f"there is no {options.program}; build it with `meson-helper/install-plugins debug`")

    first = random.SystemRandom().randrange(1_000_000) if options.seed is None else options.seed
    failures = 0
    for name in options.series or SERIES:
        series = importlib.import_module(name)
        count = options.count or (series.SHORT if options.short else series.COUNT)
        # Some series have no short form.
        if not count:
            continue
        if reason := series.cannot_run():
            print(f"\n{'!' * 80}\n{name} DID NOT RUN: {reason}\n{'!' * 80}\n", flush=True)
            continue
        start = time.monotonic()
        done, failed = 0, 0
        for done, seed in enumerate(range(first, first + (1 if series.IS_ONE_TRIAL else count)), 1):
            try:
                series.trial(options.program, random.Random(seed), count, seed)
            except Exception:
                failed += 1
                number = f"--count {count}" if series.IS_ONE_TRIAL else "--count 1"
                print(f"\nFAILED: {name} with seed {seed}. Repeat it: Tests/Reliability/run --seed {seed} {number} --program {options.program} {name}")
                traceback.print_exc(file=sys.stdout)
                sys.stdout.flush()
        failures += failed
        print(f"{name}: {done - failed} of {done} trials passed, from seed {first} on, in {time.monotonic() - start:.0f} s", flush=True)
    sys.exit(f"reliability: {failures} trials failed" if failures else 0)


if __name__ == "__main__":
    main()
