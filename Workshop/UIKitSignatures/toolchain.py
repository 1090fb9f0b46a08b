"""Makes the modules of the standard library, Foundation and Testing for iOS, from what the toolchain ships.

A toolchain for Linux has textual interfaces of the standard library, of Observation, Synchronization and Testing, which
the compiler also compiles for another target. It prints the declarations of Dispatch and Foundation, and what it prints
is nearly an interface: `adapt` makes it one, and `compile_printed` leaves out the few lines that the compiler refuses.
Most function bodies are left out, because nothing runs. Nothing here is Apple's, and no SDK is needed.
"""
import hashlib
import pathlib
import re
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
TARGET = "arm64-apple-ios18.0"
SHIPPED = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_Builtin_float", "_RegexParser", "_StringProcessing", "RegexBuilder", "Synchronization",
    "Observation", "Testing"]
# A module, what it re-exports, and the modules whose declarations become its own, as they are on iOS.
PRINTED = [
    ("Dispatch", ["Darwin"], []),
    ("FoundationEssentials", ["Darwin"], []),
    ("FoundationInternationalization", ["FoundationEssentials"], []),
    ("Foundation", ["FoundationEssentials", "FoundationInternationalization", "Dispatch"], ["FoundationNetworking", "FoundationXML"]),
]
EXIT_TEST = re.compile(r"(?m)^(@freestanding\(expression\) public macro \w+(?:<T>)?\(processExitsWith)")
NO_EXIT_TEST = '@available(*, unavailable, message: "Exit tests are not available on this platform.") '
TYPES_OF_C = "public typealias dispatch_time_t = UInt64\npublic typealias dispatch_fd_t = Int32\n"
RANGE = """public typealias NSRange = _NSRange
public struct _NSRange: Swift.Hashable, Swift.Sendable {
  public var location: Swift.Int
  public var length: Swift.Int
  public init()
  public init(location: Swift.Int, length: Swift.Int)
}
"""
DECLARATION = re.compile(r"\b(actor|case|class|enum|extension|func|init|let|protocol|struct|subscript|typealias|var)\b")


def kept(stamp, key, make):
    """Makes something, unless it was made of the same before; returns what is wrong, if anything."""
    if stamp.exists() and stamp.read_text() == key:
        return ""
    stamp.unlink(missing_ok=True)
    output = make()
    if not output:
        stamp.write_text(key)
    return output


class Unsupported(Exception):
    """A reason why this toolchain can't make the modules."""


class Toolchain:
    """The modules for iOS of the compiler in use, in a folder that is kept for the next check."""

    def __init__(self, cache):
        compiler = shutil.which("swiftc")
        self.library = pathlib.Path(compiler).resolve().parent.parent / "lib/swift"
        version = subprocess.run([compiler, "--version"], capture_output=True).stdout + str(self.library).encode()
        self.folder = cache / f"toolchain-{hashlib.sha256(version).hexdigest()[:8]}"
        # What the modules so far were made of.
        self.state = hashlib.sha256(version + pathlib.Path(__file__).read_bytes())
        self.resources = self.folder / "resources"
        self.flags = [
            "-target", TARGET, "-disable-objc-interop", "-I", str(self.folder), "-resource-dir", str(self.resources),
            "-plugin-path", str(self.library / "host/plugins"), "-plugin-path", str(self.library / "host/plugins/testing")]

    def make(self):
        """Makes the modules that no earlier check did."""
        if not self.shipped("Swift"):
            raise Unsupported("this toolchain has no textual interface of its standard library")
        if not shutil.which("swift-synthesize-interface"):
            raise Unsupported("this toolchain can't print the declarations of Foundation")
        self.resources.mkdir(parents=True, exist_ok=True)
        for part in "shims", "clang", "apinotes":
            if not (self.resources / part).exists():
                (self.resources / part).symlink_to(self.library / part)
        for module in SHIPPED:
            self.unless_known(module, "", lambda: self.compile_shipped(module))
            if module == "SwiftOnoneSupport":
                text = (HERE / "Darwin.swift").read_text()
                self.unless_known("Darwin", text, lambda: self.declare("Darwin", ["import Swift"], [], text.split("\n")))
        for module, exported, merged in PRINTED:
            added = "".join(file.read_text() for file in sorted((HERE / "Foundation").glob("*.swift"))) if module == "Foundation" else ""
            self.unless_known(module, added, lambda: self.compile_printed(module, exported, merged, added))

    def unless_known(self, module, text, make):
        """Makes a module, unless an earlier check made it and all before it of the same."""
        self.state.update(text.encode())
        kept(self.folder / f"{module}.key", self.state.hexdigest(), make)

    def run(self, *arguments):
        """Runs the compiler, and returns its errors."""
        done = subprocess.run(["swiftc", "-frontend", *arguments, *self.flags], capture_output=True, text=True)
        return done.stderr if done.returncode else ""

    def shipped(self, module):
        """Returns the textual interface that the toolchain has of a module, if any."""
        files = sorted((self.library / f"linux/{module}.swiftmodule").glob("*.swiftinterface"))
        return next((file for file in files if "private" not in file.name), None)

    def compile_shipped(self, module):
        """Compiles the interface of a module for iOS."""
        if module == "Swift":
            print("Making the standard library and Foundation for iOS, once for this compiler. This takes minutes.", flush=True)
        file = self.folder / f"{module}.swiftinterface"
        text = self.shipped(module).read_text()
        bodies = "" if module == "Swift" else " -experimental-skip-all-function-bodies"
        text = re.sub(r"-target \S+", f"-target {TARGET}{bodies}", text, count=1)
        text = re.sub(r"(?m)^\s*@backDeployed\(.*\n|^.*\bimport Glibc$", "", text).replace("self = _stdlib_squareRootl(self)", "")
        text = without_bodies(text) if module == "Swift" else text
        file.write_text(EXIT_TEST.sub(NO_EXIT_TEST + r"\1", text))
        if errors := self.compile_interface(module, file):
            raise Unsupported(f"{module} doesn't compile for iOS: {errors[:400]}")

    def compile_interface(self, module, file):
        """Compiles a textual interface, and returns its errors."""
        parse = ["-parse-stdlib"] if module in SHIPPED else []
        return self.run(
            "-compile-module-from-interface", str(file), "-module-name", module, "-disable-availability-checking", *parse,
            "-o", str(self.folder / f"{module}.swiftmodule"))

    def compile_printed(self, module, exported, merged, added):
        """Makes an interface of a module's printed declarations, and leaves out the lines that the compiler refuses."""
        imports = ["import Swift", "import _Concurrency", "import _StringProcessing", *(f"@_exported import {other}" for other in exported)]
        text = TYPES_OF_C if module == "Dispatch" else ""
        text += "".join(adapt(self.printed(other)).replace(f"{other}.", f"{module}.") for other in [module, *merged])
        self.declare(module, imports, text.split("\n"), added.split("\n"))

    def declare(self, module, imports, lines, added=()):
        """Compiles declarations as a module, without those that the compiler refuses; it must take those that are added."""
        lines = [*interface_header(module, "5").split("\n"), *imports, *lines]
        ours = len(lines)
        lines += added
        file = self.folder / f"{module}.swiftinterface"
        place = re.compile(rf"{re.escape(str(file))}:(\d+):\d+: error: (.*)")
        for _ in range(40):
            file.write_text("\n".join(lines))
            output = self.compile_interface(module, file)
            errors = {int(number): message for number, message in reversed(place.findall(output))}
            errors = {number: message for number, message in errors.items() if "failed to build module" not in message}
            if not output:
                return
            if not errors:
                raise Unsupported(f"{module} doesn't compile for iOS: {output[:400]}")
            for number, message in errors.items():
                if number > ours:
                    raise Unsupported(f"{module} doesn't compile for iOS: {lines[number - 1]}: {message}")
                repair(lines, number - 1, message)
        raise Unsupported(f"{module} doesn't compile for iOS: {errors}")

    def printed(self, module):
        """Returns the public declarations of a module of this machine."""
        file = self.folder / f"{module}.printed"
        host = self.shipped("Swift").name.partition(".")[0]
        subprocess.run(
            ["swift-synthesize-interface", "-module-name", module, "-target", host, "-resource-dir", str(self.library),
             "-I", str(self.library / "linux"), "-print-fully-qualified-types", "-o", str(file)], check=True)
        return file.read_text()


def without_bodies(text):
    """Leaves out the bodies of inlinable functions, but for the transparent ones, which constants are made with."""
    def bodiless(function):
        access = "" if "public" in function[1] else "@usableFromInline "
        return function[1].replace("@inlinable ", access) + "\n"

    return re.sub(
        r"(?m)^((?P<indent> *)(?!.*@_(?:transparent|alwaysEmitIntoClient))(?=.*@inlinable).*\b(?:func|init)\b.*) \{\n(?s:.*?)^(?P=indent)\}\n",
        bodiless, text)


def interface_header(module, mode="6"):
    """Returns the first lines of a textual interface."""
    return (
        "// swift-interface-format-version: 1.0\n"
        f"// swift-module-flags: -target {TARGET} -disable-objc-interop -enable-library-evolution -swift-version {mode} -module-name {module}\n")


def adapt(text):
    """Makes an interface of printed declarations: accessors where one needs them, and no imports, comments or private setters."""
    text = re.sub(r"(?m)^\s*///.*\n|^(?:@_exported )?import .*\n", "", text)
    text = re.sub(r"\b(?:internal|fileprivate|private)\(set\) ", "", text)
    text = re.sub(r"(?m)^([^({\n]*)\blet (\w+: [^{\n]*\{ get \})", r"\1var \2", text)
    text = re.sub(r"(?m)^([^{\n]*\bsubscript[^{\n]*)$", r"\1 { get }", text)
    # The compiler doesn't print which overload is disfavored.
    text = re.sub(r"(?m)^(\s*)(public init<T, Value>\(_ value: Value, )", r"\1@_disfavoredOverload \2", text)
    return text.replace("public typealias NSRange\n", RANGE)


def repair(lines, index, message):
    """Turns a stored property into a computed one; takes any other declaration out that the compiler refuses."""
    line = lines[index]
    if "stored propert" in message and "{" not in line and re.search(r"\b(var|let) \w+: ", line):
        accessors = "{ get }" if re.search(r"\blet \w+: ", line) else "{ get set }"
        lines[index] = re.sub(r"\blet ", "var ", line.rstrip()) + " " + accessors
        return
    if "does not override" in message:
        lines[index] = line.replace("override ", "")
        return
    if message.startswith("expected declaration"):
        # An attribute is left over before this line.
        above = next((n for n in range(index - 1, 0, -1) if lines[n]), 0)
        if lines[above].lstrip().startswith("@") and not DECLARATION.search(lines[above]):
            lines[above] = ""
            return
    depth = 0
    for number in range(index, len(lines)):
        depth += lines[number].count("{") - lines[number].count("}")
        lines[number] = "" if depth >= 0 else lines[number]
        if depth <= 0:
            return
