import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { addGeneratedNumber } from '../dialect';

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

// One number for the flags and traits that search filters by. The database computes it, so it always agrees with its
// columns.
export async function up(db: Kysely<unknown>): Promise<void> {
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
  const sources = ['kind', 'has_photo', 'invisible', ...Object.keys(TRAITS)];
  await addGeneratedNumber(db, 'member', 'search_bits', sql.join([flags, ...sums], sql` + `), sources);
}
