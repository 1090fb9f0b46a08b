"""All faults: what the server does, and what the app says to it."""
import itertools
import json
from collections import namedtuple

from answers import (
    answer, bomb, chunk, chunked, nested, packed, page, refusal, review, sight, text)

# `play` is bytes to send, or a function that makes what to send to a request: bytes, and numbers of
# seconds to wait in between. `status` is the app's, `words` are shown, `hidden` must not be.
Fault = namedtuple("Fault", "name play status words link hidden saved", defaults=(
    "sights://explore", None, ()))
LOST = "The connection was lost before the answer was complete."
UNREADABLE = "The server's answer can't be read."
LARGE = "The server's answer is too large."
LATE = "The server took too long to answer."
SIGHT, REVIEWS, VISIT, SAVED = (
    "sights://sights/1", "sights://sights/1/reviews", "sights://sights/1/visit", "sights://saved")
GOOD = page(sight())
LONG = 900_000
ESCAPE = "\x1b[31m\x1b]0;owned\x07Red"


def slowly(data, seconds=1.0):
    """Sends one byte after the other."""
    return lambda request: itertools.chain.from_iterable((data[i:i + 1], seconds) for i in range(len(data)))


def forever(start, part):
    return lambda request: itertools.chain([start], itertools.repeat(part))


def silent(start=b""):
    return lambda request: [start, 60]


def first(*plays):
    """The first answer to the first request, and so on; the last one to all others."""
    left = list(plays)
    return lambda request: [left.pop(0) if len(left) > 1 else left[0]]


def failing(status, words):
    return lambda name, play, link="sights://explore": Fault(name, play, status, words, link)


lost, unreadable, large, late = (failing(69, words) for words in (LOST, UNREADABLE, LARGE, LATE))


def shown(name, body, words="Tower 1", link="sights://explore", hidden=None):
    return Fault(name, answer(body), 0, words, link, hidden)


def refused(name, play, words, link="sights://explore"):
    return Fault(name, play, 69, words, link)


def spoiled(name, words="Tower 1", hidden=None, /, link=SIGHT, **changes):
    return shown(name, sight(**changes), words, link, hidden)


CONNECTION = [
    lost("closes at once", b""),
    lost("closes in the status line", b"HTTP/1.1 20"),
    lost("closes after the status line", b"HTTP/1.1 200 OK\r\n"),
    lost("closes in a header", b"HTTP/1.1 200 OK\r\nContent-Le"),
    lost("closes before the body", answer(b"", length=9)),
    lost("closes in the body", answer(text(GOOD)[:40], length=999)),
    late("never answers", silent()),
    late("never sends the body", silent(answer(b"", length=99))),
    late("sends the headers byte by byte", slowly(answer(GOOD))),
    late("sends the body byte by byte", lambda request: itertools.chain(
        [answer(b"", length=9999)], slowly(text(GOOD))(request))),
    late("stops in the middle of a chunk", silent(chunked(b"ff\r\n{"))),
    late("keeps saying 100 Continue, slowly", lambda request: itertools.cycle(
        [b"HTTP/1.1 100 Continue\r\n\r\n", 3])),
    unreadable("keeps saying 100 Continue", forever(b"", b"HTTP/1.1 100 Continue\r\n\r\n")),
    unreadable("sends headers for ever", forever(b"HTTP/1.1 200 OK\r\n", b"X: y\r\n")),
    unreadable("sends one header for ever", forever(b"HTTP/1.1 200 OK\r\nX: ", b"y" * 4096)),
    unreadable("sends a status line for ever", forever(b"HTTP/1.1 200 ", b"y" * 4096)),
    large("sends a body for ever", forever(answer(b"", length=None), b" " * 65536)),
    large("sends chunks for ever", forever(chunked(), chunk(b" " * 4096))),
]

HTTP = [
    unreadable("sends no HTTP", b"Hello, who is there?\r\n\r\n"),
    unreadable("sends only a body", text(GOOD) + b"\r\n\r\n"),
    unreadable("sends zeros", b"\0" * 4096 + b"\n"),
    unreadable("speaks TLS", b"\x15\x03\x01\x00\x02\x02\x28\r\n"),
    unreadable("speaks HTTP/2", b"HTTP/2 200\r\n\r\n"),
    unreadable("has a status of words", b"HTTP/1.1 two hundred\r\n\r\n"),
    unreadable("has a negative status", b"HTTP/1.1 -20 No\r\n\r\n"),
    unreadable("has a status of five digits", b"HTTP/1.1 20000 OK\r\n\r\n"),
    unreadable("has the status 999", answer(GOOD, 999)),
    unreadable("has a header without a colon", b"HTTP/1.1 200 OK\r\nnonsense\r\n\r\n"),
    unreadable("sends nothing with 200", answer(b"")),
    unreadable("sends nothing with 204", answer(b"", 204, length=None)),
    unreadable("says it has not changed", answer(b"", 304, length=None)),
    unreadable("redirects elsewhere", answer(b"", 301, Location="http://example.com/")),
    unreadable("redirects to itself", lambda request: [
        answer(b"", 302, Location=request.split(b" ")[1].decode())]),
    large("has a length of 2^63 - 1", answer(GOOD, length=2 ** 63 - 1)),
    large("has a length of 2^63 - 512", answer(GOOD, length=2 ** 63 - 512)),
    large("has a length of 2^64", answer(GOOD, length=2 ** 64)),
    large("has a length of forty digits", answer(GOOD, length="9" * 40)),
    large("has a length of 10 MB, and sends it", answer(b" " * 10_000_000)),
    large("has one byte too many", answer(text(GOOD) + b" " * ((1 << 20) + 1 - len(text(GOOD))))),
    unreadable("has a negative length", answer(GOOD, length=-5)),
    unreadable("has a length in words", answer(GOOD, length="many")),
    unreadable("has an empty length", answer(GOOD, length="")),
    unreadable("has a length with a sign", answer(GOOD, length="+99")),
    unreadable("has a length in hexadecimal", answer(GOOD, length="0x10")),
    unreadable("has two lengths", answer(GOOD, Content_length=3)),
    unreadable("has a chunk of no size", chunked(b"\r\n")),
    unreadable("has a chunk of size x", chunked(b"x\r\n{}\r\n")),
    unreadable("has a chunk of size -1", chunked(b"-1\r\n{}\r\n")),
    large("has a chunk of 2^63 - 1", chunked(b"7fffffffffffffff\r\n{}\r\n")),
    large("has a chunk of 2^80", chunked(b"ffffffffffffffffffff\r\n{}\r\n")),
    lost("ends in a chunk", chunked(b"ff\r\n{")),
    lost("has no last chunk", chunked(chunk(GOOD))),
    unreadable("has more in a chunk than its size", chunked(chunk(GOOD, b"5"))),
    unreadable("has an unknown transfer encoding", answer(GOOD, Transfer_Encoding="magic")),
    unreadable("sends gzip unasked", answer(packed(GOOD), Content_Encoding="gzip")),
    unreadable("sends deflate unasked", answer(packed(GOOD, -15), Content_Encoding="deflate")),
    unreadable("sends brotli unasked", answer(b"\x0b\x02\x80", Content_Encoding="br")),
    unreadable("sends a bomb of 1 GB", lambda request: [
        answer(bomb(1 << 30), Content_Encoding="gzip")]),
    unreadable("sends a bomb without saying so", lambda request: [answer(bomb(1 << 28))]),
]

JSON = [
    unreadable("sends a web page", answer(b"<html>Welcome!</html>")),
    unreadable("sends half a JSON", answer(text(GOOD)[:40])),
    unreadable("sends two JSONs", answer(text(GOOD) * 2)),
    unreadable("sends null", answer(b"null")),
    unreadable("sends a number", answer(b"7")),
    unreadable("sends a list", answer(b"[]")),
    unreadable("sends an empty object", answer(b"{}")),
    unreadable("sends UTF-16 that is none", answer(b"\xff\xfe{")),
    shown("sends bytes that are no UTF-8", text(GOOD).replace(b"Tower", b"\xc3\x28"), "Paris"),
    unreadable("nests 600 lists", answer(nested(600, b"[", b"]"))),
    unreadable("nests 400,000 lists", answer(nested(400_000, b"[", b"]"))),
    unreadable("nests 100,000 objects", answer(nested(100_000, b'{"a":', b"}"))),
    unreadable("sends what is nearly JSON", answer(str(page(sight())).encode())),
    unreadable("has no list", answer(page(sights=...))),
    unreadable("has null for a list", answer(page(sights=None))),
    unreadable("has an object for a list", answer(page(sights={}))),
    unreadable("has a list of numbers", answer(page(sights=[1, 2, 3]))),
    unreadable("has a list of 400,000 zeros", answer(b'{"sights":[%s0],"page":1,"pages":1}' % (b"0," * 400_000))),
    unreadable("has a page of words", answer(page(sight(), page="first"))),
    unreadable("has no page", answer(page(sight(), page=...))),
    unreadable("has the page 0", answer(page(sight(), page=0))),
    unreadable("has another page than asked for", answer(page(sight(), page=7, pages=9))),
    shown("has -1 pages", page(sight(), pages=-1)),
    shown("has no number of pages", page(sight(), pages=...)),
    shown("has 10^300 pages", page(sight(), pages=1e300)),
    shown("has a total of -1", page(sight(), total=-1), "1 of 1"),
    shown("has a total of 10^300", page(sight(), total=1e300), "1 of 1"),
    shown("has a total in words", page(sight(), total="many"), "1 of 1"),
    shown("has a total of less than it sends", page(sight(), sight(2), total=1), "2 of 2"),
    shown("has no sights", page(), "The guide is still empty."),
    shown("has exactly 1 MiB", text(GOOD) + b" " * ((1 << 20) - len(text(GOOD)))),
    shown("begins with white space", b"\r\n\t " * 1000 + text(GOOD)),
    shown("has fields that nobody knows", page(sight(more={"a": [1, 2]}), next=None)),
    Fault("repeats its first page for ever", lambda request: [answer(page(
        sight(), page=int(request.split(b"page=")[1].split(b" ")[0].split(b"&")[0]), pages=99))], 0, "Tower 1"),
]

LISTS = [
    shown("has a sight twice", page(sight(), sight(), sight(2)), "Tower 2"),
    shown("has a sight 500 times", page(*[sight()] * 500)),
    shown("has 3,000 sights", page(*[sight(i, summary="") for i in range(1, 3001)])),
    shown("has a null among sights", page(None, sight())),
    shown("has a sight without an id", page(sight(id=..., name="Nobody"), sight()), hidden="Nobody"),
    shown("has a sight with the id null", page(sight(id=None, name="Nobody"), sight()), hidden="Nobody"),
    shown("has a sight with the id 0", page(sight(id=0, name="Nobody"), sight()), hidden="Nobody"),
    shown("has a sight with the id -1", page(sight(id=-1, name="Nobody"), sight()), hidden="Nobody"),
    shown("has a sight with the id 1.5", page(sight(id=1.5, name="Nobody"), sight()), hidden="Nobody"),
    shown("has a sight with the id 10^30", page(sight(id=10 ** 30, name="Nobody"), sight()), hidden="Nobody"),
    shown("has a name with line breaks", page(sight(name="To\nwer\r\n 1\u2028x")), "To wer 1 x"),
    shown("has a name of 900 KB", page(sight(name="Tower " * (LONG // 6))), "Tower Tower"),
    shown("has a name with escape sequences", page(sight(name=ESCAPE)), "Red", hidden="\x1b"),
    shown("has a year of zero", page(sight(year=0)), "Paris, France", hidden="· 0"),
    shown("has a year without end", page(sight(year=10 ** 18)), "Paris, France", hidden="1000000"),
]

SIGHTS = [
    unreadable("sends another sight", answer(sight(2)), SIGHT),
    unreadable("sends another sight to a visit", answer(sight(2)), VISIT),
    unreadable("sends a list for a sight", answer([sight()]), SIGHT),
    spoiled("sends an id as text", id="1"),
    shown("sends only an id", {"id": 1}, "Sight 1", SIGHT, "·"),
    shown("sends null for all but the id", sight(**{name: None for name in sight() if name != "id"}), "Sight 1", SIGHT, "0.0000"),
    spoiled("has an empty name", "Sight 1", name=""),
    spoiled("has a name of white space", "Sight 1", name=" \n\t"),
    spoiled("has a name that can't be seen", "Sight 1", name="\u200b\u2060\ufeff\u00ad\u3164"),
    spoiled("has a name of joiners", "Sight 1", name="\u200d\u200c\ufe0f"),
    spoiled("has a name that turns the writing", "Tower 1", "\u202e", name="\u202eTower\u2066 1"),
    spoiled("has a name of 900 KB of marks", "Paris", name="a" + "\u0301" * (LONG // 6)),
    spoiled("has a name in a name, 40 deep", "Sight 1", name=json.loads(nested(40, b'{"name":', b"}", b"7"))),
    spoiled("has three names in each name, 400 deep", "Sight 1", name=json.loads(
        nested(400, b'{"text":null,"value":[],"name":', b"}", b"7"))),
    spoiled("has a name in a name", name={"name": "Tower 1"}),
    spoiled("has a name that is a list", "Sight 1", name=["Tower"]),
    spoiled("has a name with half a character", "Sight 1", name="Tower\ud800"),
    spoiled("has a year of words", "Paris, France", "long", year="long ago"),
    spoiled("has a year of 1.5", "Paris, France", "1.5", year=1.5),
    spoiled("has a rating of 9", "Not reviewed yet", rating=9),
    spoiled("has a rating of -1", "Not reviewed yet", rating=-1),
    spoiled("has a rating that is none", "Not reviewed yet", "nan", rating="nan"),
    spoiled("has an endless rating", "Not reviewed yet", "inf", rating="inf"),
    spoiled("is north of the pole", "Tower 1", "° N", latitude=1000),
    spoiled("is east of the east", "Tower 1", "° N", longitude=-1e300),
    spoiled("is nowhere", "Tower 1", "° N", latitude=...),
    spoiled("has a summary of 900 KB", summary="word " * (LONG // 5)),
    spoiled("has a summary of 300,000 lines", summary="a\n" * 300_000),
    spoiled("has a summary with escape sequences", "Red", "\x1b", summary=ESCAPE),
    shown("sends a number of 400,000 digits", text(sight()).replace(b"1889", b"1" * 400_000), "Tower 1", SIGHT),
    shown("sends a number beyond all", text(sight()).replace(b"1889", b"1e999"), "Tower 1", SIGHT),
]

REVIEW_LISTS = [
    unreadable("sends another sight's reviews", answer({"reviews": [review(sightId=2)]}), REVIEWS),
    unreadable("has no reviews", answer({}), REVIEWS),
    unreadable("has reviews of words", answer({"reviews": ["good"]}), REVIEWS),
    shown("has an empty list of reviews", {"reviews": []}, "No Reviews Yet", REVIEWS),
    shown("has a review twice", {"reviews": [review(), review(), review(2)]}, "Ada 2", REVIEWS),
    shown("has 4,000 reviews", {"reviews": [review(i) for i in range(1, 4001)]}, "Ada 1", REVIEWS),
    shown("has a review with 99 stars", {"reviews": [review(rating=99)]}, "Ada 1", REVIEWS, "★"),
    shown("has a review with -1 stars", {"reviews": [review(rating=-1)]}, "Ada 1", REVIEWS, "★"),
    shown("has a review of nobody", {"reviews": [review(author=None)]}, "Anonymous", REVIEWS),
    shown("has a review with a date of words", {"reviews": [review(date="soon")]}, "Ada 1", REVIEWS, "soon"),
    shown("has a review of 900 KB", {"reviews": [review(text="word " * (LONG // 5))]}, "Ada 1", REVIEWS),
    shown("has a review of 1,000 lines", {"reviews": [review(text="a\n" * 1000), review(2)]}, "Ada 1", REVIEWS),
    shown("has only the ids of a review", {"reviews": [{"id": 1, "sightId": 1}]}, "Anonymous", REVIEWS),
]

NOT_ACCEPTED = "The server did not accept this (%d). Not today."
REFUSALS = [
    refused("refuses with 400", refusal(400), NOT_ACCEPTED % 400),
    refused("asks for a password for a list", refusal(401), NOT_ACCEPTED % 401),
    refused("says that nobody is signed in", refusal(401, code="not_signed_in"), NOT_ACCEPTED % 401),
    refused("asks for a password for a sight", refusal(401), NOT_ACCEPTED % 401, SIGHT),
    refused("forbids it", refusal(403), NOT_ACCEPTED % 403),
    refused("does not find the list", refusal(404), "This could not be found on the server."),
    refused("does not find the sight", refusal(404), "This could not be found on the server.", SIGHT),
    refused("does not find the sight of a visit", refusal(404), "This could not be found", VISIT),
    refused("does not find the reviews", refusal(404), "This could not be found", REVIEWS),
    refused("does not know the method", refusal(405), NOT_ACCEPTED % 405),
    refused("has a conflict on a list", refusal(409), NOT_ACCEPTED % 409),
    refused("finds the request too large", refusal(413), NOT_ACCEPTED % 413),
    refused("is a teapot", refusal(418), NOT_ACCEPTED % 418),
    refused("finds a field wrong", refusal(422, fields={"search": "Too short."}), "Too short."),
    refused("finds no field wrong", refusal(422), NOT_ACCEPTED % 422),
    refused("refuses without a body", answer(b"", 400), "The server did not accept this (400)."),
    refused("refuses with a web page", answer(b"<html>No</html>", 403), "The server did not accept this (403)."),
    refused("refuses with a message of 900 KB", refusal(400, "no " * (LONG // 3)), "(400). no no"),
    refused("refuses with escape sequences", refusal(400, ESCAPE), "(400). [31m"),
    refused("refuses with 10,000 fields", refusal(422, fields={str(i): "Wrong %d." % i for i in range(10_000)}), "Wrong 0."),
    refused("refuses with a body of 10 MB", answer(b" " * 10_000_000, 400), LARGE),
    refused("is busy", refusal(429), "The server is busy. Try again in a moment."),
    refused("is busy for 30 seconds", refusal(429, Retry_After=30), "Try again in 30 seconds."),
    refused("is busy for an hour and a half", refusal(503, Retry_After=5400), "Try again in 2 hours."),
    refused("is busy for ten minutes", refusal(503, Retry_After=600), "Try again in 10 minutes."),
    refused("is busy for three days", refusal(503, Retry_After=259_200), "Try again in 3 days."),
    refused("is busy for ever", refusal(503, Retry_After="9" * 30), "Try again in a moment."),
    refused("is busy since yesterday", refusal(503, Retry_After=-86_400), "Try again in a moment."),
    refused("is busy for some time", refusal(503, Retry_After="soon"), "Try again in a moment."),
    refused("breaks", refusal(500), "The server reported an error (500). Not today."),
    refused("breaks for five minutes", refusal(500, Retry_After=300), "Try again in 5 minutes."),
    refused("can do nothing of the kind", refusal(501), "The server reported an error (501)."),
    refused("is a gate to nowhere", refusal(502), "The server reported an error (502)."),
    refused("is a gate to a slow server", refusal(504), "The server reported an error (504)."),
    refused("breaks in an unknown way", refusal(599), "The server reported an error (599)."),
]

RECOVERIES = [
    Fault("breaks once", first(refusal(500), answer(GOOD)), 0, "Tower 1"),
    Fault("breaks twice", first(refusal(500), refusal(502), answer(GOOD)), 0, "Tower 1"),
    Fault("closes once", first(b"", answer(GOOD)), 0, "Tower 1"),
    Fault("is busy for no time", first(refusal(503, Retry_After=0), answer(GOOD)), 0, "Tower 1"),
    Fault("is busy for a second", first(refusal(429, Retry_After=1), answer(GOOD)), 0, "Tower 1"),
    Fault("has no line ends like HTTP's", answer(GOOD).replace(b"\r\n", b"\n"), 0, "Tower 1"),
    Fault("announces hints", b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" + answer(GOOD), 0, "Tower 1"),
    Fault("sends small chunks", chunked(*[chunk(bytes([b])) for b in text(GOOD)], b"0\r\nX: y\r\n\r\n"), 0, "Tower 1"),
]

SAVED_LISTS = [
    Fault("knows none of 200 saved sights", refusal(404), 69, "This could not be found", SAVED, saved=range(1, 201)),
    Fault("sends one sight for 10,000 saved ones", answer(sight()), 69, UNREADABLE, SAVED, saved=range(1, 10_001)),
    Fault("breaks for each of 200 saved sights", refusal(418), 69, NOT_ACCEPTED % 418, SAVED, saved=range(1, 201)),
]

ALL = (CONNECTION + HTTP + JSON + LISTS + SIGHTS + REVIEW_LISTS + REFUSALS + RECOVERIES + SAVED_LISTS)
