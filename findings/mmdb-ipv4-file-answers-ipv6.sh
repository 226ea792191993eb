#!/usr/bin/env bash
# What: asked for an IPv6 address, the package maxmind gives a country out of a database that holds only IPv4. It reads the first
#   32 bits of the long address as if they were a short one, so a visitor with IPv6 gets a confident answer that belongs to somebody else.
# Guess: `null`, because the file says of itself that it holds IPv4 only, or an error, as MaxMind's own C library reports one.
# Seen: maxmind 5.0.7 (mmdb-lib 3.0.3) with the three files of one data package: IPv4, IPv6 and both together; the same with maxmind 4.3.6.
# Why it matters: the country of a visitor chooses prices, languages and laws. Whoever takes the smaller IPv4 file notices nothing on a
#   test line without IPv6, and later has Germans counted as Americans. Look at `metadata.ipVersion` before the lookup.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error \
  maxmind@5.0.7 mmdb-lib@3.0.3 @ip-location-db/geo-whois-asn-country-mmdb@2.3.2026061719 >&2

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { open } from 'maxmind'

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
console.log(`maxmind ${versionOf('maxmind')}, mmdb-lib ${versionOf('mmdb-lib')}`)

const file = 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country'
const both = await open(`${file}.mmdb`)
const onlyShort = await open(`${file}-ipv4.mmdb`)
console.log(`ipVersion of the smaller file: ${onlyShort.metadata.ipVersion}`)

const firstFourBytes = (address) => {
  const [first, second] = address.split(':')
  const hex = first.padStart(4, '0') + second.padStart(4, '0')
  return [0, 2, 4, 6].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join('.')
}
const country = (reader, address) => reader.get(address)?.country_code ?? 'null'

// Networks of large European access providers, each with a host part made up.
for (const address of ['2003:e8:2700::1', '2a01:e0a::1', '2001:1c00::1', '2001:2002::1', '2a02:1810::1', '2a00:23c5::1']) {
  const short = firstFourBytes(address)
  const [right, wrong, reason] = [country(both, address), country(onlyShort, address), country(onlyShort, short)]
  console.log(`${address}: both ${right}, IPv4 file ${wrong}, which is what it says of ${short}: ${reason}`)
}
JS

cat >expected.txt <<'TXT'
maxmind 5.0.7, mmdb-lib 3.0.3
ipVersion of the smaller file: 4
2003:e8:2700::1: both DE, IPv4 file US, which is what it says of 32.3.0.232: US
2a01:e0a::1: both FR, IPv4 file CN, which is what it says of 42.1.14.10: CN
2001:1c00::1: both NL, IPv4 file US, which is what it says of 32.1.28.0: US
2001:2002::1: both SE, IPv4 file US, which is what it says of 32.1.32.2: US
2a02:1810::1: both BE, IPv4 file HK, which is what it says of 42.2.24.16: HK
2a00:23c5::1: both GB, IPv4 file CN, which is what it says of 42.0.35.197: CN
TXT

node look.mjs | tee seen.txt
if ! diff expected.txt seen.txt; then
  echo 'Changed: the lines above differ from what this finding describes.' >&2
  exit 1
fi
echo 'As described: an IPv4 file answers for IPv6 addresses.'
