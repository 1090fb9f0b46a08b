#!/usr/bin/env python3
"""Runs the app against servers that can't prove who they are, and checks that it tells them nothing.

usage: certificates.py PROGRAM

All but one of the servers have a certificate, or a protocol, that the app must refuse before it sends a
request. The first one is as it should be, so that a refusal of all would be found, too.
"""
import os
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import warnings

UNAVAILABLE = 69
NAMES = "subjectAltName=IP:127.0.0.1"


def openssl(folder, *arguments):
    """Runs a command of OpenSSL in a folder."""
    subprocess.run(["openssl", *arguments], check=True, cwd=folder, stderr=subprocess.DEVNULL)


def sign(folder, name, names=NAMES, days="2", signer="authority"):
    """Makes a certificate with its key, and returns its path; without a signer, it signs itself."""
    key, path = f"{name}.key", os.path.join(folder, f"{name}.pem")
    request = ["req", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-subj", f"/CN={name}"]
    if signer is None:
        openssl(folder, *request, "-x509", "-days", days, "-out", f"{name}.crt", "-addext", names)
    else:
        openssl(folder, *request, "-out", f"{name}.csr")
        with open(os.path.join(folder, f"{name}.ext"), "w", encoding="utf-8") as file:
            file.write(names + "\n")
        openssl(
            folder, "x509", "-req", "-in", f"{name}.csr", "-CA", f"{signer}.crt", "-CAkey",
            f"{signer}.key", "-CAcreateserial", "-days", days, "-extfile", f"{name}.ext", "-out",
            f"{name}.crt")
    with open(path, "w", encoding="utf-8") as file:
        for part in (key, f"{name}.crt"):
            with open(os.path.join(folder, part), encoding="utf-8") as source:
                file.write(source.read())
    return path


class Server:
    """Answers 404 to every request, and counts them."""

    def __init__(self, certificate, newest=ssl.TLSVersion.TLSv1_3):
        self.requests = 0
        self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.tls.load_cert_chain(certificate)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            if newest < ssl.TLSVersion.TLSv1_2:
                self.tls.set_ciphers("DEFAULT:@SECLEVEL=0")
                self.tls.minimum_version = newest
            self.tls.maximum_version = newest
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=16)
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            connection, _ = self.socket.accept()
            try:
                connection.settimeout(20)
                with self.tls.wrap_socket(connection, server_side=True) as secured:
                    if secured.recv(65536):
                        self.requests += 1
                        secured.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
            except OSError:
                connection.close()


def start(program, server, folder, host="127.0.0.1"):
    """Returns the status with which the app ends, and what it says."""
    url = f"https://{host}:{server.socket.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as data:
        done = subprocess.run(
            [program, "--plain", "--data-directory", data, "--api", url, "sights://sights/3"],
            env={**os.environ, "LC_ALL": "C", "SSL_CERT_FILE": os.path.join(folder, "authority.crt")},
            stdin=subprocess.DEVNULL, capture_output=True, timeout=90, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        sign(folder, "authority", "basicConstraints=critical,CA:TRUE", signer=None)
        good = sign(folder, "good")
        servers = {
            "as it should be": Server(good),
            "signed by itself": Server(sign(folder, "self", signer=None)),
            "expired": Server(sign(folder, "expired", days="-1")),
            "for another host": Server(sign(folder, "other", "subjectAltName=DNS:other.example")),
            "TLS 1.0": Server(good, ssl.TLSVersion.TLSv1),
            "TLS 1.1": Server(good, ssl.TLSVersion.TLSv1_1),
        }
        wrong = []
        for name, server in servers.items():
            status, words = start(program, server, folder)
            is_good = name == "as it should be"
            if status != UNAVAILABLE or (server.requests > 0) != is_good:
                wrong.append(f"{name}: status {status}, {server.requests} requests\n{words}")
        if wrong:
            sys.exit("\n".join(wrong))
        print(f"ok: {len(servers) - 1} servers that can't prove who they are get no request")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
