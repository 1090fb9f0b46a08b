"""Bytes that a server might send: good ones, and how to spoil them."""
import json
import zlib

REASON = "Whatever"


def sight(number=1, **changes):
    """A sight of the contract with some fields changed, or left out if they are `...`."""
    fields = {
        "id": number, "name": "Tower %s" % number, "city": "Paris", "country": "France",
        "year": 1889, "latitude": 48.8584, "longitude": 2.2945, "summary": "High.", "rating": 4.5,
    }
    fields.update(changes)
    return {name: value for name, value in fields.items() if value is not ...}


def review(number=1, **changes):
    fields = {
        "id": number, "sightId": 1, "author": "Ada %s" % number, "rating": 4,
        "date": "2026-03-14", "text": "Lovely.",
    }
    fields.update(changes)
    return {name: value for name, value in fields.items() if value is not ...}


def page(*sights, **changes):
    fields = dict({"sights": list(sights), "page": 1, "pages": 1}, **changes)
    return {name: value for name, value in fields.items() if value is not ...}


def text(value):
    return value if isinstance(value, bytes) else json.dumps(value).encode()


def answer(body, status=200, length=True, **headers):
    """A whole answer; a header's name has `_` for `-`."""
    body = text(body)
    lines = ["HTTP/1.1 %s %s" % (status, REASON), "Content-Type: application/json"]
    lines += ["%s: %s" % (name.replace("_", "-"), value) for name, value in headers.items()]
    if length is True:
        lines.append("Content-Length: %d" % len(body))
    elif length is not None:
        lines.append("Content-Length: %s" % length)
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body


def chunked(*chunks):
    return answer(b"".join(chunks), length=None, Transfer_Encoding="chunked")


def chunk(data, size=None):
    data = text(data)
    return b"%s\r\n%s\r\n" % (size or b"%x" % len(data), data)


def refusal(status, message="Not today.", code="refused", fields=None, **headers):
    error = {"code": code, "message": message}
    if fields:
        error["fields"] = fields
    return answer({"error": error}, status, **headers)


def nested(depth, opening, closing, inside=b"1"):
    return opening * depth + inside + closing * depth


def bomb(size):
    """So many spaces, packed as gzip: one megabyte after the other."""
    return packed(b" " * (1 << 20)) * (size >> 20)


def packed(data, window=31):
    packer = zlib.compressobj(9, zlib.DEFLATED, window)
    return packer.compress(text(data)) + packer.flush()
