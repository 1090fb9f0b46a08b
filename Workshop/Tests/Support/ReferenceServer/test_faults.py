"""What goes wrong on request, and that nothing else does."""
import http.client
import json
import time
import unittest

from client import Running


class FaultTests(unittest.TestCase):
    def setUp(self):
        self.running = Running()
        self.addCleanup(self.running.stop)
        self.ask = self.running.ask

    def log(self):
        return self.ask("GET", "/requests").body["requests"]

    def wait_for_log(self, entry):
        """Reads the log until it ends with an entry; the server notices a client that left by itself."""
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            if self.log()[-1:] == [entry]:
                return
        self.fail("the log is %s" % self.log())

    def entry(self, fault, status=200, method="GET", target="/sights/1", left=False):
        return {"method": method, "target": target, "status": status, "fault": fault, "left": left}

    def test_a_delay_comes_before_the_answer(self):
        start = time.monotonic()
        reply = self.ask("GET", "/sights/1", fault={"kind": "delay", "seconds": 0.2})
        self.assertGreaterEqual(time.monotonic() - start, 0.2)
        self.assertEqual(reply.body["id"], 1)

    def test_a_client_that_leaves_ends_a_delay_without_end(self):
        connection = self.running.connect()
        fault = json.dumps({"kind": "delay", "seconds": None})
        body = json.dumps({"rating": 5, "text": "Fine."})
        headers = {"X-Fault": fault, "Authorization": self.running.sign_in()}
        count = len(self.running.server.service.reviews)
        connection.request("POST", "/sights/1/reviews", body, headers)
        connection.close()
        self.wait_for_log(self.entry("delay", None, "POST", "/sights/1/reviews", left=True))
        self.assertEqual(len(self.running.server.service.reviews), count)

    def test_a_status_is_a_refusal_without_the_work(self):
        count = len(self.running.server.service.reviews)
        reply = self.ask(
            "POST", "/sights/1/reviews", {"rating": 5, "text": "Fine."},
            {"kind": "status", "status": 503, "retryAfter": 2},
            Authorization=self.running.sign_in())
        self.assertEqual((reply.status, reply.headers["Retry-After"]), (503, "2"))
        self.assertEqual(reply.body["error"]["code"], "fault")
        self.assertEqual(len(self.running.server.service.reviews), count)

    def test_an_answer_cut_off_promises_more_than_it_brings(self):
        with self.assertRaises(http.client.IncompleteRead) as caught:
            self.ask("GET", "/sights/1", fault={"kind": "cutOff"})
        whole = len(json.dumps(self.ask("GET", "/sights/1").body, ensure_ascii=False).encode())
        self.assertEqual(len(caught.exception.partial), whole // 2)

    def test_an_answer_that_is_lost_leaves_the_work_done(self):
        token, review = self.running.sign_in(), {"rating": 5, "text": "Fine."}
        headers = {"Authorization": token, "Idempotency-Key": "k"}
        with self.assertRaises(http.client.RemoteDisconnected):
            self.ask("POST", "/sights/1/reviews", review, {"kind": "close"}, **headers)
        written = self.running.server.service.reviews[-1]
        self.assertEqual(written["text"], "Fine.")
        again = self.ask("POST", "/sights/1/reviews", review, **headers)
        self.assertEqual(again.body, written)

    def test_numbers_come_as_strings(self):
        right = self.ask("GET", "/sights/1").body
        all = self.ask("GET", "/sights/1", fault={"kind": "numbersAsStrings"}).body
        one = self.ask("GET", "/sights/1", fault={"kind": "numbersAsStrings", "field": "year"}).body
        self.assertEqual((all["id"], all["latitude"], all["rating"]), ("1", "41.4036", "4.25"))
        self.assertEqual(one, dict(right, year="1882"))

    def test_objects_stand_where_strings_belong(self):
        fault = {"kind": "objectsForStrings", "field": "city"}
        right = self.ask("GET", "/sights").body["sights"]
        wrong = self.ask("GET", "/sights", fault=fault).body["sights"]
        self.assertEqual(wrong, [dict(s, city={"value": s["city"]}) for s in right])

    def test_a_huge_answer_is_json_all_the_same(self):
        connection = self.running.connect()
        connection.request("GET", "/sights/1", headers={"X-Fault": '{"kind": "huge"}'})
        data = connection.getresponse().read()
        connection.close()
        self.assertGreater(len(data), 10 * 1024 * 1024)
        self.assertEqual(json.loads(data), self.ask("GET", "/sights/1").body)

    def test_a_redirect_leads_to_itself(self):
        reply = self.ask("GET", "/sights/1", fault={"kind": "redirectLoop"})
        again = self.ask("GET", reply.headers["Location"])
        self.assertEqual((reply.status, again.status), (302, 302))
        self.assertEqual(reply.headers["Location"], again.headers["Location"])

    def test_a_drip_brings_everything_in_its_time(self):
        fault = {"kind": "drip", "seconds": 0.01, "bytes": 20}
        start = time.monotonic()
        reply = self.ask("GET", "/sights/1", fault=fault)
        size = len(json.dumps(reply.body, ensure_ascii=False).encode())
        self.assertGreaterEqual(time.monotonic() - start, 0.01 * (size // 20))
        self.assertEqual(reply.body, self.ask("GET", "/sights/1").body)

    def test_a_fault_strikes_as_often_as_it_was_told(self):
        self.ask("POST", "/faults", {"kind": "status", "status": 500, "times": 2})
        statuses = [self.ask("GET", "/sights/1").status for _ in range(4)]
        self.assertEqual(statuses, [500, 500, 200, 200])

    def test_a_fault_strikes_only_what_it_is_aimed_at(self):
        aimed = {"kind": "status", "method": "GET", "path": "/sights/*/reviews", "times": None}
        self.ask("POST", "/faults", aimed)
        self.assertEqual(self.ask("GET", "/sights/1").status, 200)
        self.assertEqual(self.ask("POST", "/sights/1/reviews", {}).status, 401)
        statuses = {self.ask("GET", "/sights/1/reviews").status for _ in range(5)}
        self.assertEqual(statuses, {500})

    def test_faults_strike_in_their_order_until_they_are_forgotten(self):
        faults = [{"kind": "status", "status": status} for status in (500, 503, 429)]
        self.assertEqual(len(self.ask("POST", "/faults", faults).body["faults"]), 3)
        statuses = [self.ask("GET", "/sights/1").status for _ in range(2)]
        left = self.ask("GET", "/faults").body["faults"]
        self.assertEqual(self.ask("DELETE", "/faults").body, {"faults": []})
        self.assertEqual(statuses, [500, 503])
        self.assertEqual([fault["status"] for fault in left], [429])
        self.assertEqual(self.ask("GET", "/sights/1").status, 200)

    def test_the_log_tells_what_was_asked_and_answered(self):
        self.ask("GET", "/sights?search=a%20b")
        self.ask("GET", "/sights/1", fault={"kind": "status", "status": 503})
        self.assertEqual(
            self.log(),
            [self.entry(None, 200, target="/sights?search=a%20b"), self.entry("status", 503)])
        self.assertEqual(self.ask("DELETE", "/requests").body, {"requests": []})

    def test_a_fault_written_wrongly_is_refused(self):
        for fault, field in [
            ({}, "kind"), ({"kind": "quake"}, "kind"), ({"kind": "delay", "second": 1}, "second"),
            ({"kind": "delay", "seconds": "1"}, "seconds"), ({"kind": "status", "status": 200}, "status"),
            ({"kind": "status", "status": None}, "status"), ({"kind": "close", "times": 0}, "times"),
            ({"kind": "drip", "bytes": 0}, "bytes"), ({"kind": "close", "path": 1}, "path"),
            ({"kind": "close", "times": True}, "times"), ([{"kind": "close"}, {}], "kind"),
        ]:
            with self.subTest(fault=fault):
                reply = self.ask("POST", "/faults", fault)
                self.assertEqual((reply.status, list(reply.body["error"]["fields"])), (422, [field]))
        self.assertEqual(self.ask("POST", "/faults", "{").status, 400)
        self.assertEqual(self.ask("GET", "/sights", X_Fault="{").status, 400)
        self.assertEqual(self.ask("GET", "/faults").body, {"faults": []})


if __name__ == "__main__":
    unittest.main()
