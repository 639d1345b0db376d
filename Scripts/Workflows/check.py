"""Checks workflows: see Scripts/workflows.

What is refused is what GitHub refuses, or skips in silence, when a workflow is run there for the first time. A wrong sample in
`Refused` says in its first line with which words it is refused.
"""

import pathlib
import re
import subprocess
import sys

from ruamel.yaml import YAML

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SAMPLES = ROOT / "Scripts/Workflows/Refused"
EXPRESSION = re.compile(r"\$\{\{(.*?)\}\}", re.S)
NAME = re.compile(r"(?<![\w.'])([a-z]\w*)((?:\.[\w-]+)+)")
# What each expression may name, and the parts of it that a workflow declares itself.
CONTEXTS = {"env", "github", "job", "matrix", "needs", "runner", "secrets", "steps", "strategy", "vars"}
FUNCTIONS = {"always", "cancelled", "contains", "endsWith", "failure", "format", "fromJSON", "hashFiles", "join", "startsWith", "success", "toJSON"}


def tools_version():
    first = (ROOT / "Package.swift").read_text().splitlines()[0]
    return tuple(int(part) for part in re.search(r"(\d+)\.(\d+)", first).groups())


def expressions(value):
    """All expressions in a part of a workflow."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from expressions(part)
            # A condition is an expression without marks.
            if key == "if" and "${{" not in str(part):
                yield str(part)
    elif isinstance(value, list):
        for part in value:
            yield from expressions(part)
    elif isinstance(value, str):
        yield from EXPRESSION.findall(value)


def check_names(workflow, name, job):
    """What the expressions of a job name and nobody declares."""
    strategy = job.get("strategy", {}).get("matrix", {})
    matrix = {key for key in strategy if key not in ("include", "exclude")}
    matrix |= {key for entry in strategy.get("include", []) for key in entry}
    needs = job.get("needs", [])
    steps = job.get("steps", [])
    declared = {
        "matrix": matrix,
        "needs": {needs} if isinstance(needs, str) else set(needs),
        "steps": {step["id"] for step in steps if "id" in step},
        "env": set(workflow.get("env", {})) | set(job.get("env", {})) | {key for step in steps for key in step.get("env", {})},
    }
    for expression in expressions(job):
        texts = re.sub(r"'[^']*'", "''", expression)
        for context, path in NAME.findall(texts):
            if context not in CONTEXTS:
                yield f"{name}: there is no context {context}"
            elif context in declared and path.split(".")[1] not in declared[context]:
                yield f"{name}: {context}{path} is not declared"
        for function in re.findall(r"\b([A-Za-z]\w*)\(", texts):
            if function not in FUNCTIONS:
                yield f"{name}: there is no function {function}"
    for needed in declared["needs"] - set(workflow["jobs"]):
        yield f"{name}: needs {needed}, and there is no such job"


def check_versions(workflow, name, job):
    """Versions that are not said, or differ from what the package needs."""
    container = job.get("container")
    image = container.get("image", "") if isinstance(container, dict) else container or ""
    version = re.fullmatch(r"swift:(\d+)\.(\d+)(?:\.\d+)?(-\w+)?", image)
    if image and not version:
        yield f"{name}: the container {image} names no version of Swift"
    elif image and tuple(map(int, version.groups()[:2])) < tools_version():
        yield f"{name}: the container {image} is older than the package's tools version"
    env = workflow.get("env", {})
    if job["runs-on"].startswith("macos"):
        if job["runs-on"] == "macos-latest":
            yield f"{name}: macos-latest is another system every year"
        chosen = any("xcode-select" in step.get("run", "") for step in job["steps"])
        if not chosen or not re.fullmatch(r"\d+\.\d+(\.\d+)?", str(env.get("XCODE", ""))):
            yield f"{name}: no version of Xcode is chosen"
        if any("on-a-mac" in step.get("run", "") for step in job["steps"]) and "IOS" not in env:
            yield f"{name}: no version of the simulator's iOS is chosen"
    # Ubuntu's package of Chromium is a note about another way to install it, which a container does not have.
    runs = "\n".join(step.get("run", "") for step in job.get("steps", []))
    if re.search(r"\bchromium\b|\.ci/run|Scripts/site", runs) and not image.endswith("-bookworm"):
        yield f"{name}: there is no Chromium for the tests that drive a browser"
    if "timeout-minutes" not in job and "steps" in job and len(job["steps"]) > 1:
        yield f"{name}: hangs for six hours where something hangs"


def check_steps(name, job):
    """Commands that are not there, and mistakes of shell."""
    for step in job.get("steps", []):
        label = f"{name}: {step.get('name', step.get('uses', '?'))}"
        if "uses" in step and not re.search(r"@v\d", step["uses"]):
            yield f"{label}: names no version"
        run = EXPRESSION.sub("expression", step.get("run", ""))
        for script in re.findall(r"(?:^|[\s;&|])((?:Scripts|\.ci)/[\w-]+)", run):
            path = ROOT / script
            if not path.is_file() or not path.stat().st_mode & 0o100:
                yield f"{label}: {script} is no program"
        if run:
            found = subprocess.run(["shellcheck", "--shell=bash", "--format=gcc", "-"], input=run, capture_output=True, text=True)
            yield from (f"{label}: {line}" for line in found.stdout.splitlines())


def problems(path):
    schema = subprocess.run(
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", str(path)], capture_output=True, text=True)
    if schema.returncode != 0:
        return [schema.stdout.strip() or schema.stderr.strip()]
    workflow = YAML(typ="safe").load(path.read_text())
    found = [] if "permissions" in workflow else ["permissions: none are said, which is all of them"]
    for name, job in workflow["jobs"].items():
        found += check_names(workflow, name, job)
        found += check_versions(workflow, name, job)
        found += check_steps(name, job)
    return found


def self_test():
    status = 0
    for sample in sorted(SAMPLES.glob("*.yml")):
        words = sample.read_text().splitlines()[0].removeprefix("# refused: ")
        found = problems(sample)
        if len(found) != 1 or words not in found[0]:
            print(f"{sample.relative_to(ROOT)}:1: error: refused with {found} and not only with \"{words}\"", file=sys.stderr)
            status = 1
    print(f"workflows: {len(list(SAMPLES.glob('*.yml')))} wrong samples are refused")
    return status


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    status = 0
    files = sorted([*(ROOT / ".github/workflows").glob("*.yml"), *ROOT.glob("Templates/*/.github/workflows/*.yml")])
    for path in files:
        for problem in problems(path):
            print(f"{path.relative_to(ROOT)}: error: {problem}", file=sys.stderr)
            status = 1
    if status == 0:
        print(f"workflows: {len(files)} are right as far as that shows without their machines")
    return status


if __name__ == "__main__":
    sys.exit(main())
