"""Headless Chromium, driven over its protocol with nothing but the standard library."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Missing(Exception):
    """There is no such peer here."""


class Chromium:
    """A browser with one page of 390 x 844 points at 3 pixels each."""

    def __init__(self, page):
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if not program:
            raise Missing("no chromium on the path")
        self.profile = tempfile.mkdtemp(prefix="bench-chromium-")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--allow-file-access-from-files", "--remote-debugging-port=0", f"--user-data-dir={self.profile}",
             "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self.connect(self.port())
            self.call("Page.enable")
            self.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=3, mobile=False)
            self.call("Page.navigate", url="file://" + os.path.abspath(page))
            self.evaluate("new Promise(done => { if (document.readyState == 'complete') done(); else onload = done })")
            self.evaluate("document.fonts.ready.then(() => document.fonts.size)")
        except BaseException:
            self.close()
            raise

    def port(self):
        path = os.path.join(self.profile, "DevToolsActivePort")
        for _ in range(300):
            if os.path.exists(path) and (lines := open(path).read().split("\n"))[0]:
                return int(lines[0])
            if self.process.poll() is not None:
                raise Missing(f"chromium ended with {self.process.returncode}")
            time.sleep(0.1)
        raise Missing("chromium opened no port in 30 s")

    def connect(self, port):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=30) as answer:
            target = next(t for t in json.load(answer) if t["type"] == "page")
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
        path = target["webSocketDebuggerUrl"].split(str(port), 1)[1]
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        while self.stream.readline().strip():
            pass
        self.number = 0

    def send(self, text):
        data, mask = text.encode(), b"\0\0\0\0"
        size = len(data)
        head = bytes([0x81])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        # A mask of zeros: the bytes are as they are.
        self.socket.sendall(head + mask + data)

    def receive(self):
        message = b""
        while True:
            first, second = self.stream.read(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", self.stream.read(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.stream.read(8))[0]
            message += self.stream.read(size)
            if first & 0x80:
                return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        self.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def evaluate(self, expression):
        return self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)

    def screenshot(self, offset, fast=False):
        """The PNG of the page scrolled to an offset in points."""
        self.evaluate(f"scrollTo(0, {offset})")
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", optimizeForSpeed=fast)["data"])

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
