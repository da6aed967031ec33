"""Reads compose.yaml and says where it is laxer than the bot needs."""

import sys

import yaml

EXPECTED = {
    "restart": "unless-stopped",
    "read_only": True,
    "cap_drop": ["ALL"],
    "security_opt": ["no-new-privileges:true"],
    "volumes": ["store:/data"],
}

compose = yaml.safe_load(open("compose.yaml", encoding="utf-8"))
service = compose["services"]["kuzhi"]
lacking = [f"{key}: {value}" for key, value in EXPECTED.items() if service.get(key) != value]
if "mem_limit" not in service:
    lacking.append("mem_limit")
if "store" not in compose["volumes"]:
    lacking.append("volume store")
if lacking:
    sys.exit("compose.yaml lacks " + ", ".join(lacking))
