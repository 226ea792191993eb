#!/usr/bin/env bash
# What: RFC 8291 wants a push message to be one encrypted record, and a push service need not take more than 4096 octets of body, which
#   leaves 3993 for the text. web-push goes on at 3994 without a word, and from 4080 octets on it writes a second record, which the
#   standard forbids and a browser need not read. It also never uses the padding of the format: a body is its text and 103 octets.
# Guess: an error at 3994 octets, before anything is sent, since the library knows the format and its limit.
# Seen: web-push 3.6.7 (http_ece 1.2.0), only building the request, nothing is sent; the same with 3.4.0.
# Why it matters: a notification that quotes a message grows with the member's language and names. Too long, it is refused by the push
#   service far from the code that wrote it, or accepted and never shown. Measure the octets (not the characters) before encrypting.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error web-push@3.6.7 http_ece@1.2.0 >&2

cat >look.mjs <<'JS'
import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import webPush from 'web-push'

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
console.log(`web-push ${versionOf('web-push')}, http_ece ${versionOf('http_ece')}`)

const browser = createECDH('prime256v1')
browser.generateKeys()
const subscription = {
  endpoint: 'https://push.example/made-up',
  keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
}
const vapidDetails = { subject: 'mailto:push@brand.example', ...webPush.generateVAPIDKeys() }

for (const octets of [20, 21, 3993, 3994, 4079, 4080]) {
  const { body } = webPush.generateRequestDetails(subscription, 'x'.repeat(octets), { vapidDetails })
  // 16 octets of salt, four of record size, one of key length, the key: then the records.
  const recordSize = body.readUInt32BE(16)
  const records = Math.ceil((body.length - 21 - body.readUInt8(20)) / recordSize)
  console.log(`text of ${octets}: body of ${body.length}, records of ${recordSize}: ${records}, within 4096: ${body.length <= 4096}`)
}
JS

cat >expected.txt <<'TXT'
web-push 3.6.7, http_ece 1.2.0
text of 20: body of 123, records of 4096: 1, within 4096: true
text of 21: body of 124, records of 4096: 1, within 4096: true
text of 3993: body of 4096, records of 4096: 1, within 4096: true
text of 3994: body of 4097, records of 4096: 1, within 4096: false
text of 4079: body of 4182, records of 4096: 1, within 4096: false
text of 4080: body of 4200, records of 4096: 2, within 4096: false
TXT

node look.mjs | tee seen.txt
if ! diff expected.txt seen.txt; then
  echo 'Changed: the lines above differ from what this finding describes.' >&2
  exit 1
fi
echo 'As described: nothing is refused beyond one record.'
