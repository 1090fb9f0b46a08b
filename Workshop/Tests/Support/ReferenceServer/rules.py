"""Which texts are equal, and which values are good."""
import json
import re
import unicodedata

from answers import invalid, malformed

NUMBER = re.compile("[1-9][0-9]{0,8}")
EMAIL = re.compile(r"[^@\s]+@[^@\s]+")
KEY = re.compile("[!-~]{1,100}")
SORTS = ("name", "rating", "year")
ORDERS = ("asc", "desc")


def fold(text):
    """What two texts have in common that differ only in case and in marks."""
    letters = unicodedata.normalize("NFD", text)
    return "".join(c for c in letters if not "\u0300" <= c <= "\u036f").casefold()


def parse(body):
    """The JSON object in the bytes of a body."""
    def refuse(constant):
        raise ValueError(constant)

    try:
        fields = json.loads(body.decode("utf-8"), parse_constant=refuse)
        json.dumps(fields, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise malformed() from None
    if not isinstance(fields, dict):
        raise malformed()
    return fields


class Form:
    """Reads fields one by one, and in the end refuses them all at once."""

    def __init__(self, fields):
        self.fields = fields
        self.complaints = {}

    def text(self, name, shortest, longest, trimmed=True):
        value = self.fields.get(name)
        if not isinstance(value, str):
            return self.complain(name, "The %s is missing." % name)
        value = value.strip() if trimmed else value
        if not shortest <= len(value) <= longest:
            return self.complain(
                name, "The %s needs %d to %d characters." % (name, shortest, longest))
        return value

    def email(self):
        value = self.text("email", 3, 254)
        if value is not None and not EMAIL.fullmatch(value):
            return self.complain("email", "The email needs an @ between two words.")
        return value

    def whole(self, name, least, most):
        value = self.fields.get(name)
        if type(value) is not int or not least <= value <= most:
            return self.complain(
                name, "The %s is a whole number from %d to %d." % (name, least, most))
        return value

    def number(self, name, default):
        """Reads a number of the query; nothing stands for the default."""
        value = self.fields.get(name) or str(default)
        if not NUMBER.fullmatch(value):
            return self.complain(name, "The %s is a whole number from 1." % name)
        return int(value)

    def choice(self, name, choices):
        """Reads a word of the query; nothing stands for none."""
        value = self.fields.get(name) or None
        if value is not None and value not in choices:
            return self.complain(name, "The %s is one of %s." % (name, ", ".join(choices)))
        return value

    def complain(self, name, sentence):
        self.complaints[name] = sentence

    def done(self):
        if self.complaints:
            raise invalid(self.complaints)
