// covers S3-019 S7-014

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placesOf } from '~/features/profiles/places/places.server';
import { loadTenants, nothing } from '~/tenancy/load-tenants.server';
import { memoryStorage } from '~/providers/storage/memory';
import { chatJobs } from '~/features/chat/chat.jobs.server';
import { listUnansweredConversations } from '~/features/chat/inbox/inbox.service.server';
import { RESERVED_MS } from '~/features/chat/pricing/reserve.service.server';
import type { Tenant } from '~/tenancy/tenant';
import { testContext } from '~/testing/context';
import { drainOutbox } from '~/testing/outbox';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { findConversation } from '../queries/conversation';
import { accountOf, creditsOf } from '../queries/credit-account';
import { findLedgerProblems } from '../queries/credit-check';
import { sumOfEntries } from '../queries/credit.testing';
import { findMemberByEmail } from '../queries/member';
import { DEMO_PASSWORD, demoLogins } from './demo-logins';
import { photoKey } from './demo-photos';
import { seededRng } from './rng';
import { seedDemo } from './seed-demo';

const file = (folder: string) => (name: string) => ({
  name: name.slice(0, -'.json'.length),
  content: readFileSync(`${folder}/${name}`, 'utf8'),
  signature: name,
});
const json = (folder: string) => readdirSync(folder).filter((name) => /^[a-z-]+\.json$/.test(name));
const brands: Tenant[] = [
  ...loadTenants(nothing, {
    tenants: json('tenants').map(file('tenants')),
    companies: json('tenants/companies').map(file('tenants/companies')),
  }).next.tenants.values(),
];

function seed({ database, clock }: OpenDatabase, storage = memoryStorage(), tenants = brands) {
  return seedDemo(database, tenants, {
    clock,
    rng: seededRng('test'),
    placesOf,
    storage,
    hashPassword: async (password) => `hashed ${password}`,
    vatRate: () => 2100,
  });
}

withDatabase('the demo seed', (open) => {
  it('is tested with the brands that are served', () => {
    expect(brands.length).toBeGreaterThanOrEqual(9);
  });

  it('fills every brand once: at least 600 labelled members, nothing the second time', async () => {
    const opened = await open();
    const storage = memoryStorage();
    const first = await seed(opened, storage);
    expect(first.seeded).toHaveLength(brands.length);
    expect(first.members).toBeGreaterThanOrEqual(600);
    expect(await seed(opened, storage)).toEqual({ seeded: [], members: 0 });

    for (const tenant of brands) {
      const db = opened.database.tenant(tenant.id);
      const members = await db.selectFrom('member').selectAll().where('tenant_id', '=', tenant.id).execute();
      expect(members.filter((member) => member.kind === 'fictional').length, tenant.slug).toBeGreaterThanOrEqual(60);
      expect(members.filter((member) => member.kind === 'fictional' && (member.email || member.password_hash))).toEqual(
        [],
      );
      const logins = members.filter((member) => member.kind === 'member');
      expect(logins.map((member) => member.email).sort()).toEqual(
        demoLogins(tenant)
          .map((login) => login.email)
          .sort(),
      );
      for (const login of logins)
        expect(login).toMatchObject({
          status: 'active',
          profile_status: 'active',
          password_hash: `hashed ${DEMO_PASSWORD}`,
        });
      const photos = await db.selectFrom('photo').selectAll().where('tenant_id', '=', tenant.id).execute();
      expect(new Set(photos.map((photo) => photo.member_id)).size).toBe(members.length);
      for (const { main_photo_id } of members) expect(photos.some((photo) => photo.id === main_photo_id)).toBe(true);
      // Every demo shows locked photos: further photos, each with its file and its blurred rendition.
      const further = photos.filter(({ id }) => !members.some(({ main_photo_id }) => main_photo_id === id));
      expect(new Set(further.map(({ member_id }) => member_id)).size, tenant.slug).toBeGreaterThanOrEqual(3);
      for (const { filename, thumb_filename, blur_filename } of further)
        for (const name of [filename, thumb_filename, blur_filename!])
          expect(await storage.exists(photoKey(tenant.id, name))).toBe(true);
      for (const photo of photos.slice(0, 3))
        expect(await storage.exists(photoKey(tenant.id, photo.thumb_filename))).toBe(true);
      // The rendition for the match screen is a separate file.
      for (const { main_photo_id } of members) {
        const { filename, match_filename } = photos.find(({ id }) => id === main_photo_id)!;
        expect(match_filename).not.toBe(filename);
        expect(await storage.exists(photoKey(tenant.id, match_filename!))).toBe(true);
      }
    }
  });

  it('fills a brand that is added later, and leaves existing ones unchanged', async () => {
    const opened = await open();
    await seed(opened, memoryStorage(), brands.slice(0, 1));
    expect((await seed(opened, memoryStorage(), brands.slice(0, 2))).seeded).toEqual([brands[1]!.slug]);
  });

  it('fills an emptied storage again without changing the rows', async () => {
    const opened = await open();
    await seed(opened, memoryStorage(), brands.slice(0, 1));
    const storage = memoryStorage();
    expect((await seed(opened, storage, brands.slice(0, 1))).seeded).toEqual([]);
    const db = opened.database.tenant(brands[0]!.id);
    const photo = await db
      .selectFrom('photo')
      .selectAll()
      .where('tenant_id', '=', brands[0]!.id)
      .executeTakeFirstOrThrow();
    expect(await storage.exists(photoKey(brands[0]!.id, photo.filename))).toBe(true);
  });

  it('books every credit twice: transactions sum to zero, balances are the sums, the premium account has bought', async () => {
    const opened = await open();
    await seed(opened);
    for (const tenant of brands) {
      const db = opened.database.tenant(tenant.id);
      expect(await findLedgerProblems(db)).toEqual({});
      for (const { email } of demoLogins(tenant)) {
        const { id } = (await findMemberByEmail(db, email))!;
        const credits = await creditsOf(db, id);
        expect(credits).toBe(await sumOfEntries(db, accountOf(id, 'spendable')));
        expect(credits).toBeGreaterThanOrEqual(0);
      }
      const messages = await db
        .selectFrom('message')
        .selectAll()
        .where('tenant_id', '=', tenant.id)
        .orderBy('conversation_id')
        .orderBy('seq')
        .execute();
      for (const [i, { conversation_id, seq }] of messages.entries())
        expect(seq).toBe(messages[i - 1]?.conversation_id === conversation_id ? messages[i - 1]!.seq + 1 : 1);
      const bought = await db.selectFrom('purchase').selectAll().where('tenant_id', '=', tenant.id).execute();
      expect(bought).toHaveLength(1);
      expect(bought[0]).toMatchObject({
        state: 'completed',
        total_minor: bought[0]!.amount_minor + bought[0]!.fee_minor,
      });
      const buyer = await db
        .selectFrom('member')
        .select('paid_user')
        .where('tenant_id', '=', tenant.id)
        .where('id', '=', bought[0]!.member_id)
        .executeTakeFirst();
      expect(buyer?.paid_user).toBe(1);
    }
  });

  it('leaves the team one open conversation if it replies, and returns its credits if it does not', async () => {
    const opened = await open();
    await seed(opened);
    const asking: string[] = [];
    for (const tenant of brands) {
      const context = { ...testContext(opened), tenant, db: opened.database.tenant(tenant.id) };
      const { now } = context.clock;
      const unanswered = await listUnansweredConversations(context, { limit: 5 });
      const mark = (await findMemberByEmail(context.db, demoLogins(tenant)[1].email))!;
      const reserved = () => creditsOf(context.db, mark.id, 'held');
      expect([tenant.slug, unanswered.length, await reserved()]).toEqual(
        tenant.fictional_chat === 'answered' ? [tenant.slug, 1, tenant.message_credits] : [tenant.slug, 0, 0],
      );
      for (const { conversationId, dueAt } of unanswered) {
        const { created_at } = (await findConversation(context.db, conversationId))!;
        expect(dueAt - created_at).toBe(RESERVED_MS.fictional_recipient);
        expect(dueAt).toBeGreaterThan(now());
        asking.push(tenant.slug);
      }
      const tired = { ...context, clock: { now: () => now() + RESERVED_MS.fictional_recipient } };
      await drainOutbox(opened, tired, chatJobs);
      expect(await reserved()).toBe(0);
    }
    expect(asking.length).toBeGreaterThanOrEqual(2);
    expect(asking.length).toBeLessThan(brands.length);
  });

  it('control: a credit that nobody booked is found', async () => {
    const opened = await open();
    await seed(opened, memoryStorage(), brands.slice(0, 1));
    const db = opened.database.tenant(brands[0]!.id);
    await db
      .updateTable('credit_account')
      .set({ balance: 1 })
      .where('tenant_id', '=', brands[0]!.id)
      .where('kind', '=', 'member_held')
      .execute();
    const { balances, holds } = await findLedgerProblems(db);
    expect([balances, holds]).toEqual([expect.objectContaining({ length: 2 }), expect.objectContaining({ length: 2 })]);
  });

  it('no like or message is forged in a real member’s name', async () => {
    const opened = await open();
    await seed(opened);
    for (const tenant of brands) {
      const db = opened.database.tenant(tenant.id);
      const likes = await db
        .selectFrom('member_like')
        .innerJoin('member', (join) =>
          join.onRef('member.id', '=', 'member_like.from_id').onRef('member.tenant_id', '=', 'member_like.tenant_id'),
        )
        .select(['member.kind', 'member_like.author_kind'])
        .where('member_like.tenant_id', '=', tenant.id)
        .where('member.tenant_id', '=', tenant.id)
        .execute();
      expect(likes.length).toBeGreaterThan(8);
      for (const like of likes) expect(like.author_kind).toBe(like.kind === 'fictional' ? 'automation' : 'member');
    }
  });
});
