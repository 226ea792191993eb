#!/usr/bin/env bash
# What: nodemailer's `list` option takes the names of list fields, but everything in it is a link. The field that offers one-click
#   unsubscribing, written there, leaves as `<http://List-Unsubscribe=One-Click>`, which no mailbox provider knows. And the two ways to
#   unsubscribe given as an array leave as two fields of one name, where RFC 2369 allows each field once; only an array inside an
#   array makes one field with two addresses. The mail is sent either way, and nothing is reported.
# Guess: `unsubscribe: [web, mail]` is one field with both addresses, and `'unsubscribe-post'` carries its fixed words unchanged.
# Seen: nodemailer 10.6.1, with the transport that only builds the message; the same with 6.4.5.
# Why it matters: large mailbox providers ask bulk senders for exactly these two fields. A sender who fills in the obvious option has
#   one-click unsubscribing that looks present in the code and is absent in the mail. The fixed words belong into `headers`.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error nodemailer@10.6.1 >&2

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import nodemailer from 'nodemailer'

console.log(`nodemailer ${JSON.parse(readFileSync('node_modules/nodemailer/package.json', 'utf8')).version}`)
const builder = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
const web = 'https://brand.example/off?t=1'
const mail = 'off@brand.example?subject=off'

const show = async (title, options) => {
  const mailing = { from: 'news@brand.example', to: 'member@mail.example', subject: 'News', text: 'Hello', ...options }
  const { message } = await builder.sendMail(mailing)
  const [head] = message.toString().split('\n\n')
  const unfolded = head.replace(/\n[ \t]+/g, ' ').split('\n')
  console.log(`${title}:`)
  for (const line of unfolded) if (line.startsWith('List-')) console.log(`  ${line}`)
}
await show('array', { list: { unsubscribe: [web, mail] } })
await show('array in an array', { list: { unsubscribe: [[web, mail]] } })
await show('one-click by the list option', { list: { unsubscribe: web, 'unsubscribe-post': 'List-Unsubscribe=One-Click' } })
await show('one-click by a header', { list: { unsubscribe: web }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } })
JS

cat >expected.txt <<'TXT'
nodemailer 10.6.1
array:
  List-Unsubscribe: <https://brand.example/off?t=1>
  List-Unsubscribe: <mailto:off@brand.example?subject=off>
array in an array:
  List-Unsubscribe: <https://brand.example/off?t=1>, <mailto:off@brand.example?subject=off>
one-click by the list option:
  List-Unsubscribe: <https://brand.example/off?t=1>
  List-Unsubscribe-Post: <http://List-Unsubscribe=One-Click>
one-click by a header:
  List-Unsubscribe-Post: List-Unsubscribe=One-Click
  List-Unsubscribe: <https://brand.example/off?t=1>
TXT

node look.mjs | tee seen.txt
if ! diff expected.txt seen.txt; then
  echo 'Changed: the lines above differ from what this finding describes.' >&2
  exit 1
fi
echo 'As described: the list option turns the fixed words of one-click into a link.'
