#!/usr/bin/env python3
"""Compares Masthead with its peers in one run on one machine, and prints a table. Started by Scripts/bench."""

import argparse
import hashlib
import importlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time

from chromium import Chromium, Missing

here = os.path.dirname(os.path.abspath(__file__))
reference = ["sticky/tutorial", "--offsets", "300", "--scales", "3", "--size", "390x844"]
sixty = ["sticky/tutorial", "--offsets", "0...590:10", "--scales", "3", "--size", "390x844"]
gallery = ["all", "--themes", "light,dark", "--scales", "2"]


def spread(values):
    ordered = sorted(values)
    return ordered[0], ordered[len(ordered) // 2], ordered[-1]


def milliseconds(call, runs, warm=2):
    for _ in range(warm):
        call()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        call()
        times.append((time.perf_counter() - start) * 1000)
    return times


def process_time(arguments):
    """Milliseconds of a program from start to end."""
    start = time.perf_counter()
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1000


def process_memory(arguments):
    """The most memory that a program had, in MiB."""
    # A process's peak begins with what the one that started it had. This one has much by now, so a small one starts it.
    small = ("import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL); "
             "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    text = subprocess.run([sys.executable, "-S", "-c", small, *arguments], check=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True).stdout
    return int(text) / 1024


class Bench:
    def __init__(self, masthead, runs, folder):
        self.masthead, self.runs, self.folder = masthead, runs, folder

    def row(self, what, ours, theirs=None, peer="", goal=""):
        """A line of the table. Ratios compare the medians, and, in brackets, the least of both."""
        def times(values):
            return "{:9.2f} {:9.2f} {:9.2f}".format(*spread(values)) if values else " " * 29
        ratio = ""
        if ours and theirs:
            mine, other = spread(ours), spread(theirs)
            ratio = f"{other[1] / mine[1]:6.1f} (least {other[0] / mine[0]:.1f})"
        print(f"{what:<26}{times(ours)}  {peer:<24}{times(theirs)}  {ratio:<24}{goal}".rstrip(), flush=True)

    def head(self, title, unit):
        print(f"\n{title} [{unit}]")
        print(f"{'':26}{'least':>9} {'median':>9} {'most':>9}  {'peer':<24}{'least':>9} {'median':>9} {'most':>9}  "
              f"{'times as fast':<24}goal")

    def missing(self, peer, reason):
        print(f"{'':26}{peer} is left out: {reason}", flush=True)

    def render(self, name, frames, *options, measure=process_time):
        """Renders to a folder, which is emptied first. Returns the folder, and what was measured."""
        target = os.path.join(self.folder, name)
        shutil.rmtree(target, ignore_errors=True)
        return target, measure([self.masthead, "render", *frames, "-q", "-o", target, *options])

    def stages(self, frames, count):
        """Milliseconds of a frame's stages: least, median and most."""
        text = subprocess.run([self.masthead, "bench", *frames, "--frames", str(count), "--json"], check=True,
                              stdout=subprocess.PIPE, text=True).stdout
        frame = json.loads(text)["frames"][0]
        values = {stage["stage"]: [stage[f"{kind}Milliseconds"] for kind in ("least", "median", "most")]
                  for stage in frame["stages"]}
        return values, frame

    def peers_in_c(self, files):
        """What libpng and Cairo take for pictures."""
        program = os.path.join(self.folder, "peers")
        if not os.path.exists(program):
            compiler = shutil.which("clang") or shutil.which("cc")
            if not compiler:
                raise Missing("no C compiler")
            flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libpng", "cairo"], check=True,
                                   stdout=subprocess.PIPE, text=True).stdout.split()
            subprocess.run([compiler, "-O2", "-o", program, os.path.join(here, "peers.c"), *flags], check=True)
        lines = subprocess.run([program, str(self.runs if len(files) == 1 else 1), *files], check=True,
                               stdout=subprocess.PIPE, text=True).stdout
        return [json.loads(line) for line in lines.splitlines()]

    # The parts of the comparison.

    def one_frame(self, chromium):
        stages, frame = self.stages(reference, 10 * self.runs)
        self.head("One frame, 390 x 844 points at 3x, on one core, warm: view to PNG in memory", "ms")
        self.row("whole", stages["whole"], goal="10 ms")
        for name in ["layout", "raster", "png"]:
            self.row(f"  {name}", stages[name], goal="5 ms" if name == "png" else "")
        self.row("equal to the one before", stages["again"], goal="0.5 ms")
        folder, _ = self.render("reference", reference, "--png", "fast")
        picture = os.path.join(folder, "sticky/tutorial/y300-light@3x.png")

        if chromium:
            # By turns, so that there is something new to draw each time, as there is for us.
            turn = iter(range(1 << 30))
            for fast in [False, True]:
                theirs = milliseconds(lambda: chromium.screenshot(300 + next(turn) % 2, fast), 2 * self.runs)
                self.row("whole", stages["whole"], theirs, "chromium" + (", for speed" if fast else ""),
                         "" if fast else "18 times")
        scene = self.scene()
        if scene:
            self.skia(scene, stages)
            self.resvg(scene, stages)
        try:
            peers = self.peers_in_c([picture])[0]
            self.row("  png", stages["png"], peers["libpng6"], "libpng, level 6")
            self.row("  png", stages["png"], peers["cairo"], "cairo_surface_write_to_png")
            print(f"bytes: {frame['fileBytes']}, libpng level 6 {peers['libpng6Bytes']}, Cairo {peers['cairoBytes']}")
        except (Missing, OSError, subprocess.CalledProcessError) as error:
            self.missing("libpng and Cairo", error)

    def scene(self):
        from scene import Scene
        text = subprocess.run([self.masthead, "describe", *reference, "--display-list"], check=True,
                              stdout=subprocess.PIPE, text=True).stdout
        try:
            return Scene(text)
        except ValueError as error:
            self.missing("Skia and resvg", error)

    def skia(self, scene, stages):
        try:
            from scene import draw_with_skia
            draw, encode = draw_with_skia(scene, 3, os.path.join(here, "../Fonts/files"))
            self.row("  raster", stages["raster"], milliseconds(draw, 2 * self.runs), "Skia on the CPU",
                     "not slower")
            # Most of that is the blur, which is made another way here.
            plain, _ = draw_with_skia(scene.without_materials(), 3, os.path.join(here, "../Fonts/files"))
            self.row("  raster", stages["raster"], milliseconds(plain, 2 * self.runs), "Skia, no material")
            self.row("  png", stages["png"], milliseconds(encode, self.runs), "Skia")
            with open(os.path.join(self.folder, "skia.png"), "wb") as file:
                file.write(encode())
        except (ImportError, RuntimeError, AttributeError, TypeError) as error:
            self.missing("Skia", error)

    def resvg(self, scene, stages):
        try:
            from scene import svg
            resvg = importlib.import_module("resvg_py")
            text = svg(scene)
            fonts = [os.path.join(here, "../Fonts/files", name + ".ttf") for name in ["Inter", "Phosphor"]]
            def draw():
                return resvg.svg_to_bytes(svg_string=text, zoom=3, skip_system_fonts=True, font_files=fonts)
            self.row("whole", stages["whole"], milliseconds(draw, self.runs), "resvg", "20 times")
            with open(os.path.join(self.folder, "resvg.png"), "wb") as file:
                file.write(bytes(draw()))
        except (ImportError, RuntimeError, TypeError, ValueError) as error:
            self.missing("resvg", error)

    def sixty_frames(self, chromium):
        self.head("60 frames of sticky/tutorial at 3x, to files", "ms")
        workers = {}
        digests = set()
        for jobs in ["1", "2"]:
            runs = []
            for _ in range(self.runs):
                folder, duration = self.render("sixty", sixty, "-j", jobs)
                runs.append(duration)
                digests.add(digest(folder))
            workers[jobs] = runs
        self.row("two workers", workers["2"], workers["1"], "one worker", "near 2 times")
        print("bytes are the same for one and two workers" if len(digests) == 1 else "THE BYTES DIFFER")
        if chromium:
            def frames():
                for index in range(60):
                    with open(os.path.join(self.folder, f"chromium-{index}.png"), "wb") as file:
                        file.write(chromium.screenshot(index * 10))
            self.row("two workers", workers["2"], milliseconds(frames, max(1, self.runs // 4), 0), "chromium", "25 times")

    def sizes(self):
        print("\nThe whole gallery, light and dark at 2x [bytes]")
        folders = {}
        for profile in ["fast", "small"]:
            folders[profile], duration = self.render(profile, gallery, "--png", profile)
            print(f"{profile:<26}{total(folders[profile]):>12}   in {duration / 1000:.1f} s")
        files = sorted(walk(folders["fast"]))
        ours = {profile: total(folder) for profile, folder in folders.items()}
        try:
            peers = self.peers_in_c(files)
            for level, profile, goal in [(6, "fast", "at most 1.25"), (9, "small", "below 1")]:
                size = sum(peer[f"libpng{level}Bytes"] for peer in peers)
                worst = max(os.path.getsize(os.path.join(folders[profile], os.path.relpath(file, folders["fast"])))
                            / peer[f"libpng{level}Bytes"] for file, peer in zip(files, peers))
                print(f"{f'libpng, level {level}':<26}{size:>12}   {profile} takes {ours[profile] / size:.3f} of it, "
                      f"at most {worst:.3f} for one picture; goal: {goal}")
        except (Missing, OSError, subprocess.CalledProcessError) as error:
            self.missing("libpng", error)
        try:
            oxipng = importlib.import_module("oxipng")
            size = sum(len(oxipng.optimize_from_memory(open(file, "rb").read(), level=2)) for file in files)
            print(f"{'oxipng -o2':<26}{size:>12}   small takes {ours['small'] / size:.3f} of it; goal: below 1")
        except (ImportError, OSError) as error:
            self.missing("oxipng", error)

    def processes(self, is_long):
        self.head("From a cold process to the first PNG", "ms")
        cold = [process_time([self.masthead, "render", *reference, "-o", "-"]) for _ in range(3 * self.runs)]
        self.row("one frame", cold, goal="60 ms")
        print("\nThe most memory, two workers [MiB]")
        large = ["sticky/tutorial", "--scales", "3", "--offsets"]
        small = ["sticky/million", "--scales", "1", "--offsets"]
        runs = [("100 frames at 3x", large + ["0...99:1"], "120"), ("100 frames at 1x", small + ["0...99:1"], "")]
        if is_long:
            runs += [("1,000 frames at 3x", large + ["0...999:1"], "120"),
                     ("10,000 frames at 1x", small + ["0...9999:1"], "within 10 % of 100 frames")]
        for name, frames, goal in runs:
            _, memory = self.render("memory", frames, "-j", "2", measure=process_memory)
            print(f"{name:<26}{memory:9.1f}" + (f"   goal: {goal}" if goal else ""), flush=True)


def walk(folder):
    return [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names]


def total(folder):
    return sum(map(os.path.getsize, walk(folder)))


def digest(folder):
    sums = [(os.path.relpath(path, folder), hashlib.sha256(open(path, "rb").read()).hexdigest()) for path in walk(folder)]
    return hashlib.sha256(repr(sorted(sums)).encode()).hexdigest()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("masthead", help="the release binary")
    parser.add_argument("--runs", type=int, default=10, help="how often each peer is measured")
    parser.add_argument("--parts", default="frame,sixty,processes,sizes", help="which parts, without the option all: "
                        "frame,sixty,processes,sizes")
    parser.add_argument("--long", action="store_true", help="also 10,000 frames for memory: minutes")
    parser.add_argument("--keep", metavar="DIR", help="a folder for pictures, to look at")
    arguments = parser.parse_args()
    folder = arguments.keep or tempfile.mkdtemp(prefix="masthead-bench-")
    os.makedirs(folder, exist_ok=True)
    bench = Bench(os.path.abspath(arguments.masthead), arguments.runs, folder)
    chromium = None
    parts = arguments.parts.split(",")
    try:
        print(f"{platform.machine()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
        try:
            if {"frame", "sixty"} & set(parts):
                chromium = Chromium(os.path.join(here, "page.html"))
                with open(os.path.join(folder, "chromium.png"), "wb") as file:
                    file.write(chromium.screenshot(300))
        except (Missing, OSError, RuntimeError) as error:
            bench.missing("Chromium", error)
        if "frame" in parts:
            bench.one_frame(chromium)
        if "sixty" in parts:
            bench.sixty_frames(chromium)
        if chromium:
            chromium.close()
        if "processes" in parts:
            bench.processes(arguments.long)
        if "sizes" in parts:
            bench.sizes()
    finally:
        if chromium:
            chromium.close()
        if not arguments.keep:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
