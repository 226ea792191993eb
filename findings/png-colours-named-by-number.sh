#!/usr/bin/env bash
# What: since its third edition (2025) a PNG may name its colours by four numbers (chunk cICP) instead of an ICC profile, and where both
#   stand, cICP wins. sharp reads such a picture as plain sRGB, says nothing of it in the metadata, and drops the chunk when it saves:
#   a Display P3 picture turns pale for good. The same pixels with the same colours stated by an ICC profile are converted correctly.
# Guess: both ways of stating Display P3 give the same sRGB pixels, or at least `hasProfile` or `space` tells that there is something.
# Seen: sharp 0.35.5 (libvips 8.18.7, libpng 1.6.58, which itself knows the chunk); the same with sharp 0.34.0.
# Why it matters: portraits live from skin colours. A browser that honours cICP shows the member warm colours before the upload and
#   paler ones after it. A picture store that cannot convert should at least look for the chunk.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error sharp@0.35.5 >&2

cat >look.mjs <<'JS'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

console.log(`sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}, libpng ${sharp.versions.png}`)

const skin = { r: 200, g: 100, b: 100 }
const plain = await sharp({ create: { width: 32, height: 32, channels: 3, background: skin } })
  .png()
  .toBuffer()
const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
// Eight bytes of signature and 25 of IHDR: colour chunks follow right after.
const withChunk = (added) => Buffer.concat([plain.subarray(0, 33), added, plain.subarray(33)])

const profiled = await sharp(plain).withIccProfile('p3').png().toBuffer()
const { icc } = await sharp(profiled).metadata()
const pictures = {
  'no statement': plain,
  'Display P3 by ICC profile': withChunk(chunk('iCCP', Buffer.concat([Buffer.from('p3\0\0', 'latin1'), deflateSync(icc)]))),
  // Primaries 12 (P3 D65), transfer 13 (sRGB curve), matrix 0 (RGB), full range.
  'Display P3 by cICP': withChunk(chunk('cICP', Buffer.from([12, 13, 0, 1]))),
}
for (const [name, picture] of Object.entries(pictures)) {
  const pixels = await sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer()
  const { space, hasProfile } = await sharp(picture).metadata()
  console.log(`${name}: pixel ${[...pixels.subarray(0, 3)].join(' ')}, space ${space}, hasProfile ${hasProfile}`)
}
const saved = await sharp(pictures['Display P3 by cICP']).keepMetadata().png().toBuffer()
console.log(`cICP after saving with keepMetadata: ${saved.includes('cICP')}`)
JS

cat >expected.txt <<'TXT'
sharp 0.35.5, libvips 8.18.7, libpng 1.6.58
no statement: pixel 200 100 100, space srgb, hasProfile false
Display P3 by ICC profile: pixel 215 93 97, space srgb, hasProfile true
Display P3 by cICP: pixel 200 100 100, space srgb, hasProfile false
cICP after saving with keepMetadata: false
TXT

node look.mjs | tee seen.txt
if ! diff expected.txt seen.txt; then
  echo 'Changed: the lines above differ from what this finding describes.' >&2
  exit 1
fi
echo 'As described: colours stated by cICP are neither applied nor kept.'
