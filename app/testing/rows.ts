import { emailKeyOf } from '~db/queries/member';
import type { Own } from '~db/handle';
import type { NewMember } from '~db/schema/member';
import { TEST_NOW } from './with-database';

/** A row of a confirmed, searchable member; tests give only the fields that matter to them. */
export function memberRow(id: string, overrides: Partial<Own<NewMember>> = {}): Own<NewMember> {
  const email = overrides.email === undefined ? `${id}@example.test` : overrides.email;
  return {
    id,
    kind: 'member',
    email,
    email_key: email === null ? null : emailKeyOf(email),
    name: `Name ${id}`,
    status: 'active',
    profile_status: 'active',
    searchable: 1,
    has_photo: 0,
    paid_user: 0,
    gender: 'female',
    birth_date: '1990-05-01',
    country: 'NL',
    region_id: 'NL-07',
    language: 'nl',
    signup_date: TEST_NOW,
    last_active_at: TEST_NOW,
    // Not as at signup: most tests ask who is found, and what visitors may not see has tests of its own.
    visitors_too: 1,
    ...overrides,
  };
}
