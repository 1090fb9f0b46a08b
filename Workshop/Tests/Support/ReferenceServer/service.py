"""The operations of the contract, over data in memory. Knows no HTTP but its statuses."""
import hashlib
import hmac
import json
import math
import re
import secrets
import threading
import zlib
from collections import namedtuple
from datetime import datetime, timedelta, timezone
from pathlib import Path

import rules
from answers import Answer, Refusal, invalid, not_found, not_signed_in
from rules import Form, fold

PAGE = 50
NEWEST = 200
ROUTES = {
    ("GET", "/sights"): "list_sights",
    ("GET", "/sights/{id}"): "show_sight",
    ("GET", "/sights/{id}/reviews"): "list_reviews",
    ("POST", "/sights/{id}/reviews"): "write_review",
    ("DELETE", "/sights/{id}/reviews/{review}"): "remove_review",
    ("GET", "/sights/{id}/guide"): "show_guide",
    ("GET", "/sights/{id}/guide/{part}"): "show_part",
    ("POST", "/accounts"): "register",
    ("POST", "/session"): "sign_in",
    ("DELETE", "/session"): "sign_out",
}
PARTS = 10
ID = re.compile(r"/sights/(%s)(/reviews|/guide)?(?:(?<=[se])/(%s))?" % ((rules.NUMBER.pattern,) * 2))

Request = namedtuple(
    "Request", "method path query token key body match id part", defaults=(None, None, None))
Account = namedtuple("Account", "id name email salt secret")


def digest(password, salt):
    return hashlib.pbkdf2_hmac("sha256", password.encode("utf-8"), salt, 1000)


def checksum(text):
    return "%08x" % zlib.crc32(text.encode("utf-8"))


def distance(one, other):
    """How far two sights are apart, in degrees, which is good enough to compare."""
    width = math.cos(math.radians(other["latitude"]))
    return math.hypot(
        one["latitude"] - other["latitude"], (one["longitude"] - other["longitude"]) * width)


def public(account):
    return {"id": account.id, "name": account.name, "email": account.email}


class Service:
    """Holds the data, and answers one request at a time."""

    def __init__(self, folder, now=lambda: datetime.now(timezone.utc)):
        self.now = now
        self.sights = json.loads(Path(folder, "sights.json").read_text("utf-8"))
        self.reviews = json.loads(Path(folder, "reviews.json").read_text("utf-8"))
        self.accounts = {}
        self.tokens = {}
        self.written = {}
        self.last = self.reviews[-1]["id"]
        self.lock = threading.Lock()
        self.add("Ada L.", "ada@example.com", "lovelace")

    def answer(self, request):
        try:
            operation, request = self.route(request)
            with self.lock:
                return operation(request)
        except Refusal as refusal:
            return refusal.answer

    def route(self, request):
        match = ID.fullmatch(request.path)
        template = request.path
        if match:
            last = "/{review}" if match[2] == "/reviews" else "/{part}"
            template = "/sights/{id}" + (match[2] or "") + (last if match[3] else "")
        methods = [m for m, path in ROUTES if path == template and (match or "{" not in path)]
        if not methods:
            raise not_found("address")
        if request.method not in methods:
            raise Refusal(
                405, "method_not_allowed", "This address doesn't know %s." % request.method,
                headers={"Allow": ", ".join(methods)})
        name = ROUTES[request.method, template]
        if match:
            request = request._replace(id=int(match[1]), part=int(match[3] or 0))
        return getattr(self, name), request

    def list_sights(self, request):
        form = Form(request.query)
        page = form.number("page", 1)
        sort = form.choice("sort", rules.SORTS)
        order = form.choice("order", rules.ORDERS)
        search = request.query.get("search", "").strip()
        if len(search) > 200:
            form.complain("search", "The search takes at most 200 characters.")
        form.done()
        matching = [s for s in self.rated() if self.matches(s, fold(search))]
        found = self.ordered(matching, sort, order)
        pages = max(1, -(-len(found) // PAGE))
        if page > pages:
            raise not_found("page")
        shown = found[(page - 1) * PAGE:page * PAGE]
        return Answer(200, {"sights": shown, "page": page, "pages": pages, "total": len(found)})

    def rated(self):
        ratings = {}
        for review in self.reviews:
            ratings.setdefault(review["sightId"], []).append(review["rating"])
        means = {id: sum(all) / len(all) for id, all in ratings.items()}
        return [
            dict(sight, rating=means.get(sight["id"]), reviewCount=len(ratings.get(sight["id"], [])))
            for sight in self.sights]

    def weighted(self, sight):
        """The mean with three more ratings of 4 stars, so that few opinions weigh less."""
        count = sight["reviewCount"]
        return (sight["rating"] * count + 12) / (count + 3)

    def matches(self, sight, search):
        return any(search in fold(sight[field]) for field in ("name", "city", "country"))

    def ordered(self, sights, sort, order):
        sights = sorted(sights, key=lambda s: s["id"])
        if sort is None:
            return sights
        descending = order == "desc" if order else sort == "rating"
        known = [s for s in sights if s[sort] is not None]
        values = {"name": lambda s: fold(s["name"]), "rating": self.weighted}
        value = values.get(sort, lambda s: s[sort])
        unknown = [s for s in sights if s[sort] is None]
        return sorted(known, key=value, reverse=descending) + unknown

    def show_sight(self, request):
        for sight in self.rated():
            if sight["id"] == request.id:
                return Answer(200, sight)
        raise not_found("sight")

    def show_guide(self, request):
        texts, version = self.guide(request.id)
        return Answer(200, {"sightId": request.id, "version": version, "count": len(texts)})

    def show_part(self, request):
        texts, version = self.guide(request.id)
        if request.part > len(texts):
            raise not_found("part")
        if request.match not in (None, "*", '"%s"' % version):
            raise Refusal(412, "changed", "The guide has changed; download it anew.")
        text = texts[request.part - 1]
        return Answer(200, {
            "number": request.part, "version": version, "text": text, "checksum": checksum(text)})

    def guide(self, id):
        """The texts of a sight and of the nearest ones, and what identifies them."""
        sights = {sight["id"]: sight for sight in self.sights}
        if id not in sights:
            raise not_found("sight")
        here = sights[id]
        nearest = sorted(self.sights, key=lambda s: (s["id"] != id, distance(s, here), s["id"]))
        texts = ["%s\n%s, %s\n%s" % (s["name"], s["city"], s["country"], s["summary"])
                 for s in nearest[:PARTS]]
        return texts, checksum("\n".join(texts))

    def list_reviews(self, request):
        self.show_sight(request)
        reviews = [r for r in self.reviews if r["sightId"] == request.id]
        reviews.sort(key=lambda r: (r["date"], r["id"]), reverse=True)
        return Answer(200, {"reviews": reviews[:NEWEST]})

    def write_review(self, request):
        account = self.signed_in(request)
        self.show_sight(request)
        form = Form(rules.parse(request.body))
        if request.key is not None and not rules.KEY.fullmatch(request.key):
            form.complain("Idempotency-Key", "The key needs 1 to 100 visible ASCII characters.")
        words = (request.id, form.whole("rating", 1, 5), form.text("text", 1, 500))
        form.done()
        known = self.written.get((account.email, request.key)) if request.key else None
        if known is None or self.now() >= known[2]:
            return Answer(201, self.write(account, request.key, words))
        if known[0] != words:
            raise invalid({"Idempotency-Key": "The key was used for another review."})
        return Answer(201, known[1])

    def write(self, account, key, words):
        self.last += 1
        review = {
            "id": self.last, "sightId": words[0], "author": account.name,
            "authorId": account.id, "rating": words[1], "date": self.now().date().isoformat(),
            "text": words[2],
        }
        self.reviews.append(review)
        self.written[account.email, key] = (words, review, self.now() + timedelta(days=1))
        return review

    def remove_review(self, request):
        account = self.signed_in(request)
        found = [r for r in self.reviews if (r["sightId"], r["id"]) == (request.id, request.part)]
        if not found:
            raise not_found("review")
        if found[0].get("authorId") != account.id:
            raise Refusal(403, "not_yours", "Somebody else wrote this review.")
        self.reviews.remove(found[0])
        return Answer(204)

    def register(self, request):
        form = Form(rules.parse(request.body))
        name = form.text("name", 1, 100)
        email = form.email()
        password = form.text("password", 8, 200, trimmed=False)
        form.done()
        if email.casefold() in self.accounts:
            raise Refusal(409, "email_taken", "There is an account with this email already.")
        return Answer(201, public(self.add(name, email, password)))

    def add(self, name, email, password):
        salt = secrets.token_bytes(16)
        account = Account(secrets.token_hex(8), name, email, salt, digest(password, salt))
        self.accounts[email.casefold()] = account
        return account

    def sign_in(self, request):
        form = Form(rules.parse(request.body))
        email = form.text("email", 0, 10_000)
        password = form.text("password", 0, 10_000, trimmed=False)
        form.done()
        account = self.accounts.get(email.casefold())
        if not account or not hmac.compare_digest(digest(password, account.salt), account.secret):
            raise Refusal(401, "wrong_credentials", "The email or the password is wrong.")
        token = secrets.token_urlsafe(24)
        self.tokens[token] = account
        return Answer(201, {"token": token, "account": public(account)})

    def sign_out(self, request):
        self.tokens.pop(request.token, None)
        return Answer(204)

    def signed_in(self, request):
        if request.token not in self.tokens:
            raise not_signed_in()
        return self.tokens[request.token]
