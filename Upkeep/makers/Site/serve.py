"""Serves the site under its base path, on this machine only."""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Handler(SimpleHTTPRequestHandler):
    base = ""

    def translate_path(self, path: str) -> str:
        if self.base and path.startswith(self.base + "/"):
            path = path[len(self.base):]
        return super().translate_path(path)

    def log_message(self, format: str, *arguments) -> None:
        pass


def server(output: Path, base: str, port: int) -> ThreadingHTTPServer:
    """A server of the site; port 0 is any that is free."""
    handler = type("SiteHandler", (Handler,), {"base": base})
    return ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=str(output)))


if __name__ == "__main__":
    site = server(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
    print(f"site: http://127.0.0.1:{site.server_port}{sys.argv[2]}/", flush=True)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        pass
