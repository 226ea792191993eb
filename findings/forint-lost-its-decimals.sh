#!/usr/bin/env bash
# What: how many decimals `Intl.NumberFormat` gives a currency is not ISO 4217's figure but that of the CLDR release inside the
#   runtime, and that moves both ways: with CLDR 48 the forint and the Colombian peso went from two decimals to none, and between 48.0
#   and 48.2 the Serbian dinar went from none to two. A minor release of Node or of a browser brings such a change.
# Guess: a currency's decimals come from ISO 4217 and stay, so "minor units" of a payment and decimals on the page are one number.
# Seen: cldr-core 47.0.0, 48.0.0 and 48.2.0 beside currency-codes 2.2.0 (ISO) and dinero.js 2.0.2; in Node since it carries
#   ICU 78: within one major release, 20.19.0 writes 1990,50 Ft (ICU 76) where 20.20.2 writes 1991 Ft.
# Why it matters: a payment of 199050 minor units is 1990.50 forint for a payment provider and reads as 1991 on the page and in the
#   receipt; the server and the browser may even round differently. Say `minimumFractionDigits` and `maximumFractionDigits` yourself.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error \
  cldr47@npm:cldr-core@47.0.0 cldr480@npm:cldr-core@48.0.0 cldr482@npm:cldr-core@48.2.0 currency-codes@2.2.0 dinero.js@2.0.2 >&2

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import codes from 'currency-codes'
import * as dinero from 'dinero.js/currencies'

const read = (path) => JSON.parse(readFileSync(`node_modules/${path}`, 'utf8'))
const releases = ['cldr47', 'cldr480', 'cldr482'].map((name) => ({
  version: read(`${name}/package.json`).version,
  fractions: read(`${name}/supplemental/currencyData.json`).supplemental.currencyData.fractions,
}))
const digits = ({ fractions }, code) => (fractions[code] ?? fractions.DEFAULT)._digits

console.log(`currency-codes ${read('currency-codes/package.json').version}, dinero.js ${read('dinero.js/package.json').version}`)
for (const code of ['HUF', 'COP', 'IDR', 'PKR', 'RSD', 'CZK']) {
  const inReleases = releases.map((release) => `CLDR ${release.version} ${digits(release, code)}`).join(', ')
  console.log(`${code}: ISO ${codes.code(code).digits}, dinero.js ${dinero[code].exponent}, ${inReleases}`)
}

// The runtime at hand: ICU 78 carries CLDR 48, older ones carry older releases.
const forint = new Intl.NumberFormat('hu', { style: 'currency', currency: 'HUF' })
const icu = Number.parseInt(process.versions.icu, 10)
const shown = forint.resolvedOptions().maximumFractionDigits
console.error(`Node ${process.version}, ICU ${process.versions.icu}: 1990.5 forint is written ${forint.format(1990.5)}`)
console.log(`Intl follows the release it carries: ${shown === (icu >= 78 ? 0 : 2)}`)
const stated = { style: 'currency', currency: 'HUF', minimumFractionDigits: 2, maximumFractionDigits: 2 }
console.log(`with the decimals stated: ${new Intl.NumberFormat('hu', stated).format(1990.5).replace(/\s/g, ' ')}`)
JS

cat >expected.txt <<'TXT'
currency-codes 2.2.0, dinero.js 2.0.2
HUF: ISO 2, dinero.js 2, CLDR 47.0.0 2, CLDR 48.0.0 0, CLDR 48.2.0 0
COP: ISO 2, dinero.js 2, CLDR 47.0.0 2, CLDR 48.0.0 0, CLDR 48.2.0 0
IDR: ISO 2, dinero.js 2, CLDR 47.0.0 2, CLDR 48.0.0 0, CLDR 48.2.0 0
PKR: ISO 2, dinero.js 2, CLDR 47.0.0 2, CLDR 48.0.0 0, CLDR 48.2.0 0
RSD: ISO 2, dinero.js 2, CLDR 47.0.0 0, CLDR 48.0.0 0, CLDR 48.2.0 2
CZK: ISO 2, dinero.js 2, CLDR 47.0.0 2, CLDR 48.0.0 2, CLDR 48.2.0 2
Intl follows the release it carries: true
with the decimals stated: 1990,50 Ft
TXT

node look.mjs | tee seen.txt
if ! diff expected.txt seen.txt; then
  echo 'Changed: the lines above differ from what this finding describes.' >&2
  exit 1
fi
echo 'As described: decimals of a currency change with the CLDR release, away from ISO 4217 and towards it.'
