import { sql, type Kysely } from 'kysely';
import { computedNumber, computeNumber, createTable, unique } from '../dialect';

export async function up(db: Kysely<unknown>): Promise<void> {
  await member(db);
  await visit(db);
}

/** Name and slug of a lander, 40 characters each, and the dot between them. */
const LANDER_LENGTH = 81;

async function member(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'member', {
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('id', c.code(26), (col) => col.notNull())
        .addColumn('kind', c.code(10), (col) => col.notNull())
        .addColumn('email', c.words(254))
        .addColumn('email_key', c.words(254))
        .addColumn('password_hash', c.code(255))
        .addColumn('name', c.words(60), (col) => col.notNull())
        .addColumn('status', c.code(16), (col) => col.notNull())
        .addColumn('profile_status', c.code(10), (col) => col.notNull())
        .addColumn('searchable', c.flag, (col) => col.notNull().defaultTo(0))
        .addColumn('has_photo', c.flag, (col) => col.notNull().defaultTo(0))
        .addColumn('gender', c.code(6))
        .addColumn('sexuality', c.code(8))
        .addColumn('seeks', c.code(6))
        .addColumn('birth_date', c.code(10))
        .addColumn('country', c.code(2))
        .addColumn('region_id', c.code(16))
        .addColumn('city', c.words(120))
        .addColumn('hair_color', c.code(16))
        .addColumn('eye_color', c.code(16))
        .addColumn('body_type', c.code(16))
        .addColumn('relationship_status', c.code(24))
        .addColumn('tattoos', c.code(3))
        .addColumn('interests', c.text)
        .addColumn('about', c.text)
        .addColumn('language', c.code(5), (col) => col.notNull())
        .addColumn('main_photo_id', c.code(26))
        .addColumn('paid_user', c.flag, (col) => col.notNull().defaultTo(0))
        .addColumn('premium_since', c.big)
        .addColumn('notifications_disabled', c.text)
        .addColumn('signup_date', c.big, (col) => col.notNull())
        .addColumn('activated_at', c.big)
        .addColumn('last_active_at', c.big, (col) => col.notNull())
        .addColumn('deleted_at', c.big)
        .addColumn('network', c.words(190))
        .addColumn('ref', c.words(190))
        .addColumn('sub1', c.words(190))
        .addColumn('sub2', c.words(190))
        .addColumn('sub3', c.words(190))
        .addColumn('signup_from_member_id', c.code(26))
        .addColumn('signup_message', c.text)
        .addColumn('signup_lander', c.code(LANDER_LENGTH))
        .addColumn('geo_cell', c.int)
        .addColumn('located_at', c.big)
        .addColumn('invisible', c.flag, (col) => col.notNull().defaultTo(0))
        .addColumn('looking_for', c.text)
        .addColumn('interests_1', c.big, (col) => col.notNull().defaultTo(0))
        .addColumn('interests_2', c.big, (col) => col.notNull().defaultTo(0))
        .addColumn('interests_3', c.big, (col) => col.notNull().defaultTo(0))
        .addColumn('interests_4', c.big, (col) => col.notNull().defaultTo(0))
        .addColumn('search_bits', computedNumber(db, searchBits))
        .addColumn('receipts_off', c.flag)
        .addColumn('who_may_write', c.code(9))
        .addColumn('decision_number', c.code(12))
        .addColumn('signup_step', c.flag)
        .addColumn('push_disabled', c.text)
        .addColumn('sexuality_withheld', c.code(8))
        .addColumn('prompts', c.text)
        .addColumn('checked_photo_id', c.code(26))
        .addColumn('checked_at', c.big)
        .addColumn('visitors_too', c.flag, (col) => col.notNull().defaultTo(0))
        .addColumn('for_visitors', computedNumber(db, forVisitors))
        .addPrimaryKeyConstraint('member_pk', ['tenant_id', 'id']),
    indexes: memberIndexes,
  });
  await computeNumber(db, 'member', { column: 'search_bits', formula: searchBits, sources: searchBitSources });
  const sources = ['kind', 'visitors_too'];
  await computeNumber(db, 'member', { column: 'for_visitors', formula: forVisitors, sources });
}

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

/**
 * One number for the flags and traits that search filters by. The database computes it, so it always agrees with its
 * columns. The mark of a checked member is part of it: only a member, never a fictional profile, and only while the photo
 * that a person compared is the first one that others see.
 */
const searchBits = sql.join(
  [
    sql`case kind when 'member' then 1 else 0 end + has_photo * 2 + invisible * 4`,
    ...traitSums(),
    sql`case when kind = 'member' and has_photo = 1 and checked_photo_id = main_photo_id then ${sql.lit(CHECKED)} else 0 end`,
  ],
  sql` + `,
);
const searchBitSources = [
  'kind',
  'has_photo',
  'invisible',
  ...Object.keys(TRAITS),
  'main_photo_id',
  'checked_photo_id',
];

function traitSums() {
  let bit = 8;
  return Object.entries(TRAITS).map(([column, values]) => {
    const whens = values.map((value) => {
      const when = sql`when ${sql.lit(value)} then ${sql.lit(bit)}`;
      bit *= 2;
      return when;
    });
    return sql`case ${sql.ref(column)} ${sql.join(whens, sql` `)} else 0 end`;
  });
}

/**
 * Members are shown to members only, unless they say otherwise. What the brand itself has written (fictional profiles) is
 * for everybody.
 */
const forVisitors = sql`case kind when 'fictional' then 1 else visitors_too end`;

const INTERESTS = ['interests_1', 'interests_2', 'interests_3', 'interests_4'];
const RANK_FILTERS = ['region_id', 'birth_date', 'geo_cell', 'signup_date', 'search_bits', ...INTERESTS, 'seeks'];

/**
 * The search indexes cover their query, so that no search reads a member's row before it is a result and none is ranked by
 * one: equality columns, then the order, then the columns that filter. MySQL allows 16 columns.
 */
const memberIndexes = {
  member_email_key: unique(['tenant_id', 'email_key']),
  member_deleted: ['tenant_id', 'deleted_at'],
  // The order "nearest": cell by cell, in each the most recently active first.
  member_near: [
    'tenant_id', 'searchable', 'geo_cell', 'last_active_at', 'id', 'gender', 'country', 'region_id', 'birth_date',
    'signup_date', 'search_bits', ...INTERESTS,
  ],
  // The order "new": by signup, in one index for all genders and countries.
  member_new: [
    'tenant_id', 'searchable', 'signup_date', 'id', 'gender', 'country', 'last_active_at', 'region_id', 'birth_date',
    'geo_cell', 'search_bits', ...INTERESTS,
  ],
  // The usual order, for each combination of the equality columns. An index without gender holds two entries for each
  // candidate of a search by gender alone, which slows MariaDB down.
  member_rank: ['tenant_id', 'searchable', 'gender', 'country', 'last_active_at', 'id', ...RANK_FILTERS],
  member_rank_country: ['tenant_id', 'searchable', 'country', 'last_active_at', 'id', 'gender', ...RANK_FILTERS],
  member_rank_gender: ['tenant_id', 'searchable', 'gender', 'last_active_at', 'id', 'country', ...RANK_FILTERS],
  member_rank_all: ['tenant_id', 'searchable', 'last_active_at', 'id', 'gender', 'country', ...RANK_FILTERS],
  // What visitors without an account find. Those whom they may see can be few among very many, so they have an index of
  // their own, with what visitors can filter by.
  member_visitors: [
    'tenant_id', 'searchable', 'for_visitors', 'last_active_at', 'id', 'gender', 'country', 'region_id', 'birth_date',
    'signup_date', 'search_bits', ...INTERESTS,
  ],
}; // prettier-ignore

/** Only the latest visit of each pair, so that a page of a member's visitors is one range of the index. */
async function visit(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'visit', {
    clustered: true,
    columns: (table, c) =>
      table
        .addColumn('tenant_id', c.int, (col) => col.notNull())
        .addColumn('visited_id', c.code(26), (col) => col.notNull())
        .addColumn('visitor_id', c.code(26), (col) => col.notNull())
        .addColumn('visited_at', c.big, (col) => col.notNull())
        .addPrimaryKeyConstraint('visit_pk', ['tenant_id', 'visited_id', 'visitor_id']),
    indexes: {
      visit_newest: ['tenant_id', 'visited_id', 'visited_at', 'visitor_id'],
    },
  });
}
