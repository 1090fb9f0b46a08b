"""Reads an Xcode project, and tells whether its targets link what their objects need."""
import fnmatch
import re
import subprocess


class Target:
    """A target of a project, with what it compiles and what it links."""

    def __init__(self, project, text):
        def identifiers(key):
            found = re.search(rf"(?s)\b{key} = \((.*?)\);", text)
            return re.findall(r"\w{24}", found[1]) if found else []

        objects = project.objects
        self.name = re.search(r"\bname = (\w+);", text)[1]
        self.kind = re.search(r'productType = "com\.apple\.product-type\.(.*?)"', text)[1]
        groups = [re.search(r"path = (.*?);", objects[key])[1] for key in identifiers("fileSystemSynchronizedGroups")]
        self.folders = [(project.folder / path.strip('"')).resolve() for path in groups]
        files = [key for phase in identifiers("buildPhases") for key in re.findall(r"\w{24}", objects[phase])]
        products = [re.search(r"productRef = (\w{24})", objects.get(key, "")) for key in files]
        self.products = [re.search(r"productName = (\w+)", objects[found[1]])[1] for found in products if found]
        configurations = objects[re.search(r"buildConfigurationList = (\w{24})", text)[1]]
        configurations = [objects[key] for key in re.findall(r"\w{24}", configurations) if key in objects]
        settings = "".join(configurations)
        # Objects that are linked by name bring nothing else along.
        self.linked_objects = set(re.findall(r"BUILT_PRODUCTS_DIR\)/(\w+)\.o\b", settings))
        self.is_hosted = "BUNDLE_LOADER" in settings
        released = "".join(text for text in configurations if re.search(r"\bname = Release;", text))
        excluded = re.search(r'EXCLUDED_SOURCE_FILE_NAMES = "?(.*?)"?;', released)
        self.excluded = excluded[1].split() if excluded else []

    def released(self, depends_on):
        """Returns the libraries that a release links.

        Xcode leaves out what EXCLUDED_SOURCE_FILE_NAMES names: products, with their resources, and objects.
        """
        def kept(modules):
            return {name for name in modules if not any(fnmatch.fnmatchcase(name, pattern) for pattern in self.excluded)}

        return kept(closure(kept(self.products), depends_on))


class Project:
    """A project of an app."""

    def __init__(self, file):
        self.folder, self.name = file.parent.parent, f"App/{file.parent.name}"
        self.text = file.read_text()
        self.objects = dict(re.findall(r"(?s)\t\t(\w{24})(?: /\*[^*]*\*/)? = \{(.*?)\};\n(?=\t\t\w{24}|/\*)", self.text))
        targets = [Target(self, text) for text in self.objects.values() if "isa = PBXNativeTarget" in text]
        self.app = next(target for target in targets if target.kind == "application")
        self.tests = [target for target in targets if target.kind != "application"]

    def is_on(self, setting):
        """Returns whether a setting has one value."""
        return f"{setting};" in self.text

    def product(self):
        """Returns the module that Xcode makes of the app."""
        return re.search(r"PRODUCT_NAME = (\w+);", self.text)[1]

    def mode(self):
        """Returns the language mode."""
        return re.search(r"SWIFT_VERSION = (\d)", self.text)[1]


def dependencies(manifests):
    """Returns the libraries of manifests, each with those that it depends on."""
    found = {}
    for manifest in manifests:
        for call in re.split(r"\blibrary\(", manifest.read_text())[1:]:
            if names := re.match(r'\s*"(\w+)", at: ', call):
                found[names[1]] = re.findall(r'"(\w+)"', re.split(r"\.target\(|\nlet ", call)[0])[1:]
    return {name: [other for other in others if other in found] for name, others in found.items()}


def closure(modules, depends_on):
    """Returns modules, and all that they depend on."""
    found, waiting = set(), list(modules)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += depends_on.get(name, [])
    return found


class Symbols:
    """What the objects of modules define and need."""

    def __init__(self, objects):
        self.defined, self.needed = {}, {}
        for module, file in objects.items():
            listed = subprocess.run(["llvm-nm", "--format=posix", str(file)], capture_output=True, text=True).stdout
            # A name that has the text of a test in it goes over several lines, and no other module needs it.
            kinds = dict(re.findall(r"(?m)^(\S+) (\w)\b", listed))
            self.needed[module] = {symbol for symbol, kind in kinds.items() if kind == "U"}
            for symbol in kinds.keys() - self.needed[module]:
                self.defined.setdefault(symbol, set()).add(module)

    def missing(self, linked):
        """Returns what linked modules need of others, as pairs of modules, each with one of the symbols."""
        found = {}
        for module in sorted(linked & self.needed.keys()):
            for symbol in sorted(self.needed[module]):
                owners = self.defined.get(symbol, set())
                if owners and not owners & linked:
                    found.setdefault((module, min(owners)), symbol)
        return found


def link_faults(project, modules, symbols, depends_on):
    """Returns what the targets of a project need and don't link.

    `modules` has the name of the module that each target's own sources become.
    """
    app = closure(project.app.products, depends_on) | project.app.linked_objects | {modules[project.app.name]}
    faults = []
    for target in [project.app, *project.tests]:
        if target.name not in modules:
            continue
        linked = closure(target.products, depends_on) | target.linked_objects | {modules[target.name]}
        if target.is_hosted:
            again = sorted((linked - {modules[target.name]}) & app)
            faults += [f"{project.name}: error: {target.name} links {name}, which its app has" for name in again]
            linked |= app
        faults += [
            f"{project.name}: error: {target.name} doesn't link {owner}, which {module} needs ({symbol})"
            for (module, owner), symbol in symbols.missing(linked).items()]
    return faults
