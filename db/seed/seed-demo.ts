import type { Insertable } from 'kysely';
import { transaction, type Database } from '../database';
import { demoBrand, type DemoBrand, type DemoTenant } from './demo-brand';
import { bookMoves, demoMoves } from './demo-ledger';
import { DEMO_PASSWORD } from './demo-logins';
import { hasPhotos, portraitFiles, storePhotos, type PhotoStorage } from './demo-photos';
import { demoOrder } from './demo-order';
import { raiseVersions } from '../queries/live-version';
import { storyOf } from './demo-story';
import { insertUnansweredConversation } from './demo-unanswered';
import type { PlacesOf } from './places';
import type { Rng } from './rng';
import type { Tx } from '../handle';
import type { Schema } from '../schema/schema';

export interface SeedOptions {
  clock: { now(): number };
  /** Its seed determines all ids and people, so it must be the same at every start. */
  rng: Rng;
  placesOf: PlacesOf;
  storage: PhotoStorage;
  hashPassword(password: string): Promise<string>;
  /** VAT in hundredths of a percent, shown on the demo's order; 0 if it is left out. */
  vatRate?(country: string): number;
  /** When aborted, throws between two brands or photos. A brand that was begun is seeded again the next time. */
  signal?: AbortSignal;
}

export interface SeedReport {
  /** The slugs of the brands that were seeded in this run. */
  seeded: string[];
  members: number;
}

/**
 * Fills every brand that has no demo members yet with labelled fictional members and two accounts to log in with. A
 * brand's photos are stored before its rows, which are written in one transaction: an interrupted brand is done again.
 */
export async function seedDemo(
  database: Database,
  tenants: readonly DemoTenant[],
  options: SeedOptions,
): Promise<SeedReport> {
  const report: SeedReport = { seeded: [], members: 0 };
  const file = portraitFiles();
  let hash: string | undefined;
  for (const tenant of tenants) {
    options.signal?.throwIfAborted();
    const brand = demoBrand(tenant, options.clock.now(), options.rng, options.placesOf);
    const people = [...brand.fictional, ...brand.accounts];
    const present = await isSeeded(database, brand);
    if (!present || !(await hasPhotos(tenant.id, people, options.storage)))
      await storePhotos(tenant.id, people, { storage: options.storage, file, signal: options.signal });
    if (present) continue;
    hash ??= await options.hashPassword(DEMO_PASSWORD);
    for (const { member } of brand.accounts) member.password_hash = hash;
    await insertBrand(database, brand, options.vatRate ?? (() => 0));
    report.seeded.push(tenant.slug);
    report.members += people.length;
  }
  return report;
}

/** By id and by e-mail address: a deleted demo account keeps its id, one of another seed has the same address. */
async function isSeeded(database: Database, { tenant, fictional, accounts }: DemoBrand): Promise<boolean> {
  const ids = [...fictional.slice(0, 1), ...accounts].map(({ member }) => member.id);
  const emails = accounts.map(({ member }) => member.email_key!);
  const found = await database
    .tenant(tenant.id)
    .selectFrom('member')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where((where) => where.or([where('id', 'in', ids), where('email_key', 'in', emails)]))
    .executeTakeFirst();
  return found !== undefined;
}

async function insertBrand(database: Database, brand: DemoBrand, vatRate: (country: string) => number): Promise<void> {
  const { tenant, now, fictional, accounts, rng } = brand;
  const people = [...fictional, ...accounts];
  const story = storyOf(tenant.id, accounts, fictional, tenant, now, rng);
  const { order, payment } = demoOrder(brand, vatRate, rng);
  const moves = demoMoves(brand, order, story.messages, rng);
  await transaction(database.tenant(tenant.id), async (tx) => {
    await insertAll(tx, 'member', people.map(({ member }) => member)); // prettier-ignore
    await insertAll(tx, 'photo', people.flatMap(({ photo, more }) => [photo, ...more.map((extraPhoto) => extraPhoto.photo)])); // prettier-ignore
    await insertAll(tx, 'member_like', story.likes);
    await insertAll(tx, 'conversation', [story.conversation]);
    await insertAll(tx, 'participant', story.participants);
    await insertAll(tx, 'message', story.messages);
    await insertAll(tx, 'purchase', [order]);
    await insertAll(tx, 'payment', [payment]);
    await bookMoves(
      tx,
      accounts.map(({ member }) => member.id),
      moves,
    );
    await insertUnansweredConversation(tx, brand);
    raiseVersions(tx, ['user', 'chats', 'likes'], people.map(({ member }) => member.id)); // prettier-ignore
  });
}

/** Both databases accept this number of the widest rows in one statement. */
const AT_ONCE = 100;

async function insertAll<T extends keyof Schema & string>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    // TypeScript cannot follow a generic table through Kysely's insert types.
    await tx
      .insertInto(table)
      .values(rows.slice(i, i + AT_ONCE) as never)
      .execute();
  }
}
