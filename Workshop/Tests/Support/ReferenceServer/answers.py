"""What the server says, before it is put into bytes."""
from collections import namedtuple

Answer = namedtuple("Answer", "status body headers", defaults=(None, {}))


class Refusal(Exception):
    """Ends an operation with a status that isn't a success."""

    def __init__(self, status, code, message, fields=None, headers=None):
        super().__init__(message)
        error = {"code": code, "message": message}
        if fields:
            error["fields"] = fields
        self.answer = Answer(status, {"error": error}, headers or {})


def not_found(what):
    return Refusal(404, "not_found", "There is no such %s." % what)


def not_signed_in():
    headers = {"WWW-Authenticate": "Bearer"}
    return Refusal(401, "not_signed_in", "Sign in first.", headers=headers)


def malformed():
    return Refusal(400, "malformed", "The body isn't a JSON object in UTF-8.")


def invalid(fields):
    return Refusal(422, "invalid", "Some fields are not right.", fields)
