import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { addColumn, changeGeneratedNumber, columnTypes } from '../dialect';

// prettier-ignore
const TRAITS = {
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  hair_color: [
    'brunette', 'blond', 'brown', 'white', 'bald', 'black', 'dark blond', 'dark brown', 'gray', 'red', 'other',
  ],
  eye_color: ['blue', 'green', 'hazel', 'brown', 'gray', 'other'],
  body_type: ['slim', 'normal', 'fat'],
  relationship_status: ['divorced', 'living together', 'married', 'single', 'widowed', 'unmarried'],
  tattoos: ['yes', 'no'],
};
/** Far above the traits, whose values are added at their end. */
const CHECKED = 2 ** 50;

// The mark of a checked member is computed by the database: only a member, never a fictional profile, and only while the
// photo that a person compared is the first one that others see. It travels in the number that search filters by.
export async function up(db: Kysely<unknown>): Promise<void> {
  const c = columnTypes(db);
  await addColumn(db, 'member', 'checked_photo_id', c.code(26));
  await addColumn(db, 'member', 'checked_at', c.big);
  let bit = 8;
  const sums = Object.entries(TRAITS).map(([column, values]) => {
    const whens = values.map((value) => {
      const when = sql`when ${sql.lit(value)} then ${sql.lit(bit)}`;
      bit *= 2;
      return when;
    });
    return sql`case ${sql.ref(column)} ${sql.join(whens, sql` `)} else 0 end`;
  });
  const flags = sql`case kind when 'member' then 1 else 0 end + has_photo * 2 + invisible * 4`;
  const checked = sql`case when kind = 'member' and has_photo = 1 and checked_photo_id = main_photo_id then ${sql.lit(CHECKED)} else 0 end`;
  const sources = ['kind', 'has_photo', 'invisible', ...Object.keys(TRAITS), 'main_photo_id', 'checked_photo_id'];
  await changeGeneratedNumber(db, 'member', 'search_bits', sql.join([flags, ...sums, checked], sql` + `), sources);
}
