"""Holds a bill of materials (CycloneDX, JSON) against what `cargo tree --prefix none` gives on standard input: every package
has to be in it, in its version and with its licence."""

import json
import re
import sys
from pathlib import Path

bill = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
found = {(one["name"], one["version"]): one for one in bill["components"]}
about = bill["metadata"]["component"]
found[about["name"], about["version"]] = about

faults = []
wanted = set()
for line in sys.stdin:
    # As `serde v1.0.0 (proc-macro) (*)`; our own have their folder behind the version.
    package = re.match(r"(\S+) v(\S+)(.*)", line)
    if package:
        name, version, rest = package.groups()
        wanted.add((name, version, "(/" in rest or "(file:" in rest))
for name, version, is_own in sorted(wanted):
    one = found.get((name, version))
    if one is None:
        faults.append(f"{name} {version} is missing")
    elif not is_own and not one.get("licenses"):
        faults.append(f"{name} {version} has no licence")
    elif not is_own and not one.get("purl", "").startswith(f"pkg:cargo/{name}@{version}"):
        faults.append(f"{name} {version} does not say where it comes from")
if len(wanted) < 10:
    faults.append(f"cargo tree gives {len(wanted)} packages alone")
if faults:
    sys.exit("\n".join(f"{sys.argv[1]}: {fault}" for fault in faults))
print(f"{sys.argv[1]}: {len(wanted)} packages")
