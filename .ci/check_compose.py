"""Reads compose.yaml and says where it is laxer than the bot needs."""

import sys
import tomllib

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
budget = tomllib.load(open("config/default.toml", "rb"))["limits"]["memory_mb"]
if service.get("mem_limit") != f"{budget * 3 // 2}m":
    lacking.append(f"mem_limit: {budget * 3 // 2}m, half as much again as limits.memory_mb")
if "store" not in compose["volumes"]:
    lacking.append("volume store")
if lacking:
    sys.exit("compose.yaml lacks " + ", ".join(lacking))
