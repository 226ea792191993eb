import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patchMember } from '~db/queries/member';
import type { MemberPatch } from '~db/schema/member';
import { apiTable } from '~/compose/api-table.server';
import { memberChannel } from '~/server/events/event-stream';
import { chatContext, send } from '~/features/chat/server/chat.testing';
import { likeMember } from '~/features/likes/likes.service.server';
import { openLanders } from '~/landing/registry/landers.server';
import { memoryLogger } from '~/server/operations/logger';
import type { Own } from '~db/handle';
import { profileFields, profileNotes } from '~/tenancy/tenant-choices';
import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import { as } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withSqlite, type OpenDatabase } from '~/testing/with-database';
import { SHOWING, SHOWING_NOBODY, type Village } from './showing-routes.testing';

/**
 * What a brand does not show of profiles reaches nobody: not in a page's data (the source of both HTML and .data), not
 * in a response of the API, not in a live event. The test compares: when a hidden field of someone changes, every
 * response to everybody else must stay exactly the same.
 */
type Hideable = (typeof profileFields)[number] | (typeof profileNotes)[number];
const HIDEABLE: readonly Hideable[] = [...profileFields, ...profileNotes];

/**
 * Gender, country and region also decide whom a search finds, so the test searches the responses for these fields by
 * name instead.
 */
const SELECTS = ['gender', 'country'] as const;

const BEFORE: Record<Exclude<Hideable, (typeof SELECTS)[number]>, Own<MemberPatch>> = {
  sexuality: { sexuality: 'hetero' },
  hair_color: { hair_color: 'red' },
  eye_color: { eye_color: 'hazel' },
  body_type: { body_type: 'slim' },
  relationship_status: { relationship_status: 'widowed' },
  tattoos: { tattoos: 'yes' },
  interests: { interests: '["sailing","jazz"]' },
  countryregion: { city: 'Leiden', geo_cell: 5_213_044 },
  about_me: { about: 'I keep bees.' },
  looking_for: { looking_for: 'Somebody who dances.' },
};
const AFTER: typeof BEFORE = {
  sexuality: { sexuality: 'bi' },
  hair_color: { hair_color: 'black' },
  eye_color: { eye_color: 'green' },
  body_type: { body_type: 'normal' },
  relationship_status: { relationship_status: 'divorced' },
  tattoos: { tattoos: 'no' },
  interests: { interests: '["hiking","yoga"]' },
  countryregion: { city: 'Groningen', geo_cell: 5_323_065 },
  about_me: { about: 'I bake bread.' },
  looking_for: { looking_for: 'Somebody who sings.' },
};

interface RouteModule {
  loader?: Parameters<typeof callRoute>[0];
  action?: Parameters<typeof callRoute>[0];
}
const files = import.meta.glob<RouteModule>(['./**/*.{ts,tsx}', '!./**/*.{test,testing}.*', '!./**/*.server.ts']);

let landers: { close(): void };
beforeAll(async () => {
  landers = await openLanders({ directory: resolve('landers'), log: memoryLogger([]) });
});
afterAll(() => landers.close());

async function settle(open: OpenDatabase): Promise<Village> {
  const context = chatContext(open);
  const traits = Object.assign({ gender: 'female', country: 'NL', region_id: 'NL-ZH' }, ...Object.values(BEFORE));
  const her = await makeMember(context, { name: 'Hera', photo: true, seeks: 'male', credits: 500, ...traits });
  const prompts = JSON.stringify([{ id: 'sunday', answer: 'A walk and a cake.' }]);
  const seen = { photo: true, prompts, last_active_at: SENTINEL };
  const fictional = await makeFictional(context, { name: 'Flora', ...traits, ...seen });
  const mine = { gender: 'male', seeks: 'female', country: 'NL', region_id: 'NL-ZH', geo_cell: 5_208_043 } as const;
  const me = await makeMember(context, {
    name: 'Me',
    credits: 500,
    paid_user: 1,
    interests: '["jazz","yoga"]',
    ...mine,
  });
  const { conversation } = await send(context, her, me);
  await likeMember(as(context, her), me.id);
  await likeMember(as(context, me), her.id);
  const village = { open, her, fictional, me, chat: conversation.id };
  // The requests themselves mark messages as read, clear the "new" flag of likes and trigger the automatic like. From
  // the second round on they change nothing.
  for (let round = 0; round < 2; round++) await responses(village, []);
  return village;
}

/** A time that no other event of the test has. */
const SENTINEL = Date.UTC(2026, 10, 21, 11, 59) + 137;

/** The data of all responses, by request. Request keys are left out, since they are new each time. */
async function responses(village: Village, hidden: readonly Hideable[]): Promise<Map<string, unknown>> {
  const tenant = {
    visible_profile_fields: profileFields.filter((field) => !hidden.includes(field)),
    visible_profile_notes: profileNotes.filter((note) => !hidden.includes(note)),
  };
  const visitor = chatContext(village.open, { tenant });
  const me = as(visitor, village.me);
  const found = new Map<string, unknown>();
  const refused: string[] = [];
  for (const [file, visits] of Object.entries(SHOWING)) {
    const { loader, action } = file in apiTable ? {} : await files[`./${file}`]!();
    for (const { path, as: who, ...call } of visits(village)) {
      const handler = call.json === undefined ? loader : action;
      const context = who === 'visitor' ? visitor : me;
      const { status, data } = await (handler ? callRoute(handler, context, path, call) : callApi(context, path, call));
      if (status !== 200) refused.push(`${status} ${who ?? 'member'} ${path}`);
      found.set(`${who ?? 'member'} ${path}`, JSON.parse(JSON.stringify(data, withoutKeys)));
    }
  }
  expect(refused).toEqual([]);
  return found;
}

const withoutKeys = (key: string, value: unknown) => (key === 'requestKey' ? null : value);

async function change({ open: { db }, her, fictional }: Village, to: typeof BEFORE, fields: readonly Hideable[]) {
  for (const { id } of [her, fictional]) {
    for (const field of fields) if (field in to) await patchMember(db, id, to[field as keyof typeof to]);
  }
}

/** The requests whose responses differ. */
function differing(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  return [...before]
    .filter(([call, data]) => JSON.stringify(data) !== JSON.stringify(after.get(call)))
    .map(([call]) => call);
}

/** All values of the field `name` in a response, at any depth, of anybody but the member who asks. */
function saidOf(data: unknown, name: string, own: string): unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => saidOf(item, name, own));
  if (typeof data !== 'object' || data === null || (data as { id?: unknown }).id === own) return [];
  const record = data as Record<string, unknown>;
  const here = 'name' in record && 'id' in record && name in record ? [record[name]] : [];
  return [...here, ...Object.values(record).flatMap((value) => saidOf(value, name, own))];
}

it('every route is either checked here or shows nobody', () => {
  const known = [...Object.keys(SHOWING), ...SHOWING_NOBODY].sort();
  const routes = Object.keys(files).map((file) => file.slice('./'.length));
  expect([...routes, ...Object.keys(apiTable)].sort()).toEqual(known);
});

withSqlite('the profile fields that a brand hides', (open) => {
  it('are in no response, whichever fields are hidden', async () => {
    const village = await settle(await open());
    await fc.assert(
      fc.asyncProperty(fc.subarray([...HIDEABLE], { minLength: 1 }), async (hidden) => {
        await change(village, BEFORE, HIDEABLE);
        const before = await responses(village, hidden);
        await change(village, AFTER, hidden);
        const shown = await responses(village, hidden);
        expect(differing(before, shown)).toEqual([]);
        for (const field of [...SELECTS, 'region', 'city', 'place'] as const) {
          const covered = field === 'gender' || field === 'country' ? hidden.includes(field) : false;
          const near = hidden.includes('countryregion') && (field === 'region' || field === 'city');
          const place = field === 'place' && hidden.includes('countryregion') && hidden.includes('country');
          if (!covered && !near && !place) continue;
          const leaks = [...shown].filter(([, data]) =>
            saidOf(data, field, village.me.id).some((value) => value !== null),
          );
          expect([field, leaks.map(([call]) => call)]).toEqual([field, []]);
        }
      }),
      {
        numRuns: 4,
        examples: [[[...HIDEABLE]], [['interests', 'about_me']], [['gender', 'country', 'countryregion']]],
      },
    );
  }, 60_000);

  it('control: each field is in a response where the brand shows it', async () => {
    const village = await settle(await open());
    let shown = await responses(village, []);
    for (const field of HIDEABLE.filter((field) => field in BEFORE)) {
      await change(village, AFTER, [field]);
      const after = await responses(village, []);
      expect([field, differing(shown, after).length > 0]).toEqual([field, true]);
      shown = after;
    }
    const published = [...shown.values()];
    expect(published.flatMap((data) => saidOf(data, 'gender', village.me.id))).toContain('female');
    expect(published.flatMap((data) => saidOf(data, 'country', village.me.id))).toContain('NL');
  }, 60_000);

  it('never include when a made-up profile was active, but include it for members', async () => {
    const village = await settle(await open());
    const shown = await responses(village, []);
    const leaks = [...shown].filter(([, data]) => JSON.stringify(data).includes(String(SENTINEL)));
    expect(leaks.map(([call]) => call)).toEqual([]);
    await patchMember(village.open.db, village.her.id, { last_active_at: SENTINEL });
    const published = [...(await responses(village, []))].filter(([, data]) =>
      JSON.stringify(data).includes(String(SENTINEL)),
    );
    expect(published.length).toBeGreaterThan(0);
  });

  it('are in no live event either: those hold kinds and numbers only', async () => {
    const village = await settle(await open());
    const context = chatContext(village.open);
    const received: object[] = [];
    const channel = memberChannel(1, village.me.id);
    context.ports.events.subscribe(channel, (event) => received.push(event as object));
    await send(context, village.her, village.me);
    await likeMember(as(context, await makeMember(context)), village.me.id);
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    expect(received.length).toBeGreaterThan(1);
    for (const event of received) {
      expect(Object.keys(event).filter((key) => !['kind', 'conversation', 'seq'].includes(key))).toEqual([]);
    }
  });
});
