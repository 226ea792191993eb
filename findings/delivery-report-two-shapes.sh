#!/usr/bin/env bash
# What: a report of failed delivery carries its facts in a part of its own. mailparser adds that part to the text the reader sees and
#   lists it nowhere else; the same report about an address outside ASCII (RFC 6533, `message/global-delivery-status`) has it among the
#   attachments and not in the text. postal-mime lists both among the attachments and keeps both out of the text.
# Guess: one library treats the two kinds of the same report alike, and a part for machines is an attachment, not words of the mail.
# Seen: mailparser 3.14.2 and postal-mime 4.0.0 on the same two reports; the same with 3.6.0 and 2.4.1.
# Why it matters: whoever looks for the part among the attachments learns of no bounce at all with mailparser, and whoever reads the
#   status out of the text misses exactly the members with addresses such as those of internationalised domains. Changing the parser
#   changes both, and an answering desk suddenly sees, or no longer sees, the technical lines.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error mailparser@3.14.2 postal-mime@4.0.0 >&2

cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
console.log(`mailparser ${versionOf('mailparser')}, postal-mime ${versionOf('postal-mime')}`)

const report = ({ status, headers, recipient }) =>
  [
    'From: Mail Delivery System <postmaster@mx.example>',
    'To: returns@brand.example',
    'Subject: Not delivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your message was not delivered.',
    '--part',
    `Content-Type: ${status}`,
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: ${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    '--part',
    `Content-Type: ${headers}`,
    '',
    'Subject: Hello',
    'Message-ID: <1@brand.example>',
    '--part--',
    '',
  ].join('\r\n')
const reports = {
  'ASCII address': report({
    status: 'message/delivery-status',
    headers: 'text/rfc822-headers',
    recipient: 'rfc822; jo@mail.example',
  }),
  'wider address': report({
    status: 'message/global-delivery-status',
    headers: 'message/global-headers',
    recipient: 'utf-8; jörg@mail.example',
  }),
}
const show = (library, kind, text, types) =>
  console.log(`${library}, ${kind}: status in the text ${text.includes('Status: 5.1.1')}, attachments ${types.join(' and ')}`)
for (const [kind, source] of Object.entries(reports)) {
  const one = await simpleParser(source)
  show('mailparser', kind, one.text, one.attachments.map((part) => part.contentType))
  const other = await PostalMime.parse(source)
  show('postal-mime', kind, other.text, other.attachments.map((part) => part.mimeType))
}
JS

cat >expected.txt <<'TXT'
mailparser 3.14.2, postal-mime 4.0.0
mailparser, ASCII address: status in the text true, attachments text/rfc822-headers
postal-mime, ASCII address: status in the text false, attachments message/delivery-status and text/rfc822-headers
mailparser, wider address: status in the text false, attachments message/global-delivery-status and message/global-headers
postal-mime, wider address: status in the text false, attachments message/global-delivery-status and message/global-headers
TXT

node look.mjs | tee seen.txt
if ! diff expected.txt seen.txt; then
  echo 'Changed: the lines above differ from what this finding describes.' >&2
  exit 1
fi
echo 'As described: the same facts stand in the text or among the attachments, by library and by kind of address.'
