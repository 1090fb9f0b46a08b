"""Checks values against the JSON Schema that the contract is written in."""
import re

WORDS = {"description", "default"}
TYPES = {
    "object": dict, "array": list, "string": str, "number": (int, float), "integer": int,
    "null": type(None),
}


class Contract:
    """The contract, with its references resolved."""

    def __init__(self, document):
        self.document = document

    def resolve(self, node):
        """What a node stands for, by way of `$ref` if it has one."""
        if "$ref" not in node:
            return node
        target = self.document
        for step in node["$ref"].lstrip("#/").split("/"):
            target = target[step]
        return self.resolve(target)

    def operations(self):
        """Each method and path with the operation; its parameters include those of the path."""
        for path, item in self.document["paths"].items():
            shared = item.get("parameters", [])
            for method in sorted(set(item) - {"parameters"}):
                operation = dict(item[method])
                parameters = shared + operation.get("parameters", [])
                operation["parameters"] = [self.resolve(p) for p in parameters]
                yield method.upper(), path, operation

    def body(self, message):
        """The schema of a request's or an answer's JSON; none if it has no body."""
        content = self.resolve(message).get("content", {})
        return content["application/json"]["schema"] if content else None

    def complaints(self, value, schema, place="$"):
        """All that is wrong with a value, in words."""
        schema = self.resolve(schema)
        unknown = set(schema) - set(CHECKS) - WORDS
        found = ["%s: the checker doesn't know %s" % (place, word) for word in sorted(unknown)]
        for word, check in CHECKS.items():
            if word in schema:
                found += check(self, value, schema, place)
        return found

    def type(self, value, schema, place):
        names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        good = any(isinstance(value, TYPES[name]) for name in names) and not isinstance(value, bool)
        return [] if good else ["%s isn't of type %s" % (place, schema["type"])]

    def properties(self, value, schema, place):
        if not isinstance(value, dict):
            return []
        known = schema["properties"]
        found = ["%s.%s isn't in the contract" % (place, name) for name in set(value) - set(known)]
        for name in set(value) & set(known):
            found += self.complaints(value[name], known[name], "%s.%s" % (place, name))
        return found

    def others(self, value, schema, place):
        found = []
        for name, inner in value.items() if isinstance(value, dict) else []:
            inner_place = "%s.%s" % (place, name)
            found += self.complaints(inner, schema["additionalProperties"], inner_place)
        return found

    def items(self, value, schema, place):
        found = []
        for index, inner in enumerate(value if isinstance(value, list) else []):
            found += self.complaints(inner, schema["items"], "%s[%d]" % (place, index))
        return found

    def required(self, value, schema, place):
        missing = set(schema["required"]) - set(value) if isinstance(value, dict) else set()
        return ["%s.%s is missing" % (place, name) for name in sorted(missing)]

    def pattern(self, value, schema, place):
        good = not isinstance(value, str) or re.search(schema["pattern"], value)
        return [] if good else ["%s isn't like %s" % (place, schema["pattern"])]

    def choice(self, value, schema, place):
        allowed = schema["enum"] if "enum" in schema else [schema["const"]]
        return [] if value in allowed else ["%s isn't one of %s" % (place, allowed)]


def bound(word, kind, measure, within):
    """A check that compares a measure of values of one kind with the number in the schema."""
    def check(contract, value, schema, place):
        good = not isinstance(value, kind) or within(measure(value), schema[word])
        return [] if good else ["%s breaks %s %s" % (place, word, schema[word])]
    return check


def at_least(measure, limit):
    return measure >= limit


def at_most(measure, limit):
    return measure <= limit


CHECKS = {
    "type": Contract.type,
    "properties": Contract.properties,
    "additionalProperties": Contract.others,
    "items": Contract.items,
    "required": Contract.required,
    "pattern": Contract.pattern,
    "enum": Contract.choice,
    "const": Contract.choice,
    "minimum": bound("minimum", (int, float), lambda number: number, at_least),
    "maximum": bound("maximum", (int, float), lambda number: number, at_most),
    "minLength": bound("minLength", str, len, at_least),
    "maxLength": bound("maxLength", str, len, at_most),
    "maxItems": bound("maxItems", list, len, at_most),
    "minProperties": bound("minProperties", dict, len, at_least),
}
