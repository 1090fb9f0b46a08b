"""Every path, status and schema of the contract is what the server does, and nothing else is."""
import json
import unittest
from pathlib import Path

import service
from client import Running
from schema import Contract

DOCUMENT = Path(__file__).resolve().parents[4] / "Documentation" / "api" / "openapi.json"
GOOD = {
    "ReviewDraft": {"rating": 4, "text": "Worth the climb."},
    "Registration": {"name": "Grace", "email": "grace@example.com", "password": "cobol 1959"},
    "Credentials": {"email": "ada@example.com", "password": "lovelace"},
}
REVIEWS = "/sights/{id}/reviews"
REVIEW = "/sights/{id}/reviews/{review}"
GUIDE = "/sights/{id}/guide"
PART = "/sights/{id}/guide/{part}"
LARGE = {"text": "x" * 70_000}
# What to ask for each status: method, path, status, then what to change: the target, the body, or
# whether somebody is signed in.
EXCHANGES = [
    ("GET", "/sights", 200, {}),
    ("GET", "/sights", 200, {"target": "/sights?page=5&sort=rating&search="}),
    ("GET", "/sights", 200, {"target": "/sights?search=nowhere%20at%20all"}),
    ("GET", "/sights", 404, {"target": "/sights?page=6"}),
    ("GET", "/sights", 200, {"target": "/sights?sort=name&order=desc"}),
    ("GET", "/sights", 422, {"target": "/sights?page=0&sort=fame"}),
    ("GET", "/sights", 422, {"target": "/sights?sort=name&order=down"}),
    ("GET", "/sights/{id}", 200, {}),
    ("GET", "/sights/{id}", 404, {"target": "/sights/221"}),
    ("GET", REVIEWS, 200, {}),
    ("GET", REVIEWS, 404, {"target": "/sights/221/reviews"}),
    ("GET", GUIDE, 200, {}),
    ("GET", GUIDE, 404, {"target": "/sights/221/guide"}),
    ("GET", PART, 200, {"target": "/sights/1/guide/10"}),
    ("GET", PART, 404, {"target": "/sights/1/guide/11"}),
    ("GET", PART, 412, {"target": "/sights/1/guide/2", "headers": {"If-Match": '"old"'}}),
    ("POST", REVIEWS, 201, {}),
    ("POST", REVIEWS, 400, {"body": "["}),
    ("POST", REVIEWS, 401, {"signed": False}),
    ("POST", REVIEWS, 404, {"target": "/sights/221/reviews"}),
    ("POST", REVIEWS, 413, {"body": LARGE}),
    ("POST", REVIEWS, 422, {"body": {"rating": 6}}),
    ("DELETE", REVIEW, 204, {"target": "/sights/1/reviews/503"}),
    ("DELETE", REVIEW, 401, {"signed": False}),
    ("DELETE", REVIEW, 403, {"target": "/sights/1/reviews/1"}),
    ("DELETE", REVIEW, 404, {"target": "/sights/1/reviews/503"}),
    ("POST", "/accounts", 201, {}),
    ("POST", "/accounts", 400, {"body": "{}}"}),
    ("POST", "/accounts", 409, {"body": dict(GOOD["Registration"], email="ADA@example.com")}),
    ("POST", "/accounts", 413, {"body": LARGE}),
    ("POST", "/accounts", 422, {"body": {}}),
    ("POST", "/session", 201, {}),
    ("POST", "/session", 400, {"body": "\"text\""}),
    ("POST", "/session", 401, {"body": dict(GOOD["Credentials"], password="Lovelace")}),
    ("POST", "/session", 413, {"body": LARGE}),
    ("POST", "/session", 422, {"body": {"email": 1}}),
    ("DELETE", "/session", 204, {}),
    ("DELETE", "/session", 204, {"signed": False}),
]


class ContractTests(unittest.TestCase):
    def setUp(self):
        self.contract = Contract(json.loads(DOCUMENT.read_text("utf-8")))
        self.operations = {(m, p): o for m, p, o in self.contract.operations()}
        self.running = Running()
        self.addCleanup(self.running.stop)

    def exchange(self, method, path, change, fault=None):
        schema = self.body_schema(method, path)
        body = change.get("body", GOOD[schema.rsplit("/", 1)[1]] if schema else None)
        headers = {"Authorization": self.running.sign_in()} if change.get("signed", True) else {}
        headers.update(change.get("headers", {}))
        target = change.get("target", path.replace("{id}", "1").replace("{part}", "1")
                            .replace("{review}", "1"))
        return self.running.ask(method, target, body, fault, **headers)

    def body_schema(self, method, path):
        request = self.operations[method, path].get("requestBody")
        return self.contract.body(request)["$ref"] if request else None

    def test_the_server_has_the_operations_of_the_contract(self):
        self.assertEqual(set(service.ROUTES), set(self.operations))

    def test_every_status_of_the_contract_is_asked_for(self):
        written = {(m, p, int(s)) for (m, p), o in self.operations.items() for s in o["responses"]}
        self.assertEqual(written, {(m, p, s) for m, p, s, _ in EXCHANGES})

    def test_every_answer_is_what_the_contract_says(self):
        for method, path, status, change in EXCHANGES:
            with self.subTest(method=method, path=path, status=status, change=str(change)[:60]):
                reply = self.exchange(method, path, change)
                self.assertEqual(reply.status, status)
                self.check(reply, self.operations[method, path]["responses"][str(status)])

    def check(self, reply, response):
        response = self.contract.resolve(response)
        schema = self.contract.body(response)
        self.assertEqual(reply.body is None, schema is None)
        if schema:
            self.assertEqual(reply.headers["Content-Type"], "application/json")
            self.assertEqual(self.contract.complaints(reply.body, schema), [])
        for name, header in response.get("headers", {}).items():
            self.assertEqual(self.contract.complaints(reply.headers[name], header["schema"]), [])
        codes = [word for word in response["description"].split("`")[1::2] if word != "fields"]
        if codes:
            self.assertEqual([reply.body["error"]["code"]], codes)

    def test_every_page_of_the_data_is_what_the_contract_says(self):
        schema = {"$ref": "#/components/schemas/SightsPage"}
        reviews = {"$ref": "#/components/schemas/ReviewList"}
        for page in range(1, 6):
            body = self.running.ask("GET", "/sights?page=%d" % page).body
            self.assertEqual(self.contract.complaints(body, schema), [])
            for sight in body["sights"]:
                list_of = self.running.ask("GET", "/sights/%d/reviews" % sight["id"]).body
                self.assertEqual(self.contract.complaints(list_of, reviews), [])

    def test_wrong_types_are_found(self):
        schema = {"$ref": "#/components/schemas/SightsPage"}
        for kind in ("numbersAsStrings", "objectsForStrings"):
            reply = self.exchange("GET", "/sights", {}, {"kind": kind})
            self.assertGreater(len(self.contract.complaints(reply.body, schema)), 50)

    def test_what_is_beyond_the_schema_of_a_body_is_refused(self):
        for (method, path), operation in self.operations.items():
            name = self.body_schema(method, path)
            for field, value, good in self.edges(name) if name else []:
                with self.subTest(path=path, field=field, value=str(value)[:20]):
                    body = dict(GOOD[name.rsplit("/", 1)[1]], **{field: value})
                    reply = self.exchange(method, path, {"body": body})
                    self.assertEqual(reply.status == 422, not good)
                    if not good:
                        self.assertEqual(list(reply.body["error"]["fields"]), [field])

    def edges(self, name):
        """The values at the limits of each field, and those just beyond, with whether they are good."""
        for field, schema in self.contract.resolve({"$ref": name})["properties"].items():
            least, most = schema.get("minimum"), schema.get("maximum")
            shortest, longest = schema.get("minLength"), schema.get("maxLength")
            texts = [n for n in (shortest, longest) if n is not None and "pattern" not in schema]
            values = [n + d for n in (least, most) if n is not None for d in (-1, 0, 1)]
            values += ["é" * (n + d) for n in texts for d in (-1, 0, 1)] + [None, [], True, {}]
            if "pattern" in schema:
                values += ["a@" + "b" * (longest - 2), "a@" + "b" * (longest - 1), "a@", "a b@c"]
            for value in values:
                yield field, value, not self.contract.complaints(value, schema)

    def test_what_is_beyond_the_schema_of_a_parameter_is_refused(self):
        for (method, path), operation in self.operations.items():
            for parameter in operation["parameters"]:
                texts = ["n" * length for length in (100, 101, 200, 201)]
                for value in ["1", "0", "-1", "01", "x", "name", "1" * 10] + texts:
                    with self.subTest(path=path, name=parameter["name"], value=value[:20]):
                        good = not self.contract.complaints(*self.read(parameter, value))
                        reply = self.with_parameter(method, path, parameter, value)
                        refused = 404 if parameter["in"] == "path" else 422
                        self.assertEqual(reply.status == refused, not good)

    def read(self, parameter, text):
        schema = self.contract.resolve(parameter["schema"])
        if schema.get("type") == "integer" and text.isdecimal() and not text.startswith("0"):
            return int(text), schema
        return text, schema

    def with_parameter(self, method, path, parameter, value):
        name, place = parameter["name"], parameter["in"]
        body_schema = self.body_schema(method, path)
        body = GOOD[body_schema.rsplit("/", 1)[1]] if body_schema else None
        target = path.replace("{%s}" % name, value)
        for other in ("{id}", "{part}", "{review}"):
            target = target.replace(other, "1")
        target += "?%s=%s" % (name, value) if place == "query" else ""
        headers = {name: value} if place == "header" else {}
        return self.running.ask(
            method, target, body, Authorization=self.running.sign_in(), **headers)


if __name__ == "__main__":
    unittest.main()
