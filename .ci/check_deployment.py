"""Reads what the bot is deployed by: the Dockerfile, compose files against the Compose Specification's schema, Kubernetes
manifests against those of Kubernetes, systemd's unit, all of them against what the bot needs and what it must not have, and alerts
against the shape of rules. Takes the Compose schema's file."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import jsonschema
import kubernetes_validate
import yaml

# The oldest Kubernetes that has all that is used (preStop with sleep), and a new one.
VERSIONS = ["1.30", "1.37"]

DEFAULTS = tomllib.loads(Path("config/default.toml").read_text(encoding="utf-8"))
SETTINGS = {f"KUZHI_{section}__{key}".upper() for section, keys in DEFAULTS.items() for key in keys}
SECRETS = {"DISCORD_TOKEN", "DISCORD_CLIENT_SECRET"}
VARIABLES = SETTINGS | SECRETS | {f"{secret}_FILE" for secret in SECRETS}

# The exit code of wrong settings, as the program has it: who starts it anew achieves nothing.
WRONG_SETTINGS = re.search(r"WrongSettings => (\d+)", Path("bot/src/outcome.rs").read_text(encoding="utf-8"))[1]

CARGO = tomllib.loads(Path("Cargo.toml").read_text(encoding="utf-8"))
IMAGE = f"ghcr.io/OWNER/kuzhi:{CARGO['workspace']['package']['version']}"

faults = []


def expect(is_so, fault):
    if not is_so:
        faults.append(fault)


def budget(given, keeps_matches):
    """How much memory a container wants, in MiB: what the bot may use, room for what is under way when very much is asked for, and
    where it keeps the matches itself, room for an index of them."""
    return int(given or DEFAULTS["limits"]["memory_mb"]) + 96 + (192 if keeps_matches else 0)


# The images that have no shell, and nobody but an ordinary user.
WITHOUT_SHELL = "gcr.io/distroless/cc-debian12:nonroot"
# What lets a container out of itself.
OUT = {"privileged", "pid", "ipc", "userns_mode", "devices", "cap_add", "network_mode", "ports", "user"}


def check_dockerfile():
    lines = [line.strip() for line in Path("Dockerfile").read_text(encoding="utf-8").splitlines()]
    last = max(number for number, line in enumerate(lines) if line.startswith("FROM "))
    said = dict(line.split(" ", 1) for line in lines[last:] if " " in line and not line.startswith("#"))
    expect(said["FROM"] == WITHOUT_SHELL, f"Dockerfile: the image may have a shell: {said['FROM']}")
    user = said.get("USER", "root").split(":")
    expect(all(part.isdigit() and int(part) > 0 for part in user), f"Dockerfile: it may run as root: {user}")
    expect("RUN" not in said, "Dockerfile: something is run in an image without a shell")
    for how in ["ENTRYPOINT", "CMD"]:
        expect(said.get(how, "").startswith("["), f"Dockerfile: {how} asks for a shell")
    expect("HEALTHCHECK" in said and "CMD [" in said["HEALTHCHECK"], "Dockerfile: the health check asks for a shell")


def check_compose(name, schema):
    compose = yaml.safe_load(Path(name).read_text(encoding="utf-8"))
    for error in jsonschema.Draft7Validator(schema).iter_errors(compose):
        faults.append(f"{name}: {'.'.join(map(str, error.absolute_path))}: {error.message}")
    services = compose["services"]
    for service, said in services.items():
        what = f"{name}: {service}"
        expect(said.get("restart") == "unless-stopped", f"{what} is not started anew")
        expect(said.get("cap_drop") == ["ALL"], f"{what} keeps capabilities")
        expect(said.get("security_opt") == ["no-new-privileges:true"], f"{what} may gain privileges")
        expect("mem_limit" in said and "pids_limit" in said, f"{what} has no limits")
        for volume in said.get("volumes", []):
            source = volume.split(":")[0]
            expect(source in compose.get("volumes", {}), f"{what}: there is no volume {source}")
        for secret in said.get("secrets", []):
            source = secret["source"] if isinstance(secret, dict) else secret
            expect(source in compose.get("secrets", {}), f"{what}: there is no secret {source}")
        for other, wanted in said.get("depends_on", {}).items():
            checked = wanted["condition"] != "service_healthy" or "healthcheck" in services[other]
            expect(checked, f"{what} waits for {other}, which has no health check")
    bot = services["kuzhi"]
    expect(bot["image"] == IMAGE and "build" not in bot, f"{name}: kuzhi is not pulled as {IMAGE}")
    variables = bot.get("environment", {})
    expect(bot.get("read_only") is True, f"{name}: kuzhi may write")
    expect(not OUT & set(bot), f"{name}: kuzhi has {sorted(OUT & set(bot))}")
    mounts = [volume.split(":")[1] for volume in bot.get("volumes", [])]
    mounts += [volume.split(":")[0] for volume in bot.get("tmpfs", [])]
    expect(mounts == ["/data"], f"{name}: kuzhi may write to {mounts}")
    expect(int(bot["pids_limit"]) <= 64, f"{name}: kuzhi may begin as many processes as it likes")
    swap = bot.get("memswap_limit")
    expect(swap in (None, bot["mem_limit"]), f"{name}: kuzhi may take more memory than mem_limit")
    limit = f"{budget(variables.get('KUZHI_LIMITS__MEMORY_MB'), 'volumes' in bot)}m"
    expect(bot.get("mem_limit") == limit, f"{name}: kuzhi wants mem_limit: {limit}")
    expect(set(variables) <= VARIABLES, f"{name}: unknown variables {set(variables) - VARIABLES}")
    return compose


def check_kubernetes(folder):
    kustomization = yaml.safe_load((folder / "kustomization.yaml").read_text(encoding="utf-8"))
    there = {file.name for file in folder.glob("*.yaml")} - {"kustomization.yaml"}
    expect(set(kustomization["resources"]) == there, f"{folder}: kustomization.yaml and the folder differ")
    things = {}
    for file in sorted(there):
        for thing in yaml.safe_load_all((folder / file).read_text(encoding="utf-8")):
            for version in VERSIONS:
                try:
                    kubernetes_validate.validate(thing, version, strict=True)
                except kubernetes_validate.ValidationError as error:
                    path = ".".join(map(str, error.path))
                    faults.append(f"{folder / file}: {path}: {error.message} (Kubernetes {version})")
            things[thing["kind"]] = thing
    secrets = {one["name"]: one["envs"] for one in kustomization["secretGenerator"]}
    workload = things.get("StatefulSet") or things["Deployment"]
    check_workload(folder, workload, secrets)
    [image] = kustomization["images"]
    expect(f"{image['newName']}:{image['newTag']}" == IMAGE, f"{folder}: the image is not {IMAGE}")
    labels = workload["spec"]["template"]["metadata"]["labels"]
    expect(things["Service"]["spec"]["selector"] == labels, f"{folder}: the service finds no pod")
    found = things["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"]
    expect(found == labels, f"{folder}: the disruption budget finds no pod")
    if "Ingress" in things:
        [rule] = things["Ingress"]["spec"]["rules"]
        [path] = rule["http"]["paths"]
        expect(path["path"] == "/interactions", f"{folder}: the ingress passes on something else")
        backend = path["backend"]["service"]["name"]
        expect(backend == things["Service"]["metadata"]["name"], f"{folder}: the ingress finds no service")


def check_workload(folder, workload, secrets):
    spec = workload["spec"]
    pod = spec["template"]["spec"]
    [container] = pod["containers"]
    labels = spec["template"]["metadata"]["labels"]
    expect(spec["selector"]["matchLabels"] == labels, f"{folder}: the selector finds no pod")
    variables = {one["name"]: one["value"] for one in container["env"]}
    expect(set(variables) <= VARIABLES, f"{folder}: unknown variables {set(variables) - VARIABLES}")
    [source] = container["envFrom"]
    [example] = secrets[source["secretRef"]["name"]]
    lines = (folder / f"{example}.example").read_text(encoding="utf-8").split()
    given = {line.split("=")[0] for line in lines}
    expect(given <= VARIABLES, f"{folder}: unknown variables {given - VARIABLES}")
    claims = [claim["metadata"]["name"] for claim in spec.get("volumeClaimTemplates", [])]
    limit = f"{budget(variables.get('KUZHI_LIMITS__MEMORY_MB'), bool(claims))}Mi"
    if claims:
        expect(spec["replicas"] == 1, f"{folder}: several pods would use one store")
        expect("KUZHI_STORE__URL" not in given, f"{folder}: it has a volume, and keeps its matches elsewhere")
    expect(container["resources"]["limits"]["memory"] == limit, f"{folder}: it wants {limit} of memory")
    for probe in ["startupProbe", "readinessProbe", "livenessProbe"]:
        expect(probe in container, f"{folder}: it has no {probe}")
    requested = container["resources"]["requests"]["memory"]
    expect(requested == limit, f"{folder}: it is promised {requested} of memory and may take {limit}")
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    ready = container["readinessProbe"].get("httpGet", {})
    expect(ready.get("path") == "/readyz", f"{folder}: its readiness is not asked at /readyz")
    asked = {"http": "KUZHI_HTTP__ADDRESS", "metrics": "KUZHI_METRICS__ADDRESS"}.get(ready.get("port"))
    expect(asked in variables, f"{folder}: its readiness is asked where nobody answers")
    for port in ["http", "metrics", "activity"]:
        setting = f"KUZHI_{port.upper()}__ADDRESS"
        given = variables.get(setting)
        number = given and int(given.rsplit(":", 1)[1])
        expect(ports.get(port) == number, f"{folder}: the port {port} is not that of {setting}")
    scraped = spec["template"]["metadata"].get("annotations", {}).get("prometheus.io/port")
    expect(scraped == str(ports.get("metrics")), f"{folder}: Prometheus is sent to another port")
    security = container["securityContext"]
    expect(not security.get("privileged"), f"{folder}: it is privileged")
    for name in ["hostNetwork", "hostPID", "hostIPC"]:
        expect(not pod.get(name), f"{folder}: it has {name}")
    expect(pod["securityContext"].get("runAsUser", 0) > 0, f"{folder}: it may run as root")
    expect(pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}, f"{folder}: any system call goes")
    expect(pod.get("automountServiceAccountToken") is False, f"{folder}: it can ask the cluster for things")
    kinds = {kind for volume in pod.get("volumes", []) for kind in volume if kind != "name"}
    expect(kinds <= {"emptyDir", "persistentVolumeClaim"}, f"{folder}: it sees {kinds} of the machine")
    expect(pod["securityContext"]["runAsNonRoot"] is True, f"{folder}: it may run as root")
    expect(security["readOnlyRootFilesystem"] is True, f"{folder}: it may write")
    expect(security["allowPrivilegeEscalation"] is False, f"{folder}: it may gain privileges")
    expect(security["capabilities"] == {"drop": ["ALL"]}, f"{folder}: it keeps capabilities")
    # Else a service called kuzhi-… would give the bot variables that it takes for settings.
    expect(pod["enableServiceLinks"] is False, f"{folder}: it gets variables about services")
    expect(pod["terminationGracePeriodSeconds"] >= 20, f"{folder}: it has no time to finish")
    mounts = {mount["mountPath"]: mount["name"] for mount in container["volumeMounts"]}
    expect("/data" in mounts, f"{folder}: it cannot say how it is")
    expect(not claims or mounts["/data"] in claims, f"{folder}: its matches are not on the volume")


# What the unit must say; the rest is systemd's to judge.
UNIT = {
    "Type": ["exec"],
    "User": ["kuzhi"],
    "LoadCredential": ["discord_token:/etc/kuzhi/discord_token"],
    "Environment": ["DISCORD_TOKEN_FILE=%d/discord_token", "KUZHI_STORE__PATH=%S/kuzhi"],
    "StateDirectory": ["kuzhi"],
    "StateDirectoryMode": ["0700"],
    "Restart": ["on-failure"],
    "RestartPreventExitStatus": [WRONG_SETTINGS],
    "MemoryMax": [f"{budget(None, keeps_matches=True)}M"],
    "ProtectSystem": ["strict"],
    "CapabilityBoundingSet": [""],
    "SystemCallArchitectures": ["native"],
    "RestrictAddressFamilies": ["AF_UNIX AF_INET AF_INET6"],
} | {
    switch: ["true"]
    for switch in (
        "NoNewPrivileges ProtectHome PrivateTmp PrivateDevices ProtectClock ProtectControlGroups ProtectHostname ProtectKernelLogs "
        "ProtectKernelModules ProtectKernelTunables RestrictNamespaces RestrictRealtime RestrictSUIDSGID LockPersonality "
        "MemoryDenyWriteExecute"
    ).split()
}


def check_unit(name):
    text = Path(name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", "["))]
    said = {}
    for line in lines:
        key, _, value = line.partition("=")
        said.setdefault(key, []).append(value)
    for key, values in UNIT.items():
        expect(said.get(key) == values, f"{name}: {key} is {said.get(key)}, not {values}")
    expect(int(said["TimeoutStopSec"][0]) >= 20, f"{name}: it has no time to finish")
    named = {value.split("=")[0] for value in said["Environment"]}
    expect(named <= VARIABLES, f"{name}: unknown variables {named - VARIABLES}")
    if not shutil.which("systemd-analyze"):
        return
    # The program need not be installed here.
    with tempfile.TemporaryDirectory() as folder:
        unit = Path(folder) / "kuzhi.service"
        unit.write_text(text.replace(said["ExecStart"][0], "/bin/true"), encoding="utf-8")
        checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    expect(checked.returncode == 0 and "kuzhi.service" not in checked.stderr, f"{name}: {checked.stderr}")


def check_rules(name):
    """The shape that Prometheus asks of a file of rules; what they name is held against the code by a test."""
    rules = yaml.safe_load(Path(name).read_text(encoding="utf-8"))
    expect(set(rules) == {"groups"}, f"{name}: it has more than groups")
    for group in rules["groups"]:
        expect(set(group) <= {"name", "interval", "rules"}, f"{name}: a group has something unknown")
        for rule in group["rules"]:
            what = f"{name}: {rule.get('alert')}"
            expect(set(rule) <= {"alert", "expr", "for", "labels", "annotations"}, f"{what} has something unknown")
            expect(re.fullmatch(r"[A-Z][A-Za-z]+", rule.get("alert", "")), f"{what} has no name")
            expect(re.fullmatch(r"\d+[smhd]", rule.get("for", "0s")), f"{what} waits for no time")
            expr = rule.get("expr", "")
            pairs = {opening: expr.count(opening) == expr.count(closing) for opening, closing in ["()", "[]", "{}"]}
            expect(expr and all(pairs.values()), f"{what} has no whole expression")
            expect({"summary", "runbook"} <= set(rule.get("annotations", {})), f"{what} does not say what it is")
    names = [rule["alert"] for group in rules["groups"] for rule in group["rules"]]
    expect(len(names) == len(set(names)), f"{name}: an alert is there twice")


check_dockerfile()
schema = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
compose = check_compose("compose.yaml", schema)
expect(compose["services"]["kuzhi"].get("volumes") == ["store:/data"], "compose.yaml: kuzhi keeps nothing")
check_compose("compose.postgres.yaml", schema)
built = yaml.safe_load(Path("compose.build.yaml").read_text(encoding="utf-8"))
expect(built == {"services": {"kuzhi": {"build": ".", "image": "kuzhi"}}}, "compose.build.yaml: more is other than the image")
check_unit("deploy/systemd/kuzhi.service")
for folder in sorted(Path("deploy/kubernetes").iterdir()):
    check_kubernetes(folder)
check_rules("deploy/prometheus/kuzhi.rules.yaml")
if faults:
    sys.exit("\n".join(faults))
