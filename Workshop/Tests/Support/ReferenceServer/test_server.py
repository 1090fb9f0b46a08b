"""What the schemas of the contract can't say: orders, searches, sessions, and sending again."""
import http.client
import unittest
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

from client import Running


class ServerTests(unittest.TestCase):
    def setUp(self):
        self.running = Running()
        self.addCleanup(self.running.stop)
        self.ask = self.running.ask

    def all(self, query=""):
        """All sights of a list, page after page."""
        sights, page, pages = [], 0, 1
        while page < pages:
            page += 1
            body = self.ask("GET", "/sights?page=%d&%s" % (page, query)).body
            self.assertEqual(body["page"], page)
            sights, pages = sights + body["sights"], body["pages"]
        return sights

    def numbers(self, query):
        return [sight["id"] for sight in self.all(query)]

    def test_all_pages_together_hold_every_sight_once(self):
        self.assertEqual(self.numbers(""), list(range(1, 221)))

    def test_each_order_is_total(self):
        self.assertEqual(sorted(self.numbers("sort=name")), list(range(1, 221)))
        by_year = [(sight["year"], sight["id"]) for sight in self.all("sort=year")]
        self.assertEqual(by_year, sorted(by_year))
        def weight(sight):
            count = sight["reviewCount"]
            return ((sight["rating"] or 0) * count + 12) / (count + 3) if count else 0

        by_rating = [(-weight(sight), sight["id"]) for sight in self.all("sort=rating")]
        self.assertEqual(by_rating, sorted(by_rating))

    def test_each_order_can_be_turned_round(self):
        for sort, usual, reverse in [
                ("name", "asc", "desc"), ("year", "asc", "desc"), ("rating", "desc", "asc")]:
            sights = self.all("sort=%s" % sort)
            turned = self.all("sort=%s&order=%s" % (sort, reverse))
            self.assertEqual(self.all("sort=%s&order=%s" % (sort, usual)), sights)
            values = [s[sort] for s in sights if s[sort] is not None]
            if sort != "name":
                self.assertEqual([s[sort] for s in turned][:len(values)], values[::-1])
            unknown = [s["id"] for s in sights if s[sort] is None]
            self.assertEqual([s["id"] for s in turned][len(values):], unknown)

    def test_a_page_tells_how_many_there_are_on_all(self):
        body = self.ask("GET", "/sights?search=spain").body
        self.assertEqual(body["total"], len(self.all("search=spain")))

    def test_names_are_ordered_without_regard_to_marks(self):
        names = [sight["name"] for sight in self.all("sort=name")]
        place = names.index("Ġgantija")
        self.assertEqual([names[place - 1][0], names[place + 1][0]], ["G", "G"])
        last = ["Øresund Bridge", "Þingvellir National Park", "ʻIolani Palace"]
        self.assertEqual(names[-3:], last)

    def test_search_finds_in_name_city_and_country(self):
        self.assertIn(1, self.numbers("search=SAGRADA%20FAMILIA"))
        self.assertIn(2, self.numbers("search=%20reykjavik%20"))
        self.assertIn(2, self.numbers("search=iCeLaNd"))
        self.assertEqual(self.numbers("search=sag%20dam"), [])

    def test_the_unreviewed_have_no_rating_and_come_last(self):
        ratings = [sight["rating"] for sight in self.all("sort=rating")]
        unreviewed = ratings.count(None)
        self.assertGreater(unreviewed, 0)
        self.assertEqual(ratings[-unreviewed:], [None] * unreviewed)

    def review(self, text="Fine.", key=None, sight=1, token=None, rating=5):
        headers = {"Authorization": token or self.running.sign_in()}
        if key:
            headers["Idempotency-Key"] = key
        body = {"rating": rating, "text": text}
        return self.ask("POST", "/sights/%d/reviews" % sight, body, **headers)

    def test_a_review_is_trimmed_shown_first_and_counted(self):
        before = self.ask("GET", "/sights/1/reviews").body["reviews"]
        written = self.review(" Fine.\u2003\n").body
        after = self.ask("GET", "/sights/1/reviews").body["reviews"]
        ratings = [review["rating"] for review in after]
        self.assertEqual((written["text"], written["author"]), ("Fine.", "Ada L."))
        self.assertEqual(after, [written] + before)
        self.assertEqual(self.ask("GET", "/sights/1").body["rating"], sum(ratings) / len(ratings))

    def test_the_newest_two_hundred_reviews_are_listed(self):
        token = self.running.sign_in()
        written = [self.review(str(n), token=token).body["id"] for n in range(201)]
        listed = [r["id"] for r in self.ask("GET", "/sights/1/reviews").body["reviews"]]
        self.assertEqual(listed, written[:0:-1])

    def test_a_key_writes_a_review_once(self):
        token = self.running.sign_in()
        count = len(self.running.server.service.reviews)
        with ThreadPoolExecutor(8) as pool:
            replies = list(pool.map(lambda _: self.review(key="k", token=token), range(8)))
        self.assertEqual({reply.status for reply in replies}, {201})
        self.assertEqual(len({reply.body["id"] for reply in replies}), 1)
        self.assertEqual(len(self.running.server.service.reviews), count + 1)

    def test_a_key_is_good_for_one_review_of_one_account(self):
        first = self.review(key="k")
        for other in (dict(text="Poor."), dict(rating=1), dict(sight=2)):
            reply = self.review(key="k", **other)
            self.assertEqual(reply.status, 422)
            self.assertEqual(list(reply.body["error"]["fields"]), ["Idempotency-Key"])
        self.assertNotEqual(self.review(key="l").body["id"], first.body["id"])
        self.assertNotEqual(self.review(key="k", token=self.grace()).body["id"], first.body["id"])

    def test_a_key_is_good_for_a_day(self):
        service, first = self.running.server.service, self.review(key="k")
        now = service.now
        service.now = lambda: now() + timedelta(hours=23)
        self.assertEqual(self.review(key="k").body, first.body)
        service.now = lambda: now() + timedelta(days=1)
        self.assertNotEqual(self.review(key="k").body["id"], first.body["id"])

    def test_a_review_is_removed_by_its_author_only_and_once(self):
        review = self.review(key="k").body
        target = "/sights/1/reviews/%d" % review["id"]
        grace = self.ask("DELETE", target, Authorization=self.grace())
        self.assertEqual((grace.status, grace.body["error"]["code"]), (403, "not_yours"))
        ada = self.running.sign_in()
        self.assertEqual(self.ask("DELETE", target, Authorization=ada).status, 204)
        self.assertEqual(self.ask("DELETE", target, Authorization=ada).status, 404)
        self.assertNotEqual(self.review(key="l").body["id"], review["id"])

    def grace(self):
        account = {"name": " Grace ", "email": "Grace@example.com", "password": "cobol 1959"}
        reply = self.ask("POST", "/accounts", account)
        self.assertEqual(reply.body.pop("id").strip("0123456789abcdef"), "")
        self.assertEqual(reply.body, {"name": "Grace", "email": "Grace@example.com"})
        credentials = {"email": " grace@EXAMPLE.com ", "password": "cobol 1959"}
        return "Bearer " + self.ask("POST", "/session", credentials).body["token"]

    def test_a_token_is_worth_nothing_after_signing_out(self):
        first, second = self.running.sign_in(), self.running.sign_in()
        self.assertEqual(self.ask("DELETE", "/session", Authorization=first).status, 204)
        self.assertFalse(self.is_signed_in(first))
        self.assertTrue(self.is_signed_in(second))

    def test_only_a_bearer_is_signed_in(self):
        token = self.running.sign_in().split()[1]
        for header in (token, "Basic " + token, "Bearer", "Bearer x" + token):
            self.assertFalse(self.is_signed_in(header))
        self.assertTrue(self.is_signed_in("bearer " + token))

    def is_signed_in(self, header):
        status = self.ask("DELETE", "/sights/1/reviews/999999999", Authorization=header).status
        self.assertIn(status, (401, 404))
        return status == 404

    def test_what_is_no_json_object_in_utf8_is_malformed(self):
        bodies = [b"", b"[]", b"null", b"{", b'{"email":NaN}', b"\xff", b'{"email":"\\ud800"}',
                  b"[" * 60_000, b'{"a":' + b"9" * 5_000 + b"}"]
        for body in bodies:
            with self.subTest(body=body[:20]):
                reply = self.ask("POST", "/session", body)
                self.assertEqual((reply.status, reply.body["error"]["code"]), (400, "malformed"))

    def test_other_addresses_and_methods_are_refused(self):
        for target in ("/", "/sights/", "/sights/01", "/sights/1/", "/sights/{id}", "/Sights",
                       "/sights/%31", "/sights/1/photos"):
            self.assertEqual(self.ask("GET", target).status, 404, target)
        reply = self.ask("DELETE", "/sights/1/reviews")
        self.assertEqual((reply.status, reply.headers["Allow"]), (405, "GET, POST"))

    def test_the_answer_to_head_has_no_body(self):
        connection = self.running.connect()
        connection.connect()
        connection.sock.sendall(b"HEAD /sights HTTP/1.1\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: connection.sock.recv(65536), b""))
        connection.close()
        self.assertTrue(answer.startswith(b"HTTP/1.1 405 ") and answer.endswith(b"\r\n\r\n"))

    def test_what_is_no_http_is_refused_in_json(self):
        for line in (b"GET /sights HTTP/9.9\r\n\r\n", b"JUMP /sights HTTP/1.1\r\n\r\n",
                     b"GET /" + b"s" * 70_000 + b" HTTP/1.1\r\n\r\n"):
            connection = self.running.connect()
            connection.connect()
            connection.sock.sendall(line)
            response = http.client.HTTPResponse(connection.sock)
            response.begin()
            self.assertEqual(self.running.reply(response).body["error"]["code"], "malformed")
            connection.close()

    def test_a_refusal_reaches_a_client_that_is_still_writing(self):
        reply = self.ask("POST", "/session", b" " * 4_000_000)
        self.assertEqual((reply.status, reply.body["error"]["code"]), (413, "too_large"))

    def test_a_connection_serves_many_requests(self):
        connection = self.running.connect()
        for number in range(1, 20):
            connection.request("GET", "/sights/%d" % number)
            self.assertEqual(self.running.reply(connection.getresponse()).body["id"], number)
        connection.close()


if __name__ == "__main__":
    unittest.main()
