#!/usr/bin/env bash
# What: two nations spread over several places with one way of writing numbers, two answers. A mobile number of Guernsey or Jersey typed
#   the local way with the country GB comes back right, as GG or JE (one of the Isle of Man comes back right too, but as GB). A number
#   of Guadeloupe, Martinique, French Guiana, Réunion or Mayotte typed the local way with the country FR becomes a +33 number that is
#   not the member's. The small metadata calls it valid; the full metadata objects to the mobile numbers, yet calls the landline of
#   Martinique a valid number of the mainland.
# Guess: French overseas numbers have the same ten digits as all French ones and prefixes of their own, so FR leads to +590, +262 and
#   so on as GB leads to Jersey; failing that, both sets of metadata refuse the number.
# Seen: libphonenumber-js 1.13.16, `/min` and `/max`, with the example numbers the package itself holds; the same with 1.10.0.
# Why it matters: a member in Saint-Denis chooses "France" and types the number as everybody there writes it; the code goes to a number
#   that is not hers, and nothing says so. Offer the overseas departments as choices of their own, or recognise their prefixes under FR.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error libphonenumber-js@1.13.16 >&2

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { getExampleNumber, parsePhoneNumberFromString as parseFull } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString as parseSmall } from 'libphonenumber-js/min'

const read = (path) => JSON.parse(readFileSync(`node_modules/libphonenumber-js/${path}`, 'utf8'))
console.log(`libphonenumber-js ${read('package.json').version}`)
const examples = read('examples.mobile.json')

const show = (place, typed, country, own) => {
  const small = parseSmall(typed, country)
  const full = parseFull(typed, country)
  const read = `${full.number} of ${full.country}, valid by min ${small.isValid()}, by max ${full.isValid()}`
  console.log(`${place}, own number ${own}, typed ${typed} with ${country}: ${read}`)
}
for (const [place, country] of [
  ['GP', 'FR'],
  ['MQ', 'FR'],
  ['GF', 'FR'],
  ['RE', 'FR'],
  ['YT', 'FR'],
  ['GG', 'GB'],
  ['JE', 'GB'],
  ['IM', 'GB'],
]) {
  const example = getExampleNumber(place, examples)
  show(place, example.formatNational(), country, example.number)
}
// A landline of Martinique, in the range the full metadata knows for +596; the digits are made up.
const landline = parseFull('+596596300000')
show(landline.country, landline.formatNational(), 'FR', landline.number)
JS

cat >expected.txt <<'TXT'
libphonenumber-js 1.13.16
GP, own number +590690001234, typed 0690 00 12 34 with FR: +33690001234 of FR, valid by min true, by max false
MQ, own number +596696201234, typed 0696 20 12 34 with FR: +33696201234 of FR, valid by min true, by max false
GF, own number +594694201234, typed 0694 20 12 34 with FR: +33694201234 of FR, valid by min true, by max false
RE, own number +262692123456, typed 0692 12 34 56 with FR: +33692123456 of FR, valid by min true, by max false
YT, own number +262639012345, typed 0639 01 23 45 with FR: +33639012345 of FR, valid by min true, by max false
GG, own number +447781123456, typed 07781 123456 with GB: +447781123456 of GG, valid by min true, by max true
JE, own number +447797712345, typed 07797 712345 with GB: +447797712345 of JE, valid by min true, by max true
IM, own number +447924123456, typed 07924 123456 with GB: +447924123456 of GB, valid by min true, by max true
MQ, own number +596596300000, typed 0596 30 00 00 with FR: +33596300000 of FR, valid by min true, by max true
TXT

node look.mjs | tee seen.txt
if ! diff expected.txt seen.txt; then
  echo 'Changed: the lines above differ from what this finding describes.' >&2
  exit 1
fi
echo 'As described: GB leads to the islands, FR leads from the overseas departments to the mainland.'
