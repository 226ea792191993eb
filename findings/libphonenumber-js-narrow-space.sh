#!/usr/bin/env bash
# libphonenumber-js reads a telephone number whose groups stand between ordinary no-break spaces (U+00A0) or ideographic
# ones (U+3000), and nothing at all if they are narrow no-break spaces (U+202F) or thin spaces (U+2009): those that French
# typography puts between groups of digits, and that Intl writes itself for French.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 >/dev/null
cat >check.cjs <<'JS'
const { parsePhoneNumberFromString } = require('libphonenumber-js/max');
console.log('libphonenumber-js', require('libphonenumber-js/package.json').version);
const groups = ['06', '12', '34', '56', '78'];
const read = (space) => {
  const number = parsePhoneNumberFromString(groups.join(space), 'FR');
  return `${number?.number ?? 'nothing'}, valid: ${number?.isValid() ?? false}`;
};
const seen = { space: read(' '), 'U+00A0': read('\u00a0'), 'U+3000': read('\u3000'), 'U+202F': read('\u202f'), 'U+2009': read('\u2009') };
for (const [name, said] of Object.entries(seen)) console.log(name.padEnd(7), said);
console.log('French numbers of Intl stand between', escape(new Intl.NumberFormat('fr').format(12345).replace(/\d/g, '')));
const right = '+33612345678, valid: true';
const asFound =
  seen.space === right && seen['U+00A0'] === right && seen['U+3000'] === right && seen['U+202F'] !== right && seen['U+2009'] !== right;
console.log(asFound ? 'as found' : 'changed');
process.exit(asFound ? 0 : 1);
JS
node check.cjs
